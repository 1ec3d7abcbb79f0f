import type { DidRecord, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import { ceremonyKey, useCeremony } from './requests/ceremony'
import { RequestPanel } from './ceremony/RequestPanel'

interface AskGuardiansProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The request that this browser keeps, or the form that makes one. A guardian can also sign without a request. */
export function AskGuardians({ name, record }: AskGuardiansProps) {
  const network = useNetworkId()
  const { t } = useTranslation('recovery')
  const storageKey = ceremonyKey(network, record.address)
  const ceremony = useCeremony(storageKey)
  if (ceremony !== null) {
    return <RequestPanel request={ceremony.request} storageKey={storageKey} />
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
