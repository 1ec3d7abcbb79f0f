import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/Button'
import { downloadCsv } from '../share/csvText'
import { FieldMessage } from '../fields/FieldMessage'
import { FileButton } from '../buttons/FileButton'
import layout from '../page/layout.module.css'
import { TextAreaField } from '../fields/TextAreaField'
import styles from './ListInput.module.css'
import type { OlderReading } from './olderReadings'
import { longestList, readTextFile } from './readTextFile'

interface ListInputProps {
  readonly label: string
  /** Says how a line looks, and how many there may be. */
  readonly hint: string
  /** Takes a list; answers with why it does not, and null where it does. Nothing that was typed is lost then. */
  readonly onRead: (list: string) => string | null
  readonly onCancel: () => void
  /** A file that shows how a list is written. */
  readonly template: { readonly name: string; readonly text: string }
}

/** A longer list is mended where it comes from: a field with more text is slow. */
const longestMended = 100_000

/** A list that is pasted, typed, chosen or dropped as a file. What is pasted is read at once. */
export function ListInput({ label, hint, onRead, onCancel, template }: ListInputProps) {
  const { t } = useTranslation('list')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  // Of a file in the letters of an older system.
  const [readings, setReadings] = useState<readonly OlderReading[]>([])
  const read = (list: string): void => {
    setReadings([])
    const why = list.length > longestList ? t('tooLong') : onRead(list)
    setFault(why)
    // A pasted text that was not taken stays to be mended.
    if (why !== null && list.length <= longestMended) setText(list)
  }
  const readFile = async (file: File): Promise<void> => {
    const found = await readTextFile(file)
    setReadings(found.ok && typeof found.value !== 'string' ? found.value.readings : [])
    if (!found.ok) setFault(t(found.code))
    else if (typeof found.value === 'string') read(found.value)
    else setFault(t('otherLetters'))
  }
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) void readFile(file)
        else read(event.dataTransfer.getData('text/plain'))
      }}
    >
      <TextAreaField
        label={label}
        hint={hint}
        rows={6}
        mono
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          // A whole list is read at once; a part of one is typed like anything else.
          const pasted = event.clipboardData.getData('text/plain')
          if (text.trim() !== '' || !pasted.includes('\n')) return
          event.preventDefault()
          read(pasted)
        }}
        autoComplete="off"
        spellCheck={false}
      />
      {fault !== null && <FieldMessage kind="error">{fault}</FieldMessage>}
      {readings.map((reading) => (
        <Button key={reading.encoding} variant="line" onClick={() => read(reading.text)}>
          <span className={styles.sample}>{reading.sample}</span>
        </Button>
      ))}
      <div className={layout.row}>
        <Button variant="step" disabled={text.trim() === ''} onClick={() => read(text)}>
          {t('read')}
        </Button>
        <FileButton
          variant="line"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChoose={(file) => void readFile(file)}
        >
          {t('choose')}
        </FileButton>
        <Button variant="quiet" onClick={() => downloadCsv(template.name, template.text)}>
          {t('template')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
