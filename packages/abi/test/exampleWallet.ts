import type { Address, Hex } from '@tyto/primitives'
import { defineContract, type NoParams } from '@tyto/abi'

// A binding as the generator writes it: first the TypeScript side, then the description of the same contract.

export type ExampleEndpoint =
  | { readonly constructor: 'Uri'; readonly arguments: readonly [string, string] }
  | { readonly constructor: 'Account'; readonly arguments: readonly [Address] }

export type ExampleDocument =
  | { readonly constructor: 'Key'; readonly arguments: readonly [string, Hex] }
  | { readonly constructor: 'Service'; readonly arguments: readonly [string, ExampleEndpoint] }
  | { readonly constructor: 'Clear'; readonly arguments: readonly [] }

export interface ExampleWalletShape {
  readonly init: {
    readonly owner: Address
    readonly methods: ReadonlyMap<string, Hex>
  }
  readonly transitions: {
    readonly AddFunds: NoParams
    readonly Update: {
      readonly document: readonly ExampleDocument[]
      readonly signature: Hex | null
      readonly tyron: bigint | null
    }
    readonly Recover: {
      readonly addr: Address
      readonly signatures: readonly (readonly [Hex, Hex])[]
      readonly final: boolean
    }
  }
  readonly fields: {
    readonly did: string
    readonly paused: boolean
    readonly deadline: bigint
    readonly services: ReadonlyMap<string, ExampleEndpoint>
    readonly utility: ReadonlyMap<string, ReadonlyMap<string, bigint>>
    readonly owners: ReadonlyMap<bigint, Address>
    readonly pending: Address | null
  }
}

export const exampleWallet = defineContract<ExampleWalletShape>({
  vname: 'ExampleWallet',
  params: [
    { vname: 'owner', type: 'ByStr20' },
    { vname: 'methods', type: 'Map String ByStr33' },
  ],
  fields: [
    { vname: 'did', type: 'String' },
    { vname: 'paused', type: 'Bool' },
    { vname: 'deadline', type: 'BNum' },
    { vname: 'services', type: 'Map String Endpoint' },
    { vname: 'utility', type: 'Map String (Map String Uint128)' },
    { vname: 'owners', type: 'Map Uint256 ByStr20' },
    { vname: 'pending', type: 'Option ByStr20' },
  ],
  transitions: [
    { vname: 'AddFunds', params: [] },
    {
      vname: 'Update',
      params: [
        { vname: 'document', type: 'List Document' },
        { vname: 'signature', type: 'Option ByStr64' },
        { vname: 'tyron', type: 'Option Uint128' },
      ],
    },
    {
      vname: 'Recover',
      params: [
        { vname: 'addr', type: 'ByStr20 with contract field did : String end' },
        { vname: 'signatures', type: 'List (Pair ByStr32 ByStr64)' },
        { vname: 'final', type: 'Bool' },
      ],
    },
  ],
  ADTs: [
    {
      tname: 'Endpoint',
      tparams: [],
      tmap: [
        { cname: 'Uri', argtypes: ['String', 'String'] },
        { cname: 'Account', argtypes: ['ByStr20'] },
      ],
    },
    {
      tname: 'Document',
      tparams: [],
      tmap: [
        { cname: 'Key', argtypes: ['String', 'ByStr33'] },
        { cname: 'Service', argtypes: ['String', 'Endpoint'] },
        { cname: 'Clear', argtypes: [] },
      ],
    },
  ],
})
