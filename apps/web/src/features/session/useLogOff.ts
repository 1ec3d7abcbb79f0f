import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { homeNoticeState, type HomeNotice } from '../../shared/routing/homeNotice'
import { buildPath } from '../../shared/routing/routes'
import { endSession } from '../../shared/session/wallet/endSession'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import { showToast } from '../../shared/ui/toast/toasts'

const toastDelay = 400

/** Logs off: the session ends, home opens, with the reason if somebody else ended it, and a moment later a toast says so. */
export function useLogOff(): (why?: HomeNotice | null) => void {
  const navigate = useNavigate()
  const { t } = useTranslation('session')
  return (why = null) => {
    const text = t('loggedOff')
    closeOverlay()
    endSession()
    void navigate(buildPath('home'), why === null ? {} : { state: homeNoticeState(why) })
    window.setTimeout(() => showToast({ kind: 'info', text }), toastDelay)
  }
}
