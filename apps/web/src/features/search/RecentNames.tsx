import { formatName, parseName, type Name } from '@tyto/identity'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { seededNames } from '../../shared/chain/network/localNetwork'
import { forgetPageCalls } from '../../shared/chain/network/pageCalls'
import { forgetSeenNames } from '../../shared/chain/names/seenNames'
import { knownNames } from '../../shared/session/names/knownNames'
import { recentNames, useRecentNames } from '../../shared/session/names/recentNames'
import { useNetworkId } from '../../shared/settings/network'
import { usePins } from '../../shared/session/names/pins'
import { Button } from '../../shared/ui/buttons/Button'
import { Contents } from '../../shared/ui/page/Contents'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import styles from './NameList.module.css'
import { NameRow } from './NameRow'
import { useIdle } from './useIdle'

const mostShown = 6
const mostToTry = 8

/** Pinned names, names that were opened on this device, and, on the local network, example names. */
export function RecentNames() {
  const { t } = useTranslation('search')
  const network = useNetworkId()
  const opened = useRecentNames()
  const pins = usePins()
  const pinned = namesOf(pins)
  const recent = namesOf(opened.filter((name) => !pins.includes(name)).slice(0, mostShown))
  const shown = new Set([...pinned, ...recent].map(formatName))
  const toTry = network === 'local' ? seededNames.filter((name) => !shown.has(formatName(name))) : []
  return (
    <section className={joinClasses(layout.stack, layout.gap4)}>
      {pinned.length > 0 && <NameList title={t('pinned')} names={pinned} />}
      <NameList
        title={t('recent')}
        names={recent}
        none={t('noRecent')}
        aside={
          opened.length > 0 && (
            <Button variant="quiet" small onClick={forgetAll}>
              {t('forget')}
            </Button>
          )
        }
      />
      {toTry.length > 0 && <NamesToTry names={toTry} />}
    </section>
  )
}

function forgetAll(): void {
  recentNames.clear()
  knownNames.clear()
  forgetSeenNames()
  forgetPageCalls()
}

/** The example names of the local network: a few at first, all of them on request. */
function NamesToTry({ names }: Pick<NameListProps, 'names'>) {
  const { t } = useTranslation('search')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? names : names.slice(0, mostToTry)
  return (
    <div>
      <NameList title={t('toTry')} names={shown} />
      {shown.length < names.length && (
        <Button variant="quiet" small onClick={() => setWhole(true)}>
          {t('allToTry', { count: names.length })}
        </Button>
      )}
    </div>
  )
}

interface NameListProps {
  readonly title: string
  readonly names: readonly Name[]
  /** The text for an empty list. */
  readonly none?: string
  readonly aside?: ReactNode
}

function NameList({ title, names, none, aside }: NameListProps) {
  // All names are asked about at once, so that they go in one request.
  const isIdle = useIdle()
  return (
    <div>
      <div className={joinClasses(layout.row, layout.between)}>
        <h2 className={text.h2}>{title}</h2>
        {aside}
      </div>
      {names.length === 0 ? (
        <p className={joinClasses(text.sub, styles.list)}>{none}</p>
      ) : (
        <div className={styles.list}>
          <Contents>
            {names.map((name) => (
              <NameRow key={formatName(name)} name={name} isAsked={isIdle} />
            ))}
          </Contents>
        </div>
      )}
    </div>
  )
}

function namesOf(texts: readonly string[]): readonly Name[] {
  return texts.flatMap((typed) => {
    const name = parseName(typed)
    return name.ok ? [name.value] : []
  })
}
