import { decodeChainText } from '@tyto/identity'
import { isHex } from '@tyto/primitives'
import type { StateChange } from '@tyto/simulator'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text/text.module.css'
import { definitionsOf } from '../../../values/definitions'
import { meaningOf } from '../../../values/meaningOf'
import { showValue, type ValueNames } from '../../../values/shownValue'
import { unitOfField } from '../../../values/units'
import { sentLook } from '../../../values/valueLook'
import { ValueView } from '../../../values/ValueView'
import styles from './StateDiff.module.css'

interface StateDiffProps {
  readonly changes: readonly StateChange[]
  readonly names: ValueNames
}

/** Fields of a contract, before and after the transaction. */
export function StateDiff({ changes, names }: StateDiffProps) {
  const { t } = useTranslation('transaction')
  return (
    <ul className={styles.diff}>
      {changes.map((change) => (
        <li key={`${change.field} ${JSON.stringify(change.keys)}`}>
          <div className={styles.key}>
            <span>{change.field}</span>
            {change.keys.map((key, index) => (
              <span key={index}>
                [<span>{keyText(key, names)}</span>]
              </span>
            ))}
          </div>
          {change.before !== null && (
            <div className={styles.del}>
              <span className={text.sr}>{t('simulation.before')}</span>
              <ValueOf change={change} value={change.before} names={names} />
            </div>
          )}
          {change.after === null ? (
            <div className={styles.gone}>{t('simulation.removed')}</div>
          ) : (
            <div className={styles.add}>
              <span className={text.sr}>{t('simulation.after')}</span>
              <ValueOf change={change} value={change.after} names={names} />
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
  readonly names: ValueNames
}

function ValueOf({ change: { contractName, field, keys, type }, value, names }: ValueOfProps) {
  const { t } = useTranslation('transaction')
  if (value === null) return null
  if ('length' in value) return <span>{t('value.charactersAside', { count: value.length })}</span>
  const shown = showValue(type, value.json, {
    definitions: definitionsOf(contractName),
    unitAt: (inner) => unitOfField({ name: contractName }, field, [...keys, ...inner]),
    names,
  })
  const meaning = meaningOf(shown)
  return (
    <span>
      <ValueView value={shown} look={sentLook} />
      {meaning !== undefined && (
        <>
          {' '}
          <span>(</span>
          {meaning}
          <span>)</span>
        </>
      )}
    </span>
  )
}

/** A key is shown up to this length, so that a huge one cannot freeze the page. */
const longestKey = 400

/** A key of a map, decoded and whole. A hash is shown as its domain, if this device knows it. */
function keyText(key: string, names: ValueNames): string {
  const domain = isHex(key, 32) ? names.domainOfHash?.(key) : null
  if (domain) return domain
  const decoded = decodeChainText(key)
  return decoded.length > longestKey ? `${decoded.slice(0, longestKey)}…` : decoded
}
