import { builtin, type Builtins } from './builtin'
import { stepsGas } from './builtinGas'
import { curve } from './curve'
import { expectAdt, expectList, expectWidth } from './expectArgument'

const additionGas = 20
const pairGas = 40
const scalarWidth = 32

/** Operations on the curve alt_bn128. */
export const curveBuiltins = {
  alt_bn128_G1_add: builtin(
    2,
    (a, b) => {
      expectAdt(a, 'Pair')
      expectAdt(b, 'Pair')
      return additionGas
    },
    (a, b) => curve.get().add(a, b),
  ),
  alt_bn128_G1_mul: builtin(
    2,
    (_, b) => stepsGas(additionGas, BigInt(expectWidth(b, scalarWidth))),
    (a, b) => curve.get().multiply(a, b),
  ),
  alt_bn128_G1_neg: builtin(
    1,
    () => additionGas,
    (a) => curve.get().negate(a),
  ),
  alt_bn128_pairing_product: builtin(
    1,
    (a) => pairGas * expectList(a).length,
    (a) => curve.get().isPairingProductOne(a),
  ),
} satisfies Builtins
