import type { ScillaType } from '@tyto/abi'

/**
 * A type rebuilt: `onVariable` replaces type variables, `onName` renames ADTs. What neither touches is returned as
 * the same object. Bound variables of a `forall` are left alone.
 */
export const rewriteType = (
  type: ScillaType,
  onVariable: (name: string) => ScillaType | undefined,
  onName: (name: string) => string,
): ScillaType => {
  const go = (part: ScillaType): ScillaType => {
    switch (part.kind) {
      case 'primitive':
      case 'bystr':
        return part
      case 'variable':
        return onVariable(part.name) ?? part
      case 'map': {
        const key = go(part.key)
        const value = go(part.value)
        return key === part.key && value === part.value ? part : { kind: 'map', key, value }
      }
      case 'function': {
        const from = go(part.from)
        const to = go(part.to)
        return from === part.from && to === part.to ? part : { kind: 'function', from, to }
      }
      case 'adt': {
        const name = onName(part.name)
        const args = goAll(part.args)
        return name === part.name && args === part.args ? part : { kind: 'adt', name, args }
      }
      case 'address': {
        const types = part.fields.map((field) => field.type)
        const rewritten = goAll(types)
        if (rewritten === types) return part
        const fields = part.fields.map(({ name }, index) => ({ name, type: rewritten[index] as ScillaType }))
        return { kind: 'address', of: part.of, fields }
      }
      case 'forall': {
        const body = rewriteType(
          part.body,
          (name) => (name === part.variable ? undefined : onVariable(name)),
          onName,
        )
        return body === part.body ? part : { kind: 'forall', variable: part.variable, body }
      }
    }
  }
  const goAll = (parts: readonly ScillaType[]): readonly ScillaType[] => {
    const rewritten = parts.map(go)
    return rewritten.every((part, index) => part === parts[index]) ? parts : rewritten
  }
  return go(type)
}

const sameName = (name: string): string => name

/** Replaces type variables; those without an entry stay. */
export const substitute = (type: ScillaType, variables: ReadonlyMap<string, ScillaType>): ScillaType =>
  variables.size === 0 ? type : rewriteType(type, (name) => variables.get(name), sameName)

/** A type as JSON names it: addresses are plain `ByStr20`. */
export const eraseAddresses = (type: ScillaType): ScillaType => {
  switch (type.kind) {
    case 'address':
      return BYTES20
    case 'map': {
      const key = eraseAddresses(type.key)
      const value = eraseAddresses(type.value)
      return key === type.key && value === type.value ? type : { kind: 'map', key, value }
    }
    case 'adt': {
      const args = type.args.map(eraseAddresses)
      return args.every((arg, index) => arg === type.args[index])
        ? type
        : { kind: 'adt', name: type.name, args }
    }
    default:
      return type
  }
}

const BYTES20: ScillaType = { kind: 'bystr', width: 20 }

/**
 * Whether a value of type `from` may stand where `to` is wanted. `strict` is the subtyping of address types; without it
 * any ByStr20 may stand for an address, which then has to be looked up.
 */
export const isAssignable = (to: ScillaType, from: ScillaType, strict = false): boolean => {
  switch (to.kind) {
    case 'primitive':
      return from.kind === 'primitive' && from.name === to.name
    case 'bystr':
      return from.kind === 'bystr' ? from.width === to.width : from.kind === 'address' && to.width === 20
    case 'address':
      if (from.kind === 'address') return !strict || isSubtypeOfAddress(to, from)
      return !strict && from.kind === 'bystr' && from.width === 20
    case 'map':
      return (
        from.kind === 'map' &&
        isAssignable(to.key, from.key, strict) &&
        isAssignable(to.value, from.value, strict)
      )
    case 'adt':
      return (
        from.kind === 'adt' &&
        from.name === to.name &&
        from.args.length === to.args.length &&
        to.args.every((arg, index) => isAssignable(arg, from.args[index] as ScillaType, strict))
      )
    default:
      return false
  }
}

type AddressType = Extract<ScillaType, { kind: 'address' }>

const isSubtypeOfAddress = (to: AddressType, from: AddressType): boolean => {
  switch (to.of) {
    case 'any':
      return true
    case 'library':
      return from.of === 'library'
    case 'codehash':
      return from.of !== 'any'
    case 'contract':
      return (
        from.of === 'contract' &&
        to.fields.every(({ name, type }) => {
          const field = from.fields.find((candidate) => candidate.name === name)
          return field !== undefined && isAssignable(type, field.type, true)
        })
      )
  }
}
