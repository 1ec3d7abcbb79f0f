import { eraseAddresses } from '@tyto/abi'
import { adtValue, type Value } from './values'

/**
 * A value of a data type with `ByStr20` for each address type among its type arguments. So 0.13.1 was seen to keep the first value
 * of a field: of `None {ByStr20 with end}` the state says `ByStr20`. Lists say no types in JSON and stay what they are.
 */
export function withPlainAddresses(value: Value): Value {
  if (value.kind !== 'adt' || value.type.name === 'List' || value.type.args.length === 0) return value
  const args = value.args.map(withPlainAddresses)
  const plain = value.type.args.map(eraseAddresses)
  const isPlain = plain.every((type, index) => type === value.type.args[index])
  if (isPlain && args.every((arg, index) => arg === value.args[index])) return value
  return adtValue({ ...value.type, args: plain }, value.name, args)
}
