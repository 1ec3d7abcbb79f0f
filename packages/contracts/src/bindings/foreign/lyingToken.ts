// Written by `npm run generate` from packages/contracts/scilla/foreign/LyingToken.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of LyingToken. */
interface LyingTokenInit {
  readonly contract_owner: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: string
  readonly init_supply: bigint
}

/** Transitions of LyingToken and their parameters. */
interface LyingTokenTransitions {
  /** Says that it paid, and pays nothing. */
  readonly Transfer: {
    readonly to: Address
    readonly amount: bigint
  }
}

/** State of LyingToken. */
interface LyingTokenFields {
  readonly total_supply: bigint
  readonly balances: ReadonlyMap<Address, bigint>
}

/** Events of LyingToken and their values. */
interface LyingTokenEvents {
  readonly TransferSuccess: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
}

export interface LyingTokenShape {
  readonly init: LyingTokenInit
  readonly transitions: LyingTokenTransitions
  readonly fields: LyingTokenFields
  readonly events: LyingTokenEvents
}

/** LyingToken: calls, reads and deploys. */
export const lyingToken: ContractBinding<LyingTokenShape> = defineContract<LyingTokenShape>({
  vname: 'LyingToken',
  params: [
    { vname: 'contract_owner', type: 'ByStr20' },
    { vname: 'name', type: 'String' },
    { vname: 'symbol', type: 'String' },
    { vname: 'decimals', type: 'String' },
    { vname: 'init_supply', type: 'Uint128' },
  ],
  fields: [
    { vname: 'total_supply', type: 'Uint128' },
    { vname: 'balances', type: 'Map (ByStr20) (Uint128)' },
  ],
  transitions: [
    {
      vname: 'Transfer',
      params: [{ vname: 'to', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
  ],
  events: [
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
