import { ScillaRuntimeError } from '../errors/runtimeErrors'
import { OutOfGas } from './outOfGas'

/** The evaluator counts in eighths of the chain's gas unit, as the reference does. */
export const gasScale = 8

/** How many parts of values a run may look at without paying for them: constructors with arguments cost nothing. */
const freeLooks = 100_000

/** So much gas, in eighths, is taken before the time is looked at again: some dozens of steps. */
const gasBetweenLooks = 512

/** Answers whether a run has had its time. Gas alone does not bound time: the price list of the chain fits other machines. */
export type IsTimeOver = () => boolean

/**
 * Counts the gas of one transaction. Create it with `GasMeter.forLimit(gasLimit)`; `limit` and `used` are in the
 * evaluator's unit (eighths), `gasUsed` and `gasRemaining` in the chain's.
 */
export class GasMeter {
  used = 0
  readonly limit: number
  readonly isTimeOver: IsTimeOver | undefined
  #looks = 0
  /** The gas that may be used before there is something to decide: up to the limit, or the next look at the time. */
  #bound: number

  /** A run whose `isTimeOver` says so ends with ScillaRuntimeError `OutOfTime`; without it, it takes the time that it takes. */
  constructor(limit: number, isTimeOver?: IsTimeOver) {
    this.limit = limit
    this.isTimeOver = isTimeOver
    this.#bound = this.#nextBound()
  }

  /**
   * A meter for a limit in the chain's gas units.
   *
   * @example
   * GasMeter.forLimit(50n).gasRemaining // 50n
   */
  static forLimit(gasLimit: bigint | number, isTimeOver?: IsTimeOver): GasMeter {
    return new GasMeter(Math.min(Number(gasLimit) * gasScale, Number.MAX_SAFE_INTEGER), isTimeOver)
  }

  /**
   * Takes gas, throws `OutOfGas` if there is not as much left. What was left before that step stays, as the reference leaves
   * it; Infinity, a bound of ours that has no price, takes all. Nothing gives gas back: a negative amount is a mistake of
   * ours, a TypeError.
   */
  charge(amount: number): void {
    const used = this.used + amount
    if (amount >= 0 && used <= this.#bound) this.used = used
    else this.#chargeAtBound(amount)
  }

  #chargeAtBound(amount: number): void {
    if (!(amount >= 0)) throw new TypeError(`Gas of ${amount} cannot be charged.`)
    if (amount > this.limit - this.used) {
      if (amount === Infinity) this.used = this.limit
      throw new OutOfGas()
    }
    this.used += amount
    this.#bound = this.#nextBound()
    if (this.isTimeOver?.())
      throw new ScillaRuntimeError('OutOfTime', 'The time for one transaction is over.')
  }

  #nextBound(): number {
    return this.isTimeOver === undefined ? this.limit : Math.min(this.limit, this.used + gasBetweenLooks)
  }

  /** Takes a step back to what was used before it: for what costs time and no gas. */
  forget(before: number): void {
    this.used = before
    this.#bound = this.#nextBound()
  }

  /** Takes what another meter counted: for work that is done once and paid for by each run. Throws OutOfGas. */
  chargeFor(other: GasMeter): void {
    this.#looks += other.#looks
    this.charge(other.used)
  }

  /**
   * Counts so many looks at parts of a value. False means that the walk through the value has to end: the run has looked at far
   * more than it paid for (`paid` included).
   */
  mayLook(paid: number, looks: number): boolean {
    this.#looks += looks
    return this.#looks <= freeLooks + 2 * (this.used + paid)
  }

  get remaining(): number {
    return this.limit - this.used
  }

  /** The gas that is left in the chain's units, rounded down. */
  get gasRemaining(): bigint {
    return BigInt(Math.floor(this.remaining / gasScale))
  }

  /** The gas that was used in the chain's units, rounded up. */
  get gasUsed(): bigint {
    return BigInt(Math.ceil(this.used / gasScale))
  }
}
