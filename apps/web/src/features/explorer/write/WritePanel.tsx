import { utf8ToBytes } from '@tyto/primitives'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStored } from '../../../shared/device/useStored'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Note } from '../../../shared/ui/cards/Note'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import text from '../../../shared/ui/text/text.module.css'
import { formatText } from './checker'
import { DeployCard } from './DeployCard'
import { ExampleChoice } from './ExampleChoice'
import { FindingsCard } from './FindingsCard'
import type { EditorHandle } from './ScillaEditor'
import { useChecked } from './useChecked'
import { changeWritten, longestText, written } from './written'

const Editor = retriedPart(() => import('./ScillaEditor').then((module) => module.ScillaEditor))

/** Why a text is not in its form; `cut`: a change of it was left out. */
type Trouble = Exclude<Awaited<ReturnType<typeof formatText>>['kind'], 'formatted'> | 'cut'

/** Somebody writes a contract: its text, what is wrong with it, and what it takes to deploy it. */
export function WritePanel() {
  const { t, i18n } = useTranslation('explorer')
  const editor = useRef<EditorHandle>(null)
  /** A text that was chosen before the editor had come: it takes the place of the kept one there, where that can be undone. */
  const chosen = useRef<string>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const code = useStored(written, (draft) => draft.text)
  const { checked, again } = useChecked(code)
  const isCurrent = checked?.text === code

  const onChange = (next: string): void => {
    setTrouble(null)
    changeWritten({ text: next })
  }
  const replace = (next: string): void => {
    if (editor.current === null) chosen.current = next
    else editor.current.replace(next)
  }
  const onReady = (made: EditorHandle | null): void => {
    editor.current = made
    if (made === null || chosen.current === null) return
    made.replace(chosen.current)
    chosen.current = null
  }
  const format = async (): Promise<void> => {
    const formatted = await formatText(code)
    if (written.get().text !== code) return
    if (formatted.kind === 'formatted') replace(formatted.text)
    else setTrouble(formatted.kind)
  }
  return (
    <div className={layout.split}>
      <div className={layout.stack}>
        <Card
          title={t('write.code')}
          aside={
            <span className={text.hint}>{t('contract.bytes', { count: utf8ToBytes(code).length })}</span>
          }
          flush
          footer={
            <div className={layout.stack}>
              <div className={layout.row}>
                <Button variant="line" onClick={() => void format()}>
                  {t('write.format')}
                </Button>
                <Button variant="quiet" onClick={() => editor.current?.undo()}>
                  {t('write.undo')}
                </Button>
              </div>
              <p className={text.hint}>{t('write.keys')}</p>
              <div role="status">
                {trouble !== null && (
                  <Note kind="warning">
                    {t(`write.trouble.${trouble}`, { most: formatWhole(longestText, i18n.language) })}
                  </Note>
                )}
              </div>
            </div>
          }
        >
          <Suspense fallback={<Skeleton height="16rem" />}>
            <Editor
              label={t('write.editor')}
              description={t('write.keys')}
              firstText={code}
              checked={checked}
              onReady={onReady}
              onChange={onChange}
              onTooLong={() => setTrouble('cut')}
            />
          </Suspense>
        </Card>
        <FindingsCard
          result={isCurrent ? checked.result : null}
          onGoTo={(offset) => editor.current?.goTo(offset)}
          onAgain={again}
        />
      </div>
      <div className={layout.stack}>
        <ExampleChoice code={code} onChoose={replace} />
        <DeployCard code={code} result={isCurrent ? checked.result : null} />
      </div>
    </div>
  )
}
