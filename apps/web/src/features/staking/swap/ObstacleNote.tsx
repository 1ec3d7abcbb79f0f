import type { Holdings } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import { BlockMoment } from '../../../shared/chain/age/BlockMoment'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Note } from '../../../shared/ui/cards/Note'
import { collectOwnRewards } from './actions/collectOwnRewards'
import type { SwapObstacle } from './swapObstacle'
import type { SwapPerson } from './swapSide'

interface ObstacleNoteProps {
  readonly obstacle: SwapObstacle
  readonly holdings: Holdings
  readonly person: SwapPerson
}

/** Says before any press why stake cannot change hands now, whose fault it is to mend, and until when. */
export function ObstacleNote({ obstacle, holdings, person }: ObstacleNoteProps) {
  const { t, i18n } = useTranslation('stakingSwap')
  const whoIs = useWhoIs()
  const { reason, who } = obstacle
  const name = who === null ? '' : who === person.self ? t('obstacle.you') : whoIs(who).text
  const cycle = formatWhole(holdings.lastCycle + 1n, i18n.language)
  // The page of the wallet collects for the wallet; for the browser wallet it is done here.
  const own =
    person.side.wallet === null ? holdings.holdings.find((each) => each.delegator === who) : undefined
  const owing =
    reason === 'uncollected' && who === person.self
      ? own?.stakes.find(({ uncollectedCycles }) => uncollectedCycles > 0n)
      : undefined
  return (
    <Note kind="warning">
      <p>{t(`obstacle.${reason}`, { who: name, cycle })}</p>
      {reason === 'buffered' && holdings.cycleEnd !== null && (
        <p>
          <span>{t('obstacle.until')}</span> <BlockMoment block={holdings.cycleEnd} />
        </p>
      )}
      {owing && (
        <ActionButton
          action={collectOwnRewards}
          input={{ node: owing.node }}
          subject={person.subject}
          signer={person.signer}
          isSecond
        />
      )}
    </Note>
  )
}
