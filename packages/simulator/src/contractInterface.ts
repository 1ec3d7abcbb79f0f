import { eraseAddresses, formatType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { qualifyType, type Program } from '@tyto/scilla'

/** The calls that a contract takes, from its own code. Plain data. */
export interface ContractInterface {
  readonly name: string
  readonly transitions: readonly {
    readonly name: string
    /** Types as they are sent: those that the contract declares carry its address, address types are plain ByStr20. */
    readonly params: readonly { readonly name: string; readonly type: string }[]
  }[]
}

export function describeContract({ info }: Program, address: Address): ContractInterface {
  return {
    name: info.name,
    transitions: info.transitions.map(({ name, params }) => ({
      name,
      params: params.map((param) => ({
        name: param.name,
        type: formatType(qualifyType(eraseAddresses(param.type), address)),
      })),
    })),
  }
}
