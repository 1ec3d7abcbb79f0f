/** Names of the libraries that only few contracts use: the types that the reference prints, and what it was seen to give. */
import { formatType } from '@tyto/abi'
import { beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../../test/testEvaluate'
import { checkExpression } from '../check/checkExpression'
import { loadAllParts } from '../loadAllParts'
import { parseExpression } from '../syntax/parse'
import { standardLibraries } from './standardLibraries'

beforeAll(loadAllParts)

const all = [...standardLibraries.keys()]

/** A function applied to arguments that are expressions. */
const apply = (fun: string, ...args: readonly string[]): string => {
  const lets = args.map((arg, index) => `let arg${index} = ${arg} in\n`).join('')
  return outcome(`${lets}let f = ${fun} in f ${args.map((_, index) => `arg${index}`).join(' ')}`, ...all)
}

describe('the type that the reference prints', () => {
  it.each([
    ['raise_exception', "forall 'A. 'A -> 'A"],
    ['some_exn', "forall 'A. Option ('A) -> 'A -> 'A"],
    ['list_eq_helper', "forall 'A. ('A -> 'A -> Bool) -> List ('A) -> List ('A) -> Option (List ('A))"],
    [
      'extract_scillaval',
      "forall 'A. forall 'B. (ByStr -> Option ('B)) -> ('B -> 'A) -> ByStr -> Uint32 -> Uint32 -> Option (Pair ('A) (Uint32))",
    ],
    ['alt_bn128_G1_q', 'Uint256'],
  ])('of %s', (name, type) => {
    expect(formatType(checkExpression(parseExpression(name), { source: name, imports: all }))).toBe(type)
  })
})

it('alt_bn128_G1_q is the order of the group', () => {
  expect(outcome('alt_bn128_G1_q', ...all)).toBe(
    '(Uint256 21888242871839275222246405745257275088548364400416034343698204186575808495617)',
  )
})

it('raise_exception fails always, and some_exn where there is nothing', () => {
  expect(apply('@raise_exception Int32', 'Int32 4')).toBe('DivisionByZero')
  expect(apply('@some_exn Int32', 'None {Int32}', 'Int32 4')).toBe('DivisionByZero')
  expect(apply('@some_exn Int32', 'let n = Int32 3 in Some {Int32} n', 'Int32 4')).toBe('(Int32 3)')
})

it.each([
  [[1], [1, 2], '(Some (List (Int32 2), (Nil)))'],
  [[], [1, 2], '(Some (List (Int32 1), (Int32 2), (Nil)))'],
  [[1, 2], [1, 2], '(Some (Nil))'],
  [[2], [1, 2], '(None)'],
  [[1, 2, 3], [1, 2], '(None)'],
])('list_eq_helper takes %j off the front of %j', (first, second, left) => {
  const list = (items: readonly number[]): string =>
    items
      .toReversed()
      .reduce(
        (rest, item) => `let rest = ${rest} in let n = Int32 ${item} in Cons {Int32} n rest`,
        'Nil {Int32}',
      )
  const equal = 'fun (a : Int32) => fun (b : Int32) => builtin eq a b'
  expect(apply('@list_eq_helper Int32', equal, list(first), list(second))).toBe(left)
})

it.each([
  [1, 4, 'builtin to_bystr4 b', '(Some (Pair (Uint32 33752069) (Uint32 5)))'],
  [5, 4, 'builtin to_bystr4 b', '(None)'],
  [1, 4, 'None {ByStr4}', '(None)'],
])('extract_scillaval from place %i, %i bytes, fixed by %s', (place, length, fix, found) => {
  const result = apply(
    '@extract_scillaval Uint32 ByStr4',
    `fun (b : ByStr) => ${fix}`,
    'fun (b : ByStr4) => builtin to_uint32 b',
    'let b = 0x0102030405060708 in builtin to_bystr b',
    `Uint32 ${place}`,
    `Uint32 ${length}`,
  )
  expect(result).toBe(found)
})
