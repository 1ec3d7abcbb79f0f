import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { firstAccount, secondAccount, type FakeZilPayOptions } from '../../test/fakeZilPay'
import { settled } from '../../test/settled'
import { bothVariants, openZilPay } from '../../test/zilPayWorld'
import type { WalletState } from './walletAdapter'

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
