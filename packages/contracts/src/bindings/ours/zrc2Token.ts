// Written by `npm run generate` from packages/contracts/scilla/ours/Zrc2Token.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of Zrc2Token. */
interface Zrc2TokenInit {
  readonly contract_owner: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: bigint
  readonly init_supply: bigint
}

/** Transitions of Zrc2Token and their parameters. */
interface Zrc2TokenTransitions {
  readonly Mint: {
    readonly recipient: Address
    readonly amount: bigint
  }
  /** Everybody burns own tokens only. */
  readonly Burn: {
    readonly amount: bigint
  }
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
}

/** State of Zrc2Token. */
interface Zrc2TokenFields {
  readonly total_supply: bigint
  readonly balances: ReadonlyMap<Address, bigint>
  readonly allowances: ReadonlyMap<Address, ReadonlyMap<Address, bigint>>
}

/** Events of Zrc2Token and their values. */
interface Zrc2TokenEvents {
  readonly Burnt: {
    readonly burner: Address
    readonly burn_account: Address
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
  readonly Minted: {
    readonly minter: Address
    readonly recipient: Address
    readonly amount: bigint
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

export interface Zrc2TokenShape {
  readonly init: Zrc2TokenInit
  readonly transitions: Zrc2TokenTransitions
  readonly fields: Zrc2TokenFields
  readonly events: Zrc2TokenEvents
}

/** Codes of the exceptions of Zrc2Token. */
export const zrc2TokenErrors = {
  isSender: -1,
  insufficientFunds: -2,
  insufficientAllowance: -3,
  notOwner: -4,
} as const

/** Zrc2Token: calls, reads and deploys. */
export const zrc2Token: ContractBinding<Zrc2TokenShape> = defineContract<Zrc2TokenShape>({
  vname: 'Zrc2Token',
  params: [
    { vname: 'contract_owner', type: 'ByStr20' },
    { vname: 'name', type: 'String' },
    { vname: 'symbol', type: 'String' },
    { vname: 'decimals', type: 'Uint32' },
    { vname: 'init_supply', type: 'Uint128' },
  ],
  fields: [
    { vname: 'total_supply', type: 'Uint128' },
    { vname: 'balances', type: 'Map (ByStr20) (Uint128)' },
    { vname: 'allowances', type: 'Map (ByStr20) (Map (ByStr20) (Uint128))' },
  ],
  transitions: [
    {
      vname: 'Mint',
      params: [{ vname: 'recipient', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    { vname: 'Burn', params: [{ vname: 'amount', type: 'Uint128' }] },
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
  ],
  events: [
    {
      vname: 'Burnt',
      params: [
        { vname: 'burner', type: 'ByStr20' },
        { vname: 'burn_account', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
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
      vname: 'Minted',
      params: [
        { vname: 'minter', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
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
