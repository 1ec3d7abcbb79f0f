import type { WalletGasPrice } from '@tyto/chain'
import { formatUnits } from '@tyto/primitives'
import type { SimulatedBalanceChange, Simulation } from '@tyto/simulator'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../ui/text/Amount'
import text from '../../../ui/text/text.module.css'
import { gasUsedBy } from '../shownSimulation'
import { GasAmount } from './GasAmount'
import styles from './SimulationView.module.css'
import { WhoIs, type People } from './WhoIs'

interface Row {
  readonly change: SimulatedBalanceChange
  /** In the token's smallest unit, never zero. */
  readonly amount: bigint
  readonly isGas: boolean
}

interface BalanceRowsProps {
  readonly result: Simulation
  readonly people: People
  /** The price that the wallet pays for gas. */
  readonly price: WalletGasPrice
}

/**
 * The balances that change, to the last digit; gas has its own row. Each token is shown with its contract, since any
 * contract can choose any name.
 */
export function BalanceRows({ result, people, price }: BalanceRowsProps) {
  const { t } = useTranslation('transaction')
  const rows = rowsOf(result, people.sender)
  const gasUsed = gasUsedBy(result)
  return (['leaves', 'arrives'] as const).map((side) => {
    const own = rows.filter(({ amount }) => amount < 0n === (side === 'leaves'))
    return own.length === 0 ? null : (
      <section key={side} className={styles.part}>
        <h4 className={text.label}>{t(`simulation.${side}`)}</h4>
        <ul className={styles.balances}>
          {own.map(({ change: { address, token }, amount, isGas }) => (
            <li key={`${address} ${token.address} ${isGas}`}>
              <WhoIs address={address} people={people} />
              <span className={amount < 0n ? styles.minus : styles.plus}>
                {amount < 0n ? <span>−</span> : <span>+</span>}
                {isGas ? (
                  <GasAmount gas={gasUsed} price={price} />
                ) : (
                  <Amount
                    value={formatUnits(amount < 0n ? -amount : amount, token.decimals)}
                    unit={token.symbol}
                  />
                )}
                {isGas && <span className={text.hint}> {t('simulation.gas')}</span>}
              </span>
              {token.address !== null && (
                <span className={styles.token}>
                  <WhoIs address={token.address} people={people} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function rowsOf({ balances, fee }: Simulation, sender: People['sender']): readonly Row[] {
  return balances.flatMap((change) => {
    const paid = change.token.address === null && change.address === sender ? fee : 0n
    const rows = [
      { change, amount: change.after - change.before + paid, isGas: false },
      { change, amount: -paid, isGas: true },
    ]
    return rows.filter(({ amount }) => amount !== 0n)
  })
}
