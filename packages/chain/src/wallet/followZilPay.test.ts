import { toChecksumAddress, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { firstAccount, secondAccount, type FakeZilPayOptions } from '../../test/fakeZilPay'
import { createManualClock } from '../../test/manualClock'
import { settled } from '../../test/settled'
import { bothVariants, openZilPay } from '../../test/zilPayWorld'
import { followZilPay } from './followZilPay'
import type { WalletState } from './walletAdapter'
import type { ZilPay } from './zilPay'

describe('following the wallet', () => {
  function followed(options: FakeZilPayOptions) {
    const all = openZilPay(options)
    const states: WalletState[] = []
    const stop = all.adapter.subscribe((state) => states.push(state))
    return { ...all, states, stop }
  }

  /** Bearby, connected: something changes in it, an account is chosen, and ten seconds pass. */
  async function switchedInBearby(change: Partial<ReturnType<typeof openZilPay>['world']>, account: Address) {
    const all = followed({ variant: 'bearby', isConnected: true })
    Object.assign(all.world, change)
    await all.clock.pass(10)
    all.switchAccount(account)
    await all.clock.pass(10_000)
    return all
  }

  it.each(bothVariants)('[SS-04] a change of account arrives once (%s)', async (variant) => {
    const { switchAccount, states, clock, stop, world: inside } = followed({ variant, isConnected: true })
    inside.connectedAccounts.add(secondAccount)
    await clock.pass(10)
    switchAccount(secondAccount)
    await clock.pass(1_500)
    expect(states.map((state) => state.account?.address)).toEqual([secondAccount])
    expect(inside.windows).toBe(0)
    stop()
    switchAccount(firstAccount)
    await clock.pass(5_000)
    expect(states).toHaveLength(1)
  })

  it('[SS-04] Bearby, another account that was never connected: it says so, and no window opens by itself', async () => {
    const {
      adapter,
      states,
      clock,
      stop,
      world: inside,
    } = await switchedInBearby({ connectedAccounts: new Set([firstAccount]) }, secondAccount)
    expect(states).toMatchObject([{ account: null, isConnected: true, needsReconnect: true }])
    expect(inside).toMatchObject({ windows: 0, connects: 0 })
    expect(await settled(adapter.connect(), clock)).toMatchObject({
      ok: true,
      value: { address: secondAccount },
    })
    await clock.pass(1_500)
    expect(states.at(-1)).toMatchObject({ account: { address: secondAccount }, needsReconnect: false })
    stop()
  })

  it('[SS-04] Bearby, a chain of another family is chosen: connect would disconnect, and is not called', async () => {
    const { states, stop, world: inside } = await switchedInBearby({ hasOtherChain: true }, firstAccount)
    expect(states).toMatchObject([{ account: null, isConnected: true }])
    expect(inside.connects).toBe(0)
    stop()
  })

  it('[SS-04] Bearby that does not say whether the account is connected: no window opens either', async () => {
    const {
      states,
      stop,
      world: inside,
    } = await switchedInBearby({ announcesProvider: false }, secondAccount)
    expect(states).toMatchObject([{ needsReconnect: true }])
    expect(inside.windows).toBe(0)
    stop()
  })

  it('[SS-04] a lock arrives as no account, and opens no window', async () => {
    const { lock, states, clock, stop, world: inside } = followed({ isConnected: true })
    lock()
    await clock.pass(3_000)
    expect(states).toMatchObject([{ account: null, isUnlocked: false }])
    expect(inside.windows).toBe(0)
    stop()
  })

  it('[SS-09] a change of network arrives by the name that the wallet has for it', async () => {
    const { switchNetwork, states, clock, stop } = followed({ isConnected: true })
    switchNetwork('private')
    switchNetwork('private')
    await clock.pass(1_500)
    expect(states.map((state) => state.networkName)).toEqual(['private'])
    stop()
  })

  it.each(bothVariants)(
    'observables that throw while it is locked or not connected stop nothing (%s)',
    async (variant) => {
      const { adapter, states, clock, stop } = followed({ variant })
      await clock.pass(1_000)
      await settled(adapter.connect(), clock)
      await clock.pass(1_500)
      expect(states.map((state) => state.account?.address)).toEqual([firstAccount])
      stop()
    },
  )
})

describe('what following leaves in the wallet', () => {
  it.each(bothVariants)(
    'one listener for each of its hints, and none once it is over (%s)',
    async (variant) => {
      const { adapter, clock, listening } = openZilPay({ variant, isConnected: true })
      const alone = listening()
      const stop = adapter.subscribe(() => undefined)
      await clock.pass(10_000)
      expect(listening() - alone).toBe(variant === 'classic' ? 2 : 1)
      stop()
      await clock.pass(10_000)
      expect(listening()).toBe(alone)
    },
  )

  it('is nothing that keeps a page from leaving: a listener that cannot be taken back', async () => {
    const hint = {
      subscribe: () => ({
        unsubscribe: () => {
          throw new Error('gone')
        },
      }),
    }
    const wallet = { observableAccount: () => hint, observableNetwork: () => hint }
    const clock = createManualClock()
    const find = () => ({ wallet }) as unknown as ZilPay
    const stop = followZilPay({ find, reread: async () => undefined, clock }, () => undefined)
    expect(stop).not.toThrow()
  })

  it('hints that are taken once it is connected tell at once', async () => {
    const { adapter, clock, switchNetwork, world: inside } = openZilPay()
    const states: WalletState[] = []
    const stop = adapter.subscribe((state) => states.push(state))
    Object.assign(inside, { isConnected: true, pageAccount: firstAccount })
    await clock.pass(1_010)
    expect(states).toHaveLength(1)
    switchNetwork('testnet')
    await clock.pass(1)
    expect(states.map(({ networkName }) => networkName)).toEqual(['mainnet', 'testnet'])
    stop()
  })
})

describe('what following asks of the wallet', () => {
  /** A wallet that shows this, followed; each change of it is told by its hints too. */
  function following(shown: Record<string, unknown> | null, rereadMs = 0) {
    const clock = createManualClock()
    const hints = new Set<() => void>()
    const observable = () => ({
      subscribe: (hint: () => void) => {
        hints.add(hint)
        return { unsubscribe: () => hints.delete(hint) }
      },
    })
    let now = shown
    const states: WalletState[] = []
    const world = { rereads: 0 }
    const stop = followZilPay(
      {
        find: () =>
          now === null
            ? undefined
            : ({
                wallet: { ...now, observableAccount: observable, observableNetwork: observable },
              } as unknown as ZilPay),
        reread: async () => {
          world.rereads++
          await clock.sleep(rereadMs)
        },
        clock,
      },
      (state) => states.push(state),
    )
    const show = async (next: Record<string, unknown>) => {
      now = { ...now, ...next }
      for (const hint of hints) hint()
      await clock.pass(1)
    }
    return { clock, states, world, stop, show }
  }
  const open = {
    isConnect: true,
    isEnable: true,
    net: 'mainnet',
    defaultAccount: { base16: toChecksumAddress(firstAccount) },
  }

  it.each<[string, Record<string, unknown>, Partial<WalletState>]>([
    ['the connection', { isConnect: false }, { isConnected: false }],
    ['the lock', { isEnable: false }, { isUnlocked: false }],
    ['the network', { net: 'private' }, { networkName: 'private' }],
    ['the account', { defaultAccount: { base16: toChecksumAddress(secondAccount) } }, {}],
  ])('%s alone may change, and that is told once', async (_, change, told) => {
    const { states, show, clock, stop } = following(open)
    await show(change)
    await clock.pass(5_000)
    expect(states).toHaveLength(1)
    expect(states).toMatchObject([told])
    stop()
  })

  it('is nothing while its account stands, or where it never had one', async () => {
    for (const shown of [open, { ...open, defaultAccount: null }]) {
      const { clock, world, states, stop } = following(shown)
      await clock.pass(5_000)
      expect(world.rereads).toBe(0)
      expect(states).toEqual([])
      stop()
    }
  })

  it('is the account that it dropped, one time at a time', async () => {
    const { clock, world, states, show, stop } = following(open, 2_500)
    await show({ defaultAccount: null })
    await show({ defaultAccount: null })
    await clock.pass(2_000)
    expect(world.rereads).toBe(1)
    await clock.pass(5_000)
    expect(states).toMatchObject([{ account: null }])
    await show({ defaultAccount: open.defaultAccount })
    await show({ defaultAccount: null })
    expect(world.rereads).toBe(2)
    stop()
  })

  it('is nothing once it is over, though the account is dropped at that moment', async () => {
    const { clock, world, states, show, stop } = following(open)
    const dropped = show({})
    await dropped
    stop()
    void show({ defaultAccount: null })
    await clock.pass(5_000)
    expect(world.rereads).toBe(0)
    expect(states).toEqual([])
  })

  it('is looked for as long as there is none', async () => {
    const { clock, states, show, stop } = following(null)
    await clock.pass(3_000)
    await show(open)
    await clock.pass(1_000)
    expect(states).toMatchObject([{ account: { address: firstAccount }, isConnected: true }])
    stop()
  })
})
