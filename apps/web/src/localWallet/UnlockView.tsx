import type { WalletRequest } from '@tyto/local-wallet'
import { useTranslation } from 'react-i18next'
import { Button } from '../shared/ui/buttons/Button'
import text from '../shared/ui/text/text.module.css'
import { useOwnerWallet } from './ownerWallet'
import { View } from './View'

interface UnlockViewProps {
  /** The request that waits until the wallet is unlocked. */
  readonly request: WalletRequest | undefined
  readonly onAnswered: () => void
}

/** The lock. It has no password, since the wallet contains nothing secret. */
export function UnlockView({ request, onAnswered }: UnlockViewProps) {
  const { t } = useTranslation('localWallet')
  const ownerWallet = useOwnerWallet()

  async function unlock(): Promise<void> {
    ownerWallet.unlock()
    if (request?.kind !== 'storageUnlock') return
    await ownerWallet.approve(request.id)
    onAnswered()
  }
  return (
    <View
      title={t('unlock.title')}
      subtitle={request && t('from', { host: request.host })}
      footer={
        <Button variant="step" onClick={() => void unlock()}>
          {t('unlock.action')}
        </Button>
      }
    >
      <p className={text.sub}>{t('unlock.hint')}</p>
    </View>
  )
}
