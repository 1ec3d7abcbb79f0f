import { SimulationError, type SimulatedStep, type Simulation } from '@tyto/simulator'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser, openPage } from '../runner/testing/openPage'
import { sentFunds } from '../runner/testing/signAction'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const outcome = (step: SimulatedStep, change: Partial<Simulation> = {}): Simulation => ({
  block: 7n,
  isPinned: true,
  steps: [step],
  balances: [],
  allowances: [],
  changes: [],
  moreChanges: 0,
  createdContracts: [],
  contractNames: {},
  fee: 0n,
  rounds: 1,
  ...change,
})

const success = (gasUsed = 1_000n): SimulatedStep => ({
  kind: 'success',
  gasUsed,
  events: [],
  messages: [],
  contract: null,
  accepted: true,
})

const exception = (message: string, gasNeeded: bigint | null = null): SimulatedStep => ({
  kind: 'exception',
  reason: gasNeeded === null ? 'ScillaException' : 'OutOfGas',
  gasUsed: 100n,
  gasNeeded,
  contract: null,
  contractName: null,
  codeHash: null,
  raisedIn: [],
  line: 3,
  source: '',
  message,
})

/** Opens the review of a call without donation; `simulate` answers its simulations. */
async function open(
  simulate: (request: { transactions: readonly { gasLimit: bigint }[] }) => Promise<Simulation>,
) {
  const page = openPage(openBrowser())
  page.person.simulate = simulate
  await page.runner.runAction('sendFunds', sentFunds)
  await pass(0)
  return page
}

describe('what would happen', () => {
  it('[BX-03] is looked at for the very request that is signed, once more for another donation', async () => {
    const seen: unknown[] = []
    const page = await open(async (request) => {
      seen.push(request.transactions[0])
      return outcome(success())
    })
    page.runner.chooseDonation(5n)
    await pass(0)
    expect(seen).toHaveLength(2)
    expect(page.state().review?.simulation).toMatchObject({ status: 'done', hasMoved: false })
    await page.runner.sign()
    expect(page.asked).toEqual([seen[1]])
    page.close()
  })

  it('[BX-03] is looked at once more where gas costs more than usual', async () => {
    const browser = openBrowser()
    browser.chain.gasPrice = 3_000_000_000n
    const page = openPage(browser)
    const seen: unknown[] = []
    page.person.simulate = async ({ transactions: [request] }) => {
      seen.push(request)
      return outcome(success(), { fee: 1_000n * request!.gasPriceLi })
    }
    await page.runner.runAction('topUp', { amount: 5n })
    await pass(0)
    expect(page.state().review?.simulation).toMatchObject({ result: { fee: 3_000_000n } })
    await page.runner.sign()
    expect(page.asked).toEqual([seen.at(-1)])
    page.close()
  })

  it('[BX-03] an exception closes the button', async () => {
    const page = await open(async () => outcome(exception('Exception thrown')))
    expect(page.state().review).toMatchObject({ isRefused: true, canSign: false })
    await page.runner.sign()
    expect(page.asked).toEqual([])
    page.close()
  })

  it('[BX-10] a call that is short of gas is given what it needs, and looked at with it', async () => {
    const limits: bigint[] = []
    const page = await open(async ({ transactions: [request] }) => {
      limits.push(request!.gasLimit)
      return outcome(request!.gasLimit < 20_000n ? exception('Ran out of gas', 20_000n) : success(20_000n))
    })
    expect(limits).toEqual([10_000n, 25_100n])
    expect(page.state().review).toMatchObject({ isRefused: false, canSign: true })
    await page.runner.sign()
    expect(page.asked[0]?.gasLimit).toBe(25_100n)
    page.close()
  })

  it('[BX-10] what a call is short of is kept where the look with it fails', async () => {
    const page = await open(async ({ transactions: [request] }) => {
      if (request!.gasLimit > 10_000n) throw new SimulationError('NodeUnreachable', 'No.')
      return outcome(exception('Ran out of gas', 20_000n))
    })
    expect(page.state().review).toMatchObject({ simulation: { status: 'unavailable' }, canSign: true })
    await page.runner.sign()
    expect(page.asked[0]?.gasLimit).toBe(25_100n)
    page.close()
  })

  it('[BX-03] what cannot be simulated says why and keeps nobody from signing', async () => {
    const page = await open(async () => {
      throw new SimulationError('FeatureUnknown', 'No.')
    })
    expect(page.state().review).toMatchObject({
      simulation: { status: 'unavailable', code: 'FeatureUnknown' },
      canSign: true,
    })
    page.close()
  })

  it('a slow look is waited for a while, and not for ever', async () => {
    const page = await open(() => new Promise(() => undefined))
    expect(page.state().review).toMatchObject({ simulation: { isLate: false }, canSign: false })
    await pass(3_000)
    expect(page.state().review).toMatchObject({ simulation: { isLate: true }, canSign: true })
    await page.runner.sign()
    expect(page.asked).toHaveLength(1)
    page.close()
  })

  it('[BX-03] a chain that moved on is named before the wallet opens; the second press is for what is new', async () => {
    const results = [outcome(success()), outcome(success(), { moreChanges: 1 })]
    const page = await open(async () => (results.length > 1 ? results.shift()! : results[0]!))
    await page.runner.sign()
    expect(page.asked).toEqual([])
    expect(page.state().review?.simulation).toMatchObject({ hasMoved: true })
    await page.runner.sign()
    expect(page.asked).toHaveLength(1)
    page.close()
  })

  it('[BX-03] a late look that ends after the press: what it says would fail does not reach the wallet', async () => {
    let say: (result: Simulation) => void = () => undefined
    const page = await open(() => new Promise((resolve) => (say = resolve)))
    await pass(3_000)
    expect(page.state().review?.canSign).toBe(true)
    const signing = page.runner.sign()
    say(outcome(exception('Exception thrown')))
    await signing
    expect(page.asked).toEqual([])
    expect(page.state().review).toMatchObject({ isRefused: true, canSign: false })
    page.close()
  })

  it('what was shown for one network is not sent on another that is chosen during the last look', async () => {
    const looks: (() => void)[] = []
    const page = await open(async () => {
      looks.shift()?.()
      return outcome(success())
    })
    looks.push(() => page.changeSession({ network: 'testnet' }))
    await page.runner.sign()
    expect(page.asked).toEqual([])
    page.close()
  })

  it('[BX-10] a late look that ends after the press changes nothing of the request', async () => {
    let say: (result: Simulation) => void = () => undefined
    const page = await open(() => new Promise((resolve) => (say = resolve)))
    await pass(3_000)
    expect(page.state().review?.gas?.limit).toBe(10_000n)
    const signing = page.runner.sign()
    say(outcome(success(9_000n)))
    await signing
    expect(page.asked[0]?.gasLimit).toBe(10_000n)
    expect(page.latest()?.gasBound).toBe(10_000n * 2_100n * 1_000_000n)
    page.close()
  })

  it('a last look that takes too long, or fails, does not stand in the way', async () => {
    let looks = 0
    const page = await open(async () => {
      looks += 1
      return looks === 1 ? outcome(success()) : new Promise<never>(() => undefined)
    })
    const signing = page.runner.sign()
    await pass(2_500)
    await signing
    expect(page.asked).toHaveLength(1)
    page.close()
  })
})
