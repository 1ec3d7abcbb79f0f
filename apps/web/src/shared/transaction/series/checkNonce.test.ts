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
