import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord, parseJson } from '@tyto/primitives'
import { createStored } from '../../shared/device/createStored'
import { unreadTexts, type UnreadText } from '../../shared/device/unreadTexts'
import { useStored } from '../../shared/device/useStored'
import { Button } from '../../shared/ui/buttons/Button'
import { downloadText } from '../../shared/ui/share/downloadText'
import { formatTime } from '../../shared/ui/text/formatTime'
import { Note } from '../../shared/ui/cards/Note'
import { keptThing } from './keptThing'
import styles from './UnreadNotice.module.css'

/** The texts that the person was told of and put away, each as long as it was then. */
const told = createStored<Readonly<Record<string, unknown>>>({
  key: 'tyto.told',
  parse: (text) => {
    const value = parseJson(text)
    return isRecord(value) ? value : {}
  },
})

const mostShown = 5

/** Says what this browser kept and this version of the app cannot read, and saves it as a file. */
export function UnreadNotice() {
  const { t } = useTranslation('kept')
  const unread = useSyncExternalStore(unreadTexts.subscribe, unreadTexts.list)
  const toldBefore = useStored(told)
  const news = unread.filter(({ key, text }) => toldBefore[key] !== text.length)
  if (news.length === 0) return null
  const isNewer = news.some(({ cause }) => cause === 'newer')
  return (
    <section role="status">
      <Note kind="warning">
        <strong>{t('title')}</strong> <span>{t(isNewer ? 'newer' : 'damaged')}</span>
        <ul className={styles.list}>
          {news.slice(0, mostShown).map((each) => (
            <li key={each.key}>
              <Thing unread={each} />
            </li>
          ))}
          {news.length > mostShown && <li>{t('more', { count: news.length - mostShown })}</li>}
        </ul>
        <div className={styles.buttons}>
          <Button
            variant="line"
            onClick={() => downloadText('tyto-kept.json', 'application/json', fileOf(news))}
          >
            {t('save')}
          </Button>
          {isNewer && (
            <Button variant="line" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => told.set(Object.fromEntries(unread.map(({ key, text }) => [key, text.length])))}
          >
            {t('putAway')}
          </Button>
        </div>
      </Note>
    </section>
  )
}

function Thing({ unread: { key, text } }: { readonly unread: UnreadText }) {
  const { t, i18n } = useTranslation('kept')
  const thing = keptThing(key, text)
  if (thing.kind !== 'series') return <span>{t(`things.${thing.kind}`)}</span>
  const date = formatTime(thing.time, i18n.language, { dateStyle: 'long' })
  return <span>{t('things.series', { count: thing.count, date })}</span>
}

/** Every text to the letter, under its key. */
function fileOf(unread: readonly UnreadText[]): string {
  return JSON.stringify(Object.fromEntries(unread.map(({ key, text }) => [key, text])), null, 2)
}
