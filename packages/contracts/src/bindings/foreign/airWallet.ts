// Written by `npm run generate` from packages/contracts/scilla/foreign/AirWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of AirWallet. */
interface AirWalletInit {
  readonly init_controller: Address
  readonly airdrop_amount: bigint
}

/** Transitions of AirWallet and their parameters. */
interface AirWalletTransitions {
  readonly SetAirdropList: {
    readonly addresses: readonly Address[]
  }
  readonly Airdrop: NoParams
  readonly AddFunds: NoParams
}

/** State of AirWallet. */
interface AirWalletFields {
  readonly version: string
  readonly controller: Address
  readonly airdrop_list: readonly Address[]
}

export interface AirWalletShape {
  readonly init: AirWalletInit
  readonly transitions: AirWalletTransitions
  readonly fields: AirWalletFields
}

/** Codes of the exceptions of AirWallet. */
export const airWalletErrors = {
  notController: -2,
  notListed: 1,
} as const

/** AirWallet: calls, reads and deploys. */
export const airWallet: ContractBinding<AirWalletShape> = defineContract<AirWalletShape>({
  vname: 'AirWallet',
  params: [{ vname: 'init_controller', type: 'ByStr20' }, { vname: 'airdrop_amount', type: 'Uint128' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'controller', type: 'ByStr20' },
    { vname: 'airdrop_list', type: 'List (ByStr20)' },
  ],
  transitions: [
    { vname: 'SetAirdropList', params: [{ vname: 'addresses', type: 'List (ByStr20)' }] },
    { vname: 'Airdrop', params: [] },
    { vname: 'AddFunds', params: [] },
  ],
  ADTs: [],
})
