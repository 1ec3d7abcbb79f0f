import type { Delegation } from '@tyto/chain'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { BlockMoment } from '../../shared/chain/age/BlockMoment'
import { chainOf } from '../../shared/chain/network/chain'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { recallPlaces } from '../../shared/chain/reads/stakingPlaces'
import { useWalletName } from '../../shared/session/wallet/walletName'
import { useNetworkId } from '../../shared/settings/network'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Card } from '../../shared/ui/cards/Card'
import { Note } from '../../shared/ui/cards/Note'
import { SelectField } from '../../shared/ui/fields/SelectField'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { earningOf, withdrawalsOf } from './blockers'
import type { SeedNode } from './nodes'
import styles from './StakingTable.module.css'
import type { StakingState } from './useStaking'
import { ZilFigure } from './ZilFigure'

interface StakingTableProps {
  readonly state: StakingState
  readonly nodes: readonly SeedNode[]
  readonly node: SeedNode
  readonly onNode: (service: string) => void
}

/** The facts of each delegator, in the order of the rows; all but the last at the chosen node. */
const rows = ['balance', 'buffered', 'delegated', 'deposited', 'pending'] as const

/** At a chosen node: what the xWALLET and the account of the browser wallet have there. What is not known is said, and never 0. */
export function StakingTable({ state, nodes, node, onNode }: StakingTableProps) {
  const { t } = useTranslation(['staking', 'chain'])
  const walletName = useWalletName()
  const { staking, own, ofAccount, error, isReading, readAgain } = state
  const cell = (delegation: Delegation | null, row: (typeof rows)[number]) => {
    if (error !== null || staking === null) return <span className={text.ink2}>{t('chain:unknown')}</span>
    if (staking === undefined || delegation === null) return <Skeleton width="4rem" />
    return <ZilFigure value={amountOf(delegation, row, staking.block)} />
  }
  return (
    <Card flush>
      <div className={styles.head}>
        <SelectField
          label={t('node')}
          options={nodes.map(({ service, label }) => ({ value: service, label }))}
          value={node.service}
          onChange={onNode}
        />
        {staking && error === null && (
          <p className={text.sub}>
            <span>{t('cycle.running', { cycle: staking.rules.lastCycle + 1n })}</span>{' '}
            {staking.rules.isPaused ? (
              <span>{t('cycle.paused')}</span>
            ) : staking.rules.cycleEnd === null ? (
              <span>{t('cycle.byVerifier')}</span>
            ) : (
              <>
                <span>{t('cycle.from')}</span> <BlockMoment block={staking.rules.cycleEnd} />
              </>
            )}
          </p>
        )}
      </div>
      <table
        className={styles.table}
        aria-label={t('table', { node: node.label })}
        aria-busy={isReading || undefined}
      >
        <thead>
          <tr>
            <th scope="col">{t('onNode')}</th>
            <th scope="col" className={styles.number}>
              xWallet
            </th>
            <th scope="col" className={styles.number}>
              {walletName}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">
                <span>{t(`row.${row}`)}</span>
                <span className={`${styles.hint} ${text.hint}`}>{t(`rowHint.${row}`)}</span>
              </th>
              <td className={styles.number}>{cell(own, row)}</td>
              <td className={styles.number}>{cell(ofAccount, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {error === null && staking && <Elsewhere own={own} ofAccount={ofAccount} nodes={nodes} />}
      {(error !== null || staking === null || (staking && !(staking.node?.isActive ?? false))) && (
        <div className={styles.head}>
          {error !== null ? (
            <CardFailure error={error} busy={isReading} onRetry={readAgain} />
          ) : (
            <Note kind="warning">{t(staking === null ? 'noProgramme' : 'inactive')}</Note>
          )}
        </div>
      )}
    </Card>
  )
}

interface ElsewhereProps extends Pick<StakingState, 'own' | 'ofAccount'> {
  readonly nodes: readonly SeedNode[]
}

/** The stake at other nodes than the chosen one, as the programme lists it. */
function Elsewhere({ own, ofAccount, nodes }: ElsewhereProps) {
  const { t } = useTranslation('staking')
  const walletName = useWalletName()
  const chain = chainOf(useNetworkId())
  const labelOf = (node: Address): string | undefined =>
    nodes.find(({ service }) => recallPlaces(chain, service)?.node === node)?.label
  const stakes = [
    { title: 'xWallet', delegation: own },
    { title: walletName, delegation: ofAccount },
  ].flatMap(({ title, delegation }) => (delegation?.elsewhere ?? []).map((each) => ({ title, ...each })))
  if (stakes.length === 0) return null
  return (
    <div className={styles.head}>
      <Note kind="info">
        <p>{t('elsewhere')}</p>
        <ul>
          {stakes.map(({ title, node, amount }) => (
            <li key={`${title} ${node}`}>
              <span>{title}</span>
              <span>:</span> <ZilFigure value={amount} /> <span>ZIL,</span>{' '}
              <span>{labelOf(node) ?? <AddressText value={toBech32(node)} />}</span>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

function amountOf(delegation: Delegation, row: (typeof rows)[number], block: bigint): bigint {
  switch (row) {
    case 'balance':
      return delegation.balance
    case 'buffered':
      return delegation.buffered
    case 'delegated':
      return earningOf(delegation)
    case 'deposited':
      return delegation.deposited
    case 'pending':
      return withdrawalsOf(delegation, block).all
  }
}
