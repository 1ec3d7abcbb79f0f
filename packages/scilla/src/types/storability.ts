/** Which types may stand in fields, messages, parameters and hashes. Source: language documentation. */
import type { AdtDefinition, AdtDefinitions, ScillaType } from '@tyto/abi'

interface Rule {
  readonly maps: boolean
  /** Messages, events and exceptions. */
  readonly messages: boolean
  /** The findings about user-defined types: their parts are looked at once. */
  readonly known: WeakMap<AdtDefinition, boolean>
}

const storable: Rule = { maps: true, messages: false, known: new WeakMap() }
const serialisable: Rule = { maps: false, messages: false, known: new WeakMap() }
const procedurePart: Rule = { maps: false, messages: true, known: new WeakMap() }
const hashable: Rule = { maps: true, messages: true, known: new WeakMap() }

/** Fields and contract parameters: neither messages nor functions, nor anything with a type variable. */
export function isStorable(type: ScillaType, definitions: AdtDefinitions): boolean {
  return isAllowed(type, definitions, storable)
}

/** Transition parameters and what messages carry: storable, and no maps. */
export function isSerialisable(type: ScillaType, definitions: AdtDefinitions): boolean {
  return isAllowed(type, definitions, serialisable)
}

/** Results of procedures: anything of a known type that holds neither maps nor functions. */
export function isProcedureResult(type: ScillaType, definitions: AdtDefinitions): boolean {
  return isAllowed(type, definitions, procedurePart)
}

/** Parameters of procedures: the same, and no exception. */
export function isProcedureParameter(type: ScillaType, definitions: AdtDefinitions): boolean {
  return !(type.kind === 'primitive' && type.name === 'Exception') && isProcedureResult(type, definitions)
}

/** Can values of this type be hashed? Those of any known type can that holds no function. */
export function isHashable(type: ScillaType, definitions: AdtDefinitions): boolean {
  return isAllowed(type, definitions, hashable)
}

function isAllowed(type: ScillaType, definitions: AdtDefinitions, rule: Rule): boolean {
  switch (type.kind) {
    case 'primitive':
      return rule.messages || !['Message', 'Event', 'Exception', 'ReplicateContr'].includes(type.name)
    case 'bystr':
      return true
    case 'address':
      return type.fields.every((field) => isStorable(field.type, definitions))
    case 'map':
      return rule.maps && isAllowed(type.value, definitions, rule)
    case 'function':
    case 'variable':
    case 'forall':
      return false
    case 'adt':
      return (
        type.args.every((arg) => isAllowed(arg, definitions, rule)) &&
        isDefinitionAllowed(definitions.get(type.name), definitions, rule)
      )
  }
}

function isDefinitionAllowed(
  adt: AdtDefinition | undefined,
  definitions: AdtDefinitions,
  rule: Rule,
): boolean {
  if (adt === undefined) return true
  const known = rule.known.get(adt)
  if (known !== undefined) return known
  // True while its parts are looked at: a type that holds itself (Nat) is as good as they are.
  rule.known.set(adt, true)
  // The arguments of a parametric type are looked at where it is used.
  const parts = adt.constructors.flatMap(({ argTypes }) => (adt.typeParams.length > 0 ? [] : argTypes))
  const allowed = parts.every((part) => isAllowed(part, definitions, rule))
  rule.known.set(adt, allowed)
  return allowed
}
