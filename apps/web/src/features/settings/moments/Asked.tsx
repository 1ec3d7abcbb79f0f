import { formatName } from '@tyto/identity'
import { isAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { buildPath } from '../../../shared/routing/routes'
import { publicSite } from '../../../shared/settings/publicSite'
import { useNetworkId } from '../../../shared/settings/network'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { LinkForThem } from '../../../shared/identity/moment/LinkForThem'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { orNull } from '../../../shared/identity/moment/shapes'

/** An account was asked to take over a wallet. */
export interface AskedMoment {
  readonly kind: 'asked'
  readonly wallet: Address
  /** Null where nobody is asked any more. */
  readonly newController: Address | null
}

/** An account was asked to take over, or is asked no more. The other one needs the link of the page that accepts. */
function Asked({ moment, name, network }: MomentPart<AskedMoment>) {
  const { t } = useTranslation('moments')
  const { wallet, newController } = moment
  const isHere = useNetworkId() === network
  const who = name === null ? shortAddress(toBech32(wallet)) : nameInText(formatName(name))
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.sub}>
        {newController === null
          ? t('asked.gone', { name: who })
          : t('asked.title', { name: who, address: shortAddress(toBech32(newController)) })}
      </p>
      {newController !== null && name !== null && isHere && (
        <LinkForThem link={`${publicSite(network)}${buildPath('claim', { name })}`} next={t('asked.next')} />
      )}
    </MomentFrame>
  )
}

export const askedMoment = defineMoment<AskedMoment>({
  kind: 'asked',
  fields: { wallet: isAddress, newController: orNull(isAddress) },
  Part: Asked,
})
