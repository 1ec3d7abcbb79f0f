/** Which types may stand in fields, messages, parameters and hashes. Source: language documentation. */
import type { ScillaType } from '@tyto/abi'
import type { AdtDefinition } from './adts'

type Definitions = ReadonlyMap<string, AdtDefinition>

interface Permission {
  readonly maps: boolean
  /** Messages, events and exceptions. */
  readonly messages: boolean
  readonly functions: boolean
}

/** Fields and contract parameters: neither messages nor functions, nor anything with a type variable. */
export const isStorable = (type: ScillaType, definitions: Definitions): boolean =>
  isAllowed(type, definitions, { maps: true, messages: false, functions: false })

/** Transition parameters and what messages carry: storable, and no maps. */
export const isSerialisable = (type: ScillaType, definitions: Definitions): boolean =>
  isAllowed(type, definitions, { maps: false, messages: false, functions: false })

/** Procedure parameters: anything of a known type but maps. */
export const isProcedureParameter = (type: ScillaType, definitions: Definitions): boolean =>
  isAllowed(type, definitions, { maps: false, messages: true, functions: true })

/** What can be hashed: anything of a known type that holds no function. */
export const isHashable = (type: ScillaType, definitions: Definitions): boolean =>
  isAllowed(type, definitions, { maps: true, messages: true, functions: false })

function isAllowed(
  type: ScillaType,
  definitions: Definitions,
  allowed: Permission,
  /** Data types on the way down: a type that holds itself is as good as its other parts. */
  within: readonly string[] = [],
): boolean {
  switch (type.kind) {
    case 'primitive':
      return allowed.messages || !['Message', 'Event', 'Exception', 'ReplicateContr'].includes(type.name)
    case 'bystr':
      return true
    case 'address':
      return type.fields.every((field) => isStorable(field.type, definitions))
    case 'map':
      return allowed.maps && isAllowed(type.value, definitions, allowed, within)
    case 'function':
      return (
        allowed.functions &&
        isAllowed(type.from, definitions, allowed, within) &&
        isAllowed(type.to, definitions, allowed, within)
      )
    case 'variable':
    case 'forall':
      return false
    case 'adt': {
      if (!type.args.every((arg) => isAllowed(arg, definitions, allowed, within))) return false
      const adt = definitions.get(type.name)
      // The arguments of the language's own types are all that they hold.
      if (adt === undefined || adt.typeParams.length > 0 || within.includes(type.name)) return true
      const inside = [...within, type.name]
      return adt.constructors.every(({ argTypes }) =>
        argTypes.every((arg) => isAllowed(arg, definitions, allowed, inside)),
      )
    }
  }
}
