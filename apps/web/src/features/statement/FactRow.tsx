import type { StatedFact } from '@tyto/chain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sourcesOf } from './partsOf'
import styles from './StatementPaper.module.css'

interface FactRowProps {
  readonly label: string
  readonly facts: readonly StatedFact[]
  readonly children: ReactNode
}

/** A row: what it is about, what is said, and who said it at which block. */
export function FactRow({ label, facts, children }: FactRowProps) {
  const { t } = useTranslation('statement')
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className={styles.source}>
        {sourcesOf(facts).map(({ host, blocks }) => (
          <span key={`${host} ${blocks}`}>
            {blocks === '' ? <span>{host}</span> : <span>{t('source', { block: blocks, host })}</span>}
            <br />
          </span>
        ))}
      </dd>
    </div>
  )
}
