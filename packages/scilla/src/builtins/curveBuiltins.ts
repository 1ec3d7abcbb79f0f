import { cryptoGas } from './builtinGas'
import { builtin, expectAdt, expectList, expectWidth, type Builtin } from './builtin'
import { curve } from './curve'

/** Operations on the curve alt_bn128, which must be loaded (`loadCurve`) before they run. */
export const curveBuiltins: readonly (readonly [string, Builtin])[] = [
  [
    'alt_bn128_G1_add',
    builtin(
      2,
      (a, b) => {
        expectAdt(a, 'Pair')
        expectAdt(b, 'Pair')
        return cryptoGas.curveAdd()
      },
      (a, b) => curve.get().add(a, b),
    ),
  ],
  [
    'alt_bn128_G1_mul',
    builtin(
      2,
      (_, b) => cryptoGas.curveMultiply(BigInt(expectWidth(b, 32))),
      (a, b) => curve.get().multiply(a, b),
    ),
  ],
  ['alt_bn128_G1_neg', builtin(1, cryptoGas.curveNegate, (a) => curve.get().negate(a))],
  [
    'alt_bn128_pairing_product',
    builtin(
      1,
      (a) => cryptoGas.pairing(expectList(a).length),
      (a) => curve.get().isPairingProductOne(a),
    ),
  ],
]
