import { useId } from 'react'
import { buttonClasses, type ButtonLook } from './buttonClasses'
import styles from './FileButton.module.css'

interface FileButtonProps {
  readonly variant: ButtonLook['variant']
  /** As in HTML: endings and media types. */
  readonly accept: string
  readonly onChoose: (file: File) => void
  readonly children: string
}

/** A button that opens the device's own choice of a file. The same file may be chosen again. */
export function FileButton({ variant, accept, onChoose, children }: FileButtonProps) {
  const id = useId()
  return (
    <label className={buttonClasses({ variant }, styles.file)} htmlFor={id}>
      <span>{children}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onChoose(file)
          event.target.value = ''
        }}
      />
    </label>
  )
}
