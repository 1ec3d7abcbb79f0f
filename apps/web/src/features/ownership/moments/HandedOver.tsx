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
import { isText, orNull } from '../../../shared/identity/moment/shapes'

export interface OfferedMoment {
  readonly kind: 'offered'
  readonly wallet: Address
  /** The domain whose owner it is offered to; null where it is offered no more. */
  readonly domain: string | null
}

/** A wallet is offered to the owner of another name, who needs the link of its page; or it is offered no more. */
function HandedOver({ moment: { wallet, domain }, name, network }: MomentPart<OfferedMoment>) {
  const { t } = useTranslation('moments')
  const isHere = useNetworkId() === network
  const who = name === null ? shortAddress(toBech32(wallet)) : nameInText(formatName(name))
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.sub}>
        {domain === null
          ? t('offered.gone', { name: who })
          : t('offered.title', { name: who, owner: nameInText(`${domain}.ssi`) })}
      </p>
      {domain !== null && name !== null && isHere && (
        <LinkForThem link={`${publicSite(network)}${buildPath('name', { name })}`} next={t('asked.next')} />
      )}
    </MomentFrame>
  )
}

export const offeredMoment = defineMoment<OfferedMoment>({
  kind: 'offered',
  fields: { wallet: isAddress, domain: orNull(isText) },
  Part: HandedOver,
})
