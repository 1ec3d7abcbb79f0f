import { isShownMessage, sheetMessage } from '@tyto/local-wallet'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTheme, useTheme } from '../shared/settings/theme'
import { Badge } from '../shared/ui/text/Badge'
import { IconButton } from '../shared/ui/buttons/IconButton'
import { Mark } from '../shared/ui/icons/Mark'
import layout from '../shared/ui/page/layout.module.css'
import text from '../shared/ui/text/text.module.css'
import { useRequests, useWalletState } from './ownerWallet'
import { HomeView } from './HomeView'
import { RequestView } from './RequestView'
import { UnlockView } from './UnlockView'
import styles from './WalletPage.module.css'

const isFramed = window.parent !== window

/**
 * The local wallet's window: the oldest request, or the settings if there is none. Inside the app it is shown in a
 * sheet.
 */
export function WalletPage() {
  const { t } = useTranslation('localWallet')
  const { locked } = useWalletState()
  const [request] = useRequests()
  const shownCount = useShownCount()
  const theme = useTheme()
  useEffect(() => applyTheme(theme), [theme])
  useEffect(() => {
    document.title = t('title')
  }, [t])

  const tell = useCallback((message: 'done' | 'close') => {
    if (isFramed) window.parent.postMessage(sheetMessage(message), window.location.origin)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) tell('close')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [tell])

  const onAnswered = (): void => tell('done')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Mark />
        <span className={text.strong}>{t('title')}</span>
        <Badge kind="warning">{t('testKeys')}</Badge>
        <span className={layout.push} />
        {isFramed && <IconButton icon="x" label={t('close')} onClick={() => tell('close')} />}
      </header>
      {/* A new request, or opening the sheet again, makes a new view, which takes the focus and starts anew. */}
      {locked ? (
        <UnlockView key={`locked ${shownCount}`} request={request} onAnswered={onAnswered} />
      ) : request ? (
        <RequestView key={`${request.id} ${shownCount}`} request={request} onAnswered={onAnswered} />
      ) : (
        <HomeView key={`home ${shownCount}`} />
      )}
    </div>
  )
}

/** How many times the page around this one has shown it. */
function useShownCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      const isOurs = event.origin === window.location.origin && event.source === window.parent
      if (isOurs && isShownMessage(event.data)) setCount((before) => before + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return count
}
