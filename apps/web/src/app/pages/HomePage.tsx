import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { HomeNotice } from '../../features/search/HomeNotice'
import { MainnetLine } from '../../features/search/MainnetLine'
import { RecentNames } from '../../features/search/RecentNames'
import { SearchHero } from '../../features/search/SearchHero'
import { ThreeThings } from '../../features/search/ThreeThings'
import { TryLine } from '../../features/search/TryLine'
import { Today } from '../../features/search/Today'
import { readHomeNotice } from '../../shared/routing/homeNotice'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { useDocumentTitle } from '../../shared/ui/page/useDocumentTitle'
import styles from './HomePage.module.css'

/** `/`: what this is, the search for a name and what one can do; with a notice after a name that was not found. */
export function HomePage() {
  const { t } = useTranslation('search')
  const { state, key } = useLocation()
  const notice = readHomeNotice(state)
  const isMissing = notice?.outcome === 'missing'
  const isTyped = isMissing || notice?.outcome === 'reserved' || notice?.outcome === 'invalid'
  const hero = useRef<HTMLDivElement>(null)
  useDocumentTitle(t('title'))
  return (
    <>
      {notice && !isMissing && <HomeNotice notice={notice} />}
      <div ref={hero}>
        <SearchHero key={key} start={isTyped ? notice.name : ''} />
      </div>
      {isMissing && (
        <div className={styles.missing}>
          <HomeNotice notice={notice} />
        </div>
      )}
      <div className={styles.things}>
        <ThreeThings onSearch={() => hero.current?.querySelector('textarea')?.focus()} />
      </div>
      <div className={joinClasses(layout.besidePlate, styles.lower)}>
        <RecentNames />
        <Today />
      </div>
      <TryLine />
      <MainnetLine />
    </>
  )
}
