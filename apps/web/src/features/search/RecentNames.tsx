import type { NetworkId } from '@tyto/chain'
import { formatName, parseName, type Name } from '@tyto/identity'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { seededNames } from '../../shared/chain/localNetwork'
import { forgetSeenNames } from '../../shared/chain/seenNames'
import { knownNames, useKnownNames } from '../../shared/session/knownNames'
import { useNetworkId } from '../../shared/settings/network'
import { usePins } from '../../shared/session/pins'
import { Button } from '../../shared/ui/Button'
import { Contents } from '../../shared/ui/Contents'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import text from '../../shared/ui/text.module.css'
import styles from './NameList.module.css'
import { NameRow } from './NameRow'
import { useIdle } from './useIdle'

const mostShown = 6
const mostToTry = 8

/** Names that are pinned, names that were opened or typed here, and on the local network those that there are to try. */
export function RecentNames() {
  const { t } = useTranslation('home')
  const network = useNetworkId()
  const known = useKnownNames()
  const pins = usePins()
  const pinned = namesOf(pins)
  const recent = namesOf(known.filter((name) => !pins.includes(name)).slice(0, mostShown))
  const shown = new Set([...pinned, ...recent].map(formatName))
  const toTry = network === 'local' ? seededNames.filter((name) => !shown.has(formatName(name))) : []
  return (
    <section className={joinClasses(layout.stack, layout.gap4)}>
      {pinned.length > 0 && <NameList title={t('pinned')} names={pinned} network={network} />}
      <NameList
        title={t('recent')}
        names={recent}
        network={network}
        none={t('noRecent')}
        aside={
          known.length > 0 && (
            <Button variant="quiet" small onClick={forgetAll}>
              {t('forget')}
            </Button>
          )
        }
      />
      {toTry.length > 0 && <NamesToTry names={toTry} network={network} />}
    </section>
  )
}

function forgetAll(): void {
  knownNames.clear()
  forgetSeenNames()
}

/** The names of the local network: the first ones, and all of them when asked. */
function NamesToTry({ names, network }: Pick<NameListProps, 'names' | 'network'>) {
  const { t } = useTranslation('home')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? names : names.slice(0, mostToTry)
  return (
    <div>
      <NameList title={t('toTry')} names={shown} network={network} />
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
  readonly network: NetworkId
  /** What stands there while there are no names. */
  readonly none?: string
  readonly aside?: ReactNode
}

function NameList({ title, names, network, none, aside }: NameListProps) {
  // Asked all at once, so that they travel together.
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
              <NameRow key={formatName(name)} network={network} name={name} isAsked={isIdle} />
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
