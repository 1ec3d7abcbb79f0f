import type { Holdings } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { BlockMoment } from '../../../shared/chain/BlockMoment'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { Note } from '../../../shared/ui/Note'
import type { SwapObstacle } from './swapObstacle'

interface ObstacleNoteProps {
  readonly obstacle: SwapObstacle
  readonly holdings: Holdings
  /** The person's own side. */
  readonly self: Address
}

/** Says before any press why stake cannot change hands now, whose fault it is to mend, and until when. */
export function ObstacleNote({ obstacle, holdings, self }: ObstacleNoteProps) {
  const { t, i18n } = useTranslation('stakingSwap')
  const whoIs = useWhoIs()
  const { reason, who } = obstacle
  const name = who === null ? '' : who === self ? t('obstacle.you') : whoIs(who).text
  const cycle = (holdings.lastCycle + 1n).toLocaleString(i18n.language)
  return (
    <Note kind="warning">
      <p>{t(`obstacle.${reason}`, { who: name, cycle })}</p>
      {reason === 'buffered' && holdings.cycleEnd !== null && (
        <p>
          {t('obstacle.until')} <BlockMoment block={holdings.cycleEnd} />
        </p>
      )}
    </Note>
  )
}
