// Written by `npm run generate` from packages/contracts/scilla/foreign/OtherWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of OtherWallet. */
interface OtherWalletInit {
  readonly init_version: string
  readonly init_controller: Address
}

/** Transitions of OtherWallet and their parameters. */
interface OtherWalletTransitions {
  readonly AddFunds: NoParams
  readonly SendFunds: {
    readonly amount: bigint
  }
}

/** State of OtherWallet. */
interface OtherWalletFields {
  readonly version: string
  readonly controller: Address
}

export interface OtherWalletShape {
  readonly init: OtherWalletInit
  readonly transitions: OtherWalletTransitions
  readonly fields: OtherWalletFields
}

/** Codes of the exceptions of OtherWallet. */
export const otherWalletErrors = {
  notController: -2,
} as const

/** OtherWallet: calls, reads and deploys. */
export const otherWallet: ContractBinding<OtherWalletShape> = defineContract<OtherWalletShape>({
  vname: 'OtherWallet',
  params: [{ vname: 'init_version', type: 'String' }, { vname: 'init_controller', type: 'ByStr20' }],
  fields: [{ vname: 'version', type: 'String' }, { vname: 'controller', type: 'ByStr20' }],
  transitions: [
    { vname: 'AddFunds', params: [] },
    { vname: 'SendFunds', params: [{ vname: 'amount', type: 'Uint128' }] },
  ],
  ADTs: [],
})
