import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { MissingState, type BlockContext, type StateNeed } from '@tyto/execution'
import { blockNumberValue, bytesValue, integerValue, PartNotLoaded, type Value } from '@tyto/scilla'
import type { KnownReader, KnownState } from './knownState'
import { mostGuesses, mostStatements } from './limits'
import { Needs } from './needs'
import type { PredictionContext, PredictedCall, PredictedContract } from './predictedCall'
import type { Lookup } from './predictedValues'
import { TransitionWalk } from './transitionWalk'
import { SimulationError } from './SimulationError'

/**
 * Guesses what a call will read, so that it comes in one batch: goes through the statements of a transition, of the
 * procedures that it calls and of the transitions that its messages lead to, follows the values that are known, and both
 * ways where they are not. A wrong guess costs a read, a missed one a round trip; the outcome depends on neither.
 */
export class ReadPredictor implements PredictionContext {
  readonly needs = new Needs()
  readonly block: BlockContext
  readonly #known: KnownState
  readonly #reader: KnownReader
  readonly #contracts = new Map<Address, PredictedContract | undefined>()
  readonly #waiting: PredictedCall[] = []
  readonly #seen = new Set<string>()
  #statements = 0

  constructor(known: KnownState, reader: KnownReader, block: BlockContext) {
    this.#known = known
    this.#reader = reader
    this.block = block
  }

  /** Predicts what a call reads, and the calls that follow from it. */
  predict(call: PredictedCall): void {
    this.follow(call)
    for (
      let next = this.#waiting.shift();
      next !== undefined && !this.isExhausted;
      next = this.#waiting.shift()
    ) {
      const contract = this.contract(next.to)
      const transition = contract?.components.get(next.transition)
      if (contract === undefined || transition?.kind !== 'transition') continue
      new TransitionWalk(this, contract, next).run(transition, this.#names(contract, next))
    }
  }

  /** Puts a call on the list of those to predict. */
  follow(call: PredictedCall): void {
    this.want({ kind: 'code', address: call.to })
    const key = `${call.to} ${call.transition} ${call.sender} ${[...call.params.keys()].join(' ')}`
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.#waiting.push(call)
  }

  want(need: StateNeed): void {
    if (this.needs.size < mostGuesses && !this.#known.isFresh(need)) this.needs.add(need)
  }

  get isExhausted(): boolean {
    return this.#statements > mostStatements
  }

  countStatement(): void {
    this.#statements += 1
  }

  /** A value of the state where it is known already; an old one will do. */
  peek(address: Address, field: string, keys: readonly string[]): Lookup {
    return this.#guess(() => this.#reader.field(address, field, keys) ?? 'none')
  }

  contract(address: Address): PredictedContract | undefined {
    if (!this.#contracts.has(address)) {
      const found = this.#guess(() => this.#read(address))
      this.#contracts.set(address, found)
    }
    return this.#contracts.get(address)
  }

  #read(address: Address): PredictedContract | undefined {
    const loaded = this.#reader.loaded(address)
    const code = this.#reader.code(address)
    if (loaded?.program === undefined || code === undefined || loaded.init.has('_extlibs')) return undefined
    const module = this.#known.programs.moduleOf(code)
    if (module === undefined) return undefined
    const components = new Map(module.contract.components.map((each) => [each.name.name, each]))
    return { address, program: loaded.program, module, init: loaded.init, components }
  }

  #names({ address, init }: PredictedContract, call: PredictedCall): Map<string, Value> {
    return new Map<string, Value>([
      ...init,
      ['_this_address', bytesValue(address)],
      ['_sender', bytesValue(call.sender)],
      ['_origin', bytesValue(call.origin)],
      ['_amount', integerValue('Uint128', call.amount)],
      ...call.params,
    ])
  }

  get blockNumber(): Value {
    return blockNumberValue(this.block.number)
  }

  get chainId(): Value {
    return integerValue('Uint32', BigInt(this.block.chainId))
  }

  #guess<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (error instanceof MissingState || error instanceof SimulationError || error instanceof PartNotLoaded)
        return undefined
      throw error
    }
  }
}

/** The parameters of a call as values; none where one of them cannot be read. The run says what is wrong with it. */
export function readableParams(
  { program, address }: PredictedContract,
  transition: string,
  params: readonly ScillaParam[],
): ReadonlyMap<string, Value> {
  try {
    return program.readParams(transition, params, address)
  } catch {
    return new Map()
  }
}
