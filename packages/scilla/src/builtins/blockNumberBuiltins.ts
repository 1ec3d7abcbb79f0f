import { fitsInteger } from '@tyto/abi'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import { blockNumberValue, boolValue, integerValue } from '../values/values'
import { builtin, type Builtins } from './builtin'
import { blockNumberGas } from './builtinGas'
import { expectBlockNumber, expectUnsigned } from './expectArgument'

function gas(): number {
  return blockNumberGas
}

/** Arithmetic on block numbers. */
export const blockNumberBuiltins = {
  blt: builtin(2, gas, (a, b) => boolValue(expectBlockNumber(a).value < expectBlockNumber(b).value)),
  badd: builtin(2, gas, (a, b) => {
    const count = expectUnsigned(b)
    return blockNumberValue(expectBlockNumber(a).value + count.value)
  }),
  bsub: builtin(2, gas, (a, b) => {
    const difference = expectBlockNumber(a).value - expectBlockNumber(b).value
    if (!fitsInteger('Int256', difference))
      throw new ScillaRuntimeError('Overflow', 'Int256 overflow or underflow.')
    return integerValue('Int256', difference)
  }),
} satisfies Builtins
