import { blockNumberGas } from './builtinGas'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import { fitsInteger } from '../runtime/integers'
import { blockNumberValue, boolValue, integerValue } from '../values/values'
import { builtin, expectBlockNumber, expectInteger, illTyped, isUnsigned, type Builtin } from './builtin'

const gas = (): number => blockNumberGas.any

/** Arithmetic on block numbers. */
export const blockNumberBuiltins: readonly (readonly [string, Builtin])[] = [
  ['blt', builtin(2, gas, (a, b) => boolValue(expectBlockNumber(a).value < expectBlockNumber(b).value))],
  [
    'badd',
    builtin(2, gas, (a, b) => {
      const count = expectInteger(b)
      if (!isUnsigned(count.type)) throw illTyped('an unsigned integer', b)
      return blockNumberValue(expectBlockNumber(a).value + count.value)
    }),
  ],
  [
    'bsub',
    builtin(2, gas, (a, b) => {
      const difference = expectBlockNumber(a).value - expectBlockNumber(b).value
      if (!fitsInteger('Int256', difference))
        throw new ScillaRuntimeError('Overflow', 'Int256 overflow or underflow.')
      return integerValue('Int256', difference)
    }),
  ],
]
