import type { ScillaType } from '@tyto/abi'
import type { GasMeter } from '../gas/gasMeter'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import type { Host } from './host'
import { stringValue, type BytesValue, type FunctionValue, type Value } from '../values/values'

/**
 * The variables of one activation of a function, transition or procedure. Slots are given out by the compiler;
 * `parent` is the activation that the code was written inside of.
 */
export class Frame {
  readonly slots: Value[]
  readonly parent: Frame | undefined
  /** The type for which the type variable of a type function stands. */
  readonly type: ScillaType | undefined

  constructor(size: number, parent?: Frame, type?: ScillaType) {
    // Made in its full size: a token transfer takes twice as long where the array has to grow.
    // oxlint-disable-next-line unicorn/no-new-array
    this.slots = new Array<Value>(size)
    this.parent = parent
    this.type = type
  }
}

/** Compiled code of an expression. */
export type Code = (frame: Frame) => Value
/** A function of a program: its code and the variables that it was written among. */
export class Closure implements FunctionValue {
  readonly kind = 'function'
  readonly #body: Code
  readonly #size: number
  readonly #frame: Frame

  /** `size` is the number of variables of its own, the argument first. */
  constructor(body: Code, size: number, frame: Frame) {
    this.#body = body
    this.#size = size
    this.#frame = frame
  }

  apply(argument: Value): Value {
    const activation = new Frame(this.#size, this.#frame)
    activation.slots[0] = argument
    return this.#body(activation)
  }
}

/** Compiled code of a statement. */
export type CompiledStatement = (frame: Frame) => void
/** A type that may depend on type variables or on the address of the contract. */
export type TypeCode = (frame: Frame) => ScillaType

/** The parts of one deployed contract: its evaluated libraries and parameters. */
export interface Instance {
  readonly globals: Value[]
  /** Qualifies the names of the contract's own types. */
  readonly prefix: string
}

/**
 * Returned by code in the place `tail` instead of a value: "apply `tailFunction` to `tailArgument`". The loop of `apply` does
 * it, so that a chain of tail calls takes no stack.
 */
export const tail: Value = stringValue('(tail call)')

/**
 * How many applications may wait for each other's result. About half of what the stack of a browser's
 * worker bears, so that a contract that passes here passes everywhere.
 */
const deepest = 1200

function tooDeep(): ScillaRuntimeError {
  return new ScillaRuntimeError('TooDeep', 'The recursion is too deep.')
}

/** Needed by running code besides its variables. One per program; a call sets it up and puts the former state back. */
export class Machine {
  gas!: GasMeter
  host!: Host
  instance!: Instance
  sender!: BytesValue
  origin!: BytesValue

  #depth = 0
  #tailFunction!: FunctionValue
  #tailArgument!: Value

  /** Applies a function and waits for the value. */
  apply(fun: Value, argument: Value): Value {
    if (fun.kind !== 'function') throw notApplicable(fun)
    if (++this.#depth > deepest) {
      throw tooDeep()
    }
    let result = fun.apply(argument)
    while (result === tail) result = this.#tailFunction.apply(this.#tailArgument)
    this.#depth--
    return result
  }

  /** The application as a tail call: to be returned from code in tail position. */
  tailCall(fun: Value, argument: Value): Value {
    if (fun.kind !== 'function') throw notApplicable(fun)
    this.#tailFunction = fun
    this.#tailArgument = argument
    return tail
  }

  /** Runs a whole call or deployment on a host, or a pure expression without one. */
  run<Result>(gasMeter: GasMeter, host: Host | undefined, work: () => Result): Result {
    const { gas, host: outerHost, instance, sender, origin } = this
    const depth = this.#depth
    if (host !== undefined) this.host = host
    this.gas = gasMeter
    this.#depth = 0
    try {
      return work()
    } catch (error) {
      // The engine's own limit, if it is reached before ours.
      throw error instanceof RangeError ? tooDeep() : error
    } finally {
      this.gas = gas
      this.host = outerHost
      this.instance = instance
      this.sender = sender
      this.origin = origin
      this.#depth = depth
    }
  }
}

function notApplicable(value: Value): ScillaRuntimeError {
  return new ScillaRuntimeError('IllTyped', `A ${value.kind} cannot be applied to an argument.`)
}
