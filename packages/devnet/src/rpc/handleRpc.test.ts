import { setTimeout } from 'node:timers/promises'
import { ruleSets } from '@tyto/chain'
import { describe, expect, test } from 'vitest'
import { largestAnswer, mostOnTheWay } from '../bounds/bounds'
import type { RpcMethod, RpcNode } from './defineMethod'
import { createRpcHandler } from './handleRpc'

/** The methods here ask no network but for its rules. */
const node = { rules: { facts: ruleSets['zilliqa-1'] } } as RpcNode

interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

function handlerOf(answers: Readonly<Record<string, () => unknown>>): (body: unknown) => Promise<unknown> {
  const methods = Object.entries(answers).map(([name, answer]): RpcMethod => ({ name, answer }))
  return createRpcHandler(methods, node, (error) => {
    throw error
  })
}

function ask(...methods: readonly string[]): unknown {
  return methods.map((method, id) => ({ jsonrpc: '2.0', id, method, params: [] }))
}

describe('a batch of answers that are waited for', () => {
  test('ends at the bound of a batch: no further one is begun', async () => {
    let begun = 0
    const handle = handlerOf({
      Large: async () => {
        begun++
        await setTimeout(1)
        return 'x'.repeat(largestAnswer / 4)
      },
    })
    const answers = (await handle(ask(...Array<string>(40).fill('Large')))) as Answer[]
    // The one that passes the bound is whole: the quotes of the four before it count too.
    expect(begun).toBe(4)
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, id) => id))
    expect(answers.filter(({ error }) => error?.code === -32008)).toHaveLength(36)
  })

  test('has its transactions sent together, in their order', async () => {
    const taken: (() => void)[] = []
    const handle = handlerOf({
      CreateTransaction: () =>
        new Promise((resolve) => {
          const place = taken.length
          taken.push(() => resolve(place))
          if (taken.length === 3) for (const each of taken.reverse()) each()
        }),
      Read: () => taken.length,
    })
    const answers = await handle(ask('CreateTransaction', 'CreateTransaction', 'Read', 'CreateTransaction'))
    expect((answers as Answer[]).map(({ result }) => result)).toEqual([0, 1, 2, 2])
  })
})

test('answers that are being made to different bodies have a bound together', async () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  let carriedOut = 0
  const handle = handlerOf({
    Large: () => 'x'.repeat(largestAnswer / 2),
    // A transaction that is sent holds up no read behind it.
    CreateTransaction: () => opened,
    Probe: () => 0,
    Small: () => ++carriedOut,
  })
  const bodies = Array.from({ length: (2 * mostOnTheWay) / largestAnswer }, () =>
    handle(ask('CreateTransaction', 'Large')),
  )
  // Each has its second answer and waits for the first one.
  let isFull = false
  while (!isFull) {
    await setTimeout(0)
    const [probe] = (await handle(ask('Probe'))) as Answer[]
    isFull = probe?.error !== undefined
  }
  const [refused] = (await handle(ask('Small'))) as Answer[]
  expect(refused?.error).toEqual({
    code: -32008,
    data: null,
    message: 'Too many answers are being made: it was not carried out',
  })
  expect(carriedOut).toBe(0)
  open()
  await Promise.all(bodies)
  expect(await handle(ask('Small'))).toMatchObject([{ result: 1 }])
})
