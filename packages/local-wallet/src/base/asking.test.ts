import { expect, it } from 'vitest'
import { createAsk, storageFull } from './asking'
import { createWalletStore } from './walletStore'
import type { WalletWindow } from './walletWindow'

/** A storage with room for so many characters. */
function storageOf(room: number): WalletWindow['localStorage'] {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
  }
}

function openPage(room: number) {
  const window = {
    localStorage: storageOf(room),
    crypto: globalThis.crypto,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as WalletWindow
  const store = createWalletStore(window)
  let windows = 0
  const answers = { give: () => undefined, subscribe: () => undefined, close: () => undefined }
  return { store, ask: createAsk(window, store, answers, () => windows++), windows: () => windows }
}

it('[BX-27] says at once that a full storage keeps no request, and opens no window for it', async () => {
  const full = openPage(2)
  await expect(full.ask({ kind: 'connect' }, 'here')).rejects.toBe(storageFull)
  expect(full.windows()).toBe(0)
  expect(full.store.requests()).toEqual([])
  const roomy = openPage(1_000)
  void roomy.ask({ kind: 'connect' }, 'here')
  expect(roomy.windows()).toBe(1)
  expect(roomy.store.requests()).toHaveLength(1)
})
