import type { NftFacts } from '@tyto/chain'
import type { DidRecord } from '@tyto/identity'
import { err, ok, toBech32, zeroAddress } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useFindAnyone, useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../../shared/recipients/WhoStep'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { burnNfts } from '../actions/burnNfts'
import { setNftSpender } from '../actions/setNftSpender'
import { transferNfts } from '../actions/transferNfts'
import { updateDomainAddress } from '../actions/updateDomainAddress'
import { updateTokenUri } from '../actions/updateTokenUri'
import type { Collection } from '../../../shared/identity/nfts/ownedQueries'

interface OperationProps {
  readonly collection: Collection
  readonly record: DidRecord
  readonly nfts: readonly NftFacts[]
  readonly labels: readonly string[]
  /** The name of the wallet, as it is written. */
  readonly subject: string
  /** Called once the wallet was asked for it. */
  readonly onAsked: () => void
}

/** The wallet and the collection that every operation acts on. */
function placeOf({ record, collection }: OperationProps) {
  return { wallet: record.address, collection }
}

function signerOf({ record }: OperationProps) {
  return record.controller ?? undefined
}

/** Nobody destroys anything without having typed what. */
export function BurnForm(props: OperationProps) {
  const { t } = useTranslation('nftOperations')
  const { nfts, labels, subject } = props
  const word = labels.length === 1 ? labels[0]! : t('burnWord', { count: nfts.length })
  const form = useSteps({
    typed: textStep(t('type', { word }), (typed) =>
      typed.toLowerCase() === word.toLowerCase() ? ok(true) : err(t('mistyped', { word })),
    ),
  })
  return (
    <>
      <Note kind="danger">{t('burnWarning', { count: nfts.length })}</Note>
      <StepForm
        steps={form}
        submit={() => (
          <ActionButton
            action={burnNfts}
            onAsked={props.onAsked}
            input={{ ...placeOf(props), ids: nfts.map(({ id }) => id) }}
            subject={subject}
            signer={signerOf(props)}
            wide
          />
        )}
      >
        <StepField step={form.steps.typed} autoCapitalize="none" spellCheck={false} />
      </StepForm>
    </>
  )
}

export function TransferForm(props: OperationProps) {
  const { t } = useTranslation(['nftOperations', 'nft'])
  const { nfts, record, subject } = props
  const to = useWhoPlan({
    form: 'nftReceiver',
    label: t('nftOperations:to'),
    finds: useFindAnyone(useNetworkId()),
    not: { address: record.address, text: t('nftOperations:sameWallet') },
  })
  const form = useSteps({ to })
  return (
    <StepForm
      steps={form}
      submit={({ to: receiver }) => (
        <ActionButton
          action={transferNfts}
          onAsked={props.onAsked}
          input={{ ...placeOf(props), transfers: nfts.map(({ id }) => ({ id, to: receiver.address })) }}
          named={[receiver]}
          subject={subject}
          signer={signerOf(props)}
          wide
        >
          {nfts.length > 1 ? t('nftOperations:operation.batch') : undefined}
        </ActionButton>
      )}
    >
      <WhoStep step={form.steps.to} plan={to} hint={t('nftOperations:anyoneHint')} />
    </StepForm>
  )
}

export function SpenderForm(props: OperationProps) {
  const { t } = useTranslation('nftOperations')
  const { nfts, record, subject } = props
  const [nft] = nfts
  const spender = useWhoPlan({
    form: 'nftSpender',
    label: t('spender'),
    finds: useFindAnyone(useNetworkId()),
    not: { address: record.address, text: t('ownSpender') },
  })
  const form = useSteps({ spender })
  if (nft === undefined) return null
  const input = { ...placeOf(props), id: nft.id }
  return (
    <div className={layout.stack}>
      {nft.spender !== null && (
        <>
          <Facts facts={[{ label: t('spenderNow'), value: <AddressText value={toBech32(nft.spender)} /> }]} />
          <ActionButton
            action={setNftSpender}
            onAsked={props.onAsked}
            input={{ ...input, spender: zeroAddress }}
            subject={subject}
            signer={signerOf(props)}
            isSecond
          >
            {t('noSpender')}
          </ActionButton>
        </>
      )}
      <StepForm
        steps={form}
        submit={({ spender: chosen }) => (
          <ActionButton
            action={setNftSpender}
            onAsked={props.onAsked}
            input={{ ...input, spender: chosen.address }}
            named={[chosen]}
            subject={subject}
            signer={signerOf(props)}
            wide
          />
        )}
      >
        <WhoStep step={form.steps.spender} plan={spender} hint={t('anyoneHint')} />
      </StepForm>
    </div>
  )
}

/** The longest address of data that is sent; longer ones belong into what they lead to. */
const longestUri = 2_000

export function UriForm(props: OperationProps) {
  const { t } = useTranslation('nftOperations')
  const { nfts, subject } = props
  const [nft] = nfts
  const form = useSteps({
    uri: textStep(t('uri'), (typed) => {
      if (typed.length > longestUri) return err(t('uriTooLong', { count: longestUri }))
      return /[\p{Cc}\p{Cf}\s]/u.test(typed) ? err(t('uriWrong')) : ok(typed)
    }),
  })
  if (nft === undefined) return null
  return (
    <>
      <Facts facts={[{ label: t('uriNow'), value: nft.uri.slice(0, longestUri) }]} />
      <StepForm
        steps={form}
        submit={({ uri }) => (
          <ActionButton
            action={updateTokenUri}
            onAsked={props.onAsked}
            input={{ ...placeOf(props), id: nft.id, uri }}
            subject={subject}
            signer={signerOf(props)}
            wide
          />
        )}
      >
        <StepField step={form.steps.uri} autoCapitalize="none" spellCheck={false} />
      </StepForm>
    </>
  )
}

export function AddressForm(props: OperationProps) {
  const { t } = useTranslation('nftOperations')
  const { nfts, subject } = props
  const [nft] = nfts
  const to = useWhoPlan({
    form: 'nameAddress',
    label: t('newAddress'),
    finds: useFindAnyone(useNetworkId()),
  })
  const form = useSteps({ to })
  if (nft === undefined) return null
  return (
    <>
      {nft.leadsTo !== null && (
        <Facts facts={[{ label: t('leadsNow'), value: <AddressText value={toBech32(nft.leadsTo)} /> }]} />
      )}
      <StepForm
        steps={form}
        submit={({ to: place }) => (
          <ActionButton
            action={updateDomainAddress}
            onAsked={props.onAsked}
            input={{ ...placeOf(props), id: nft.id, to: place.address }}
            named={[place]}
            subject={subject}
            signer={signerOf(props)}
            wide
          />
        )}
      >
        <WhoStep step={form.steps.to} plan={to} hint={t('anyoneHint')} />
      </StepForm>
    </>
  )
}
