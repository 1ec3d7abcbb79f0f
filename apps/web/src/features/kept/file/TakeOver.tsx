import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceTexts } from '../../../shared/device/textStore'
import { getRunner } from '../../../shared/transaction/runner/ui/runnerHandle'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { Tick } from '../../../shared/ui/fields/Tick'
import { KindTable } from './KindTable'
import { ownKnowledge, type Knowledge } from './knowledge'
import { newHosts, newNodes } from './mergeTexts'
import { compareKnowledge, restoreKnowledge } from './restore'
import { commaText } from '../../../shared/ui/text/listText'

/** The knowledge of a file beside that of this browser, and the choice of what is taken over. */
export function TakeOver({ file }: { readonly file: Knowledge }) {
  const { t, i18n } = useTranslation('keptFile')
  const [kinds] = useState(() => compareKnowledge(file, ownKnowledge()))
  const [takesNew, setTakesNew] = useState(true)
  const [replaces, setReplaces] = useState(false)
  const [takesNodes, setTakesNodes] = useState(false)
  const [takesHosts, setTakesHosts] = useState(false)
  const [done, setDone] = useState<ReturnType<typeof restoreKnowledge> | null>(null)

  const nodes = newNodes(deviceTexts.get('tyto.settings'), file.device['tyto.settings'])
  const hosts = newHosts(deviceTexts.get('tyto.pictureHosts'), file.device['tyto.pictureHosts'])
  const added = kinds.reduce((sum, kind) => sum + kind.added, 0)
  const differing = kinds.reduce((sum, kind) => sum + kind.differing, 0)
  const hasTransactions = kinds.some(({ kind, added: news }) => kind === 'transactions' && news > 0)

  const take = (): void => {
    const result = restoreKnowledge(file, { takesNew, replaces, takesNodes, takesHosts })
    setDone(result)
    // Somebody has to follow what was taken over.
    if (hasTransactions && takesNew) void getRunner()
  }

  if (done !== null)
    return (
      <div className={layout.stack} role="status">
        {done.refused > 0 && <Note kind="danger">{t('take.refused', { count: done.refused })}</Note>}
        {done.written > 0 && <Note kind="success">{t('take.done')}</Note>}
        {done.written + done.refused === 0 && <Note kind="info">{t('take.nothing')}</Note>}
      </div>
    )
  return (
    <div className={layout.stack}>
      <KindTable kinds={kinds} columns={['added', 'differing', 'same']} />
      {added > 0 && (
        <Tick isSet={takesNew} onChange={setTakesNew}>
          {t('take.new')}
        </Tick>
      )}
      {differing > 0 && (
        <>
          <Tick isSet={replaces} onChange={setReplaces}>
            {t('take.replace')}
          </Tick>
          <p className={text.hint}>{t('take.stays')}</p>
        </>
      )}
      {nodes.length > 0 && (
        <Tick isSet={takesNodes} onChange={setTakesNodes}>
          {t('take.nodes')} <span className={text.anywhere}>{commaText(nodes, i18n.language)}</span>
        </Tick>
      )}
      {hosts.length > 0 && (
        <Tick isSet={takesHosts} onChange={setTakesHosts}>
          {t('take.hosts')} <span className={text.anywhere}>{commaText(hosts, i18n.language)}</span>
        </Tick>
      )}
      {hasTransactions && <Note kind="info">{t('take.series')}</Note>}
      {added + differing + nodes.length + hosts.length === 0 ? (
        <Note kind="info">{t('take.nothing')}</Note>
      ) : (
        <Button variant="step" disabled={!takesNew && !replaces && !takesNodes && !takesHosts} onClick={take}>
          {t('take.button')}
        </Button>
      )}
    </div>
  )
}
