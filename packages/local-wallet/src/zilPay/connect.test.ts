import { createDevnet, type Devnet } from '@tyto/devnet'
import { hexToBytes, sha256, utf8ToBytes, verifySchnorr } from '@tyto/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approve, createOrigin, reject, stateOf, type FakeOrigin } from '../../test/fakePage'
import { localAccount } from '../base/testAccounts'
import { AssertionError } from './texts'
import { ZilPayTransaction } from './transaction'

let devnet: Devnet
let origin: FakeOrigin
beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
})
afterAll(() => devnet.close())
beforeEach(() => {
  origin = createOrigin(devnet)
})

const { base16, bech32 } = localAccount(0)
const account = { base16, bech32 }
const connected = { hosts: ['localhost'] }

describe('injection', () => {
  test('the object comes late and without an event, its state a moment later', async () => {
    origin.store(connected)
    const page = origin.page()
    page.install()
    await page.pass(79)
    expect(page.window.zilPay).toBeUndefined()
    await page.pass(1)
    const wallet = page.window.zilPay?.wallet
    const read = () => [wallet?.isEnable, wallet?.isConnect, wallet?.net, wallet?.defaultAccount]
    expect(read()).toEqual([false, false, 'mainnet', null])
    await page.pass(40)
    expect(read()).toEqual([true, true, 'private', account])
  })

  test('it is frozen, has seven keys, and its wallet copies nothing', async () => {
    const { zilPay } = await origin.page().withWallet()
    expect(Object.isFrozen(zilPay)).toBe(true)
    expect(Object.keys(zilPay)).toEqual([
      'utils',
      'crypto',
      'provider',
      'wallet',
      'blockchain',
      'transactions',
      'contracts',
    ])
    expect(JSON.stringify(zilPay.wallet)).toBe('{}')
    expect(Object.keys(zilPay.wallet)).toEqual([])
    expect(zilPay.wallet.http).toBe('http://localhost:4000/-/rpc')
  })

  test('absent, it is not there', async () => {
    origin.store({ zilPayBehaviour: 'absent', storageBehaviour: 'absent' })
    const page = origin.page()
    page.install()
    await page.pass(10_000)
    expect('zilPay' in page.window || 'arweaveWallet' in page.window).toBe(false)
  })
})

