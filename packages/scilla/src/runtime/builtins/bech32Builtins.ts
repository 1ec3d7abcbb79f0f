import { bytesToHex, hexToBytes } from '@tyto/primitives'
import { rareParts } from '../../rare/rareParts'
import { cryptoGas } from '../../gas/builtinGas'
import { bytesType, primitiveType } from '../typeOf'
import { bytesValue, noneValue, someValue, stringValue } from '../../values/values'
import { builtin, expectString, expectWidth, type Builtin } from './builtin'

/** The human-readable parts that the language knows: main and test network. */
const PREFIXES: ReadonlySet<string> = new Set(['zil'])

const decode = (prefix: string, text: string): `0x${string}` | undefined => {
  if (!PREFIXES.has(prefix) || text.length !== prefix.length + 39) return undefined
  const { bech32 } = rareParts()
  const decoded = bech32.decodeUnsafe(text)
  if (decoded === undefined || decoded.prefix !== prefix) return undefined
  const bytes = bech32.fromWordsUnsafe(decoded.words)
  return bytes && bytes.length === 20 ? bytesToHex(bytes) : undefined
}

/** Addresses as bech32 text and back; `None` for what is no such text or prefix. */
export const bech32Builtins: readonly (readonly [string, Builtin])[] = [
  [
    'bech32_to_bystr20',
    builtin(
      2,
      (prefix, text) => cryptoGas.bech32(expectString(prefix).length, expectString(text).length),
      (prefix, text) => {
        const address = decode(expectString(prefix), expectString(text))
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
        const bytes = hexToBytes(expectWidth(address, 20))
        const type = primitiveType('String')
        if (!PREFIXES.has(expectString(prefix))) return noneValue(type)
        const { bech32 } = rareParts()
        return someValue(type, stringValue(bech32.encode(expectString(prefix), bech32.toWords(bytes))))
      },
    ),
  ],
]
