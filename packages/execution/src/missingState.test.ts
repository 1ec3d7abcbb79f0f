import { expect, test } from 'vitest'
import type { Address } from '@tyto/primitives'
import { address, alice, Chain, number, text, zil } from '../test/chain'
import { purseContract } from '../test/contracts'
import { executeTransaction, MissingState, type Execution, type StateNeed, type StateReader } from './index'

/** Knows of a state only what it was given; asked for more it throws, as a reader of a far chain does. */
class PartialReader implements StateReader {
  readonly #whole: StateReader
  readonly #known = new Set<string>()

  constructor(whole: StateReader) {
    this.#whole = whole
  }

  learn(needs: readonly StateNeed[]): void {
    for (const need of needs) this.#known.add(JSON.stringify(need))
  }

  #ask<T>(need: StateNeed, read: () => T): T {
    if (!this.#known.has(JSON.stringify(need))) throw new MissingState([need])
    return read()
  }

  balance(of: Address) {
    return this.#ask({ kind: 'account', address: of }, () => this.#whole.balance(of))
  }

  nonce(of: Address) {
    return this.#ask({ kind: 'account', address: of }, () => this.#whole.nonce(of))
  }

  code(of: Address) {
    return this.#ask({ kind: 'code', address: of }, () => this.#whole.code(of))
  }

  init(of: Address) {
    return this.#ask({ kind: 'init', address: of }, () => this.#whole.init(of))
  }

  field(of: Address, field: string, keys: readonly string[]) {
    return this.#ask({ kind: 'field', address: of, field, keys }, () => this.#whole.field(of, field, keys))
  }
}

function runUntilKnown(
  reader: PartialReader,
  run: () => Execution,
): { execution: Execution; needs: StateNeed[] } {
  const needs: StateNeed[] = []
  for (;;) {
    try {
      return { execution: run(), needs }
    } catch (error) {
      if (!(error instanceof MissingState)) throw error
      needs.push(...error.needs)
      reader.learn(error.needs)
    }
  }
}

test('missing state passes through, and learning it gives the result of the whole state', () => {
  const chain = new Chain()
  const first = chain.deploy(purseContract, [address('owner', alice)], { amount: 9n * zil })
  const second = chain.deploy(purseContract, [address('owner', alice)])
  chain.call(second, 'Note', [text('text', 'kept'), number('value', 1, 'Uint32')])

  const requests = [
    chain.callRequest(first, 'Pay', [address('to', second), number('amount', zil)]),
    chain.callRequest(first, 'PayThenFail', [address('to', second), number('amount', zil)]),
    chain.callRequest(first, 'Look', [address('at', second)]),
    chain.callRequest(second, 'CopyNotes'),
    { ...chain.base(), kind: 'payment', to: second, amount: zil } as const,
  ]
  for (const request of requests) {
    const reader = new PartialReader(chain.state)
    const { execution, needs } = runUntilKnown(reader, () =>
      executeTransaction(request, { block: chain.block, reader, programs: chain.programs }),
    )
    expect(needs.length).toBeGreaterThan(1)
    expect(new Set(needs.map((need) => JSON.stringify(need))).size).toBe(needs.length)
    expect(execution).toEqual(chain.execute(request))
  }
})

test('a map is asked for by its keys, never whole', () => {
  const chain = new Chain()
  const purse = chain.deploy(purseContract, [address('owner', alice)])
  const request = chain.callRequest(purse, 'AddFunds', [], { amount: zil })
  const reader = new PartialReader(chain.state)
  const { needs } = runUntilKnown(reader, () =>
    executeTransaction(request, { block: chain.block, reader, programs: chain.programs }),
  )
  const fields = needs.filter((need) => need.kind === 'field')
  expect(fields).toContainEqual({ kind: 'field', address: purse, field: 'received', keys: [alice] })
  expect(fields).not.toContainEqual({ kind: 'field', address: purse, field: 'received', keys: [] })
})
