import type { StateChange } from '@tyto/simulator'
import { useTranslation } from 'react-i18next'
import type { Knowledge } from '../../review/describeRequest'
import { meaningOf, PlainValueView } from '../../../values/PlainValueView'
import text from '../../../ui/text.module.css'
import { plainState } from '../plainState'
import styles from './StateDiff.module.css'

interface StateDiffProps {
  readonly changes: readonly StateChange[]
  readonly knowledge: Knowledge
}

/** Fields of a contract, before and after. */
export function StateDiff({ changes, knowledge }: StateDiffProps) {
  const { t } = useTranslation('transaction')
  return (
    <ul className={styles.diff}>
      {changes.map((change) => (
        <li key={`${change.field} ${JSON.stringify(change.keys)}`}>
          <div className={styles.key}>
            {change.field}
            {change.keys.map((key, index) => (
              <span key={index}>[{shortKey(key, knowledge)}]</span>
            ))}
          </div>
          {change.before !== null && (
            <div className={styles.del}>
              <span className={text.sr}>{t('simulation.before')}</span>
              <ValueOf change={change} value={change.before} knowledge={knowledge} />
            </div>
          )}
          {change.after === null ? (
            <div className={styles.gone}>{t('simulation.removed')}</div>
          ) : (
            <div className={styles.add}>
              <span className={text.sr}>{t('simulation.after')}</span>
              <ValueOf change={change} value={change.after} knowledge={knowledge} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ValueOfProps {
  readonly change: StateChange
  readonly value: StateChange['before']
  readonly knowledge: Knowledge
}

function ValueOf({ change, value, knowledge }: ValueOfProps) {
  const { t, i18n } = useTranslation('transaction')
  const plain = plainState(change, value, knowledge)
  if (plain === null) return null
  if (!('kind' in plain)) return <span>{t('review.characters', { count: plain.length })}</span>
  const meaning = meaningOf(plain, t, i18n.language)
  return (
    <span>
      <PlainValueView value={plain} isInner={plain.kind === 'address'} />
      {meaning !== undefined && <> ({meaning})</>}
    </span>
  )
}

/** The domain behind a hash, where this device knows it; long keys lose their middle. */
function shortKey(key: string, knowledge: Knowledge): string {
  const domain = /^0x[0-9a-f]{64}$/.test(key) ? knowledge.domainOfHash?.(key as `0x${string}`) : null
  if (domain) return domain
  return key.length > 48 ? `${key.slice(0, 20)}…${key.slice(-8)}` : key
}
