import { useTranslation } from 'react-i18next'
import { ConnectButton } from '../../shared/session/fixes/ConnectButton'
import { Button } from '../../shared/ui/buttons/Button'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { formatPoints } from './points'
import type { Power } from './usePower'

/** The xPoints that I can put behind a motion, said before I act: how much, nothing, not connected, or not known. */
export function PowerLine({ power }: { readonly power: Power }) {
  const { t, i18n } = useTranslation(['motions', 'common'])
  switch (power.kind) {
    case 'loading':
      return <Skeleton width="9rem" />
    case 'noAccount':
      return (
        <span className={joinClasses(layout.row, layout.gap1)}>
          <span className={text.sub}>{t('power.noAccount')}</span>
          <ConnectButton small />
        </span>
      )
    case 'noFund':
      return <span className={text.sub}>{t('power.noFund')}</span>
    case 'failed':
      return (
        <span className={joinClasses(layout.row, layout.gap1)}>
          <span className={text.sub}>{t('power.failed')}</span>
          <Button variant="line" small busy={power.busy} onClick={power.retry}>
            {t('common:action.tryAgain')}
          </Button>
        </span>
      )
    case 'known':
      return (
        <span className={text.sub}>
          <Points points={formatPoints(power.points, i18n.language)} />
          {power.points === 0n && (
            <>
              {' '}
              <span>{t('power.none')}</span>
            </>
          )}
        </span>
      )
  }
}

/** 'You have 1,280.00 xPoints.': the number stands out. */
function Points({ points }: { readonly points: string }) {
  const { t } = useTranslation('motions')
  const [before, after] = t('power.have', { points: '\n' }).split('\n')
  return (
    <>
      <span>{before}</span>
      <span className={joinClasses(text.num, text.strong, text.ink)}>{points}</span>
      <span>{after}</span>
    </>
  )
}