describe('connect', () => {
  test.each(['classic', 'bearby'] as const)(
    '%s: approved it is true, refused it is false',
    async (zilPayBehaviour) => {
      origin.store({ zilPayBehaviour })
      const page = origin.page()
      const { zilPay } = await page.withWallet()
      const first = zilPay.wallet.connect()
      expect(await stateOf(first)).toBe('pending')
      reject(origin.ownerWallet)
      expect(await first).toBe(false)
      expect(zilPay.wallet.isConnect).toBe(false)
      const second = zilPay.wallet.connect()
      await approve(origin.ownerWallet)
      expect(await second).toBe(true)
      expect(zilPay.wallet.defaultAccount).toEqual(account)
      expect(zilPay.wallet.isConnect).toBe(true)
      expect(page.openings()).toBe(2)
      expect(await zilPay.wallet.connect()).toBe(true)
      expect(page.openings()).toBe(2)
    },
  )

  test('closed without an answer it stays pending, and the request waits in the wallet', async () => {
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    const first = zilPay.wallet.connect()
    page.closeSheet()
    expect(await stateOf(first)).toBe('pending')
    expect(origin.ownerWallet.requests()).toHaveLength(1)
    const second = zilPay.wallet.connect()
    await approve(origin.ownerWallet)
    expect([await first, await second]).toEqual([true, true])
    expect(origin.ownerWallet.requests()).toEqual([])
  })

  test.each([
    ['classic', 'app favicon is required'],
    ['bearby', 'website favicon is required'],
  ] as const)('%s needs the icon of the page', async (zilPayBehaviour, message) => {
    origin.store({ ...connected, zilPayBehaviour })
    const { zilPay } = await origin.page({ hasFavicon: false }).withWallet()
    await expect(zilPay.wallet.connect()).rejects.toEqual(new Error(message))
    await expect(zilPay.wallet.sign('text')).rejects.toEqual(new Error(message))
  })

  test('the permission is for the host name: another port shares it, another name does not', async () => {
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    void zilPay.wallet.connect()
    await approve(origin.ownerWallet)
    const { zilPay: other } = await origin.page({ hostname: '127.0.0.1' }).withWallet()
    expect(other.wallet.isConnect).toBe(false)
    const { zilPay: same } = await origin.page().withWallet()
    expect(same.wallet.isConnect).toBe(true)
  })

  test('locked, the classic wallet opens its window', async () => {
    origin.store({ ...connected, locked: true })
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    expect(zilPay.wallet.defaultAccount).toBeNull()
    const connecting = zilPay.wallet.connect()
    expect(page.openings()).toBe(1)
    origin.ownerWallet.unlock()
    await approve(origin.ownerWallet)
    expect(await connecting).toBe(true)
    expect(zilPay.wallet.defaultAccount).toEqual(account)
  })

  test('locked, Bearby rejects with a text and opens nothing', async () => {
    origin.store({ zilPayBehaviour: 'bearby', locked: true })
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    await expect(zilPay.wallet.connect()).rejects.toBe('Error: Wallet is locked')
    expect(page.openings()).toBe(0)
  })

  test('Bearby with a chain of another family: false at once, without a window, and connected no more', async () => {
    origin.store({ ...connected, zilPayBehaviour: 'bearby', network: 'ethereum' })
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    expect([zilPay.wallet.isConnect, zilPay.wallet.net]).toEqual([true, 'mainnet'])
    await expect(zilPay.provider.send('GetNetworkId')).rejects.toThrow('RpcError: Failed to fetch')
    expect(await zilPay.wallet.connect()).toBe(false)
    expect([page.openings(), zilPay.wallet.isConnect]).toEqual([0, false])
  })

  test('classic with a node that cannot be reached: connected, and its network is not known', async () => {
    origin.store({ ...connected, network: 'ethereum' })
    const { zilPay } = await origin.page().withWallet()
    expect([await zilPay.wallet.connect(), zilPay.wallet.net]).toEqual([true, 'private'])
    await expect(zilPay.provider.send('GetNetworkId')).rejects.toThrow('Failed to fetch')
  })

  test.each([
    ['classic', 0],
    ['bearby', 1],
  ] as const)('%s, an account newer than the connection: %i windows', async (zilPayBehaviour, windows) => {
    origin.store({ ...connected, zilPayBehaviour, accounts: [0], account: 0 })
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    await origin.ownerWallet.addAccount()
    origin.ownerWallet.useAccount(1)
    const connecting = zilPay.wallet.connect()
    expect(await stateOf(connecting)).toEqual(windows === 0 ? { resolved: true } : 'pending')
    expect(page.openings()).toBe(windows)
    if (windows > 0) await approve(origin.ownerWallet)
    expect(await connecting).toBe(true)
    expect(zilPay.wallet.defaultAccount?.base16).toBe(localAccount(1).base16)
    expect(await zilPay.wallet.connect()).toBe(true)
    expect(page.openings()).toBe(windows)
  })

  test('silent, it never answers and opens nothing', async () => {
    origin.store({ ...connected, zilPayBehaviour: 'silent' })
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    expect(await stateOf(zilPay.wallet.connect())).toBe('pending')
    expect(await stateOf(zilPay.wallet.sign('text'))).toBe('pending')
    expect(page.openings()).toBe(0)
  })
})

describe('disconnect', () => {
  test('classic: null, and the account is gone', async () => {
    origin.store(connected)
    const { zilPay } = await origin.page().withWallet()
    expect(await zilPay.wallet.disconnect()).toBeNull()
    expect([zilPay.wallet.isConnect, zilPay.wallet.defaultAccount]).toEqual([false, null])
    expect(origin.ownerWallet.state().hosts).toEqual([])
  })

  test('Bearby: hangs, and nothing changes', async () => {
    origin.store({ ...connected, zilPayBehaviour: 'bearby' })
    const { zilPay } = await origin.page().withWallet()
    expect(await stateOf(zilPay.wallet.disconnect())).toBe('pending')
    expect([zilPay.wallet.isConnect, zilPay.wallet.defaultAccount]).toEqual([true, account])
  })
})

