import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button'
import { buttonClasses } from '../../../shared/ui/buttonClasses'
import { downloadText } from '../../../shared/ui/downloadText'
import { FieldMessage } from '../../../shared/ui/FieldMessage'
import layout from '../../../shared/ui/layout.module.css'
import { TextAreaField } from '../../../shared/ui/TextAreaField'
import styles from './ListInput.module.css'
import { listBounds, readList, type ListFault, type ListRow } from './readList'
import { readTextFile } from './readTextFile'

interface ListInputProps {
  readonly onRead: (rows: readonly ListRow[]) => void
  readonly onCancel: () => void
}

type Fault = ListFault | 'noText'

/** A list that is pasted, typed, chosen or dropped as a file. What is pasted is read at once. */
export function ListInput({ onRead, onCancel }: ListInputProps) {
  const { t } = useTranslation('payments')
  const fileId = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const read = (list: string): void => {
    const result = readList(list)
    setFault(result.kind === 'fault' ? result.code : null)
    if (result.kind === 'rows') onRead(result.rows)
  }
  const readFile = async (file: File): Promise<void> => {
    const found = await readTextFile(file)
    if (found.ok) read(found.value)
    else setFault(found.code)
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
        label={t('list.paste')}
        hint={t('list.hint', { count: listBounds.rows })}
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
        spellCheck={false}
      />
      {fault !== null && (
        <FieldMessage kind="error">{t(`list.fault.${fault}`, { count: listBounds.rows })}</FieldMessage>
      )}
      <div className={layout.row}>
        <Button variant="step" disabled={text.trim() === ''} onClick={() => read(text)}>
          {t('list.read')}
        </Button>
        <label className={buttonClasses({ variant: 'line' }, styles.file)} htmlFor={fileId}>
          {t('list.choose')}
          <input
            id={fileId}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) void readFile(file)
              event.target.value = ''
            }}
          />
        </label>
        <Button variant="quiet" onClick={() => downloadText(t('list.templateName'), 'text/csv', template)}>
          {t('list.template')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('list.cancel')}
        </Button>
      </div>
    </div>
  )
}

/** What a list looks like: names and addresses, one coin each. */
const template = [
  'recipient,amount,coin',
  'name.ssi,12.5,XSGD',
  'subdomain@name.ssi,3,ZIL',
  'zil1...,100,TYRON',
  '',
].join('\r\n')
