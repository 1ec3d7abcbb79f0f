import { substitute } from './rewriteType'
import type { AddressField, ScillaType } from './types'

/**
 * Whether two types are the same. Variables that a `forall` binds may differ in name, the fields of an address in order.
 *
 * @example
 * equalTypes(parseType("forall 'A. 'A -> 'A"), parseType("forall 'B. 'B -> 'B")) // true
 */
export function equalTypes(a: ScillaType, b: ScillaType): boolean {
  return equal(a, b, 0)
}

/** `depth` is the number of `forall`s around. */
function equal(a: ScillaType, b: ScillaType, depth: number): boolean {
  switch (a.kind) {
    case 'primitive':
    case 'variable':
      return b.kind === a.kind && a.name === b.name
    case 'bystr':
      return b.kind === 'bystr' && a.width === b.width
    case 'map':
      return b.kind === 'map' && equal(a.key, b.key, depth) && equal(a.value, b.value, depth)
    case 'function':
      return b.kind === 'function' && equal(a.from, b.from, depth) && equal(a.to, b.to, depth)
    case 'adt':
      return b.kind === 'adt' && a.name === b.name && equalLists(a.args, b.args, depth)
    case 'address':
      return b.kind === 'address' && a.of === b.of && equalFields(a.fields, b.fields, depth)
    case 'forall':
      return b.kind === 'forall' && equal(bodyAt(a, depth), bodyAt(b, depth), depth + 1)
  }
}

function equalLists(a: readonly ScillaType[], b: readonly ScillaType[], depth: number): boolean {
  return a.length === b.length && a.every((type, index) => equal(type, b[index]!, depth))
}

function equalFields(a: readonly AddressField[], b: readonly AddressField[], depth: number): boolean {
  return (
    a.length === b.length &&
    a.every(({ name, type }) => b.some((other) => other.name === name && equal(type, other.type, depth)))
  )
}

/** With a name for the variable that says at which depth it is bound, and that no source can hold. */
function bodyAt({ variable, body }: Extract<ScillaType, { kind: 'forall' }>, depth: number): ScillaType {
  return substitute(body, new Map([[variable, { kind: 'variable', name: `'${depth}` }]]))
}
