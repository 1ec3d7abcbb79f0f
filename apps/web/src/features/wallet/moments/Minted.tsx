import { formatName, type Name } from '@tyto/identity'
import { isAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isName, orNull } from '../../../shared/identity/moment/shapes'
import { ShareButton } from '../../../shared/identity/moment/ShareButton'

export interface MintedMoment {
  readonly kind: 'minted'
  readonly bought: Name
  readonly wallet: Address
  /** Who has it; null for the wallet. */
  readonly recipient: Address | null
}

/** A name was bought: its plate draws itself, and opens its eyes once the block is there. */
function Minted({ moment, transaction, Steps }: MomentPart<MintedMoment>) {
  const { t } = useTranslation('moments')
  const { bought: name, wallet, recipient } = moment
  const isDone = transaction.state.status === 'confirmed'
  return (
    <MomentFrame name={formatName(name)} owl={isDone ? 'waking' : 'drawing'}>
      <p className={text.sub}>
        {!isDone
          ? t('minted.coming')
          : recipient === null
            ? t('minted.yours')
            : t('minted.theirs', { address: shortAddress(toBech32(recipient)) })}
      </p>
      {isDone &&
        (recipient === null ? (
          <Steps name={name} wallet={wallet} />
        ) : (
          <div>
            <ShareButton name={name} />
          </div>
        ))}
    </MomentFrame>
  )
}

export const mintedMoment = defineMoment<MintedMoment>({
  kind: 'minted',
  fields: { bought: isName, wallet: isAddress, recipient: orNull(isAddress) },
  isEarly: true,
  Part: Minted,
})
