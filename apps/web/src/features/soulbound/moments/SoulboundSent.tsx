import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { waitingLink } from '../links'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { useNetworkId } from '../../../shared/settings/network'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { LinkForThem } from '../../../shared/identity/moment/LinkForThem'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isName } from '../../../shared/identity/moment/shapes'

export interface SoulboundSentMoment {
  readonly kind: 'soulboundSent'
  readonly issuer: Name
}

/** An issuer was told who somebody is. The issuer needs the link of its page, where it reads and signs. */
function SoulboundSent({ moment: { issuer }, name, network }: MomentPart<SoulboundSentMoment>) {
  const { t } = useTranslation('moments')
  const isHere = useNetworkId() === network
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>{t('soulboundSent.title', { issuer: nameInText(formatName(issuer)) })}</p>
      {name !== null && isHere && (
        <LinkForThem
          link={waitingLink(network, issuer, name)}
          next={t('soulboundSent.next', { issuer: nameInText(formatName(issuer)) })}
        />
      )}
    </MomentFrame>
  )
}

export const soulboundSentMoment = defineMoment<SoulboundSentMoment>({
  kind: 'soulboundSent',
  fields: { issuer: isName },
  Part: SoulboundSent,
})
