import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/Button'
import { ExternalLink } from '../text/ExternalLink'
import { Icon } from '../icons/Icon'
import { IconButton } from '../buttons/IconButton'
import { joinClasses } from '../joinClasses'
import { TextWithNames } from '../text/TextWithNames'
import styles from './Toast.module.css'
import { toastIcons } from './toastIcons'
import { hideToast } from './toasts'
import type { Toast } from './toastQueue'

/** The shortest time that a toast is shown, in ms: nobody reads faster. */
const shortest = 1_000

/** One toast. Its time stops while the pointer or the focus is on it. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  // A toast that is drawn again over another dialog gets the rest of its time.
  const [time] = useState(() => Math.max(shortest, toast.time + toast.duration - Date.now()))
  const left = useRef(time)

  useEffect(() => {
    if (held) return undefined
    const started = performance.now()
    const timer = window.setTimeout(() => hideToast(toast.id), left.current)
    return () => {
      window.clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [held, toast.id])

  return (
    <div
      className={joinClasses(styles.toast, styles[toast.kind], held && styles.held)}
      style={{ '--duration': `${time}ms` } as CSSProperties}
      role={toast.kind === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toastIcons[toast.kind]} className={styles.icon} />
      <span className={styles.text}>
        <span>
          <TextWithNames>{toast.text}</TextWithNames>
        </span>
        {toast.next && <small>{toast.next}</small>}
        {toast.link && (
          <ExternalLink href={toast.link.href} className={styles.link}>
            {toast.link.label}
          </ExternalLink>
        )}
      </span>
      <span className={styles.buttons}>
        {toast.undo && (
          <Button
            variant="line"
            small
            onClick={() => {
              toast.undo?.()
              hideToast(toast.id)
            }}
          >
            {t('toast.undo')}
          </Button>
        )}
        {toast.onDetails && <IconButton icon="book" label={t('toast.details')} onClick={toast.onDetails} />}
        <IconButton icon="x" label={t('toast.dismiss')} onClick={() => hideToast(toast.id)} />
      </span>
      <span className={styles.time} aria-hidden="true" />
    </div>
  )
}
