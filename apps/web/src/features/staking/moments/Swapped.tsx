import { formatName } from '@tyto/identity'
import { isAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { nameLeadingTo } from '../../../shared/chain/names/addressNames'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { buildPath } from '../../../shared/routing/routes'
import { publicSite } from '../../../shared/settings/publicSite'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { LinkForThem } from '../../../shared/identity/moment/LinkForThem'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isFlag, oneOf, orNull } from '../../../shared/identity/moment/shapes'

const swapSteps = ['asked', 'revoked', 'rejected', 'confirmed', 'collected'] as const

/** Stake was offered, taken over, turned down or taken back, or its rewards came. */
export interface SwappedMoment {
  readonly kind: 'swap'
  readonly step: (typeof swapSteps)[number]
  /** The other side; null where the stake was taken back, and where rewards came. */
  readonly other: Address | null
  /** Did a wallet sign, whose name may be known, and no account? */
  readonly isOfWallet: boolean
}

/** Tells of a stake that changes hands. Whoever was asked needs the link of the page that confirms. */
function Swapped({ moment, name: subject, network }: MomentPart<SwappedMoment>) {
  const { t } = useTranslation('moments')
  const { step, other, isOfWallet } = moment
  const name = isOfWallet ? subject : null
  const led = other === null ? null : nameLeadingTo(network, other)
  const who = other === null ? '' : led === null ? shortAddress(toBech32(other)) : nameInText(led)
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.sub}>{t(`swap.${step}`, { to: who, from: who })}</p>
      {step === 'asked' && name !== null && (
        <LinkForThem
          link={`${publicSite(network)}${buildPath('stakingOffer', { name })}`}
          next={t('swap.next')}
        />
      )}
    </MomentFrame>
  )
}

export const swappedMoment = defineMoment<SwappedMoment>({
  kind: 'swap',
  fields: { step: oneOf(...swapSteps), other: orNull(isAddress), isOfWallet: isFlag },
  Part: Swapped,
})
