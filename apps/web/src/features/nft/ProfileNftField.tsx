import type { NftHolder } from '@tyto/chain'
import { formatNftReference, parseNftReference, tydraCollections } from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { collectablesQuery, tydrasQuery } from '../../shared/identity/image/nftQueries'
import { collections } from '../../shared/identity/nfts/ownedQueries'
import { useNetworkId } from '../../shared/settings/network'
import { Field } from '../../shared/ui/fields/Field'
import layout from '../../shared/ui/page/layout.module.css'
import { SelectField } from '../../shared/ui/fields/SelectField'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import type { Step, StepPlan } from '../../shared/ui/steps/useSteps'
import { NftPreview } from './NftPreview'
import { OwnPictures } from './OwnPictures'

export interface ProfileNftDraft {
  /** '' for no NFT at all. */
  readonly collection: string
  /** '' for the domain's own Tydra. */
  readonly tokenId: string
}

function read({ collection, tokenId }: ProfileNftDraft) {
  return parseNftReference(tokenId.trim() === '' ? collection : `${collection}#${tokenId}`)
}

/** The step of a profile NFT: `collection#tokenId`, or null for none. */
export function useProfileNftPlan(): StepPlan<ProfileNftDraft, string | null> {
  const { t } = useTranslation('nft')
  return {
    label: t('nft.profileNft'),
    initial: { collection: '', tokenId: '' },
    isAnsweredAtFirst: true,
    isEmpty: () => false,
    save: (draft) => {
      if (draft.collection === '') return ok(null)
      const nft = read(draft)
      const isWhole = nft.ok && (nft.value.tokenId !== null || isTydra(draft.collection))
      return isWhole ? ok(formatNftReference(nft.value)) : err(t('nft.wrongTokenId'))
    },
  }
}

interface ProfileNftFieldProps {
  readonly step: Step<ProfileNftDraft>
  readonly holder: NftHolder
}

/** The choice of a profile NFT with its token id, and a preview. */
export function ProfileNftField({ step, holder }: ProfileNftFieldProps) {
  const network = useNetworkId()
  const { t } = useTranslation('nft')
  const { data: tydras = [] } = useQuery(tydrasQuery(network, holder.domain))
  const { data: held = [] } = useQuery(collectablesQuery(network, holder.wallet))
  const { collection, tokenId } = step.draft
  const nft = read(step.draft)
  const options = [...tydraCollections, ...collections].map((value) => {
    const isOwned =
      tydras.some(({ nft: tydra }) => tydra.collection === value) ||
      held.some(({ collection: each, count }) => each === value && count > 0n)
    return { value, label: isOwned ? t('nft.owned', { collection: value }) : value }
  })
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <SelectField
          label={step.label}
          value={collection}
          onChange={(chosen) => step.choose({ collection: chosen, tokenId: '' })}
          options={[{ value: '', label: t('nft.noNft') }, ...options]}
        />
        {collection !== '' && (
          <Field
            label={t('nft.tokenId')}
            hint={t(isTydra(collection) ? 'nft.tydraHint' : 'nft.tokenIdHint')}
            error={step.error ?? undefined}
            value={tokenId}
            onChange={(event) => step.edit({ collection, tokenId: event.target.value })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            mono
          />
        )}
        <OwnPictures
          holder={holder}
          chosen={nft.ok ? formatNftReference(nft.value) : ''}
          onChoose={(own) => {
            const found = parseNftReference(own)
            if (found.ok)
              step.choose({ collection: found.value.collection, tokenId: found.value.tokenId ?? '' })
          }}
        />
        {collection !== '' && <NftPreview nft={nft.ok ? nft.value : null} holder={holder} />}
      </div>
    </StepFrame>
  )
}

function isTydra(collection: string): boolean {
  return (tydraCollections as readonly string[]).includes(collection)
}
