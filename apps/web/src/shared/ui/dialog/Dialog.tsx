import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Dialog.module.css'
import { IconButton } from '../buttons/IconButton'
import { joinClasses } from '../joinClasses'
import text from '../text/text.module.css'
import { pushDialog } from './topDialog'

interface DialogProps {
  readonly open: boolean
  /** Called for Escape, the close button, and a press outside the dialog. */
  readonly onClose: () => void
  readonly title: string
  /** Before the title: an icon, a dial. */
  readonly mark?: ReactNode
  /**
   * `modal`: in the middle, on a phone a sheet at the bottom. `drawer`: at the right edge. `palette`: at the top, above
   * the keyboard of a phone.
   */
  readonly as?: 'modal' | 'drawer' | 'palette'
  readonly footer?: ReactNode
  /** Small text beside the title. */
  readonly aside?: ReactNode
  /** The largest width of a modal, as a CSS length. */
  readonly width?: string
  readonly children: ReactNode
}

/**
 * A modal dialog on the browser's own <dialog>: it keeps the focus inside, gives it back, and closes on Escape. Its
 * content exists only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  mark,
  as = 'modal',
  footer,
  aside,
  width,
  children,
}: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const notices = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || !notices.current) return undefined
    const opener = document.activeElement
    element.showModal()
    const leave = pushDialog(notices.current)
    return () => {
      leave()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  useFocusKept(dialog)

  // The content covers the whole dialog, so a press on the dialog element itself is a press on its backdrop. A click is
  // of the backdrop too where a selection of text began inside and ended outside: that closes nothing.
  const beganOutside = useRef(false)
  const onPointerDown = ({ target }: PointerEvent): void => {
    beganOutside.current = target === dialog.current
  }
  const onClick = ({ target }: MouseEvent): void => {
    if (target === dialog.current && beganOutside.current) onClose()
  }

  // The browser closes a dialog at the second Escape without asking. If the owner keeps it open, it is shown again.
  const onForcedClose = (): void => {
    onClose()
    window.setTimeout(() => {
      if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal()
    })
  }

  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, styles[as])}
      style={width ? { maxWidth: width } : undefined}
      aria-labelledby={titleId}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onForcedClose}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          {mark}
          <h2 id={titleId} className={joinClasses(text.h2, styles.title)}>
            {title}
          </h2>
          {aside && <span className={joinClasses(text.label, styles.aside)}>{aside}</span>}
          <IconButton icon="x" label={t('action.close')} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        <div ref={notices} className={styles.notices} />
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/**
 * A step goes with the button that was pressed, and the focus with it: then the next button of the dialog has it, once no
 * other dialog lies above.
 */
function useFocusKept(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    let last: EventTarget | null = null
    const note = (event: FocusEvent): void => {
      last = event.target
    }
    const keep = (): void => {
      const isLost = last instanceof HTMLElement && !last.isConnected
      if (!isLost || document.activeElement !== document.body) return
      if ([...document.querySelectorAll('dialog[open]')].at(-1) !== element) return
      const next = element.querySelector<HTMLElement>(`.${styles.body} button:enabled`)
      ;(next ?? element.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(keep)
    watch.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', note)
    // The window of a wallet that lay above is closed.
    window.addEventListener('focus', keep)
    return () => {
      watch.disconnect()
      element.removeEventListener('focusin', note)
      window.removeEventListener('focus', keep)
    }
  }, [dialog])
}
