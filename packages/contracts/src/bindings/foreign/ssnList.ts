// Written by `npm run generate` from packages/contracts/scilla/foreign/SsnList.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Type Ssn of SsnList. */
export type SsnListSsn =
  | { readonly constructor: 'Ssn'; readonly arguments: readonly [boolean, bigint, bigint, string, string, string, bigint, bigint, bigint, Address] }

/** Type SSNCycleInfo of SsnList. */
export type SsnListSSNCycleInfo =
  | { readonly constructor: 'SSNCycleInfo'; readonly arguments: readonly [bigint, bigint] }

/** Immutable parameters of SsnList. */
interface SsnListInit {
  readonly init_admin: Address
  readonly init_proxy_address: Address
}

/** Transitions of SsnList and their parameters. */
interface SsnListTransitions {
  readonly DelegateStake: {
    readonly ssnaddr: Address
    readonly initiator: Address
  }
  /** Collects the rewards of the cycles since the last time, most_cycles of them at most: further ones by further calls. */
  readonly WithdrawStakeRewards: {
    readonly ssnaddr: Address
    readonly initiator: Address
  }
  /** The stake stops earning at once and can be had after bnum_req blocks. */
  readonly WithdrawStakeAmt: {
    readonly ssnaddr: Address
    readonly amt: bigint
    readonly initiator: Address
  }
  /** Pays out every withdrawal that has waited long enough. */
  readonly CompleteWithdrawal: {
    readonly initiator: Address
  }
  /** Moves stake to another node without waiting; there it is a new deposit. */
  readonly ReDelegateStake: {
    readonly ssnaddr: Address
    readonly to_ssn: Address
    readonly amount: bigint
    readonly initiator: Address
  }
  /** A new offer takes the place of one that was not answered. */
  readonly RequestDelegatorSwap: {
    readonly new_deleg_addr: Address
    readonly initiator: Address
  }
  readonly RevokeDelegatorSwap: {
    readonly initiator: Address
  }
  readonly RejectDelegatorSwap: {
    readonly requestor: Address
    readonly initiator: Address
  }
  readonly ConfirmDelegatorSwap: {
    readonly requestor: Address
    readonly initiator: Address
  }
  /** Ends a cycle, of any length. ssnreward_list: see AssignShare. */
  readonly AssignStakeReward: {
    readonly ssnreward_list: readonly (readonly [Address, bigint])[]
    readonly verifier_reward: bigint
    readonly initiator: Address
  }
  /** Ours. Anybody ends a cycle that has lasted cycle_blocks: nodes get reward_per_cycle, or what is there, by their stake. */
  readonly AdvanceCycle: {
    readonly initiator: Address
  }
  /** At most once in a cycle, by at most maxcommchangerate. */
  readonly UpdateComm: {
    readonly new_rate: bigint
    readonly initiator: Address
  }
  readonly WithdrawComm: {
    readonly initiator: Address
  }
  readonly UpdateReceivingAddr: {
    readonly new_addr: Address
    readonly initiator: Address
  }
  readonly Pause: {
    readonly initiator: Address
  }
  readonly UnPause: {
    readonly initiator: Address
  }
  readonly UpdateAdmin: {
    readonly new_admin: Address
    readonly initiator: Address
  }
  readonly UpdateVerifier: {
    readonly verif: Address
    readonly initiator: Address
  }
  readonly UpdateVerifierRewardAddr: {
    readonly addr: Address
    readonly initiator: Address
  }
  readonly UpdateStakingParameters: {
    readonly min_stake: bigint
    readonly min_deleg_stake: bigint
    readonly max_comm_change_rate: bigint
    readonly initiator: Address
  }
  readonly ChangeBNumReq: {
    readonly input_bnum_req: bigint
    readonly initiator: Address
  }
  /** Ours. */
  readonly UpdateCycleParameters: {
    readonly new_cycle_blocks: bigint
    readonly new_reward_per_cycle: bigint
    readonly initiator: Address
  }
  readonly AddSSN: {
    readonly ssnaddr: Address
    readonly name: string
    readonly urlraw: string
    readonly urlapi: string
    readonly comm: bigint
    readonly initiator: Address
  }
  readonly AddFunds: {
    readonly initiator: Address
  }
}

