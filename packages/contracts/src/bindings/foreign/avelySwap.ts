// Written by `npm run generate` from packages/contracts/scilla/foreign/PoolExchange.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Type Pool of AvelySwap. */
export type AvelySwapPool =
  | { readonly constructor: 'Pool'; readonly arguments: readonly [bigint, bigint] }

/** Type Denom of AvelySwap. */
export type AvelySwapDenom =
  | { readonly constructor: 'Zil'; readonly arguments: readonly [] }
  | { readonly constructor: 'Token'; readonly arguments: readonly [Address] }

/** Type Coins of AvelySwap. */
export type AvelySwapCoins =
  | { readonly constructor: 'Coins'; readonly arguments: readonly [AvelySwapDenom, bigint] }

/** Immutable parameters of AvelySwap. */
interface AvelySwapInit {
  readonly initial_owner: Address
  readonly initial_liquidity_fee: bigint
  readonly initial_treasury_fee: bigint
  readonly initial_treasury: Address
}

/** Transitions of AvelySwap and their parameters. */
interface AvelySwapTransitions {
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
  readonly SetTreasuryFee: {
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

/** State of AvelySwap. */
interface AvelySwapFields {
  readonly liquidity_fee: bigint
  readonly treasury_fee: bigint
  readonly treasury_address: Address
  readonly owner: Address
  readonly pools: ReadonlyMap<Address, AvelySwapPool>
  readonly balances: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly total_contributions: ReadonlyMap<Address, bigint>
}

/** Events of AvelySwap and their values. */
interface AvelySwapEvents {
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
    readonly input: AvelySwapCoins
    readonly output: AvelySwapCoins
  }
}

export interface AvelySwapShape {
  readonly init: AvelySwapInit
  readonly transitions: AvelySwapTransitions
  readonly fields: AvelySwapFields
  readonly events: AvelySwapEvents
}

/** Codes of the exceptions of AvelySwap. */
export const avelySwapErrors = {
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

/** AvelySwap: calls, reads and deploys. */
export const avelySwap: ContractBinding<AvelySwapShape> = defineContract<AvelySwapShape>({
  vname: 'AvelySwap',
  params: [
    { vname: 'initial_owner', type: 'ByStr20' },
    { vname: 'initial_liquidity_fee', type: 'Uint256' },
    { vname: 'initial_treasury_fee', type: 'Uint128' },
    { vname: 'initial_treasury', type: 'ByStr20' },
  ],
  fields: [
    { vname: 'liquidity_fee', type: 'Uint256' },
    { vname: 'treasury_fee', type: 'Uint128' },
    { vname: 'treasury_address', type: 'ByStr20' },
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
    { vname: 'SetTreasuryFee', params: [{ vname: 'new_fee', type: 'Uint128' }] },
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
