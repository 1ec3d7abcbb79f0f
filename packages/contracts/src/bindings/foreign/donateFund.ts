// Written by `npm run generate` from packages/contracts/scilla/foreign/DonateFund.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of DonateFund. */
interface DonateFundInit {
  readonly init_controller: Address
  readonly init_did: Address
}

/** Transitions of DonateFund and their parameters. */
interface DonateFundTransitions {
  /** Donations come through wallets, so the points go to the account that signed. */
  readonly AddFunds: NoParams
  /** Only the board of motions may call it, and only for who called the board. */
  readonly SpendXPoints: {
    readonly owner: Address
    readonly amount: bigint
  }
  /** The controller spends what was donated. */
  readonly SendFunds: {
    readonly amount: bigint
  }
}

/** State of DonateFund. */
interface DonateFundFields {
  readonly version: string
  readonly controller: Address
  readonly xpoints: ReadonlyMap<Address, bigint>
}

export interface DonateFundShape {
  readonly init: DonateFundInit
  readonly transitions: DonateFundTransitions
  readonly fields: DonateFundFields
}

/** Codes of the exceptions of DonateFund. */
export const donateFundErrors = {
  notController: -2,
  notBoard: 74,
  notEnough: 75,
} as const

/** DonateFund: calls, reads and deploys. */
export const donateFund: ContractBinding<DonateFundShape> = defineContract<DonateFundShape>({
  vname: 'DonateFund',
  params: [{ vname: 'init_controller', type: 'ByStr20' }, { vname: 'init_did', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'controller', type: 'ByStr20' },
    { vname: 'xpoints', type: 'Map (ByStr20) (Uint128)' },
  ],
  transitions: [
    { vname: 'AddFunds', params: [] },
    {
      vname: 'SpendXPoints',
      params: [{ vname: 'owner', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    { vname: 'SendFunds', params: [{ vname: 'amount', type: 'Uint128' }] },
  ],
  ADTs: [],
})
