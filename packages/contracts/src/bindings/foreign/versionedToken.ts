// Written by `npm run generate` from packages/contracts/scilla/foreign/VersionedToken.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of VersionedToken. */
interface VersionedTokenInit {
  readonly contract_owner: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: bigint
  readonly init_supply: bigint
  readonly init_version: string
}

/** Transitions of VersionedToken and their parameters. */
interface VersionedTokenTransitions {
  readonly Transfer: {
    readonly to: Address
    readonly amount: bigint
  }
}

/** State of VersionedToken. */
interface VersionedTokenFields {
  readonly version: string
  readonly total_supply: bigint
  readonly balances: ReadonlyMap<Address, bigint>
}

export interface VersionedTokenShape {
  readonly init: VersionedTokenInit
  readonly transitions: VersionedTokenTransitions
  readonly fields: VersionedTokenFields
}

/** Codes of the exceptions of VersionedToken. */
export const versionedTokenErrors = {
  insufficientFunds: -2,
} as const

/** VersionedToken: calls, reads and deploys. */
export const versionedToken: ContractBinding<VersionedTokenShape> = defineContract<VersionedTokenShape>({
  vname: 'VersionedToken',
  params: [
    { vname: 'contract_owner', type: 'ByStr20' },
    { vname: 'name', type: 'String' },
    { vname: 'symbol', type: 'String' },
    { vname: 'decimals', type: 'Uint32' },
    { vname: 'init_supply', type: 'Uint128' },
    { vname: 'init_version', type: 'String' },
  ],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'total_supply', type: 'Uint128' },
    { vname: 'balances', type: 'Map (ByStr20) (Uint128)' },
  ],
  transitions: [
    {
      vname: 'Transfer',
      params: [{ vname: 'to', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
  ],
  ADTs: [],
})
