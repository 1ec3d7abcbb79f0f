import { toBech32 } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../test/manualClock'
import { firstAccount, secondAccount, type FakeZilPayOptions } from '../../test/fakeZilPay'
import { settled } from '../../test/settled'
import { bothVariants, openZilPay } from '../../test/zilPayWorld'
import { resumeZilPay } from './resumeZilPay'

const account = { address: firstAccount, bech32: toBech32(firstAccount) }

type World = ReturnType<typeof openZilPay>['world']

/** What is found in a page that is opened, how long that takes, and what the wallet did meanwhile. */
async function resumed(options: FakeZilPayOptions, change: Partial<World> = {}) {
  const { adapter, clock, world } = openZilPay(options)
  Object.assign(world, change)
  const found = await settled(adapter.resume(), clock)
  return { found, took: clock.now(), connects: world.connects, windows: world.windows }
}

describe('a page that is opened', () => {
  it.each(bothVariants)(
    'finds the account that stands there at once, and asks for nothing (%s)',
    async (variant) => {
      const { found, took, connects } = await resumed({ variant, isConnected: true })
      expect(found).toEqual(account)
      expect(took).toBeLessThanOrEqual(50)
      expect(connects).toBe(0)
    },
  )

  it.each(bothVariants)('asks once for one that was dropped, and opens no window (%s)', async (variant) => {
    expect(await resumed({ variant, isConnected: true }, { pageAccount: null })).toMatchObject({
      found: account,
      connects: 1,
      windows: 0,
    })
  })

  it('waits for nothing where the wallet is open and was never connected', async () => {
    const { found, took } = await resumed({})
    expect(found).toBeNull()
    expect(took).toBeLessThanOrEqual(50)
  })

  it('waits for nothing where the wallet is connected and locked, and does not ask to unlock it', async () => {
    const { found, took, connects } = await resumed(
      { isConnected: true, isLocked: true },
      { pageAccount: null },
    )
    expect(found).toBeNull()
    expect(took).toBeLessThanOrEqual(50)
    expect(connects).toBe(0)
  })

  it('finds a wallet that comes into it nine tenths of a second later', async () => {
    const { zilPay, clock } = openZilPay({ isConnected: true })
    const page: { zilPay?: unknown } = {}
    const found = resumeZilPay({ page, clock })
    await clock.pass(890)
    page.zilPay = zilPay
    expect(await settled(found, clock)).toEqual(account)
  })

  it('takes a second where there is no wallet, and half of one where it says nothing', async () => {
    const clock = createManualClock()
    expect(await settled(resumeZilPay({ page: {}, clock }), clock)).toBeNull()
    expect(clock.now()).toBeLessThanOrEqual(1_050)
    const silent = await resumed({ isLocked: true })
    expect(silent.found).toBeNull()
    expect(silent.took).toBeGreaterThanOrEqual(500)
    expect(silent.took).toBeLessThanOrEqual(550)
  })

  it('opens no window for an account of Bearby that was never connected', async () => {
    const change = { pageAccount: null, account: secondAccount }
    expect(await resumed({ variant: 'bearby', isConnected: true }, change)).toMatchObject({
      found: null,
      connects: 0,
      windows: 0,
    })
  })
})
