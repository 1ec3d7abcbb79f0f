import { equalTypes, type AddressType, type ScillaType } from '@tyto/abi'

/**
 * Whether a value of type `from` may stand where `to` is expected: the same type, or an address where less is asked of
 * it. Maps, data types and the results of functions vary with their parts, the parameters of functions against them.
 * Source: language documentation, "Address subtyping".
 */
export function isAssignable(to: ScillaType, from: ScillaType): boolean {
  if (to === from) return true
  switch (from.kind) {
    case 'address':
      return to.kind === 'address' ? isAddressAssignable(to, from) : to.kind === 'bystr' && to.width === 20
    case 'map':
      return to.kind === 'map' && isAssignable(to.key, from.key) && isAssignable(to.value, from.value)
    case 'adt':
      return to.kind === 'adt' && to.name === from.name && areAssignable(to.args, from.args)
    case 'function':
      return to.kind === 'function' && isAssignable(from.from, to.from) && isAssignable(to.to, from.to)
    default:
      return equalTypes(to, from)
  }
}

function areAssignable(to: readonly ScillaType[], from: readonly ScillaType[]): boolean {
  return (
    to.length === from.length &&
    from.every((type, index) => {
      const target = to[index]
      return target !== undefined && isAssignable(target, type)
    })
  )
}

function isAddressAssignable(to: AddressType, from: AddressType): boolean {
  switch (to.of) {
    case 'any':
      return true
    case 'codehash':
      return from.of !== 'any'
    case 'library':
      return from.of === 'library'
    case 'contract':
      return (
        from.of === 'contract' &&
        to.fields.every((wanted) => {
          const field = from.fields.find(({ name }) => name === wanted.name)
          return field !== undefined && isAssignable(wanted.type, field.type)
        })
      )
  }
}
