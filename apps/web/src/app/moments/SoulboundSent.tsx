import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { waitingLink } from '../../features/soulbound/links'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { useNetworkId } from '../../shared/settings/network'
import { nameInText } from '../../shared/ui/nameParts'
import { LinkForThem } from './LinkForThem'
import type { MomentPart } from './momentPart'

/** An issuer was told who somebody is. The issuer needs the link of its page, where it reads and signs. */
export function SoulboundSent({ moment, network }: Pick<MomentPart<'soulboundSent'>, 'moment' | 'network'>) {
  const { t } = useTranslation('moments')
  const { name, issuer } = moment
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
