// Written by `npm run generate` from packages/contracts/scilla/ours/NameRegistry.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of NameRegistry. */
interface NameRegistryInit {
  readonly init: Address
}

/** Transitions of NameRegistry and their parameters. */
interface NameRegistryTransitions {
  /** Writes a name that nobody owns yet. */
  readonly Register: {
    readonly username: string
    readonly addr: Address
    readonly dID: Address
  }
  /** Hands a name to another owner; owner: who asks for it, and must own it now. */
  readonly Transfer: {
    readonly username: string
    readonly owner: Address
    readonly addr: Address
    readonly dID: Address
  }
}

/** State of NameRegistry. */
interface NameRegistryFields {
  readonly version: string
  readonly dns: ReadonlyMap<string, Address>
  readonly did_dns: ReadonlyMap<string, Address>
  readonly nft_dns: ReadonlyMap<string, Address>
}

/** Events of NameRegistry and their values. */
interface NameRegistryEvents {
  readonly Registered: {
    readonly username: string
    readonly addr: Address
    readonly dID: Address
  }
  readonly Transferred: {
    readonly username: string
    readonly addr: Address
    readonly dID: Address
  }
}

export interface NameRegistryShape {
  readonly init: NameRegistryInit
  readonly transitions: NameRegistryTransitions
  readonly fields: NameRegistryFields
  readonly events: NameRegistryEvents
}

/** Codes of the exceptions of NameRegistry. */
export const nameRegistryErrors = {
  notInit: -1,
  nameTaken: 1,
  notOwner: 2,
} as const

/** NameRegistry: calls, reads and deploys. */
export const nameRegistry: ContractBinding<NameRegistryShape> = defineContract<NameRegistryShape>({
  vname: 'NameRegistry',
  params: [{ vname: 'init', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'dns', type: 'Map (String) (ByStr20)' },
    { vname: 'did_dns', type: 'Map (String) (ByStr20)' },
    { vname: 'nft_dns', type: 'Map (String) (ByStr20)' },
  ],
  transitions: [
    {
      vname: 'Register',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
      ],
    },
    {
      vname: 'Transfer',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'owner', type: 'ByStr20' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
      ],
    },
  ],
  events: [
    {
      vname: 'Registered',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
      ],
    },
    {
      vname: 'Transferred',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
      ],
    },
  ],
  ADTs: [],
})
