import { recursionGas } from '../../gas/evaluationGas'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { Machine } from '../machine'
import {
  listItems,
  NatValue,
  type FunctionValue,
  type TypeFunctionValue,
  type Value,
} from '../../values/values'

type Fold = (f: Value, z: Value, over: Value) => Value

/** A function of three arguments, taken and paid for one by one; `run` may return a tail call. */
function curried(machine: Machine, run: Fold): FunctionValue {
  return {
    kind: 'function',
    apply: (f) => {
      machine.gas.charge(recursionGas.argument)
      return {
        kind: 'function',
        apply: (z) => {
          machine.gas.charge(recursionGas.argument)
          return {
            kind: 'function',
            apply: (over) => {
              machine.gas.charge(recursionGas.start)
              return run(f, z, over)
            },
          }
        },
      }
    },
  }
}

/** A function for one type. */
function forType(value: Value): TypeFunctionValue {
  return { kind: 'typeFunction', apply: () => value }
}

/** A function for two types, of which the first is paid for. */
function forTypes(machine: Machine, gas: number, value: FunctionValue): TypeFunctionValue {
  const inner = forType(value)
  return {
    kind: 'typeFunction',
    apply: () => {
      machine.gas.charge(gas)
      return inner
    },
  }
}

function expectList(value: Value): Value {
  if (value.kind !== 'adt' || value.type.name !== 'List') {
    throw new ScillaRuntimeError('IllTyped', 'A fold over a list needs a List.')
  }
  return value
}

function expectNat(value: Value): NatValue {
  if (value instanceof NatValue) return value
  throw new ScillaRuntimeError('IllTyped', 'A fold over a number needs a Nat.')
}

/** The rest of a list or number, and what the step gets: the head of a list, the predecessor of a number. */
type Unfold = (value: Value) => { readonly item: Value; readonly rest: Value } | undefined

const unfoldList: Unfold = (value) =>
  value.kind === 'adt' && value.name === 'Cons'
    ? { item: value.args[0] as Value, rest: value.args[1] as Value }
    : undefined

const unfoldNat: Unfold = (value) => {
  if (!(value instanceof NatValue) || value.count === 0) return undefined
  const before = new NatValue(value.count - 1)
  return { item: before, rest: before }
}

/**
 * The recursion primitives of the language by name. Left and right folds are loops; the folds with a continuation
 * call the step as a tail call, so that only a step that waits for its continuation grows the stack.
 * `typeGas` is what the first of two types costs.
 */
export function recursionPrimitives(
  machine: Machine,
  typeGas: number = recursionGas.type,
): ReadonlyMap<string, Value> {
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

  const foldLeft = curried(machine, (f, z, list) => {
    let accumulator = z
    for (const item of listItems(expectList(list))) {
      machine.gas.charge(recursionGas.ahead)
      accumulator = machine.apply(machine.apply(f, accumulator), item)
      machine.gas.charge(recursionGas.step - recursionGas.ahead)
    }
    return accumulator
  })

  const foldRight = curried(machine, (f, z, list) => {
    const items = [...listItems(expectList(list))]
    let accumulator = z
    for (let i = items.length - 1; i >= 0; i--) accumulator = step2(f, items[i] as Value, accumulator)
    return accumulator
  })

  const foldNat = curried(machine, (f, z, nat) => {
    let accumulator = z
    for (let before = expectNat(nat).count - 1; before >= 0; before--) {
      accumulator = step2(f, accumulator, new NatValue(before))
    }
    return accumulator
  })

  const foldListOn = curried(machine, (f, z, list) =>
    foldWithContinuation(f, unfoldList)(z, expectList(list)),
  )
  const foldNatOn = curried(machine, (f, z, nat) => foldWithContinuation(f, unfoldNat)(z, expectNat(nat)))

  return new Map<string, Value>([
    ['list_foldl', forTypes(machine, typeGas, foldLeft)],
    ['list_foldr', forTypes(machine, typeGas, foldRight)],
    ['list_foldk', forTypes(machine, typeGas, foldListOn)],
    ['nat_fold', forType(foldNat)],
    ['nat_foldk', forType(foldNatOn)],
  ])
}
