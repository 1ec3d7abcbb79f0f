import { createDevnet, type Devnet } from '@tyto/devnet'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localAccount } from './base/testAccounts'
import { approve, createOrigin, stateOf, type FakeOrigin } from '../test/fakePage'

let devnet: Devnet
let origin: FakeOrigin
beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
})
afterAll(() => devnet.close())
beforeEach(() => {
  origin = createOrigin(devnet)
})

describe('a real extension', () => {
  const real = { wallet: { isReal: true } }

  test('keeps its name, even if it comes while we wait; the local wallet works beside it', async () => {
    const page = origin.page()
    const { objects } = page.install()
    Reflect.set(page.window, 'zilPay', real)
    await page.pass(200)
    expect(page.window.zilPay).toBe(real)
    const { zilPay, arweaveWallet } = await objects
    expect(page.window.arweaveWallet).toBe(arweaveWallet)
    const connecting = zilPay?.wallet.connect()
    await approve(origin.ownerWallet)
    expect(await connecting).toBe(true)
    expect(zilPay?.wallet.defaultAccount?.bech32).toBe(localAccount(0).bech32)
  })

  test('of the storage wallet gives way where the local one is preferred, and has its name back afterwards', async () => {
    for (const [preferred, name] of [
      [false, undefined],
      [true, 'ArConnect'],
    ] as const) {
      origin.store({ preferred })
      const page = origin.page()
      Reflect.set(page.window, 'zilPay', real)
      Reflect.set(page.window, 'arweaveWallet', real)
      const wallet = page.install()
      await page.pass(200)
      expect(page.window.zilPay).toBe(real)
      expect(page.window.arweaveWallet?.walletName).toBe(name)
      wallet.remove()
      expect(page.window.arweaveWallet).toBe(real)
    }
  })
})

describe('remove', () => {
  test('takes both names out of the page, and they follow the wallet no more', async () => {
    origin.store({ hosts: ['localhost'] })
    const page = origin.page()
    const wallet = page.install()
    await page.pass(200)
    const { zilPay } = page.window
    wallet.remove()
    expect('zilPay' in page.window || 'arweaveWallet' in page.window).toBe(false)
    origin.ownerWallet.useAccount(1)
    expect(zilPay?.wallet.defaultAccount?.bech32).toBe(localAccount(0).bech32)
    origin.ownerWallet.lock()
    expect(zilPay?.wallet.isEnable).toBe(true)
  })

  test('before the injection nothing is ever injected', async () => {
    const page = origin.page()
    const wallet = page.install()
    wallet.remove()
    await page.pass(1_000)
    expect('zilPay' in page.window).toBe(false)
    expect(await wallet.objects).toEqual({})
  })
})

test('open shows the wallet itself', async () => {
  const page = origin.page()
  page.install().open()
  expect(page.openings()).toBe(1)
})

test('the answer reaches the tab that asked, and no other', async () => {
  origin.store({ hosts: ['localhost'] })
  const [one, other] = [origin.page(), origin.page()]
  const first = (await one.withWallet()).zilPay.wallet.sign('from the first')
  const second = (await other.withWallet()).zilPay.wallet.sign('from the second')
  const [, waiting] = origin.ownerWallet.requests()
  await origin.ownerWallet.approve(waiting?.id ?? '')
  expect(await stateOf(first)).toBe('pending')
  expect(await second).toMatchObject({ message: 'from the second' })
})