describe('signing a text', () => {
  test.each(['classic', 'bearby'] as const)(
    '%s: Schnorr over sha256 of the text',
    async (zilPayBehaviour) => {
      origin.store({ ...connected, zilPayBehaviour })
      const { zilPay } = await origin.page().withWallet()
      const signing = zilPay.wallet.sign('grüße')
      await approve(origin.ownerWallet)
      const signed = await signing
      if (signed instanceof ZilPayTransaction) throw new Error('that is a transaction')
      expect(signed).toEqual({
        signature: expect.stringMatching(/^[0-9a-f]{128}$/) as string,
        message: 'grüße',
        publicKey: localAccount(0).publicKey,
      })
      const digest = sha256(utf8ToBytes('grüße'))
      expect(verifySchnorr(digest, hexToBytes(signed.signature), hexToBytes(signed.publicKey))).toBe(true)
    },
  )

  test.each([
    ['classic', 'Rejected by user'],
    ['bearby', 'User rejected the request'],
  ] as const)('%s: refused, it rejects with a plain text', async (zilPayBehaviour, text) => {
    origin.store({ ...connected, zilPayBehaviour })
    const { zilPay } = await origin.page().withWallet()
    const signing = zilPay.wallet.sign('text')
    reject(origin.ownerWallet)
    await expect(signing).rejects.toBe(text)
  })

  test('not connected, or neither text nor transaction: an Error', async () => {
    const { zilPay } = await origin.page().withWallet()
    await expect(zilPay.wallet.sign('text')).rejects.toEqual(new Error("User is't connections."))
    await expect(zilPay.wallet.sign({} as never)).rejects.toBeInstanceOf(TypeError)
  })

  test('locked: classic asks for the unlocking, Bearby rejects with a text', async () => {
    origin.store(connected)
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    origin.ownerWallet.lock()
    const signing = zilPay.wallet.sign('text')
    expect(page.openings()).toBe(1)
    origin.ownerWallet.unlock()
    await approve(origin.ownerWallet)
    expect(await signing).toMatchObject({ message: 'text' })

    origin.store({ ...connected, zilPayBehaviour: 'bearby', locked: true })
    const { zilPay: bearby } = await origin.page().withWallet()
    await expect(bearby.wallet.sign('text')).rejects.toBe('Error: Wallet is locked')
  })
})

