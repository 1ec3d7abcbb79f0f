import type { NetworkId } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { waitingLink } from '../../features/soulbound/links'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { nameInText } from '../../shared/ui/nameParts'
import text from '../../shared/ui/text.module.css'
import { useCopy } from '../../shared/ui/useCopy'
import type { MomentPart } from './momentPart'

/** An issuer was told who somebody is. The issuer needs the link of its page, where it reads and signs. */
export function SoulboundSent({ moment, network }: Pick<MomentPart<'soulboundSent'>, 'moment' | 'network'>) {
  const { t } = useTranslation('moments')
  const { name, issuer } = moment
  const isHere = useNetworkId() === network
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>{t('soulboundSent.title', { issuer: nameInText(formatName(issuer)) })}</p>
      {name !== null && isHere && <LinkForIssuer network={network} name={name} issuer={issuer} />}
    </MomentFrame>
  )
}

interface LinkForIssuerProps {
  readonly network: NetworkId
  readonly name: Name
  readonly issuer: Name
}

function LinkForIssuer({ network, name, issuer }: LinkForIssuerProps) {
  const { t } = useTranslation('moments')
  const { copied, copy } = useCopy(waitingLink(network, issuer, name), t('action.shared'))
  return (
    <>
      <p className={text.sub}>{t('soulboundSent.next', { issuer: nameInText(formatName(issuer)) })}</p>
      <div>
        <Button variant="line" onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} size="sm" />
          {t('action.copy')}
        </Button>
      </div>
    </>
  )
}
