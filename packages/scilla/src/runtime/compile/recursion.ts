import { recursionGas } from '../../gas/evaluationGas'
import { ScillaRuntimeError } from '../errors'
import type { Machine } from '../machine'
import { listItems, type FunctionValue, type TypeFunctionValue, type Value } from '../values'

/** A function of several arguments, taken one by one; `run` may return a tail call. */
const curried = (arity: number, run: (args: readonly Value[]) => Value): FunctionValue => {
  const take = (args: readonly Value[]): FunctionValue => ({
    kind: 'function',
    apply: (argument) => (args.length + 1 === arity ? run([...args, argument]) : take([...args, argument])),
  })
  return take([])
}

const forTypes = (count: number, value: FunctionValue): Value => {
  let typed: Value = value
  for (let i = 0; i < count; i++) {
    const inner: Value = typed
    const outer: TypeFunctionValue = { kind: 'typeFunction', apply: () => inner }
    typed = outer
  }
  return typed
}

const expectList = (value: Value | undefined): Value => {
  if (value?.kind !== 'adt' || value.type.name !== 'List') {
    throw new ScillaRuntimeError('IllTyped', 'A fold over a list needs a List.')
  }
  return value
}

const expectNat = (value: Value | undefined): Value => {
  if (value?.kind !== 'adt' || value.type.name !== 'Nat') {
    throw new ScillaRuntimeError('IllTyped', 'A fold over a number needs a Nat.')
  }
  return value
}

/** The rest of a list or number, and what the step gets: the head of a list, the predecessor of a number. */
type Unfold = (value: Value) => { readonly item: Value; readonly rest: Value } | undefined

const unfoldList: Unfold = (value) =>
  value.kind === 'adt' && value.name === 'Cons'
    ? { item: value.args[0] as Value, rest: value.args[1] as Value }
    : undefined

const unfoldNat: Unfold = (value) =>
  value.kind === 'adt' && value.name === 'Succ'
    ? { item: value.args[0] as Value, rest: value.args[0] as Value }
    : undefined

/**
 * The recursion primitives of the language by name. Left and right folds are loops; the folds with a continuation
 * call the step as a tail call, so that only a step that waits for its continuation grows the stack.
 */
export const recursionPrimitives = (machine: Machine): ReadonlyMap<string, Value> => {
  const step2 = (f: Value, a: Value, b: Value): Value => {
    machine.gas.charge(recursionGas.step)
    return machine.apply(machine.apply(f, a), b)
  }

  const foldWithContinuation = (f: Value, unfold: Unfold) => {
    const from = (accumulator: Value, value: Value): Value => {
      machine.gas.charge(recursionGas.step)
      const next = unfold(value)
      if (next === undefined) return accumulator
      const recurse: FunctionValue = { kind: 'function', apply: (result) => from(result, next.rest) }
      return machine.tailCall(machine.apply(machine.apply(f, accumulator), next.item), recurse)
    }
    return from
  }

  const fold = (run: (args: readonly Value[]) => Value): FunctionValue =>
    curried(3, (args) => {
      machine.gas.charge(recursionGas.start)
      return run(args)
    })

  const foldLeft = fold(([f, z, list]) => {
    let accumulator = z as Value
    for (const item of listItems(expectList(list))) accumulator = step2(f as Value, accumulator, item)
    return accumulator
  })

  const foldRight = fold(([f, z, list]) => {
    const items = [...listItems(expectList(list))]
    let accumulator = z as Value
    for (let i = items.length - 1; i >= 0; i--)
      accumulator = step2(f as Value, items[i] as Value, accumulator)
    return accumulator
  })

  const foldNat = fold(([f, z, nat]) => {
    let accumulator = z as Value
    for (let next = unfoldNat(expectNat(nat)); next !== undefined; next = unfoldNat(next.rest)) {
      accumulator = step2(f as Value, accumulator, next.item)
    }
    return accumulator
  })

  return new Map<string, Value>([
    ['list_foldl', forTypes(2, foldLeft)],
    ['list_foldr', forTypes(2, foldRight)],
    [
      'list_foldk',
      forTypes(
        2,
        fold(([f, z, list]) => foldWithContinuation(f as Value, unfoldList)(z as Value, expectList(list))),
      ),
    ],
    ['nat_fold', forTypes(1, foldNat)],
    [
      'nat_foldk',
      forTypes(
        1,
        fold(([f, z, nat]) => foldWithContinuation(f as Value, unfoldNat)(z as Value, expectNat(nat))),
      ),
    ],
  ])
}
