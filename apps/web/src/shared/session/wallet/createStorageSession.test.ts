import type { StorageWallet } from '@tyto/chain'
import { err, ok } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { createStorageSession } from './createStorageSession'
import { noStorage, type StorageSession } from './storageSession'

/** A page with a storage wallet whose owner answers when the test says so; its clock ticks when the test says so. */
function openPage(answer: 'WalletSilent' | 'WalletRejected') {
  let storage: StorageSession = noStorage
  let granted: string | null = null
  const ticks = new Set<() => void>()
  const said: string[] = []
  const kept: boolean[] = []
  let onEnded = (): void => undefined
  const wallet = {
    connect: () => Promise.resolve(granted === null ? err(answer) : ok(granted)),
    resume: () => Promise.resolve(granted),
    disconnect: () => Promise.resolve(ok(null)),
    subscribe: () => () => undefined,
  } as unknown as StorageWallet
  const session = createStorageSession({
    pages: { find: () => Promise.resolve(wallet), isGone: () => false },
    clock: {
      every: (_, work) => {
        ticks.add(work)
        return () => void ticks.delete(work)
      },
    },
    store: {
      storage: {
        getState: () => storage,
        setState: (change) => void (storage = { ...storage, ...change }),
        subscribe: () => () => undefined,
      },
      isKept: () => kept.at(-1) ?? false,
      keep: (isKept) => void kept.push(isKept),
      onEnded: (listener) => void (onEnded = listener),
    },
    notify: { prepare: () => Promise.resolve(), say: (code) => void said.push(code) },
  })
  return {
    session,
    said,
    kept,
    ticks,
    storage: () => storage,
    /** As `endSession` does it. */
    end: () => {
      onEnded()
      storage = noStorage
    },
    grant: (address: string | null) => (granted = address),
    tick: async () => {
      for (const work of ticks) work()
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
}

it('an approval that comes long after nobody waits any more connects the page', async () => {
  const page = openPage('WalletSilent')
  expect(await page.session.connect()).toBe(false)
  expect(page.said).toEqual(['WalletSilent'])
  expect(page.storage()).toEqual(noStorage)
  for (let minute = 0; minute < 11; minute++) await page.tick()
  expect(page.storage().address).toBeNull()
  page.grant('its address')
  await page.tick()
  expect(page.storage()).toMatchObject({ address: 'its address', isBusy: false })
  expect(page.kept).toEqual([true])
  // It is looked at no longer.
  expect(page.ticks.size).toBe(0)
})

it('a refusal is not waited for, nor what was asked before the next press', async () => {
  const refused = openPage('WalletRejected')
  await refused.session.connect()
  expect(refused.ticks.size).toBe(0)

  const page = openPage('WalletSilent')
  await page.session.connect()
  await page.session.connect()
  expect(page.ticks.size).toBe(1)
  await page.session.disconnect()
  expect(page.ticks.size).toBe(0)
  page.grant('its address')
  await page.tick()
  expect(page.storage().address).toBeNull()
})

it('an approval connects nobody who has ended the session, also where it was looked for at that moment', async () => {
  for (const isLooking of [false, true]) {
    const page = openPage('WalletSilent')
    await page.session.connect()
    page.grant('its address')
    if (isLooking) for (const work of page.ticks) work()
    page.end()
    expect(page.ticks.size).toBe(0)
    await page.tick()
    expect([page.storage(), page.kept]).toEqual([noStorage, []])
  }
})
