import { zil } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../shared/ui/text/Badge'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { UnfoldText } from '../../../shared/ui/cards/Unfold'
import type { HeldToken } from './held'
import type { PlayedScenario, Rehearsal } from './rehearse'
import type { PlayedAct, Verdict } from './verdict'
import styles from './Rehearsal.module.css'
import { useCostText } from './useCostText'
import { listText } from '../../../shared/ui/text/listText'

interface ScenarioViewProps {
  readonly scenario: PlayedScenario
  readonly rehearsal: Rehearsal
}

/** One scenario in words: what is done, whether it can be undone, and what it takes. The calls are one fold away. */
export function ScenarioView({ scenario, rehearsal }: ScenarioViewProps) {
  const { t, i18n } = useTranslation('rehearsal')
  const costText = useCostText()
  const { acts, verdict } = scenario
  const { isOlder } = rehearsal
  const facts = {
    zil: amountText(rehearsal.balance, zil),
    tokens: listText(
      rehearsal.held.tokens.map(({ coin, amount }) => amountText(amount, coin)),
      i18n.language,
    ),
    threshold: rehearsal.threshold ?? 0,
  }
  const thefts = acts.filter(({ by }) => by === 'thief')
  const rescue = acts.filter(({ by }) => by !== 'thief')
  return (
    <li className={styles.scenario}>
      <div className={joinClasses(layout.row, layout.between)}>
        <h4 className={text.strong}>
          {scenario.kind === 'theft'
            ? t(`theft.${scenario.id}.title`, facts)
            : t(`rescue.${scenario.id}.title`)}
        </h4>
        <Badge kind={badges[verdict]}>{t(`verdict.${verdict}`)}</Badge>
      </div>
      <p className={text.sub}>{story()}</p>
      {(verdict === 'undone' || verdict === 'lasting') && (
        <p className={text.hint}>{t('cost.thief', { cost: costText(thefts) })}</p>
      )}
      {verdict === 'undone' && <p className={text.hint}>{t('cost.guardians', { cost: costText(rescue) })}</p>}
      {verdict === 'helps' && <p className={text.hint}>{t('cost.you', { cost: costText(rescue) })}</p>}
      <UnfoldText label={t('calls')} copyLabel={t('copyCalls')} value={callsJson(acts)} />
    </li>
  )

  function amountText(amount: bigint, { symbol, decimals }: HeldToken['coin']): string {
    return `${formatDecimal(formatUnits(amount, decimals), i18n.language)} ${symbol}`
  }

  function story(): string {
    if (verdict === 'unknown' && isOlder) return t('story.older')
    if (verdict === 'unknown' || verdict === 'refused' || verdict === 'noHelp') return t(`story.${verdict}`)
    if (verdict === 'undone') return t('story.undone', facts)
    if (scenario.kind === 'theft' && rehearsal.threshold === null && !rehearsal.isRescueUnknown) {
      return t('story.nobody')
    }
    return scenario.kind === 'theft' ? t(`theft.${scenario.id}.lasting`) : t(`rescue.${scenario.id}.helps`)
  }
}

const badges = {
  undone: 'success',
  helps: 'success',
  refused: 'success',
  lasting: 'danger',
  noHelp: 'danger',
  unknown: 'neutral',
} as const satisfies Readonly<Record<Verdict, string>>

/** The simulated calls, to the letter: who sends which call, and what came of it. */
function callsJson(acts: readonly PlayedAct[]): string {
  const calls = acts.map(({ by, sender, call, step }) => ({ by, sender, call, step }))
  return JSON.stringify(
    calls,
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    2,
  )
}
