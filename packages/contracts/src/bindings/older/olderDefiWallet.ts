// Written by `npm run generate` from packages/contracts/scilla/older/OlderDefiWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of OlderDefiWallet. */
interface OlderDefiWalletInit {
  readonly init_version: string
  readonly init_controller: Address
}

/** Transitions of OlderDefiWallet and their parameters. */
interface OlderDefiWalletTransitions {
  readonly UpdateController: {
    readonly addr: Address
    readonly tyron: bigint | null
  }
  readonly AcceptPendingController: NoParams
  readonly Pause: {
    readonly tyron: bigint | null
  }
  readonly Unpause: {
    readonly tyron: bigint | null
  }
  readonly AddFunds: NoParams
}

/** State of OlderDefiWallet. */
interface OlderDefiWalletFields {
  readonly version: string
  readonly controller: Address
  readonly pending_controller: Address
  readonly paused: boolean
}

export interface OlderDefiWalletShape {
  readonly init: OlderDefiWalletInit
  readonly transitions: OlderDefiWalletTransitions
  readonly fields: OlderDefiWalletFields
}

/** Codes of the exceptions of OlderDefiWallet. */
export const olderDefiWalletErrors = {
  paused: -1,
  notController: -2,
  notPaused: 3,
  notPendingController: -12,
} as const

/** OlderDefiWallet: calls, reads and deploys. */
export const olderDefiWallet: ContractBinding<OlderDefiWalletShape> = defineContract<OlderDefiWalletShape>({
  vname: 'OlderDefiWallet',
  params: [{ vname: 'init_version', type: 'String' }, { vname: 'init_controller', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'controller', type: 'ByStr20' },
    { vname: 'pending_controller', type: 'ByStr20' },
    { vname: 'paused', type: 'Bool' },
  ],
  transitions: [
    {
      vname: 'UpdateController',
      params: [{ vname: 'addr', type: 'ByStr20' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AcceptPendingController', params: [] },
    { vname: 'Pause', params: [{ vname: 'tyron', type: 'Option (Uint128)' }] },
    { vname: 'Unpause', params: [{ vname: 'tyron', type: 'Option (Uint128)' }] },
    { vname: 'AddFunds', params: [] },
  ],
  ADTs: [],
})
