import { formatName } from '@tyto/identity'
import { isAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import layout from '../../../shared/ui/page/layout.module.css'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isCount, isText, orNull } from '../../../shared/identity/moment/shapes'

export interface NftsGivenMoment {
  readonly kind: 'nftsGiven'
  readonly collection: string
  readonly count: number
  /** Null where they are with several. */
  readonly recipient: Address | null
}

/** NFTs are with others: how many, with whom, and what is left. */
function NftsGiven({ moment, name }: MomentPart<NftsGivenMoment>) {
  const { t } = useTranslation('moments')
  const { collection, count, recipient } = moment
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>
        {recipient === null
          ? t('nfts.givenToMany', { count, collection })
          : t('nfts.given', { count, collection, address: shortAddress(toBech32(recipient)) })}
      </p>
      {name !== null && (
        <div className={layout.row}>
          <MomentLink to="nfts" name={name} isFirst>
            {t('action.nfts')}
          </MomentLink>
          <MomentLink to="activity" name={name}>
            {t('action.activity')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

export const nftsGivenMoment = defineMoment<NftsGivenMoment>({
  kind: 'nftsGiven',
  fields: { collection: isText, count: isCount, recipient: orNull(isAddress) },
  Part: NftsGiven,
})
