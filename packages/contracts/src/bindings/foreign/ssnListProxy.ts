// Written by `npm run generate` from packages/contracts/scilla/foreign/SsnListProxy.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of SsnListProxy. */
interface SsnListProxyInit {
  readonly init_implementation: Address
  readonly init_admin: Address
}

/** Transitions of SsnListProxy and their parameters. */
interface SsnListProxyTransitions {
  readonly UpgradeTo: {
    readonly newImplementation: Address
  }
  readonly ChangeProxyAdmin: {
    readonly newAdmin: Address
  }
  readonly Pause: NoParams
  readonly UnPause: NoParams
  readonly UpdateAdmin: {
    readonly new_admin: Address
  }
  readonly UpdateVerifier: {
    readonly verif: Address
  }
  readonly UpdateVerifierRewardAddr: {
    readonly addr: Address
  }
  readonly UpdateStakingParameters: {
    readonly min_stake: bigint
    readonly min_deleg_stake: bigint
    readonly max_comm_change_rate: bigint
  }
  readonly ChangeBNumReq: {
    readonly input_bnum_req: bigint
  }
  /** Ours. */
  readonly UpdateCycleParameters: {
    readonly new_cycle_blocks: bigint
    readonly new_reward_per_cycle: bigint
  }
  readonly AddSSN: {
    readonly ssnaddr: Address
    readonly name: string
    readonly urlraw: string
    readonly urlapi: string
    readonly comm: bigint
  }
  readonly UpdateComm: {
    readonly new_rate: bigint
  }
  readonly WithdrawComm: NoParams
  readonly UpdateReceivingAddr: {
    readonly new_addr: Address
  }
  readonly DelegateStake: {
    readonly ssnaddr: Address
  }
  readonly WithdrawStakeRewards: {
    readonly ssnaddr: Address
  }
  readonly WithdrawStakeAmt: {
    readonly ssnaddr: Address
    readonly amt: bigint
  }
  readonly CompleteWithdrawal: NoParams
  readonly ReDelegateStake: {
    readonly ssnaddr: Address
    readonly to_ssn: Address
    readonly amount: bigint
  }
  readonly RequestDelegatorSwap: {
    readonly new_deleg_addr: Address
  }
  readonly RevokeDelegatorSwap: NoParams
  readonly ConfirmDelegatorSwap: {
    readonly requestor: Address
  }
  readonly RejectDelegatorSwap: {
    readonly requestor: Address
  }
  /** Ends a cycle. ZIL sent along goes to the rewards. */
  readonly AssignStakeReward: {
    readonly ssnreward_list: readonly (readonly [Address, bigint])[]
    readonly verifier_reward: bigint
  }
  /** Ours. Anybody ends a cycle that has lasted long enough; it pays nobody. */
  readonly AdvanceCycle: NoParams
  readonly AddFunds: NoParams
}

/** State of SsnListProxy. */
interface SsnListProxyFields {
  readonly implementation: Address
  readonly admin: Address
}

export interface SsnListProxyShape {
  readonly init: SsnListProxyInit
  readonly transitions: SsnListProxyTransitions
  readonly fields: SsnListProxyFields
}

/** Codes of the exceptions of SsnListProxy. */
export const ssnListProxyErrors = {
  notAdmin: -3,
} as const

/** SsnListProxy: calls, reads and deploys. */
export const ssnListProxy: ContractBinding<SsnListProxyShape> = defineContract<SsnListProxyShape>({
  vname: 'SsnListProxy',
  params: [{ vname: 'init_implementation', type: 'ByStr20' }, { vname: 'init_admin', type: 'ByStr20' }],
  fields: [{ vname: 'implementation', type: 'ByStr20' }, { vname: 'admin', type: 'ByStr20' }],
  transitions: [
    { vname: 'UpgradeTo', params: [{ vname: 'newImplementation', type: 'ByStr20' }] },
    { vname: 'ChangeProxyAdmin', params: [{ vname: 'newAdmin', type: 'ByStr20' }] },
    { vname: 'Pause', params: [] },
    { vname: 'UnPause', params: [] },
    { vname: 'UpdateAdmin', params: [{ vname: 'new_admin', type: 'ByStr20' }] },
    { vname: 'UpdateVerifier', params: [{ vname: 'verif', type: 'ByStr20' }] },
    { vname: 'UpdateVerifierRewardAddr', params: [{ vname: 'addr', type: 'ByStr20' }] },
    {
      vname: 'UpdateStakingParameters',
      params: [
        { vname: 'min_stake', type: 'Uint128' },
        { vname: 'min_deleg_stake', type: 'Uint128' },
        { vname: 'max_comm_change_rate', type: 'Uint128' },
      ],
    },
    { vname: 'ChangeBNumReq', params: [{ vname: 'input_bnum_req', type: 'Uint128' }] },
    {
      vname: 'UpdateCycleParameters',
      params: [
        { vname: 'new_cycle_blocks', type: 'Uint128' },
        { vname: 'new_reward_per_cycle', type: 'Uint128' },
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
      ],
    },
    { vname: 'UpdateComm', params: [{ vname: 'new_rate', type: 'Uint128' }] },
    { vname: 'WithdrawComm', params: [] },
    { vname: 'UpdateReceivingAddr', params: [{ vname: 'new_addr', type: 'ByStr20' }] },
    { vname: 'DelegateStake', params: [{ vname: 'ssnaddr', type: 'ByStr20' }] },
    { vname: 'WithdrawStakeRewards', params: [{ vname: 'ssnaddr', type: 'ByStr20' }] },
    {
      vname: 'WithdrawStakeAmt',
      params: [{ vname: 'ssnaddr', type: 'ByStr20' }, { vname: 'amt', type: 'Uint128' }],
    },
    { vname: 'CompleteWithdrawal', params: [] },
    {
      vname: 'ReDelegateStake',
      params: [
        { vname: 'ssnaddr', type: 'ByStr20' },
        { vname: 'to_ssn', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    { vname: 'RequestDelegatorSwap', params: [{ vname: 'new_deleg_addr', type: 'ByStr20' }] },
    { vname: 'RevokeDelegatorSwap', params: [] },
    { vname: 'ConfirmDelegatorSwap', params: [{ vname: 'requestor', type: 'ByStr20' }] },
    { vname: 'RejectDelegatorSwap', params: [{ vname: 'requestor', type: 'ByStr20' }] },
    {
      vname: 'AssignStakeReward',
      params: [
        { vname: 'ssnreward_list', type: 'List (Pair (ByStr20) (Uint128))' },
        { vname: 'verifier_reward', type: 'Uint128' },
      ],
    },
    { vname: 'AdvanceCycle', params: [] },
    { vname: 'AddFunds', params: [] },
  ],
  ADTs: [],
})
