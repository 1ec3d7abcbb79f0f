import { joinClasses } from './joinClasses'
import { IconButton } from './IconButton'
import text from './text.module.css'
import { useCopy } from './useCopy'

interface CopyButtonProps {
  readonly value: string
  /** Names what is copied: 'Copy the DID'. */
  readonly label: string
  /** The toast's text once it is copied. */
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
