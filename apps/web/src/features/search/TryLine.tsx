import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import text from '../../shared/ui/text/text.module.css'

/** On the local network: the walks that one can try there. */
export function TryLine() {
  const { t } = useTranslation(['search', 'common'])
  if (useNetworkId() !== 'local') return null
  return (
    <p className={text.sub}>
      <Link to={buildPath('tries')}>{t('common:crumb.tries')}</Link>
      {'. '}
      {t('search:tryIt')}
    </p>
  )
}
