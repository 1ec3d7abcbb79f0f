// Written by `npm run generate` from packages/contracts/scilla/foreign/PoolExchange.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Type Pool of ZilSwap. */
export type ZilSwapPool =
  | { readonly constructor: 'Pool'; readonly arguments: readonly [bigint, bigint] }

/** Type Denom of ZilSwap. */
export type ZilSwapDenom =
  | { readonly constructor: 'Zil'; readonly arguments: readonly [] }
  | { readonly constructor: 'Token'; readonly arguments: readonly [Address] }

/** Type Coins of ZilSwap. */
export type ZilSwapCoins =
  | { readonly constructor: 'Coins'; readonly arguments: readonly [ZilSwapDenom, bigint] }

/** Immutable parameters of ZilSwap. */
interface ZilSwapInit {
  readonly initial_owner: Address
  readonly initial_fee: bigint
}

/** Transitions of ZilSwap and their parameters. */
interface ZilSwapTransitions {
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
  /** new_fee: so many of 10000 are kept. */
  readonly SetFee: {
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

/** State of ZilSwap. */
interface ZilSwapFields {
  readonly output_after_fee: bigint
  readonly owner: Address
  readonly pools: ReadonlyMap<Address, ZilSwapPool>
  readonly balances: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
  readonly total_contributions: ReadonlyMap<Address, bigint>
}

/** Events of ZilSwap and their values. */
interface ZilSwapEvents {
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
    readonly input: ZilSwapCoins
    readonly output: ZilSwapCoins
  }
}

export interface ZilSwapShape {
  readonly init: ZilSwapInit
  readonly transitions: ZilSwapTransitions
  readonly fields: ZilSwapFields
  readonly events: ZilSwapEvents
}

/** Codes of the exceptions of ZilSwap. */
export const zilSwapErrors = {
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

/** ZilSwap: calls, reads and deploys. */
export const zilSwap: ContractBinding<ZilSwapShape> = defineContract<ZilSwapShape>({
  vname: 'ZilSwap',
  params: [{ vname: 'initial_owner', type: 'ByStr20' }, { vname: 'initial_fee', type: 'Uint256' }],
  fields: [
    { vname: 'output_after_fee', type: 'Uint256' },
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
    { vname: 'SetFee', params: [{ vname: 'new_fee', type: 'Uint256' }] },
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
