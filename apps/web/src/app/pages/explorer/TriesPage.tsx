import { useTranslation } from 'react-i18next'
import { LocalOnly } from '../../../features/explorer/parts/LocalOnly'
import { People } from '../../../features/tries/People'
import { PlayedBefore } from '../../../features/tries/PlayedBefore'
import { startAnew, useProgress } from '../../../features/tries/progress'
import { Steps } from '../../../features/tries/Steps'
import { tryIds } from '../../../features/tries/tries'
import { TryCards } from '../../../features/tries/TryCards'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'
import { Badge } from '../../../shared/ui/text/Badge'
import { useAskedLink } from '../../hosts/askedLink'

/** `/-/try`: what one can try with the people of the local network. */
export function TriesPage() {
  const { t } = useTranslation('tries')
  useDocumentTitle(t('title'))
  const { done, running } = useProgress()
  const link = useAskedLink(running)
  return (
    <LocalOnly title={t('title')} elsewhere={null} hint={t('elsewhere')}>
      <div className={layout.stack}>
        <RouteHead>
          {done.length > 0 && (
            <>
              <Badge plain>{t('count', { done: done.length, of: tryIds.length })}</Badge>
              <Button variant="quiet" small onClick={startAnew}>
                {t('again')}
              </Button>
            </>
          )}
        </RouteHead>
        <PlayedBefore />
        <Steps link={link} />
        <div className={layout.split}>
          <TryCards />
          <People />
        </div>
      </div>
    </LocalOnly>
  )
}
