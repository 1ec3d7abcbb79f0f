import { useTranslation } from 'react-i18next'
import text from '../../ui/text/text.module.css'
import { useHasTestStorage } from '../wallet/localWallet'

/**
 * Says, wherever keys of the storage wallet are offered, that they are the public ones of this machine. Draws nothing
 * where a real storage wallet is in the page.
 */
export function TestKeysHint() {
  const { t } = useTranslation('session')
  return useHasTestStorage() ? <span className={text.hint}>{t('storage.testKeys')}</span> : null
}
