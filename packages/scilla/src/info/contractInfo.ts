import { formatType, type ScillaType } from '@tyto/abi'
import type { AdtDefinition } from '../check/adts'
import type { CheckedComponent, TypedParameter } from '../check/checkComponents'
import type { CheckedContract } from '../check/checkContract'

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
  /** What to put before the names of the contract's own types (`qualifier.Shape`): an address; nothing if left out. */
  readonly qualifier?: string
}

export function contractInfo(checked: CheckedContract, options: ContractInfoOptions = {}): ContractInfo {
  const { module, components } = checked
  const own = new Set(
    (module.library?.entries ?? []).flatMap((entry) =>
      entry.kind === 'libraryType' ? [entry.name.name] : [],
    ),
  )
  const text = (type: ScillaType) => formatType(qualify(type, own, options.qualifier))
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
    ADTs: checked.types.map((adt) => adtInfo(adt, own.has(adt.name) ? options.qualifier : undefined, text)),
  }
}

function adtInfo(
  adt: AdtDefinition,
  qualifier: string | undefined,
  text: (type: ScillaType) => string,
): AdtInfo {
  const prefix = qualifier === undefined ? '' : `${qualifier}.`
  return {
    tname: prefix + adt.name,
    tparams: adt.typeParams,
    tmap: adt.constructors.map(({ name, argTypes }) => ({
      cname: prefix + name,
      argtypes: argTypes.map(text),
    })),
  }
}

function mapDepth(type: ScillaType): number {
  return type.kind === 'map' ? 1 + mapDepth(type.value) : 0
}

/** The type with the qualifier before the contract's own types. */
function qualify(type: ScillaType, own: ReadonlySet<string>, qualifier: string | undefined): ScillaType {
  if (qualifier === undefined) return type
  const inside = (part: ScillaType) => qualify(part, own, qualifier)
  switch (type.kind) {
    case 'map':
      return { kind: 'map', key: inside(type.key), value: inside(type.value) }
    case 'adt': {
      const name = own.has(type.name) ? `${qualifier}.${type.name}` : type.name
      return { kind: 'adt', name, args: type.args.map(inside) }
    }
    case 'address':
      return { ...type, fields: type.fields.map((field) => ({ name: field.name, type: inside(field.type) })) }
    case 'function':
      return { kind: 'function', from: inside(type.from), to: inside(type.to) }
    case 'forall':
      return { ...type, body: inside(type.body) }
    default:
      return type
  }
}
