import type { Coin } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import type { HeldCoins } from '../../../shared/chain/coins/coinBalances'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import text from '../../../shared/ui/text/text.module.css'
import { chooseCoins, othersThan } from './chosenCoins'
import styles from './MoreHeld.module.css'
import { useNamesOfCoins } from './useNamesOfCoins'

interface MoreHeldProps {
  readonly held: HeldCoins
  readonly holders: readonly Address[]
  /** The coins that are shown beside the main ones. */
  readonly shown: readonly string[]
}

/** Coins that are held and not shown: money that nobody sees is as good as lost. */
export function MoreHeld({ held, holders, shown }: MoreHeldProps) {
  const { t } = useTranslation('balances')
  const network = useNetworkId()
  const namesOf = useNamesOfCoins()
  const hidden = othersHeld(held, holders, shown)
  if (hidden.length === 0) return null
  const coins = namesOf(hidden)
  return (
    <div className={styles.more}>
      <p className={text.sub}>{t('moreHeld', { count: hidden.length, coins })}</p>
      <Button
        variant="line"
        small
        onClick={() => chooseCoins(network, [...shown, ...hidden.map(({ id }) => id)])}
      >
        {t('showThem')}
      </Button>
    </div>
  )
}

/** The coins of the protocol that somebody holds, beside those that are shown. */
export function othersHeld(
  held: HeldCoins,
  holders: readonly Address[],
  chosen: readonly string[],
): readonly Coin[] {
  return othersThan(chosen).filter(({ id }) =>
    holders.some((holder) => {
      const amount = held.of(holder, id)
      return amount.kind === 'amount' && amount.units > 0n
    }),
  )
}
