import type { Exchanges } from '@tyto/chain'
import type { Coin } from '@tyto/contracts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePricePath } from '../../../shared/chain/coins/usePricePath'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { joinClasses } from '../../../shared/ui/joinClasses'
import text from '../../../shared/ui/text/text.module.css'
import styles from './BalanceTable.module.css'

interface PricePathProps {
  readonly coin: Coin
  readonly exchanges: Exchanges
}

/** Beside the name of a coin: where its price comes from, at one press. Nothing for a coin without a price. */
export function PricePath({ coin, exchanges }: PricePathProps) {
  const { t } = useTranslation('rates')
  const pathOf = usePricePath()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const path = pathOf(coin, exchanges)
  if (path === null) return null
  return (
    <>
      <IconButton
        icon="info"
        label={t('price.path', { coin: coin.symbol })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <span id={id} className={joinClasses(styles.path, text.hint)} role="status">
        {isOpen && path}
      </span>
    </>
  )
}
