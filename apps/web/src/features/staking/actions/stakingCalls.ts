import { readField, valueOr, type TransactionContent } from '@tyto/chain'
import { olderZilWallet, zilWallet } from '@tyto/contracts'
import { walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { RequestContext } from '../../../shared/transaction/action/action'

/** A staking wallet, and the name that it belongs to. */
export interface StakingWallet {
  readonly wallet: Address
  /** The domain without suffix: `fern`. Wallets below version 0.9 take it first. */
  readonly username: string
}

type ZilCalls = ReturnType<typeof zilWallet>
type StakingCalls = Pick<
  ZilCalls,
  | 'SendFunds'
  | 'DelegateStake'
  | 'WithdrawStakeRewards'
  | 'WithdrawStakeAmt'
  | 'CompleteWithdrawal'
  | 'ReDelegateStake'
>

/** The seed-node programme among the protocol's services. */
export const stakeID = 'zilstaking'

/** The call of a staking wallet, as its version takes it. Rejects with `RpcError`. */
export async function callOf(
  { wallet, username }: StakingWallet,
  { client }: RequestContext,
  call: (calls: StakingCalls) => ReturnType<StakingCalls[keyof StakingCalls]>,
): Promise<TransactionContent> {
  const version = valueOr(await readField(client, zilWallet(wallet).fields.version), '')
  const isOlder = !walletRules(version).stakesWithoutUsername
  return { kind: 'call', call: call(isOlder ? olderCalls(wallet, username) : zilWallet(wallet)) }
}

function olderCalls(wallet: Address, username: string): StakingCalls {
  const older = olderZilWallet(wallet)
  return {
    SendFunds: (values, sent) => older.SendFunds({ username, ...values }, sent),
    DelegateStake: (values, sent) => older.DelegateStake({ username, ...values }, sent),
    WithdrawStakeRewards: (values, sent) => older.WithdrawStakeRewards({ username, ...values }, sent),
    WithdrawStakeAmt: (values, sent) => older.WithdrawStakeAmt({ username, ...values }, sent),
    CompleteWithdrawal: (values, sent) => older.CompleteWithdrawal({ username, ...values }, sent),
    ReDelegateStake: (values, sent) => older.ReDelegateStake({ username, ...values }, sent),
  }
}
