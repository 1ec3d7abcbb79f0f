import { formatType, type ScillaType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import type { Program } from '@tyto/scilla'

/** What a contract can be called with, from its own code. Plain data. */
export interface ContractInterface {
  readonly name: string
  readonly transitions: readonly {
    readonly name: string
    /** Types as they are sent: those that the contract declares carry its address. */
    readonly params: readonly { readonly name: string; readonly type: string }[]
  }[]
}

export function describeContract(
  { info }: Program,
  own: ReadonlySet<string>,
  address: Address,
): ContractInterface {
  return {
    name: info.name,
    transitions: info.transitions.map(({ name, params }) => ({
      name,
      params: params.map((param) => ({
        name: param.name,
        type: formatType(qualify(param.type, own, address)),
      })),
    })),
  }
}

/** A type as it is sent: types that the contract declares carry its address, address types are plain ByStr20. */
function qualify(type: ScillaType, own: ReadonlySet<string>, address: Address): ScillaType {
  switch (type.kind) {
    case 'map':
      return { ...type, key: qualify(type.key, own, address), value: qualify(type.value, own, address) }
    case 'adt':
      return {
        kind: 'adt',
        name: own.has(type.name) ? `${address}.${type.name}` : type.name,
        args: type.args.map((arg) => qualify(arg, own, address)),
      }
    case 'address':
      return { kind: 'bystr', width: 20 }
    default:
      return type
  }
}
