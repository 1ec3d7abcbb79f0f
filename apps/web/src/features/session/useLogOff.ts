import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { endSession } from '../../shared/session/wallet/endSession'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import { showToast } from '../../shared/ui/toast/toasts'

const toastDelay = 400

/** Logs off: the session ends, home opens, and a moment later a toast says so. */
export function useLogOff(): () => void {
  const navigate = useNavigate()
  const { t } = useTranslation('session')
  return () => {
    const text = t('loggedOff')
    closeOverlay()
    endSession()
    void navigate(buildPath('home'))
    window.setTimeout(() => showToast({ kind: 'info', text }), toastDelay)
  }
}
