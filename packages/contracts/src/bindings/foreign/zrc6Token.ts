// Written by `npm run generate` from packages/contracts/scilla/foreign/Zrc6Token.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of Zrc6Token. */
interface Zrc6TokenInit {
  readonly initial_contract_owner: Address
  readonly initial_base_uri: string
  readonly name: string
  readonly symbol: string
}

/** Transitions of Zrc6Token and their parameters. */
interface Zrc6TokenTransitions {
  /** Mints the next token. Without a uri of its own a token is found by its number. */
  readonly Mint: {
    readonly to: Address
    readonly token_uri: string
  }
}

/** State of Zrc6Token. */
interface Zrc6TokenFields {
  readonly contract_owner: Address
  readonly token_name: string
  readonly token_symbol: string
  readonly base_uri: string
  readonly token_id_count: bigint
  readonly total_supply: bigint
  readonly token_owners: ReadonlyMap<bigint, Address>
  readonly token_uris: ReadonlyMap<bigint, string>
  readonly balances: ReadonlyMap<Address, bigint>
}

interface Zrc6TokenShape {
  readonly init: Zrc6TokenInit
  readonly transitions: Zrc6TokenTransitions
  readonly fields: Zrc6TokenFields
}

/** Codes of the exceptions of Zrc6Token. */
export const zrc6TokenErrors = {
  notContractOwner: -2,
} as const

/** Zrc6Token: calls, reads and deploys. */
export const zrc6Token: ContractBinding<Zrc6TokenShape> = defineContract<Zrc6TokenShape>({
  vname: 'Zrc6Token',
  params: [
    { vname: 'initial_contract_owner', type: 'ByStr20' },
    { vname: 'initial_base_uri', type: 'String' },
    { vname: 'name', type: 'String' },
    { vname: 'symbol', type: 'String' },
  ],
  fields: [
    { vname: 'contract_owner', type: 'ByStr20' },
    { vname: 'token_name', type: 'String' },
    { vname: 'token_symbol', type: 'String' },
    { vname: 'base_uri', type: 'String' },
    { vname: 'token_id_count', type: 'Uint256' },
    { vname: 'total_supply', type: 'Uint256' },
    { vname: 'token_owners', type: 'Map (Uint256) (ByStr20)' },
    { vname: 'token_uris', type: 'Map (Uint256) (String)' },
    { vname: 'balances', type: 'Map (ByStr20) (Uint256)' },
  ],
  transitions: [
    {
      vname: 'Mint',
      params: [{ vname: 'to', type: 'ByStr20' }, { vname: 'token_uri', type: 'String' }],
    },
  ],
  ADTs: [],
})