describe('observables', () => {
  const names = [
    'observableAccount',
    'observableNetwork',
    'observableBlock',
    'observableTransaction',
  ] as const

  test.each(names)('%s throws at once when locked or not connected', async (name) => {
    const { zilPay: strange } = await origin.page().withWallet()
    expect(() => strange.wallet[name]()).toThrow(new AssertionError("User is't connections."))
    origin.store({ ...connected, locked: true })
    const { zilPay: locked } = await origin.page().withWallet()
    expect(() => locked.wallet[name]()).toThrow(new AssertionError('ZilPay is disabled.'))
    origin.store({ zilPayBehaviour: 'bearby' })
    const { zilPay: bearby } = await origin.page().withWallet()
    expect(() => bearby.wallet[name]()).toThrow(new Error("User is't connections."))
    expect(() => bearby.wallet[name]()).not.toThrow(AssertionError)
  })

  test('classic: the account at once, on a switch, on locking and unlocking, on every connect', async () => {
    origin.store(connected)
    const { zilPay } = await origin.page().withWallet()
    const seen: (string | undefined)[] = []
    const subscription = zilPay.wallet.observableAccount().subscribe((value) => void seen.push(value?.base16))
    const second = localAccount(1).base16
    expect(seen).toEqual([base16])
    origin.ownerWallet.useAccount(1)
    expect(seen).toEqual([base16, second])
    expect(zilPay.wallet.defaultAccount?.base16).toBe(second)
    origin.ownerWallet.lock()
    origin.ownerWallet.unlock()
    expect(seen).toEqual([base16, second, undefined, second])
    await zilPay.wallet.connect()
    expect(seen).toHaveLength(5)
    subscription.unsubscribe()
    origin.ownerWallet.useAccount(2)
    expect(seen).toHaveLength(5)
  })

  test('Bearby: upside down, and stale about its lock', async () => {
    origin.store({ ...connected, zilPayBehaviour: 'bearby' })
    const { zilPay } = await origin.page().withWallet()
    const seen: (string | undefined)[] = []
    zilPay.wallet.observableAccount().subscribe((value) => void seen.push(value?.base16))
    origin.ownerWallet.useAccount(1)
    expect(zilPay.wallet.defaultAccount).toBeNull()
    expect(seen).toEqual([base16])
    expect(await zilPay.wallet.connect()).toBe(true)
    expect(zilPay.wallet.defaultAccount?.base16).toBe(localAccount(1).base16)
    origin.ownerWallet.lock()
    expect(seen.at(-1)).toBe(localAccount(1).base16)
    origin.ownerWallet.unlock()
    expect(zilPay.wallet.defaultAccount).toBeNull()
  })

  test('Bearby announces itself by EIP-6963, and says there whether the account is connected; classic does not', async () => {
    const announced = (page: ReturnType<FakeOrigin['page']>) => {
      const found: { info: { rdns: string }; provider: { request(call: object): Promise<unknown> } }[] = []
      page.window.addEventListener('eip6963:announceProvider', (event) =>
        found.push((event as CustomEvent<(typeof found)[number]>).detail),
      )
      page.window.dispatchEvent(new Event('eip6963:requestProvider'))
      return found
    }
    origin.store({ ...connected, zilPayBehaviour: 'bearby', accounts: [0], account: 0 })
    const page = origin.page()
    await page.withWallet()
    const [bearby] = announced(page)
    expect(bearby?.info).toMatchObject({ name: 'Bearby Wallet', rdns: 'io.bearby' })
    const accounts = () => bearby?.provider.request({ method: 'eth_accounts' })
    expect(await accounts()).toHaveLength(1)
    await origin.ownerWallet.addAccount()
    origin.ownerWallet.useAccount(1)
    expect(await accounts()).toEqual([])
    await expect(bearby?.provider.request({ method: 'eth_sign' })).rejects.toThrow('not supported')
    origin.ownerWallet.lock()
    await expect(accounts()).rejects.toThrow('Wallet is locked')

    origin.store(connected)
    const other = origin.page()
    await other.withWallet()
    expect(announced(other)).toEqual([])
  })

  test('Bearby, loaded while locked: connect is the way in, isEnable stays false', async () => {
    origin.store({ ...connected, zilPayBehaviour: 'bearby', locked: true })
    const { zilPay } = await origin.page().withWallet()
    origin.ownerWallet.unlock()
    expect(await zilPay.wallet.connect()).toBe(true)
    expect([zilPay.wallet.isConnect, zilPay.wallet.isEnable]).toEqual([true, false])
    expect((await zilPay.provider.send('GetNetworkId')).result).toBe('222')
    expect(() => zilPay.wallet.observableAccount()).toThrow('ZilPay is disabled.')
  })

  test('networks: classic tells a switch, Bearby knows two names and says nothing', async () => {
    origin.store(connected)
    const { zilPay } = await origin.page().withWallet()
    const seen: string[] = []
    zilPay.wallet.observableNetwork().subscribe((net) => void seen.push(net))
    expect(zilPay.wallet.net).toBe('private')
    origin.ownerWallet.useNetwork('testnet')
    expect([seen, zilPay.wallet.net]).toEqual([['testnet'], 'testnet'])
    expect((await zilPay.provider.send('GetNetworkId')).result).toBe('333')
    await expect(zilPay.provider.send('GetLatestTxBlock')).rejects.toThrow('Failed to fetch')

    origin.store({ ...connected, zilPayBehaviour: 'bearby' })
    const { zilPay: bearby } = await origin.page().withWallet()
    bearby.wallet.observableNetwork().subscribe((net) => void seen.push(net))
    expect(bearby.wallet.net).toBe('mainnet')
    origin.ownerWallet.useNetwork('testnet')
    expect([seen, bearby.wallet.net]).toEqual([['testnet'], 'mainnet'])
  })

  test('blocks: about every ten seconds, each one twice, and watched transactions in them', async () => {
    origin.store(connected)
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    const { id } = await devnet.faucet(localAccount(3).address)
    await devnet.mineBlock()
    const blocks: unknown[] = []
    const hashes: string[] = []
    zilPay.wallet.observableBlock().subscribe((block) => void blocks.push(block))
    zilPay.wallet.observableTransaction(`0x${id.toUpperCase()}`).subscribe((hash) => void hashes.push(hash))
    expect([...zilPay.wallet.txns]).toEqual([id])
    await page.pass(9_000)
    expect(blocks).toEqual([])
    await page.pass(1_500)
    expect(blocks).toHaveLength(2)
    expect(blocks[0]).toMatchObject({ TxBlock: { header: { BlockNum: expect.any(String) as string } } })
    expect(hashes).toEqual([id])
  })

  test('Bearby sends neither blocks nor transactions, and its encryption hangs', async () => {
    origin.store({ ...connected, zilPayBehaviour: 'bearby' })
    const page = origin.page()
    const { zilPay } = await page.withWallet()
    let calls = 0
    zilPay.wallet.observableBlock().subscribe(() => calls++)
    await page.pass(60_000)
    expect([calls, page.sent]).toEqual([0, []])
    expect(await stateOf((zilPay.wallet as unknown as { encrypt(): Promise<never> }).encrypt())).toBe(
      'pending',
    )
  })
})