/** State of SsnList. */
interface SsnListFields {
  readonly ssnlist: ReadonlyMap<Address, SsnListSsn>
  readonly comm_for_ssn: ReadonlyMap<Address, ReadonlyMap<bigint, bigint>>
  readonly deposit_amt_deleg: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly ssn_deleg_amt: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly buff_deposit_deleg: ReadonlyMap<Address, ReadonlyMap<Address, ReadonlyMap<bigint, bigint>>>
  readonly direct_deposit_deleg: ReadonlyMap<Address, ReadonlyMap<Address, ReadonlyMap<bigint, bigint>>>
  readonly deleg_stake_per_cycle: ReadonlyMap<Address, ReadonlyMap<Address, ReadonlyMap<bigint, bigint>>>
  readonly last_withdraw_cycle_deleg: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly last_buf_deposit_cycle_deleg: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly stake_ssn_per_cycle: ReadonlyMap<Address, ReadonlyMap<bigint, SsnListSSNCycleInfo>>
  readonly deleg_swap_request: ReadonlyMap<Address, Address>
  readonly withdrawal_pending: ReadonlyMap<Address, ReadonlyMap<bigint, bigint>>
  readonly bnum_req: bigint
  readonly minstake: bigint
  readonly mindelegstake: bigint
  readonly maxcommchangerate: bigint
  readonly maxcommrate: bigint
  readonly lastrewardcycle: bigint
  readonly totalstakeamount: bigint
  readonly contractadmin: Address
  readonly proxyaddr: Address
  readonly verifier: Address | null
  readonly verifier_receiving_addr: Address | null
  readonly paused: boolean
  readonly cycle_blocks: bigint
  readonly reward_per_cycle: bigint
  readonly cycle_start: bigint
  readonly owed: bigint
  readonly walk_stake: bigint
  readonly walk_reward: bigint
}

/** Events of SsnList and their values. */
interface SsnListEvents {
  readonly CommissionUpdated: {
    readonly ssnaddr: Address
    readonly new_rate: bigint
  }
  readonly CycleEnded: {
    readonly cycle: bigint
  }
  readonly FundsReceived: {
    readonly sender: Address
    readonly amount: bigint
  }
  readonly NodeAdded: {
    readonly ssnaddr: Address
  }
  readonly RewardsWithdrawn: {
    readonly delegator: Address
    readonly ssnaddr: Address
    readonly amount: bigint
    readonly cycle: bigint
  }
  readonly StakeDelegated: {
    readonly delegator: Address
    readonly ssnaddr: Address
    readonly amount: bigint
  }
  readonly StakeMoved: {
    readonly delegator: Address
    readonly ssnaddr: Address
    readonly to_ssn: Address
    readonly amount: bigint
  }
  readonly SwapConfirmed: {
    readonly delegator: Address
    readonly new_delegator: Address
  }
  readonly SwapRejected: {
    readonly delegator: Address
    readonly new_delegator: Address
  }
  readonly SwapRequested: {
    readonly delegator: Address
    readonly new_delegator: Address
  }
  readonly SwapRevoked: {
    readonly delegator: Address
  }
  readonly WithdrawalCompleted: {
    readonly delegator: Address
    readonly amount: bigint
  }
  readonly WithdrawalRequested: {
    readonly delegator: Address
    readonly ssnaddr: Address
    readonly amount: bigint
  }
}

export interface SsnListShape {
  readonly init: SsnListInit
  readonly transitions: SsnListTransitions
  readonly fields: SsnListFields
  readonly events: SsnListEvents
}

/** Codes of the exceptions of SsnList. */
export const ssnListErrors = {
  frozen: -1,
  notVerifier: -2,
  notAdmin: -3,
  notProxy: -6,
  noDelegator: -7,
  hasBufferedDeposit: -8,
  commissionChanged: -9,
  noNode: -10,
  nodeExists: -11,
  uncollectedRewards: -12,
  stakeTooLow: -13,
  noCommission: -14,
  belowMinimum: -15,
  commissionStep: -16,
  commissionTooHigh: -17,
  noVerifier: -19,
  noVerifierAddress: -20,
  sameNode: -21,
  rewardsNotCovered: -22,
  noSwap: -23,
  notSwapAddress: -24,
  swapInCircle: -25,
  zeroAmount: -100,
  nothingRipe: -101,
  rewardedTwice: -102,
  noTimedCycles: -103,
  cycleNotOver: -104,
} as const

