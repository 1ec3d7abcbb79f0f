import type { ComponentProps } from 'react'
import { buttonClasses, type ButtonLook } from './buttonClasses'

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Work is under way: a ring replaces the mark, the label stays, and presses are ignored. */
    readonly busy?: boolean
  }

/** A button. `sign` is kept for the one control that makes the wallet ask for a signature. */
export function Button({ variant, small, wide, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variant, small, wide, busy }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
