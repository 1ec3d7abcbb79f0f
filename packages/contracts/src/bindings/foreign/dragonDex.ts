// Written by `npm run generate` from packages/contracts/scilla/foreign/PoolExchange.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Type Pool of DragonDex. */
export type DragonDexPool =
  | { readonly constructor: 'Pool'; readonly arguments: readonly [bigint, bigint] }

/** Type Denom of DragonDex. */
export type DragonDexDenom =
  | { readonly constructor: 'Zil'; readonly arguments: readonly [] }
  | { readonly constructor: 'Token'; readonly arguments: readonly [Address] }

/** Type Coins of DragonDex. */
export type DragonDexCoins =
  | { readonly constructor: 'Coins'; readonly arguments: readonly [DragonDexDenom, bigint] }

/** Immutable parameters of DragonDex. */
interface DragonDexInit {
  readonly initial_owner: Address
  readonly initial_liquidity_fee: bigint
  readonly initial_protocol_fee: bigint
  readonly initial_rewards_pool: Address
}

/** Transitions of DragonDex and their parameters. */
interface DragonDexTransitions {
  readonly SwapExactZILForTokens: {
    readonly token_address: Address
    readonly min_token_amount: bigint
    readonly deadline_block: bigint
    readonly recipient_address: Address
  }
  readonly SwapExactTokensForZIL: {
    readonly token_address: Address
    readonly token_amount: bigint
    readonly min_zil_amount: bigint
    readonly deadline_block: bigint
    readonly recipient_address: Address
  }
  readonly SwapExactTokensForTokens: {
    readonly token0_address: Address
    readonly token1_address: Address
    readonly token0_amount: bigint
    readonly min_token1_amount: bigint
    readonly deadline_block: bigint
    readonly recipient_address: Address
  }
  readonly AddLiquidity: {
    readonly token_address: Address
    readonly min_contribution_amount: bigint
    readonly max_token_amount: bigint
    readonly deadline_block: bigint
  }
  readonly RemoveLiquidity: {
    readonly token_address: Address
    readonly contribution_amount: bigint
    readonly min_zil_amount: bigint
    readonly min_token_amount: bigint
    readonly deadline_block: bigint
  }
  /** new_fee: so many of 10000 count in a swap. */
  readonly SetLiquidityFee: {
    readonly new_fee: bigint
  }
  readonly SetProtocolFee: {
    readonly new_fee: bigint
  }
  readonly RecipientAcceptTransferFrom: {
    readonly initiator: Address
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
  readonly TransferSuccessCallBack: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
}

/** State of DragonDex. */
interface DragonDexFields {
  readonly liquidity_fee: bigint
  readonly protocol_fee: bigint
  readonly rewards_pool: Address
  readonly owner: Address
  readonly pools: ReadonlyMap<Address, DragonDexPool>
  readonly balances: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly total_contributions: ReadonlyMap<Address, bigint>
}

/** Events of DragonDex and their values. */
interface DragonDexEvents {
  readonly Burnt: {
    readonly pool: Address
    readonly address: Address
    readonly amount: bigint
  }
  readonly Mint: {
    readonly pool: Address
    readonly address: Address
    readonly amount: bigint
  }
  readonly PoolCreated: {
    readonly pool: Address
  }
  readonly Swapped: {
    readonly pool: Address
    readonly address: Address
    readonly input: DragonDexCoins
    readonly output: DragonDexCoins
  }
}

export interface DragonDexShape {
  readonly init: DragonDexInit
  readonly transitions: DragonDexTransitions
  readonly fields: DragonDexFields
  readonly events: DragonDexEvents
}

/** Codes of the exceptions of DragonDex. */
export const dragonDexErrors = {
  notOwner: -1,
  expired: -2,
  zeroAmount: -3,
  noPool: -4,
  rate: -5,
  sameToken: -6,
  tooLittleZil: -7,
  tooManyTokens: -8,
  tooSmallShare: -9,
  notEnoughShare: -10,
  tooLarge: -11,
  wrongFee: -12,
} as const

/** DragonDex: calls, reads and deploys. */
export const dragonDex: ContractBinding<DragonDexShape> = defineContract<DragonDexShape>({
  vname: 'DragonDex',
  params: [
    { vname: 'initial_owner', type: 'ByStr20' },
    { vname: 'initial_liquidity_fee', type: 'Uint256' },
    { vname: 'initial_protocol_fee', type: 'Uint128' },
    { vname: 'initial_rewards_pool', type: 'ByStr20' },
  ],
  fields: [
    { vname: 'liquidity_fee', type: 'Uint256' },
    { vname: 'protocol_fee', type: 'Uint128' },
    { vname: 'rewards_pool', type: 'ByStr20' },
    { vname: 'owner', type: 'ByStr20' },
    { vname: 'pools', type: 'Map (ByStr20) (Pool)' },
    { vname: 'balances', type: 'Map (ByStr20) (Map (ByStr20) (Uint128))' },
    { vname: 'total_contributions', type: 'Map (ByStr20) (Uint128)' },
  ],
  transitions: [
    {
      vname: 'SwapExactZILForTokens',
      params: [
        { vname: 'token_address', type: 'ByStr20' },
        { vname: 'min_token_amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
        { vname: 'recipient_address', type: 'ByStr20' },
      ],
    },
    {
      vname: 'SwapExactTokensForZIL',
      params: [
        { vname: 'token_address', type: 'ByStr20' },
        { vname: 'token_amount', type: 'Uint128' },
        { vname: 'min_zil_amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
        { vname: 'recipient_address', type: 'ByStr20' },
      ],
    },
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
      vname: 'AddLiquidity',
      params: [
        { vname: 'token_address', type: 'ByStr20' },
        { vname: 'min_contribution_amount', type: 'Uint128' },
        { vname: 'max_token_amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
      ],
    },
    {
      vname: 'RemoveLiquidity',
      params: [
        { vname: 'token_address', type: 'ByStr20' },
        { vname: 'contribution_amount', type: 'Uint128' },
        { vname: 'min_zil_amount', type: 'Uint128' },
        { vname: 'min_token_amount', type: 'Uint128' },
        { vname: 'deadline_block', type: 'BNum' },
      ],
    },
    { vname: 'SetLiquidityFee', params: [{ vname: 'new_fee', type: 'Uint256' }] },
    { vname: 'SetProtocolFee', params: [{ vname: 'new_fee', type: 'Uint128' }] },
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
      vname: 'TransferFromSuccessCallBack',
      params: [
        { vname: 'initiator', type: 'ByStr20' },
        { vname: 'sender', type: 'ByStr20' },
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
  ],
  events: [
    {
      vname: 'Burnt',
      params: [
        { vname: 'pool', type: 'ByStr20' },
        { vname: 'address', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'Mint',
      params: [
        { vname: 'pool', type: 'ByStr20' },
        { vname: 'address', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    { vname: 'PoolCreated', params: [{ vname: 'pool', type: 'ByStr20' }] },
    {
      vname: 'Swapped',
      params: [
        { vname: 'pool', type: 'ByStr20' },
        { vname: 'address', type: 'ByStr20' },
        { vname: 'input', type: 'Coins' },
        { vname: 'output', type: 'Coins' },
      ],
    },
  ],
  ADTs: [
    { tname: 'Pool', tparams: [], tmap: [{ cname: 'Pool', argtypes: ['Uint128', 'Uint128'] }] },
    {
      tname: 'Denom',
      tparams: [],
      tmap: [{ cname: 'Zil', argtypes: [] }, { cname: 'Token', argtypes: ['ByStr20'] }],
    },
    { tname: 'Coins', tparams: [], tmap: [{ cname: 'Coins', argtypes: ['Denom', 'Uint128'] }] },
  ],
})
