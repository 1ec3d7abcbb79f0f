import { useRef } from 'react'
import { Button } from '../../shared/ui/buttons/Button'

interface FileFieldProps {
  readonly label: string
  /** Gets the beginning of the chosen file as text. */
  readonly onRead: (content: string) => void
}

/** Bytes of a file that are looked at. */
const longestFile = 20_000

/** A button that opens a small text file of the person's device. */
export function FileField({ label, onRead }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      onRead(await file.slice(0, longestFile).text())
    } catch {
      onRead('')
    }
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="text/plain,.txt"
        hidden
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Button variant="line" small onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  )
}
