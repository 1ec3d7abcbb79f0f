import type { AddressField, ScillaType } from './types'

/** The same type? Bound type variables may differ in name, the fields of an address in order. */
export function equalTypes(a: ScillaType, b: ScillaType): boolean {
  return equal(a, b, [])
}

/** Pairs of variables bound on the way down, innermost last. */
type Bound = readonly (readonly [string, string])[]

function equal(a: ScillaType, b: ScillaType, bound: Bound): boolean {
  switch (a.kind) {
    case 'primitive':
      return b.kind === 'primitive' && a.name === b.name
    case 'bystr':
      return b.kind === 'bystr' && a.width === b.width
    case 'map':
      return b.kind === 'map' && equal(a.key, b.key, bound) && equal(a.value, b.value, bound)
    case 'adt':
      return b.kind === 'adt' && a.name === b.name && equalLists(a.args, b.args, bound)
    case 'address':
      return b.kind === 'address' && a.of === b.of && equalFields(a.fields, b.fields, bound)
    case 'function':
      return b.kind === 'function' && equal(a.from, b.from, bound) && equal(a.to, b.to, bound)
    case 'variable':
      return b.kind === 'variable' && equalVariables(a.name, b.name, bound)
    case 'forall':
      return b.kind === 'forall' && equal(a.body, b.body, [...bound, [a.variable, b.variable]])
  }
}

function equalLists(a: readonly ScillaType[], b: readonly ScillaType[], bound: Bound): boolean {
  return (
    a.length === b.length &&
    a.every((type, index) => {
      const other = b[index]
      return other !== undefined && equal(type, other, bound)
    })
  )
}

function equalFields(a: readonly AddressField[], b: readonly AddressField[], bound: Bound): boolean {
  return (
    a.length === b.length &&
    a.every((field) => {
      const other = b.find(({ name }) => name === field.name)
      return other !== undefined && equal(field.type, other.type, bound)
    })
  )
}

function equalVariables(a: string, b: string, bound: Bound): boolean {
  const pair = bound.findLast(([left, right]) => left === a || right === b)
  return pair ? pair[0] === a && pair[1] === b : a === b
}
