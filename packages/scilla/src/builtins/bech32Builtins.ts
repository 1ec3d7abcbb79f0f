import { bytesType, primitiveType } from '../types/build'
import { bytesValue, noneValue, someValue, stringValue } from '../values/values'
import { bech32 } from './bech32'
import { builtin, type Builtins } from './builtin'
import { textSize } from './builtinGas'
import { expectString, expectWidth } from './expectArgument'

const addressWidth = 20

/** Addresses as bech32 text and back; `None` for what is no such text or prefix. */
export const bech32Builtins = {
  bech32_to_bystr20: builtin(
    2,
    (prefix, text) => gasOf(expectString(prefix), textSize(expectString(text).length)),
    (prefix, text) => {
      const address = bech32.get().decode(expectString(prefix), expectString(text))
      const type = bytesType(addressWidth)
      return address === undefined ? noneValue(type) : someValue(type, bytesValue(address))
    },
  ),
  bystr20_to_bech32: builtin(
    2,
    (prefix) => gasOf(expectString(prefix), addressWidth),
    (prefix, address) => {
      const text = bech32.get().encode(expectString(prefix), expectWidth(address, addressWidth))
      const type = primitiveType('String')
      return text === undefined ? noneValue(type) : someValue(type, stringValue(text))
    },
  ),
} satisfies Builtins

/** `size` counts the bytes, or the characters of the text, that are converted. */
function gasOf(prefix: string, size: number): number {
  return 4 * (textSize(prefix.length) + size)
}
