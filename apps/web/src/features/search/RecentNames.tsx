import { formatName, parseName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { seededNames } from '../../shared/chain/localNetwork'
import { forgetNames, useKnownNames } from '../../shared/session/knownNames'
import { useNetworkId } from '../../shared/session/network'
import { Button } from '../../shared/ui/Button'
import { Contents } from '../../shared/ui/Contents'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import text from '../../shared/ui/text.module.css'
import styles from './NameList.module.css'
import { NameRow } from './NameRow'

const mostShown = 6

/** The names that were opened or typed on this device, and on the local network those that there are to try. */
export function RecentNames() {
  const { t } = useTranslation('home')
  const network = useNetworkId()
  const known = useKnownNames((state) => state.names)
  const recent = known.slice(0, mostShown).flatMap((typed) => {
    const name = parseName(typed)
    return name.ok ? [name.value] : []
  })
  const shown = new Set(recent.map(formatName))
  const toTry = network === 'local' ? seededNames.filter((name) => !shown.has(formatName(name))) : []
  return (
    <section className={joinClasses(layout.stack, layout.gap4)}>
      <div>
        <div className={joinClasses(layout.row, layout.between)}>
          <h2 className={text.h2}>{t('recent')}</h2>
          {recent.length > 0 && (
            <Button variant="quiet" small onClick={forgetNames}>
              {t('forget')}
            </Button>
          )}
        </div>
        {recent.length === 0 ? (
          <p className={joinClasses(text.sub, styles.list)}>{t('noRecent')}</p>
        ) : (
          <div className={styles.list}>
            <Contents>
              {recent.map((name) => (
                <NameRow key={formatName(name)} network={network} name={name} />
              ))}
            </Contents>
          </div>
        )}
      </div>
      {toTry.length > 0 && (
        <div>
          <h2 className={text.h2}>{t('toTry')}</h2>
          <div className={styles.list}>
            <Contents>
              {toTry.map((name) => (
                <NameRow key={formatName(name)} network={network} name={name} />
              ))}
            </Contents>
          </div>
        </div>
      )}
    </section>
  )
}
