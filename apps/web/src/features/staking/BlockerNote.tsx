import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../shared/ui/text/formatWhole'
import { BlockMoment } from '../../shared/chain/age/BlockMoment'
import { Qa } from '../../shared/chain/coins/Qa'
import { Button } from '../../shared/ui/buttons/Button'
import { Note } from '../../shared/ui/cards/Note'
import type { Blocker } from './blockers'
import type { PanelName } from './panelNames'

/** Why something cannot be done, in a few words. */
export function blockerText(blocker: Blocker, t: TFunction<'staking'>, language: string): string {
  switch (blocker.kind) {
    case 'buffered':
    case 'collected':
      return t(`blocker.${blocker.kind}`, { cycle: blocker.cycle })
    case 'uncollected':
      return t('blocker.uncollected', { count: Number(blocker.cycles) })
    case 'notRipe':
      return t('blocker.notRipe', { block: formatWhole(blocker.ripeAt, language) })
    default:
      return t(`blocker.${blocker.kind}`)
  }
}

interface BlockerNoteProps {
  readonly blocker: Blocker
  readonly onOpen: (panel: PanelName) => void
}

/** Why something cannot be done, until when, in blocks and in measured time, and what comes first. */
export function BlockerNote({ blocker, onOpen }: BlockerNoteProps) {
  const { t, i18n } = useTranslation('staking')
  return (
    <Note kind="warning" icon="clock">
      <p>
        <span>{blockerText(blocker, t, i18n.language)}</span>.
      </p>
      {(blocker.kind === 'buffered' || blocker.kind === 'collected') && (
        <p>
          {blocker.until === null ? (
            t('cycle.verifierEnds')
          ) : (
            <>
              <span>{t('cycle.endsFrom')}</span> <BlockMoment block={blocker.until} />
              <span>.</span>
            </>
          )}
        </p>
      )}
      {blocker.kind === 'notRipe' && (
        <p>
          <Qa value={blocker.amount} />
          <span>:</span> <span>{t('withdrawableAt')}</span> <BlockMoment block={blocker.ripeAt} />
          <span>.</span>
        </p>
      )}
      {blocker.kind === 'uncollected' && (
        <Button variant="line" small onClick={() => onOpen('collect')}>
          {t('panel.collect')}
        </Button>
      )}
    </Note>
  )
}
