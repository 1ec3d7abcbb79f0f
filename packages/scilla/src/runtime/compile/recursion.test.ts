import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GasMeter } from '../../gas/gasMeter'
import { OutOfGas } from '../../gas/outOfGas'
import { parseExpression } from '../../syntax/parse'
import { formatValue } from '../../values/formatValue'
import { outcome } from '../../../test/testEvaluate'
import { evaluateExpression } from './evaluateExpression'

/** A list of Int32 as lets that end with a name. */
const list = (items: readonly number[]): string =>
  [
    'let l0 = Nil {Int32} in',
    ...[...items]
      .reverse()
      .map((item, index) => `let v = Int32 ${item} in let l${index + 1} = Cons {Int32} v l${index} in`),
  ].join('\n') + `\nlet items = l${items.length} in`

const small = fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 30 })

describe('recursion primitives', () => {
  it('list_foldl goes from the front, list_foldr from the back', () => {
    const fold = (name: string, items: readonly number[]): string =>
      outcome(`${list(items)}
        let sub = fun (a : Int32) => fun (b : Int32) => builtin sub a b in
        let zero = Int32 0 in
        let fold = @${name} Int32 Int32 in
        fold sub zero items`)
    fc.assert(
      fc.property(small, (items) => {
        expect(fold('list_foldl', items)).toBe(`(Int32 ${items.reduce((a, b) => a - b, 0)})`)
        expect(fold('list_foldr', items)).toBe(`(Int32 ${items.reduceRight((acc, item) => item - acc, 0)})`)
      }),
    )
  })

  it('list_foldk can stop early', () => {
    const source = `${list([1, 2, 3, 4])}
      let step = fun (acc : Int32) => fun (x : Int32) => fun (recurse : Int32 -> Int32) =>
        let three = Int32 3 in
        let stop = builtin eq x three in
        match stop with
        | True => acc
        | False => let sum = builtin add acc x in recurse sum
        end
      in
      let zero = Int32 0 in
      let fold = @list_foldk Int32 Int32 in
      fold step zero items`
    expect(outcome(source)).toBe('(Int32 3)')
  })

  it('a Nat is as large as its gas allows, and takes no memory', () => {
    const source = (count: number): string => `let n = Uint32 ${count} in
      let nat = builtin to_nat n in
      let two = Succ nat in
      let more = Succ two in
      match more with
      | Succ (Succ rest) => let last = Succ rest in
        let some = Some {Nat} last in some
      | _ => None {Nat}
      end`
    expect(outcome(source(0))).toBe('(Some (Nat 1))')
    const gas = GasMeter.forLimit(1_000_000_000)
    const largest = evaluateExpression(parseExpression(source(4_294_967_295)), { gas })
    expect(formatValue(largest)).toBe('(Some (Nat 4294967296))')
    // One unit of the evaluator for each number that is counted, and a few for the rest.
    expect(gas.used - 4_294_967_295).toBeLessThan(100)
  })

  it('zero has nothing before it, and a fold over it takes no step', () => {
    expect(outcome('let z = Zero in match z with | Succ p => p | Zero => Succ z end')).toBe('(Nat 1)')
    expect(
      outcome(`let z = Zero in
        let step = fun (acc : Nat) => fun (p : Nat) => p in
        let fold = @nat_fold Nat in
        let start = Succ z in
        fold step start z`),
    ).toBe('(Nat 1)')
  })

  it('nat_fold hands over the predecessors', () => {
    const source = `let n = Uint32 4 in let nat = builtin to_nat n in
      let step = fun (acc : List Nat) => fun (p : Nat) => Cons {Nat} p acc in
      let empty = Nil {Nat} in
      let fold = @nat_fold (List Nat) in
      fold step empty nat`
    expect(outcome(source)).toBe('(List (Nat 0), (Nat 1), (Nat 2), (Nat 3), (Nil))')
  })
})

describe('deep recursion', () => {
  const fold = (n: number, body: string): string => `
    let n = Uint32 ${n} in
    let nat = builtin to_nat n in
    let step = fun (acc : Uint32) => fun (p : Nat) => fun (recurse : Uint32 -> Uint32) =>
      let one = Uint32 1 in
      ${body}
    in
    let zero = Uint32 0 in
    let fold = @nat_foldk Uint32 in
    fold step zero nat`
  const TAIL = 'let more = builtin add acc one in recurse more'
  const WAITING = 'let rest = recurse acc in builtin add rest one'

  it('tail calls take no stack', () => {
    expect(outcome(fold(100_000, TAIL))).toBe('(Uint32 100000)')
  })

  it('calls that wait go deep, and too deep is an error and not a crash', () => {
    expect(outcome(fold(1000, WAITING))).toBe('(Uint32 1000)')
    expect(outcome(fold(100_000, WAITING))).toBe('TooDeep')
  })

  it('functions that are made of functions are no way around it', () => {
    // f(n) = x => f(n - 1)(x) + 1, as nested closures, all of which wait.
    const source = `
      let n = Uint32 100000 in
      let nat = builtin to_nat n in
      let id = fun (x : Uint32) => x in
      let wrap = fun (f : Uint32 -> Uint32) => fun (p : Nat) =>
        fun (x : Uint32) => let y = f x in let one = Uint32 1 in builtin add y one
      in
      let fold = @nat_fold (Uint32 -> Uint32) in
      let tower = fold wrap id nat in
      let zero = Uint32 0 in
      tower zero`
    expect(outcome(source)).toBe('TooDeep')
  })

  it('what does not end soon runs out of gas', () => {
    const run = () =>
      evaluateExpression(parseExpression(fold(4_000_000, TAIL)), { gas: GasMeter.forLimit(8000) })
    expect(run).toThrow(OutOfGas)
  })
})

it('type functions work over types that are made at run time', () => {
  const source = `
    let id = tfun 'A => fun (x : 'A) => x in
    let pair = tfun 'A => tfun 'B => fun (a : 'A) => fun (b : 'B) =>
      let nothing = None {'B} in
      Pair {'A (Option 'B)} a nothing
    in
    let f = @pair Int32 (List String) in
    let one = Int32 1 in
    let empty = Nil {String} in
    let p = f one empty in
    let same = @id (Pair Int32 (Option (List String))) in
    same p`
  expect(outcome(source)).toBe('(Pair (Int32 1) (None))')
})
