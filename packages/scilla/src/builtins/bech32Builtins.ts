import { cryptoGas } from './builtinGas'
import { bytesType, primitiveType } from '../runtime/typeOf'
import { bytesValue, noneValue, someValue, stringValue } from '../values/values'
import { bech32 } from './bech32'
import { builtin, expectString, expectWidth, type Builtin } from './builtin'

/** Addresses as bech32 text and back; `None` for what is no such text or prefix. */
export const bech32Builtins: readonly (readonly [string, Builtin])[] = [
  [
    'bech32_to_bystr20',
    builtin(
      2,
      (prefix, text) => cryptoGas.bech32(expectString(prefix).length, expectString(text).length),
      (prefix, text) => {
        const address = bech32.get().decode(expectString(prefix), expectString(text))
        return address === undefined
          ? noneValue(bytesType(20))
          : someValue(bytesType(20), bytesValue(address))
      },
    ),
  ],
  [
    'bystr20_to_bech32',
    builtin(
      2,
      (prefix) => cryptoGas.bech32(expectString(prefix).length, 20),
      (prefix, address) => {
        const text = bech32.get().encode(expectString(prefix), expectWidth(address, 20))
        return text === undefined
          ? noneValue(primitiveType('String'))
          : someValue(primitiveType('String'), stringValue(text))
      },
    ),
  ],
]
