import type { Client } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { ActionError } from '../../errors/ActionError'
import type { StoredTransaction } from '../pending/storedTransaction'
import { exampleId, exampleTransaction } from '../pending/testing/exampleTransaction'
import { createNonceCheck } from './checkNonce'
import type { Series } from './series'

const { intent, network } = exampleTransaction()
/** The account's nonce was 4 when it was reviewed. */
const payroll: Series = {
  id: 'payroll',
  kind: 'payments',
  title: 'payroll',
  network,
  account: intent.sender,
  nonce: '4',
  time: 1_000,
  columns: [],
  items: [],
  skipped: [],
  isEnded: false,
  isSeen: false,
}
const unanswered = exampleTransaction()
const found = exampleTransaction({ state: { status: 'submitted', id: exampleId } })

/** One has gone since. What the store holds, look by look; answers with how long it took, in ms. */
async function check(...looks: readonly (readonly StoredTransaction[])[]): Promise<number> {
  let time = 0
  const client = {
    witnesses: () => [],
    request: async () => ({ balance: '1', nonce: 5 }),
  } as unknown as Client
  const list = () => looks[Math.min(Math.trunc(time / 1_000), looks.length - 1)]!
  const options = {
    store: { list },
    chainOf: () => ({ client }),
    clock: { sleep: async (ms: number) => void (time += ms) },
    signal: new AbortController().signal,
  }
  await createNonceCheck()(payroll, options as never)
  return time
}

describe('[BX-27] what a series does when the nonce has moved', () => {
  it('goes on at once where that one is known', async () => {
    expect(await check([found])).toBe(0)
  })

  it('waits for one that the wallet has not answered, since it may be what went', async () => {
    expect(await check([unanswered], [unanswered], [found])).toBe(2_000)
  })

  it('stops where nothing here can be it', async () => {
    await expect(check([])).rejects.toThrow(new ActionError('NonceMoved'))
  })

  it('stops where the unanswered one is still not found', async () => {
    await expect(check([unanswered])).rejects.toThrow(new ActionError('NonceMoved'))
  })
})

/** A browser whose account has this nonce by now, with what its store holds. */
function browser(nonce: number, list: readonly StoredTransaction[] = []) {
  const facts = { nonce, list, slept: [] as number[], networks: [] as string[] }
  const client = {
    witnesses: () => [],
    request: async () => ({ balance: '1', nonce: facts.nonce }),
  } as unknown as Client
  const checkOnce = createNonceCheck()
  const ask = (series: Series = payroll, signal = new AbortController().signal): Promise<void> =>
    checkOnce(series, {
      store: { list: () => facts.list },
      chainOf: (id: string) => {
        facts.networks.push(id)
        return { client }
      },
      clock: { sleep: async (ms: number) => void facts.slept.push(ms) },
      signal,
    } as never)
  return { facts, ask }
}

describe('[BX-27] which transactions a series takes for others', () => {
  const moved = new ActionError('NonceMoved')
  const of = (id: string, nonce: bigint, time: number) =>
    exampleTransaction({
      key: `${id} ${time}`,
      intent: { ...intent, nonce, time },
      state: { status: 'submitted', id: exampleId },
      series: { id, item: '1' },
    })

  it('the press after it was told is the word of the person, for so many and no more', async () => {
    const { facts, ask } = browser(5)
    await expect(ask()).rejects.toThrow(moved)
    await ask()
    facts.nonce = 6
    await expect(ask()).rejects.toThrow(moved)
    await ask()
    await expect(ask({ ...payroll, id: 'other' })).rejects.toThrow(moved)
    expect(new Set(facts.networks)).toEqual(new Set(['local']))
    expect(facts.slept).toEqual([])
  })

  it('looks for a second between two looks, twenty times, and no longer', async () => {
    const { facts, ask } = browser(5, [unanswered])
    await expect(ask()).rejects.toThrow(moved)
    expect(facts.slept).toEqual(Array.from({ length: 20 }, () => 1_000))
  })

  it.each([
    ['of another account', { intent: { ...intent, sender: `0x${'0f'.repeat(20)}` as const } }],
    ['on another network', { network: 'testnet' as const }],
  ])('does not wait for one %s', async (_, change) => {
    const { facts, ask } = browser(5, [exampleTransaction(change)])
    await expect(ask()).rejects.toThrow(moved)
    expect(facts.slept).toEqual([])
  })

  it('ends where nobody waits for it', async () => {
    const { ask } = browser(4)
    const stop = new AbortController()
    await ask(payroll, stop.signal)
    stop.abort()
    await expect(ask(payroll, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  const older: Series = { ...payroll, nonce: null }

  it('a series of an earlier release that has sent nothing is not asked about', async () => {
    const { facts, ask } = browser(9, [of('other', 4n, 5)])
    await ask(older)
    expect(facts.networks).toEqual([])
  })

  it('one that has sent some counts from the first of them', async () => {
    // Newest first, as the store has them: its first took nonce 5, so that 7 is reached with two.
    const known = [of('payroll', 6n, 7_000), of('payroll', 5n, 6_000), of('other', 4n, 5_000)]
    await browser(7, known).ask(older)
    await expect(browser(8, known).ask(older)).rejects.toThrow(moved)
    await expect(browser(7, known.slice(1)).ask(older)).rejects.toThrow(moved)
  })
})
