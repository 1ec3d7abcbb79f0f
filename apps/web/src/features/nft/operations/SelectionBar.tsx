import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import text from '../../../shared/ui/text/text.module.css'
import type { Operation } from './OperationDialog'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  readonly count: number
  /** Names have two operations more. */
  readonly isNames: boolean
  readonly onClear: () => void
  readonly onOperation: (operation: Operation) => void
}

/** How many NFTs are chosen, and what can be done with so many. */
export function SelectionBar({ count, isNames, onClear, onOperation }: SelectionBarProps) {
  const { t } = useTranslation('nftOperations')
  if (count === 0) return <p className={text.hint}>{t('choose')}</p>
  const offered: readonly Operation[] =
    count > 1
      ? ['transfer', 'burn']
      : ['transfer', 'spender', ...(isNames ? (['uri', 'address'] as const) : []), 'burn']
  return (
    <div className={styles.bar} role="group" aria-label={t('actions')}>
      <span className={styles.count} role="status">
        {t('chosen', { count })}
      </span>
      <Button variant="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      {offered.map((operation) => (
        <Button
          key={operation}
          variant={operation === 'burn' ? 'danger' : 'line'}
          onClick={() => onOperation(operation)}
        >
          {t(operation === 'transfer' && count > 1 ? 'operation.batch' : `operation.${operation}`)}
        </Button>
      ))}
    </div>
  )
}
