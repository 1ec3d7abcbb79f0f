import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import more from '../parts/EarlierTransactions.module.css'
import styles from './World.module.css'

/** How many rows of a long list are shown at first. */
const atFirst = 12

interface FirstRowsProps<T> {
  readonly of: readonly T[]
  readonly keyOf: (item: T) => string
  readonly children: (item: T) => ReactNode
}

/** A list of which the first rows are shown, and all of them after a press. */
export function FirstRows<T>({ of, keyOf, children }: FirstRowsProps<T>) {
  const { t } = useTranslation('explorer')
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <Rows>
        {(isWhole ? of : of.slice(0, atFirst)).map((item) => (
          <Row key={keyOf(item)} className={styles.row}>
            {children(item)}
          </Row>
        ))}
      </Rows>
      {!isWhole && of.length > atFirst && (
        <div className={more.more}>
          <Button variant="line" small onClick={() => setWhole(true)}>
            {t('world.all', { number: of.length })}
          </Button>
        </div>
      )}
    </>
  )
}
