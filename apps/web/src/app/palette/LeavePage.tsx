import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import layout from '../../shared/ui/page/layout.module.css'
import type { Leaving } from './useChoice'

/** Asks before a page is left that holds what the person typed. The first way keeps it. */
export function LeavePage({ href, onLeave, onStay }: Leaving & { readonly onStay: () => void }) {
  const { t } = useTranslation('palette')
  return (
    <div role="alertdialog" aria-label={t('leave.title')} className={layout.stack}>
      <p>{t('leave.title')}</p>
      <div className={layout.row}>
        <a
          className={buttonClasses({ variant: 'step' })}
          ref={(link) => link?.focus()}
          href={href}
          target="_blank"
          rel="noopener"
          onClick={closeOverlay}
        >
          {t('leave.newTab')}
        </a>
        <Button variant="line" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
        <Button variant="quiet" onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </div>
    </div>
  )
}
