import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { HomeNotice } from '../../features/search/HomeNotice'
import { MainnetLine } from '../../features/search/MainnetLine'
import { RecentNames } from '../../features/search/RecentNames'
import { SearchHero } from '../../features/search/SearchHero'
import { Today } from '../../features/search/Today'
import { readHomeNotice } from '../../shared/routing/homeNotice'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import { useDocumentTitle } from '../../shared/ui/page/useDocumentTitle'
import styles from './HomePage.module.css'

/** `/`: the search for a name, with a notice after a name that was not found. */
export function HomePage() {
  const { t } = useTranslation('search')
  const { state, key } = useLocation()
  const notice = readHomeNotice(state)
  useDocumentTitle(t('title'))
  return (
    <>
      <h1 className={text.sr}>{t('title')}</h1>
      {notice && <HomeNotice notice={notice} />}
      <SearchHero key={key} start={notice?.name ?? ''} />
      <div className={joinClasses(layout.besidePlate, styles.lower)}>
        <RecentNames />
        <Today />
      </div>
      <MainnetLine />
    </>
  )
}
