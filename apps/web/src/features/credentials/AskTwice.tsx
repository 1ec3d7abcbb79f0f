import { Button } from '../../shared/ui/buttons/Button'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'

interface AskTwiceProps {
  /** What it means. */
  readonly means: string
  readonly yes: string
  readonly no: string
  readonly busy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks once more before something that is not undone, and says what it means. */
export function AskTwice({ means, yes, no, busy, onYes, onNo }: AskTwiceProps) {
  return (
    <>
      <p className={text.sub}>{means}</p>
      <div className={layout.row}>
        <Button variant="danger" small busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="line" small onClick={onNo}>
          {no}
        </Button>
      </div>
    </>
  )
}
