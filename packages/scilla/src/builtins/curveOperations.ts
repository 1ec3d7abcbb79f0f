import { bn254 } from '@noble/curves/bn254.js'
import { bigintToBytes, bytesToHex } from '@tyto/primitives'
import { boolType, bytesType, pairType } from '../types/build'
import {
  boolValue,
  bytesValue,
  noneValue,
  pairValue,
  someValue,
  type AdtValue,
  type Value,
} from '../values/values'
import { expectAdt, expectList, expectWidth } from './expectArgument'

// alt_bn128 (EIP-196, EIP-197). Coordinates are big-endian; the point at infinity is (0, 0); a coordinate of G2 is
// its imaginary part followed by its real part. What is not a point of the group gives None.
const curveG1 = bn254.G1.Point
const curveG2 = bn254.G2.Point
type Point1 = InstanceType<typeof curveG1>
type Point2 = InstanceType<typeof curveG2>

const bytes32 = bytesType(32)
const pointType = pairType(bytes32, bytes32)

/** Runs the curve's own checks; `undefined` for what they refuse. */
function checked<Result>(compute: () => Result): Result | undefined {
  try {
    return compute()
  } catch {
    return undefined
  }
}

function inField(value: bigint): boolean {
  return value < bn254.fields.Fp.ORDER
}

function readPoint1(value: Value): Point1 | undefined {
  const pair = expectAdt(value, 'Pair')
  const x = BigInt(expectWidth(pair.args[0] as Value, 32))
  const y = BigInt(expectWidth(pair.args[1] as Value, 32))
  if (x === 0n && y === 0n) return curveG1.ZERO
  if (!inField(x) || !inField(y)) return undefined
  return checked(() => {
    const point = curveG1.fromAffine({ x, y })
    point.assertValidity()
    return point
  })
}

function readCoordinate2(value: Value): { c0: bigint; c1: bigint } {
  const hex = expectWidth(value, 64)
  return { c1: BigInt(hex.slice(0, 66)), c0: BigInt(`0x${hex.slice(66)}`) }
}

function readPoint2(value: Value): Point2 | undefined {
  const pair = expectAdt(value, 'Pair')
  const x = readCoordinate2(pair.args[0] as Value)
  const y = readCoordinate2(pair.args[1] as Value)
  if ([x.c0, x.c1, y.c0, y.c1].every((part) => part === 0n)) return curveG2.ZERO
  if (![x.c0, x.c1, y.c0, y.c1].every(inField)) return undefined
  const { Fp2 } = bn254.fields
  return checked(() => {
    const point = curveG2.fromAffine({ x: Fp2.create(x), y: Fp2.create(y) })
    point.assertValidity()
    return point
  })
}

function pointValue(point: Point1 | undefined): AdtValue {
  if (point === undefined) return noneValue(pointType)
  const { x, y } = point.is0() ? { x: 0n, y: 0n } : point.toAffine()
  const write = (part: bigint): Value => bytesValue(bytesToHex(bigintToBytes(part, 32)))
  return someValue(pointType, pairValue([bytes32, bytes32], write(x), write(y)))
}

function isProductOne(pairs: readonly Value[]): boolean | undefined {
  const points: { g1: Point1; g2: Point2 }[] = []
  for (const value of pairs) {
    const pair = expectAdt(value, 'Pair')
    const g1 = readPoint1(pair.args[0] as Value)
    const g2 = readPoint2(pair.args[1] as Value)
    if (g1 === undefined || g2 === undefined) return undefined
    // A pair with the point at infinity contributes a factor of one.
    if (!g1.is0() && !g2.is0()) points.push({ g1, g2 })
  }
  if (points.length === 0) return true
  const { Fp12 } = bn254.fields
  return checked(() => Fp12.eql(bn254.pairingBatch(points), Fp12.ONE))
}

/** The operations of the builtins of alt_bn128. */
export const curveOperations = {
  add: (a: Value, b: Value): Value => {
    const p = readPoint1(a)
    const q = readPoint1(b)
    return pointValue(p && q && p.add(q))
  },
  multiply: (point: Value, factor: Value): Value => {
    const scalar = BigInt(expectWidth(factor, 32)) % curveG1.Fn.ORDER
    return pointValue(readPoint1(point)?.multiplyUnsafe(scalar))
  },
  negate: (point: Value): Value => pointValue(readPoint1(point)?.negate()),
  isPairingProductOne: (pairs: Value): Value => {
    const result = isProductOne(expectList(pairs))
    return result === undefined ? noneValue(boolType) : someValue(boolType, boolValue(result))
  },
} as const
