import { useId, useRef, type ReactNode, type ToggleEvent } from 'react'
import styles from './Popover.module.css'

interface PopoverProps {
  /** The opener's name for screen readers; the visible content may be shorter. */
  readonly label: string
  readonly button: ReactNode
  readonly buttonClassName?: string | undefined
  /** The content; `close` puts it away. */
  readonly children: (close: () => void) => ReactNode
}

const gap = 6

/** A button that opens a small panel under itself, on the platform's popover: Escape and a press beside it close it. */
export function Popover({ label, button, buttonClassName, children }: PopoverProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  // Under the opener, right edges flush. Before it opens, so that it is never seen elsewhere.
  const place = (event: ToggleEvent): void => {
    const { current: element } = panel
    const box = opener.current?.getBoundingClientRect()
    if (event.newState !== 'open' || !element || !box) return
    element.style.top = `${Math.round(box.bottom + gap)}px`
    element.style.right = `${Math.max(gap, Math.round(document.documentElement.clientWidth - box.right))}px`
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        {button}
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel} onBeforeToggle={place}>
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
