import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../shared/ui/text/formatWhole'
import { BlockMoment } from '../../shared/chain/age/BlockMoment'
import { Qa } from '../../shared/chain/coins/Qa'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Card } from '../../shared/ui/cards/Card'
import { Facts, type Fact } from '../../shared/ui/cards/Facts'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import { advanceCycle } from './actions/advanceCycle'
import type { PanelProps } from './panels/panelProps'

/** Shows what comes for the stake of a wallet at a node, and when: in blocks, and in the time that blocks took lately. */
export function StakeTimeline({ staking, own }: Pick<PanelProps, 'staking' | 'own'>) {
  const { t, i18n } = useTranslation('staking')
  const { block, rules, places } = staking
  const running = rules.lastCycle + 1n
  const end = rules.cycleEnd
  const without = rules.isPaused ? t('cycle.paused') : end === null ? t('cycle.byVerifier') : null
  const endMoment = without ?? (end !== null && <BlockMoment block={end} />)
  const facts: readonly Fact[] = [
    { label: t('when.cycleEnds', { cycle: running }), value: endMoment },
    ...(own.buffered > 0n
      ? [
          {
            label: t('when.bufferedUntil'),
            value: (
              <>
                <span>{t('when.endOf', { cycle: running })}</span>
                <span>:</span> <span>{endMoment}</span>
              </>
            ),
          },
          { label: t('when.rewardsFrom'), value: t('past.cycle', { cycle: running + 1n }) },
        ]
      : []),
    ...own.pending.map(({ amount, requestedAt, ripeAt }) => ({
      label: t('requested', { block: formatWhole(requestedAt, i18n.language) }),
      value: (
        <>
          <Qa value={amount} />
          <span>:</span> <span>{t('withdrawableAt')}</span>{' '}
          {ripeAt <= block ? <span>{t('when.now')}</span> : <BlockMoment block={ripeAt} />}
        </>
      ),
    })),
    {
      label: t('when.takenBackNow'),
      value: <BlockMoment block={block + 1n + rules.unbondingBlocks} />,
    },
  ]
  return (
    <Card title={t('when.title')}>
      <div className={layout.stack}>
        <Facts facts={facts} />
        {!rules.isPaused && end !== null && end <= block && (
          <>
            <p className={text.sub}>{t('cycle.over', { cycle: running })}</p>
            <ActionButton action={advanceCycle} input={{ proxy: places.proxy }} isSecond wide />
          </>
        )}
      </div>
    </Card>
  )
}
