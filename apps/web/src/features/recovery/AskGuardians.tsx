import type { NetworkId } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { Card } from '../../shared/ui/Card'
import layout from '../../shared/ui/layout.module.css'
import text from '../../shared/ui/text.module.css'
import { ceremonyKey, useCeremony } from './requests/ceremony'
import { RequestPanel } from './ceremony/RequestPanel'

interface AskGuardiansProps {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
}

/** The request that stands in this browser, or how to make one; a guardian can sign without one too. */
export function AskGuardians({ network, name, record }: AskGuardiansProps) {
  const { t } = useTranslation('recovery')
  const storageKey = ceremonyKey(network, record.address)
  const ceremony = useCeremony(storageKey)
  if (ceremony !== null) {
    return <RequestPanel network={network} request={ceremony.request} storageKey={storageKey} />
  }
  return (
    <Card title={t('ask.title')} narrow>
      <div className={layout.stack}>
        <p className={text.sub}>{t('ask.hint')}</p>
        <Link
          className={buttonClasses({ variant: 'step', wide: true })}
          to={buildPath('recoverySign', { name })}
        >
          {t('ask.open')}
        </Link>
      </div>
    </Card>
  )
}
