import { formatType, renameTypes, type AdtDefinition, type ScillaType } from '@tyto/abi'
import type { CheckedComponent, TypedParameter } from '../check/checkComponents'
import type { CheckedContract } from '../check/checkContract'
import { describedName, qualifiedConstructor, renameAdt } from '../types/qualify'

/**
 * The interface of a contract as JSON, in the shape of the reference checker's `-contractinfo`. Types are Scilla text
 * (`Map (ByStr20) (Uint128)`); `depth` is the number of keys that lead to a value of a map, 0 for anything else.
 */
export interface ContractInfo {
  readonly scilla_major_version: string
  readonly vname: string
  readonly params: readonly ParameterInfo[]
  readonly fields: readonly FieldInfo[]
  readonly transitions: readonly ComponentInfo[]
  readonly procedures: readonly ComponentInfo[]
  readonly events: readonly ComponentInfo[]
  readonly ADTs: readonly AdtInfo[]
}

export interface ParameterInfo {
  readonly vname: string
  readonly type: string
}

export interface FieldInfo extends ParameterInfo {
  readonly depth: number
}

/** A transition, a procedure or an event. */
export interface ComponentInfo {
  readonly vname: string
  readonly params: readonly ParameterInfo[]
}

export interface AdtInfo {
  readonly tname: string
  readonly tparams: readonly string[]
  readonly tmap: readonly { readonly cname: string; readonly argtypes: readonly string[] }[]
}

export interface ContractInfoOptions {
  /**
   * Put before the names of the contract's own types (`qualifier.Shape`): an address. Nothing if left out, but the
   * contract's name before those that hide a type of the language.
   */
  readonly qualifier?: string
}

/**
 * The interface of a checked contract: what callers, and those who read its state, must know.
 *
 * @example
 * const source = 'scilla_version 0 contract Till () field sum : Uint128 = Uint128 0 transition Pay () accept; sum := _amount end'
 * contractInfo(checkContract(parseContract(source))).fields // [{ vname: 'sum', type: 'Uint128', depth: 0 }]
 */
export function contractInfo(checked: CheckedContract, options: ContractInfoOptions = {}): ContractInfo {
  const { module, components } = checked
  const { qualifier = '' } = options
  const nameOf = (name: string) => describedName(name, qualifier, module.contract.name.name)
  const text = (type: ScillaType) => formatType(renameTypes(type, nameOf))
  const parameters = (list: readonly TypedParameter[]) =>
    list.map(({ name, type }) => ({ vname: name, type: text(type) }))
  const ofKind = (kind: CheckedComponent['kind']) =>
    components
      .filter((component) => component.kind === kind)
      .map(({ name, params }) => ({ vname: name, params: parameters(params) }))
  return {
    scilla_major_version: String(module.scillaVersion),
    vname: module.contract.name.name,
    params: parameters(checked.params),
    fields: checked.fields.map(({ name, type }) => ({
      vname: name,
      type: text(type),
      depth: mapDepth(type),
    })),
    transitions: ofKind('transition'),
    procedures: ofKind('procedure'),
    // Last seen first, as the reference lists them.
    events: checked.events
      .toReversed()
      .map(({ name, params }) => ({ vname: name, params: parameters(params) })),
    ADTs: checked.types.map((adt) => adtInfo(renameAdt(adt, nameOf))),
  }
}

function adtInfo({ name, typeParams, constructors }: AdtDefinition): AdtInfo {
  return {
    tname: name,
    tparams: typeParams,
    tmap: constructors.map((constructor) => ({
      cname: qualifiedConstructor(name, constructor.name),
      argtypes: constructor.argTypes.map(formatType),
    })),
  }
}

function mapDepth(type: ScillaType): number {
  return type.kind === 'map' ? 1 + mapDepth(type.value) : 0
}
