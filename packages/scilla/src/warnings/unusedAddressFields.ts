import type { ScillaType } from '@tyto/abi'
import type { Location, TypeNode } from '../syntax/ast'
import type { Rule } from './rule'

/**
 * Warns of fields that an address type asks for and that nothing needs, while others of the same type are read: contracts
 * without such a field are kept out for nothing. Where no field is read at all, or where the type is that of a cast, it may
 * be there to ask what stands at an address: nothing is said of it. As in the reference, it is told at the name of a contract
 * parameter, at a constructor, and else at the field itself.
 */
export const unusedAddressFields: Rule = ({ module, addressFields, warn }) => {
  const { contract, library, fieldPlaces } = module
  const look = (node: TypeNode, loc?: Location): void => {
    const meaning = addressFields.meaningOf(node)
    if (meaning !== undefined) lookInto(node.type, meaning, loc)
  }
  /** Through a type as it is written and as it is meant: both have the same parts. */
  const lookInto = (written: ScillaType, meant: ScillaType, loc: Location | undefined): void => {
    if (written.kind === 'map' && meant.kind === 'map') {
      lookInto(written.key, meant.key, loc)
      lookInto(written.value, meant.value, loc)
    } else if (written.kind === 'adt' && meant.kind === 'adt') {
      for (const [index, arg] of written.args.entries()) lookInto(arg, meant.args[index] ?? arg, loc)
    } else if (written.kind === 'address' && meant.kind === 'address') {
      const isAnyRead = meant.fields.some((field) => addressFields.isRead(field))
      for (const [index, field] of written.fields.entries()) {
        const meantField = meant.fields[index] ?? field
        const place = loc ?? fieldPlaces.get(field)
        if (isAnyRead && place !== undefined && !addressFields.isNeeded(meantField))
          warn(place, 'Unused', `The field ${field.name} of this address type is not used.`)
        lookInto(field.type, meantField.type, loc)
      }
    }
  }

  for (const entry of library?.entries ?? []) {
    if (entry.kind !== 'libraryType') continue
    for (const { argTypes, loc } of entry.constructors) for (const type of argTypes) look(type, loc)
  }
  for (const { name, type } of contract.parameters) look(type, name.loc)
  for (const { type } of contract.fields) look(type)
  for (const { parameters } of contract.components) for (const { type } of parameters) look(type)
}
