// Written by `npm run generate` from packages/contracts/scilla/ours/TyronDex.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Immutable parameters of TyronDex. */
interface TyronDexInit {
  readonly initial_owner: Address
  readonly init: Address
  readonly tyron: Address
  readonly ssi: Address
  readonly sbt_issuer: string
  readonly name: string
  readonly symbol: string
  readonly decimals: bigint
  readonly initial_profit_denom: bigint
  readonly initial_reward: bigint
  readonly initial_price: bigint
  readonly initial_dv: bigint
}

/** Transitions of TyronDex and their parameters. */
interface TyronDexTransitions {
  /** Takes tokens that the sender has allowed this contract to take. */
  readonly SwapExactTokensForTokens: {
    readonly token0_address: Address
    readonly token1_address: Address
    readonly token0_amount: bigint
    readonly min_token1_amount: bigint
    readonly deadline_block: bigint
    readonly recipient_address: Address
  }
  /** Swaps what the sender has here of a token, or what a contract sent in this block while the same account signed. */
  readonly SwapDeposit: {
    readonly token0_address: Address
    readonly min_token1_amount: bigint
    readonly deadline_block: bigint
    readonly recipient_address: Address
  }
  /** Gives back what was sent here by mistake: to who sent it, or, of what a contract sent last, to the account that signed. */
  readonly ReturnDeposit: {
    readonly token_address: Address
    readonly recipient_address: Address
  }
  readonly JoinCommunity: {
    readonly amount: bigint
    readonly deadline_block: bigint
    readonly domain: Hex
    readonly subdomain: string | null
  }
  /** amount: shares of the community that the sender brought. */
  readonly LeaveCommunity: {
    readonly amount: bigint
    readonly deadline_block: bigint
  }
  /** is_ssi: with S$I, of which the price says how much; else TYRON alone. max_token_amount: TYRON. In an empty pool min_contribution_amount is the S$I that comes. domain: who gets the shares into the community, else the sender. */
  readonly AddLiquidity: {
    readonly is_ssi: boolean
    readonly min_contribution_amount: bigint
    readonly max_token_amount: bigint
    readonly deadline_block: bigint
    readonly domain: Hex | null
    readonly subdomain: string | null
  }
  readonly RemoveLiquidity: {
    readonly amount: bigint
    readonly min_ssi_amount: bigint
    readonly min_tyron_amount: bigint
    readonly deadline_block: bigint
  }
  /** What a swap counts, and what of the rest stays with those who brought the pool. */
  readonly SetProfit: {
    readonly new_profit_denom: bigint
    readonly new_reward: bigint
  }
  /** The owner proposes a successor, who accepts. */
  readonly UpdateOwner: {
    readonly addr: Address
  }
  readonly AcceptPendingOwner: NoParams
  readonly IncreaseAllowance: {
    readonly spender: Address
    readonly amount: bigint
  }
  /** An allowance never falls below zero. */
  readonly DecreaseAllowance: {
    readonly spender: Address
    readonly amount: bigint
  }
  readonly Transfer: {
    readonly to: Address
    readonly amount: bigint
  }
  readonly TransferFrom: {
    readonly from: Address
    readonly to: Address
    readonly amount: bigint
  }
  readonly RecipientAcceptTransfer: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  /** What this contract takes itself is no deposit. */
  readonly RecipientAcceptTransferFrom: {
    readonly initiator: Address
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly RecipientAcceptMint: {
    readonly minter: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly TransferSuccessCallBack: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly TransferFromSuccessCallBack: {
    readonly initiator: Address
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
}

/** State of TyronDex. */
interface TyronDexFields {
  readonly version: string
  readonly owner: Address
  readonly pending_owner: Address
  readonly reserves: readonly [bigint, bigint]
  readonly profit_denom: bigint
  readonly reward: bigint
  readonly total_supply: bigint
  readonly balances: ReadonlyMap<Address, bigint>
  readonly allowances: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly dao_balance: bigint
  readonly contributions: bigint
  readonly shares: ReadonlyMap<Hex, bigint>
  readonly brought: ReadonlyMap<Address, bigint>
  readonly members: ReadonlyMap<Address, readonly [Hex, string]>
  readonly deposits: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly passing: ReadonlyMap<Address, ReadonlyMap<Address, readonly [Address, readonly [bigint, bigint]]>>
  readonly is_fairlaunch: boolean
  readonly price: bigint
  readonly dv: bigint
}

/** Events of TyronDex and their values. */
interface TyronDexEvents {
  readonly Burnt: {
    readonly address: Address
    readonly amount: bigint
  }
  readonly DecreasedAllowance: {
    readonly token_owner: Address
    readonly spender: Address
    readonly new_allowance: bigint
  }
  readonly IncreasedAllowance: {
    readonly token_owner: Address
    readonly spender: Address
    readonly new_allowance: bigint
  }
  readonly Joined: {
    readonly domain: Hex
    readonly address: Address
    readonly amount: bigint
    readonly shares: bigint
  }
  readonly Left: {
    readonly domain: Hex
    readonly address: Address
    readonly amount: bigint
    readonly shares: bigint
  }
  readonly Mint: {
    readonly address: Address
    readonly amount: bigint
  }
  readonly Swapped: {
    readonly pool: Address
    readonly address: Address
    readonly input: readonly [Address, bigint]
    readonly output: readonly [Address, bigint]
  }
  readonly TransferFromSuccess: {
    readonly initiator: Address
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly TransferSuccess: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
}

export interface TyronDexShape {
  readonly init: TyronDexInit
  readonly transitions: TyronDexTransitions
  readonly fields: TyronDexFields
  readonly events: TyronDexEvents
}

/** Codes of the exceptions of TyronDex. */
export const tyronDexErrors = {
  notOwner: -1,
  expired: -2,
  zeroAmount: -3,
  noPool: -4,
  rate: -5,
  wrongPair: -6,
  tooSmallShare: -9,
  notEnoughShare: -10,
  tooLarge: -11,
  wrongFee: -12,
  tooLittleLeft: -13,
  noSbt: -14,
  unknownToken: -15,
  noDeposit: -16,
  notMember: -19,
  notOfDomain: -20,
  insufficientAllowance: -21,
  sameAddress: -22,
  notPendingOwner: -23,
  otherDomain: -24,
} as const

/** TyronDex: calls, reads and deploys. */
export const tyronDex: ContractBinding<TyronDexShape> = defineContract<TyronDexShape>({
  vname: 'TyronDex',
  params: [
    { vname: 'initial_owner', type: 'ByStr20' },
    { vname: 'init', type: 'ByStr20' },
    { vname: 'tyron', type: 'ByStr20' },
    { vname: 'ssi', type: 'ByStr20' },
    { vname: 'sbt_issuer', type: 'String' },
    { vname: 'name', type: 'String' },
    { vname: 'symbol', type: 'String' },
    { vname: 'decimals', type: 'Uint32' },
    { vname: 'initial_profit_denom', type: 'Uint128' },
    { vname: 'initial_reward', type: 'Uint128' },
    { vname: 'initial_price', type: 'Uint256' },
    { vname: 'initial_dv', type: 'Uint256' },
  ],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'owner', type: 'ByStr20' },
    { vname: 'pending_owner', type: 'ByStr20' },
    { vname: 'reserves', type: 'Pair (Uint128) (Uint128)' },
    { vname: 'profit_denom', type: 'Uint128' },
    { vname: 'reward', type: 'Uint128' },
    { vname: 'total_supply', type: 'Uint128' },
    { vname: 'balances', type: 'Map (ByStr20) (Uint128)' },
    { vname: 'allowances', type: 'Map (ByStr20) (Map (ByStr20) (Uint128))' },
    { vname: 'dao_balance', type: 'Uint128' },
    { vname: 'contributions', type: 'Uint128' },
    { vname: 'shares', type: 'Map (ByStr32) (Uint128)' },
    { vname: 'brought', type: 'Map (ByStr20) (Uint128)' },
    { vname: 'members', type: 'Map (ByStr20) (Pair (ByStr32) (String))' },
    { vname: 'deposits', type: 'Map (ByStr20) (Map (ByStr20) (Uint128))' },
    {
      vname: 'passing',
      type: 'Map (ByStr20) (Map (ByStr20) (Pair (ByStr20) (Pair (BNum) (Uint128))))',
    },
    { vname: 'is_fairlaunch', type: 'Bool' },
    { vname: 'price', type: 'Uint256' },
    { vname: 'dv', type: 'Uint256' },
  ],
  transitions: [
    {
      vname: 'SwapExactTokensForTokens',
      params: [
        { vname: 'token0_address', type: 'ByStr20' },
        { vname: 'token1_address', type: 'ByStr20' },
        { vname: 'token0_amount', type: 'Uint128' },
        { vname: 'min_token1_amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
        { vname: 'recipient_address', type: 'ByStr20' },
      ],
    },
    {
      vname: 'SwapDeposit',
      params: [
        { vname: 'token0_address', type: 'ByStr20' },
        { vname: 'min_token1_amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
        { vname: 'recipient_address', type: 'ByStr20' },
      ],
    },
    {
      vname: 'ReturnDeposit',
      params: [{ vname: 'token_address', type: 'ByStr20' }, { vname: 'recipient_address', type: 'ByStr20' }],
    },
    {
      vname: 'JoinCommunity',
      params: [
        { vname: 'amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
        { vname: 'domain', type: 'ByStr32' },
        { vname: 'subdomain', type: 'Option (String)' },
      ],
    },
    {
      vname: 'LeaveCommunity',
      params: [{ vname: 'amount', type: 'Uint128' }, { vname: 'deadline_block', type: 'BNum' }],
    },
    {
      vname: 'AddLiquidity',
      params: [
        { vname: 'is_ssi', type: 'Bool' },
        { vname: 'min_contribution_amount', type: 'Uint128' },
        { vname: 'max_token_amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
        { vname: 'domain', type: 'Option (ByStr32)' },
        { vname: 'subdomain', type: 'Option (String)' },
      ],
    },
    {
      vname: 'RemoveLiquidity',
      params: [
        { vname: 'amount', type: 'Uint128' },
        { vname: 'min_ssi_amount', type: 'Uint128' },
        { vname: 'min_tyron_amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
      ],
    },
    {
      vname: 'SetProfit',
      params: [{ vname: 'new_profit_denom', type: 'Uint128' }, { vname: 'new_reward', type: 'Uint128' }],
    },
    { vname: 'UpdateOwner', params: [{ vname: 'addr', type: 'ByStr20' }] },
    { vname: 'AcceptPendingOwner', params: [] },
    {
      vname: 'IncreaseAllowance',
      params: [{ vname: 'spender', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'DecreaseAllowance',
      params: [{ vname: 'spender', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'Transfer',
      params: [{ vname: 'to', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'TransferFrom',
      params: [
        { vname: 'from', type: 'ByStr20' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'RecipientAcceptTransfer',
      params: [
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'RecipientAcceptTransferFrom',
      params: [
        { vname: 'initiator', type: 'ByStr20' },
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'RecipientAcceptMint',
      params: [
        { vname: 'minter', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'TransferSuccessCallBack',
      params: [
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'TransferFromSuccessCallBack',
      params: [
        { vname: 'initiator', type: 'ByStr20' },
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
  ],
  events: [
    {
      vname: 'Burnt',
      params: [{ vname: 'address', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'DecreasedAllowance',
      params: [
        { vname: 'token_owner', type: 'ByStr20' },
        { vname: 'spender', type: 'ByStr20' },
        { vname: 'new_allowance', type: 'Uint128' },
      ],
    },
    {
      vname: 'IncreasedAllowance',
      params: [
        { vname: 'token_owner', type: 'ByStr20' },
        { vname: 'spender', type: 'ByStr20' },
        { vname: 'new_allowance', type: 'Uint128' },
      ],
    },
    {
      vname: 'Joined',
      params: [
        { vname: 'domain', type: 'ByStr32' },
        { vname: 'address', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'shares', type: 'Uint128' },
      ],
    },
    {
      vname: 'Left',
      params: [
        { vname: 'domain', type: 'ByStr32' },
        { vname: 'address', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'shares', type: 'Uint128' },
      ],
    },
    {
      vname: 'Mint',
      params: [{ vname: 'address', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'Swapped',
      params: [
        { vname: 'pool', type: 'ByStr20' },
        { vname: 'address', type: 'ByStr20' },
        { vname: 'input', type: 'Pair (ByStr20) (Uint128)' },
        { vname: 'output', type: 'Pair (ByStr20) (Uint128)' },
      ],
    },
    {
      vname: 'TransferFromSuccess',
      params: [
        { vname: 'initiator', type: 'ByStr20' },
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'TransferSuccess',
      params: [
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
  ],
  ADTs: [],
})
