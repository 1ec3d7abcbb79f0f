import { useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react'
import styles from './Popover.module.css'

interface PopoverProps {
  /** The name of the button for screen readers; the visible content may be shorter. */
  readonly label: string
  readonly button: ReactNode
  readonly buttonClassName?: string | undefined
  /** The content; it exists only while it is open. */
  readonly children: ReactNode
}

const gap = 6

/**
 * A button that opens a small panel below itself. It uses the browser's popover: Escape or a press outside closes it.
 */
export function Popover({ label, button, buttonClassName, children }: PopoverProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  // Placed before it opens, so that it never shows elsewhere: below the button, with the same right edge.
  const onBeforeToggle = (event: ToggleEvent): void => {
    setOpen(event.newState === 'open')
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
      <div ref={panel} id={id} popover="auto" className={styles.panel} onBeforeToggle={onBeforeToggle}>
        {open && children}
      </div>
    </>
  )
}