/** SsnList: calls, reads and deploys. */
export const ssnList: ContractBinding<SsnListShape> = defineContract<SsnListShape>({
  vname: 'SsnList',
  params: [{ vname: 'init_admin', type: 'ByStr20' }, { vname: 'init_proxy_address', type: 'ByStr20' }],
  fields: [
    { vname: 'ssnlist', type: 'Map (ByStr20) (Ssn)' },
    { vname: 'comm_for_ssn', type: 'Map (ByStr20) (Map (Uint32) (Uint128))' },
    { vname: 'deposit_amt_deleg', type: 'Map (ByStr20) (Map (ByStr20) (Uint128))' },
    { vname: 'ssn_deleg_amt', type: 'Map (ByStr20) (Map (ByStr20) (Uint128))' },
    { vname: 'buff_deposit_deleg', type: 'Map (ByStr20) (Map (ByStr20) (Map (Uint32) (Uint128)))' },
    {
      vname: 'direct_deposit_deleg',
      type: 'Map (ByStr20) (Map (ByStr20) (Map (Uint32) (Uint128)))',
    },
    {
      vname: 'deleg_stake_per_cycle',
      type: 'Map (ByStr20) (Map (ByStr20) (Map (Uint32) (Uint128)))',
    },
    { vname: 'last_withdraw_cycle_deleg', type: 'Map (ByStr20) (Map (ByStr20) (Uint32))' },
    { vname: 'last_buf_deposit_cycle_deleg', type: 'Map (ByStr20) (Map (ByStr20) (Uint32))' },
    { vname: 'stake_ssn_per_cycle', type: 'Map (ByStr20) (Map (Uint32) (SSNCycleInfo))' },
    { vname: 'deleg_swap_request', type: 'Map (ByStr20) (ByStr20)' },
    { vname: 'withdrawal_pending', type: 'Map (ByStr20) (Map (BNum) (Uint128))' },
    { vname: 'bnum_req', type: 'Uint128' },
    { vname: 'minstake', type: 'Uint128' },
    { vname: 'mindelegstake', type: 'Uint128' },
    { vname: 'maxcommchangerate', type: 'Uint128' },
    { vname: 'maxcommrate', type: 'Uint128' },
    { vname: 'lastrewardcycle', type: 'Uint32' },
    { vname: 'totalstakeamount', type: 'Uint128' },
    { vname: 'contractadmin', type: 'ByStr20' },
    { vname: 'proxyaddr', type: 'ByStr20' },
    { vname: 'verifier', type: 'Option (ByStr20)' },
    { vname: 'verifier_receiving_addr', type: 'Option (ByStr20)' },
    { vname: 'paused', type: 'Bool' },
    { vname: 'cycle_blocks', type: 'Uint128' },
    { vname: 'reward_per_cycle', type: 'Uint128' },
    { vname: 'cycle_start', type: 'BNum' },
    { vname: 'owed', type: 'Uint128' },
    { vname: 'walk_stake', type: 'Uint128' },
    { vname: 'walk_reward', type: 'Uint128' },
  ],
  transitions: [
    {
      vname: 'DelegateStake',
      params: [{ vname: 'ssnaddr', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    {
      vname: 'WithdrawStakeRewards',
      params: [{ vname: 'ssnaddr', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    {
      vname: 'WithdrawStakeAmt',
      params: [
        { vname: 'ssnaddr', type: 'ByStr20' },
        { vname: 'amt', type: 'Uint128' },
        { vname: 'initiator', type: 'ByStr20' },
      ],
    },
    { vname: 'CompleteWithdrawal', params: [{ vname: 'initiator', type: 'ByStr20' }] },
    {
      vname: 'ReDelegateStake',
      params: [
        { vname: 'ssnaddr', type: 'ByStr20' },
        { vname: 'to_ssn', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'initiator', type: 'ByStr20' },
      ],
    },
    {
      vname: 'RequestDelegatorSwap',
      params: [{ vname: 'new_deleg_addr', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    { vname: 'RevokeDelegatorSwap', params: [{ vname: 'initiator', type: 'ByStr20' }] },
    {
      vname: 'RejectDelegatorSwap',
      params: [{ vname: 'requestor', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    {
      vname: 'ConfirmDelegatorSwap',
      params: [{ vname: 'requestor', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    {
      vname: 'AssignStakeReward',
      params: [
        { vname: 'ssnreward_list', type: 'List (Pair (ByStr20) (Uint128))' },
        { vname: 'verifier_reward', type: 'Uint128' },
        { vname: 'initiator', type: 'ByStr20' },
      ],
    },
    { vname: 'AdvanceCycle', params: [{ vname: 'initiator', type: 'ByStr20' }] },
    {
      vname: 'UpdateComm',
      params: [{ vname: 'new_rate', type: 'Uint128' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    { vname: 'WithdrawComm', params: [{ vname: 'initiator', type: 'ByStr20' }] },
    {
      vname: 'UpdateReceivingAddr',
      params: [{ vname: 'new_addr', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    { vname: 'Pause', params: [{ vname: 'initiator', type: 'ByStr20' }] },
    { vname: 'UnPause', params: [{ vname: 'initiator', type: 'ByStr20' }] },
    {
      vname: 'UpdateAdmin',
      params: [{ vname: 'new_admin', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    {
      vname: 'UpdateVerifier',
      params: [{ vname: 'verif', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    {
      vname: 'UpdateVerifierRewardAddr',
      params: [{ vname: 'addr', type: 'ByStr20' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    {
      vname: 'UpdateStakingParameters',
      params: [
        { vname: 'min_stake', type: 'Uint128' },
        { vname: 'min_deleg_stake', type: 'Uint128' },
        { vname: 'max_comm_change_rate', type: 'Uint128' },
        { vname: 'initiator', type: 'ByStr20' },
      ],
    },
    {
      vname: 'ChangeBNumReq',
      params: [{ vname: 'input_bnum_req', type: 'Uint128' }, { vname: 'initiator', type: 'ByStr20' }],
    },
    {
      vname: 'UpdateCycleParameters',
      params: [
        { vname: 'new_cycle_blocks', type: 'Uint128' },
        { vname: 'new_reward_per_cycle', type: 'Uint128' },
        { vname: 'initiator', type: 'ByStr20' },
      ],
    },
    {
      vname: 'AddSSN',
      params: [
        { vname: 'ssnaddr', type: 'ByStr20' },
        { vname: 'name', type: 'String' },
        { vname: 'urlraw', type: 'String' },
        { vname: 'urlapi', type: 'String' },
        { vname: 'comm', type: 'Uint128' },
        { vname: 'initiator', type: 'ByStr20' },
      ],
    },
    { vname: 'AddFunds', params: [{ vname: 'initiator', type: 'ByStr20' }] },
  ],
  events: [
    {
      vname: 'CommissionUpdated',
      params: [{ vname: 'ssnaddr', type: 'ByStr20' }, { vname: 'new_rate', type: 'Uint128' }],
    },
    { vname: 'CycleEnded', params: [{ vname: 'cycle', type: 'Uint32' }] },
    {
      vname: 'FundsReceived',
      params: [{ vname: 'sender', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    { vname: 'NodeAdded', params: [{ vname: 'ssnaddr', type: 'ByStr20' }] },
    {
      vname: 'RewardsWithdrawn',
      params: [
        { vname: 'delegator', type: 'ByStr20' },
        { vname: 'ssnaddr', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'cycle', type: 'Uint32' },
      ],
    },
    {
      vname: 'StakeDelegated',
      params: [
        { vname: 'delegator', type: 'ByStr20' },
        { vname: 'ssnaddr', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'StakeMoved',
      params: [
        { vname: 'delegator', type: 'ByStr20' },
        { vname: 'ssnaddr', type: 'ByStr20' },
        { vname: 'to_ssn', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'SwapConfirmed',
      params: [{ vname: 'delegator', type: 'ByStr20' }, { vname: 'new_delegator', type: 'ByStr20' }],
    },
    {
      vname: 'SwapRejected',
      params: [{ vname: 'delegator', type: 'ByStr20' }, { vname: 'new_delegator', type: 'ByStr20' }],
    },
    {
      vname: 'SwapRequested',
      params: [{ vname: 'delegator', type: 'ByStr20' }, { vname: 'new_delegator', type: 'ByStr20' }],
    },
    { vname: 'SwapRevoked', params: [{ vname: 'delegator', type: 'ByStr20' }] },
    {
      vname: 'WithdrawalCompleted',
      params: [{ vname: 'delegator', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'WithdrawalRequested',
      params: [
        { vname: 'delegator', type: 'ByStr20' },
        { vname: 'ssnaddr', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
  ],
  ADTs: [
    {
      tname: 'Ssn',
      tparams: [],
      tmap: [
        {
          cname: 'Ssn',
          argtypes: [
            'Bool',
            'Uint128',
            'Uint128',
            'String',
            'String',
            'String',
            'Uint128',
            'Uint128',
            'Uint128',
            'ByStr20',
          ],
        },
      ],
    },
    {
      tname: 'SSNCycleInfo',
      tparams: [],
      tmap: [{ cname: 'SSNCycleInfo', argtypes: ['Uint128', 'Uint128'] }],
    },
  ],
})
