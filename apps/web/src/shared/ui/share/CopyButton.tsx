import { joinClasses } from '../joinClasses'
import { IconButton } from '../buttons/IconButton'
import text from '../text/text.module.css'
import { useCopy } from './useCopy'

interface CopyButtonProps {
  readonly value: string
  /** Says what the button copies: 'Copy the DID'. */
  readonly label: string
  /** The text of the toast after copying. */
  readonly done?: string | undefined
  readonly className?: string | undefined
}

/** Copies a value; the icon becomes a tick for two seconds. */
export function CopyButton({ value, label, done, className }: CopyButtonProps) {
  const { copied, copy } = useCopy(value, done)
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      label={label}
      className={joinClasses(copied && text.success, className)}
      onClick={copy}
    />
  )
}
