import { SimulationError, type SimulatedStep, type Simulation, type SimulationRequest } from '@tyto/simulator'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { undone } from '../action/testing/exampleOutcome'
import { openBrowser, openPage, type Browser, type Choice } from '../runner/testing/openPage'
import { sayYes } from '../runner/testing/signAction'
import { countStates, itemStates } from './itemStates'
import { mayStart } from './seriesReviewMachine'
import { totalsOf } from './lookAtSeries'
import { mostItems } from './series'
import type { SeriesOrderItem } from './seriesRunner'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

type Page = ReturnType<typeof openPage>

/** Row n pays n + 1 Qa, so that each can be told on the chain. */
function rows(count: number): readonly SeriesOrderItem[] {
  return Array.from({ length: count }, (_, at) => ({
    key: `row ${at}`,
    action: 'topUp' as never,
    input: { amount: BigInt(at + 1) },
    label: `Row ${at}`,
    rows: [['alice.ssi', String(at + 1)]],
  }))
}

async function review(page: Page, count: number): Promise<void> {
  page.runner.series.open({ kind: 'payments', title: 'Payments', items: rows(count) })
  await pass(5_000)
}

/** From the order to the first window of the wallet. */
async function start(page: Page, count: number, choice: Choice = 'approve'): Promise<string> {
  page.person.choice = choice
  await review(page, count)
  page.runner.series.start()
  await pass(600)
  return page.series().list[0]!.id
}

async function block(browser: Browser, ms = 3_000): Promise<void> {
  browser.chain.mineBlock()
  await pass(ms)
}

/** Blocks come while an earlier attempt is looked for. */
async function blocks(browser: Browser): Promise<void> {
  for (let each = 0; each < 4; each++) await block(browser, 1_500)
}

function statuses(page: Page, id: string): readonly string[] {
  return itemStates(page.seriesStore.get(id)!, page.store.list()).map(({ status }) => status)
}

function landed(browser: Browser): readonly bigint[] {
  return browser.chain.landed().map(({ amount }) => amount)
}

describe('[BX-27] the same list twice', () => {
  it.each(['before the review', 'while the review stands open'])(
    'started in another tab %s: it says so and starts nothing until both are meant',
    async (when) => {
      const browser = openBrowser()
      browser.chain.hasNodeNonces = true
      const [page, other] = [openPage(browser), openPage(browser)]
      if (when !== 'before the review') await review(other, 3)
      await start(page, 3)
      await block(browser)
      if (when === 'before the review') await review(other, 3)
      other.runner.series.start()
      await pass(600)
      expect(other.series().review).toMatchObject({ same: { id: page.series().list[0]!.id } })
      expect(mayStart(other.series().review!)).toBe(false)
      expect(other.series().list).toHaveLength(1)
      other.runner.series.meanBoth()
      expect(mayStart(other.series().review!)).toBe(true)
      for (const each of [page, other]) each.close()
    },
  )

  it('edited since: a row that was packed otherwise is known again', async () => {
    const page = openPage(openBrowser())
    const [first, second] = rows(2)
    await start(page, 2, 'reject')
    const items = [{ ...first!, input: { amount: 9n }, rows: [...(second!.rows ?? []), ['bruno.ssi', '9']] }]
    page.runner.series.open({ kind: 'payments', title: 'Payments', items })
    await pass(5_000)
    expect(mayStart(page.series().review!)).toBe(false)
    page.close()
  })

  it('one that is finished, or ended, is not in the way', async () => {
    const page = openPage(openBrowser())
    const id = await start(page, 2, 'reject')
    await review(page, 2)
    expect(mayStart(page.series().review!)).toBe(false)
    page.runner.series.end(id)
    await review(page, 2)
    expect(mayStart(page.series().review!)).toBe(true)
    page.close()
  })
})

describe('one press sends all of them', () => {
  it('one after another, each once, with no dialog, toast or page for each, and the explorer after the last alone', async () => {
    const browser = openBrowser()
    browser.chain.hasNodeNonces = true
    const page = openPage(browser)
    const id = await start(page, 25)
    for (let at = 0; at < 25; at++) {
      // The next one waits for the block of the one before.
      expect(page.asked).toHaveLength(at + 1)
      await block(browser)
    }
    expect(landed(browser)).toEqual(Array.from({ length: 25 }, (_, at) => BigInt(at + 1)))
    // More than the last ten are kept, since the series refers to them.
    expect(countStates(itemStates(page.seriesStore.get(id)!, page.store.list())).confirmed).toBe(25)
    expect(page.store.list()).toHaveLength(25)
    expect(page.store.list().every(({ isFollowedUp }) => isFollowedUp)).toBe(true)
    await pass(5_000)
    expect([page.paths, page.notices, page.state().shown]).toEqual([[], [], null])
    const last = itemStates(page.seriesStore.get(id)!, page.store.list()).at(-1)?.transaction?.state
    expect(last).toMatchObject({ status: 'confirmed' })
    expect(page.opened).toHaveLength(1)
    expect(page.opened[0]).toContain(last && 'id' in last ? last.id : 'none')
    expect(page.series().runs.get(id)).toMatchObject({ phase: { kind: 'resting' }, pause: null })
    page.close()
  })

  it('nothing is asked or stored before the press, and not twice by a second one', async () => {
    const page = openPage(openBrowser())
    await review(page, 3)
    expect([page.asked, page.storage.entries.size]).toEqual([[], 0])
    page.runner.series.start()
    page.runner.series.start()
    await pass(600)
    expect(page.asked).toHaveLength(1)
    expect(page.series().list).toHaveLength(1)
    page.close()
  })

  it('a browser that keeps nothing more: nothing is sent, and the review says so', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await review(page, 3)
    browser.storage.isFull = true
    page.runner.series.start()
    await pass(600)
    expect(page.asked).toEqual([])
    expect(page.series().review?.refusal).toBe('NotKept')
    // Full after the series was stored: its transaction is not asked for either.
    browser.storage.isFull = false
    page.runner.series.start()
    browser.storage.isFull = true
    await pass(600)
    expect(page.asked).toEqual([])
    expect([...page.series().runs.values()]).toMatchObject([
      { pause: { kind: 'problem', problem: { code: 'NotKept' } } },
    ])
    expect(page.store.list()).toEqual([])
    page.close()
  })

  it('more than one series holds: none is begun', async () => {
    const page = openPage(openBrowser())
    await review(page, mostItems + 1)
    expect(page.series().review?.refusal).toBe('TooManyItems')
    expect(mayStart(page.series().review!)).toBe(false)
    page.close()
  })
})

describe('what went is not sent again', () => {
  it('refused in the wallet: it rests, tries that one again by a press, and goes on', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const id = await start(page, 3, 'reject')
    expect(statuses(page, id)).toEqual(['rejected', 'toSend', 'toSend'])
    await pass(60_000)
    expect(page.asked).toHaveLength(1)
    page.person.choice = 'approve'
    page.runner.series.retry(id, 'row 0')
    await blocks(browser)
    await blocks(browser)
    expect(landed(browser)).toEqual([1n, 2n, 3n])
    page.close()
  })

  it('a wallet that says no to what its node took: it is found, and not sent again', async () => {
    const browser = openBrowser()
    browser.chain.hasNodeNonces = true
    const page = openPage(browser)
    const id = await start(page, 2, 'silent')
    const [request] = page.asked
    browser.chain.send(request!)
    page.person.answer({ kind: 'rejected' })
    await pass(0)
    expect(statuses(page, id)).toEqual(['rejected', 'toSend'])
    // At the press it stands in no block yet.
    page.runner.series.retry(id, 'row 0')
    await blocks(browser)
    expect(statuses(page, id)[0]).toBe('confirmed')
    expect(page.asked.map((each) => each.kind === 'payment' && each.amount)).toEqual([1n, 2n])
    page.close()
  })

  it('no block comes: nobody knows what went, so nothing is sent again', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const id = await start(page, 2, 'reject')
    page.runner.series.retry(id, 'row 0')
    await pass(180_000)
    expect(page.asked).toHaveLength(1)
    expect(page.series().runs.get(id)?.pause).toMatchObject({ kind: 'problem', problem: { code: 'NoBlock' } })
    page.close()
  })

  it('a wallet that never answers: that one is unknown for good, the others go on, and it is found when it went', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const id = await start(page, 3, 'silent')
    const [first] = page.asked
    page.runner.stopWaiting(page.store.list()[0]!.key)
    await pass(0)
    expect(statuses(page, id)).toEqual(['unknown', 'toSend', 'toSend'])
    page.person.choice = 'approve'
    page.runner.series.retry(id, 'row 0')
    page.runner.series.skip(id, 'row 0')
    await blocks(browser)
    expect(page.asked).toHaveLength(1)
    page.runner.series.go(id)
    await blocks(browser)
    await blocks(browser)
    expect(statuses(page, id)).toEqual(['unknown', 'confirmed', 'confirmed'])
    // The window was still open.
    browser.chain.send(first!)
    browser.chain.mineBlock()
    await pass(120_000)
    page.runner.sayWhich(page.store.list().find(({ series }) => series?.item === 'row 0')!.key, 'this')
    await pass(120_000)
    expect(statuses(page, id)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    expect(landed(browser).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([1n, 2n, 3n])
    page.close()
  })

  it('reloaded while the wallet is open and approved afterwards: goes on by a press alone, with the next one', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const id = await start(page, 3, 'silent')
    const [first] = page.asked
    page.close()
    const next = openPage(browser)
    await pass(2_000)
    browser.chain.send(first!)
    await blocks(browser)
    await sayYes(next)
    expect(statuses(next, id)).toEqual(['confirmed', 'toSend', 'toSend'])
    await pass(60_000)
    expect(next.asked).toEqual([])
    next.runner.series.go(id)
    await pass(600)
    await blocks(browser)
    await blocks(browser)
    expect(landed(browser)).toEqual([1n, 2n, 3n])
    next.close()
  })

  it('a dead node: it rests with the reason, and goes on when it is back', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const id = await start(page, 3)
    await block(browser, 100)
    browser.chain.isReachable = false
    await pass(30_000)
    const before = page.asked.length
    await pass(60_000)
    expect(page.asked).toHaveLength(before)
    browser.chain.isReachable = true
    await blocks(browser)
    page.runner.series.go(id)
    for (let each = 0; each < 6; each++) await blocks(browser)
    expect(landed(browser)).toEqual([1n, 2n, 3n])
    expect(statuses(page, id)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    page.close()
  })

  it('two tabs: the second shows it and does not send; it may once the first is gone', async () => {
    const browser = openBrowser()
    const first = openPage(browser)
    const id = await start(first, 3, 'silent')
    const second = openPage(browser)
    await pass(600)
    expect(second.series().elsewhere.has(id)).toBe(true)
    expect(first.series().elsewhere.has(id)).toBe(false)
    second.runner.series.go(id)
    await pass(1_000)
    expect(second.asked).toEqual([])
    expect(second.series().runs.get(id)?.pause).toEqual({ kind: 'elsewhere' })
    first.person.answer({ kind: 'submitted', id: browser.chain.send(first.asked[0]!) })
    await pass(0)
    first.close()
    await block(browser)
    await blocks(browser)
    second.runner.series.go(id)
    await pass(600)
    await blocks(browser)
    await blocks(browser)
    expect(landed(browser)).toEqual([1n, 2n, 3n])
    expect(first.asked).toHaveLength(1)
    second.close()
  })
})

describe('what was reviewed is what is sent', () => {
  it('another account or another network: nothing is asked for', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const id = await start(page, 3)
    page.changeSession({ account: `0x${'99'.repeat(20)}` })
    await blocks(browser)
    expect(page.asked).toHaveLength(1)
    expect(page.series().runs.get(id)?.pause).toMatchObject({ problem: { code: 'WrongAccount' } })
    page.changeSession({ account: page.account, network: 'testnet' })
    page.runner.series.go(id)
    await pass(2_000)
    expect(page.asked).toHaveLength(1)
    expect(page.series().runs.get(id)?.pause).toMatchObject({ problem: { code: 'OtherNetwork' } })
    page.changeSession({ network: 'local' })
    page.runner.series.go(id)
    await pass(600)
    await blocks(browser)
    await blocks(browser)
    expect(landed(browser)).toEqual([1n, 2n, 3n])
    page.close()
  })

  it('what would fail is named before anything is signed, and left out', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.simulate = async ({ transactions }) =>
      seen(transactions.map((each) => (each.kind === 'payment' && each.amount === 2n ? thrown : fine)))
    await review(page, 3)
    const { look } = page.series().review!
    expect(look?.items.map(({ problem }) => problem?.step?.kind ?? null)).toEqual([null, 'exception', null])
    page.runner.series.start()
    await pass(600)
    const { id } = page.series().list[0]!
    await blocks(browser)
    expect(statuses(page, id)).toEqual(['confirmed', 'skipped', 'confirmed'])
    expect(landed(browser)).toEqual([1n, 3n])
    // It is looked at again before it is sent after all.
    page.runner.series.retry(id, 'row 1')
    await pass(600)
    expect(page.asked).toHaveLength(2)
    expect(page.series().runs.get(id)?.pause).toMatchObject({ problem: { code: 'WouldFail' } })
    page.close()
  })

  it('they are simulated together in groups; one that reads too much is tried in halves', async () => {
    const page = openPage(openBrowser())
    const groups: number[] = []
    page.person.simulate = async ({ transactions }: SimulationRequest) => {
      groups.push(transactions.length)
      if (transactions.length > 5) throw new SimulationError('TooMuchState', 'Too much.')
      return seen(transactions.map(() => fine))
    }
    await review(page, 12)
    // The first alone for its sentences, then groups of ten, each in halves.
    expect(groups).toEqual([1, 10, 5, 7, 4, 3])
    const { look } = page.series().review!
    expect(look).toMatchObject({ isDone: true, seen: 12, together: 5 })
    expect(look?.items.every(({ gasUsed }) => gasUsed === 50n)).toBe(true)
    page.close()
  })

  it('the account must hold enough to send each in its turn, and the figures are exact', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.simulate = async ({ transactions }) => seen(transactions.map(() => fine))
    await review(page, 3)
    const { look } = page.series().review!
    const gas = 50n * 2_100n * 1_000_000n
    const totals = totalsOf(look!)
    expect(totals).toMatchObject({ amount: 6n, gasAtMost: 3n * gas, needed: 6n + 3n * gas })
    browser.chain.balance = totals.needed
    page.runner.series.lookAgain()
    await pass(5_000)
    expect(mayStart(page.series().review!)).toBe(true)
    browser.chain.balance = totals.needed - 1n
    page.runner.series.lookAgain()
    await pass(5_000)
    expect(mayStart(page.series().review!)).toBe(false)
    page.close()
  })
})

const fine: SimulatedStep = {
  kind: 'success',
  gasUsed: 50n,
  events: [],
  messages: [],
  contract: null,
  accepted: null,
}
const thrown = undone()

function seen(steps: readonly SimulatedStep[]): Simulation {
  return {
    block: 10n,
    isPinned: true,
    steps,
    balances: [],
    allowances: [],
    changes: [],
    moreChanges: 0,
    createdContracts: [],
    contractNames: {},
    fee: 0n,
    rounds: 1,
  }
}

describe('what the person is reminded of', () => {
  it('one that is over is put away by closing it, also where an item failed; one with items left is not', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.isFine = false
    const id = await start(page, 1)
    page.runner.series.show(null)
    page.runner.series.show(id)
    expect(page.series().list[0]).toMatchObject({ isSeen: false, isEnded: false })
    await block(browser)
    expect(statuses(page, id)).toEqual(['failed'])
    page.runner.series.show(null)
    expect(page.series().list[0]?.isSeen).toBe(true)
    const other = await start(page, 2, 'reject')
    page.runner.series.show(null)
    expect(page.seriesStore.get(other)?.isSeen).toBe(false)
    page.runner.series.end(other)
    expect(page.seriesStore.get(other)?.isEnded).toBe(true)
    page.close()
  })
})

describe('[BX-27] the same series in a second browser', () => {
  it.each([
    ['of this release', (text: string) => text],
    [
      'that an earlier release kept without a nonce',
      (text: string) => text.replace(/"nonce":"\d+"/, '"nonce":null'),
    ],
  ])(
    'one %s stops before a row that the first has sent meanwhile, and goes on by a press alone',
    async (_, kept) => {
      const first = openBrowser()
      const page = openPage(first)
      const id = await start(page, 3)
      await block(first)
      expect(statuses(page, id)).toEqual(['confirmed', 'submitted', 'toSend'])
      page.runner.series.pause(id)
      await block(first)
      // A copy of the storage, on the same chain.
      const second = { ...openBrowser(), chain: first.chain }
      for (const [key, text] of first.storage.entries) second.storage.entries.set(key, kept(text))
      page.runner.series.go(id)
      await pass(1_000)
      await block(first)
      expect(landed(first)).toEqual([1n, 2n, 3n])
      const copy = openPage(second)
      await pass(0)
      copy.runner.series.go(id)
      await pass(5_000)
      expect(copy.asked).toHaveLength(0)
      expect(copy.series().runs.get(id)?.pause).toMatchObject({
        kind: 'problem',
        item: 'row 2',
        problem: { code: 'NonceMoved' },
      })
      copy.runner.series.skip(id, 'row 2')
      await pass(0)
      expect(statuses(copy, id)).toEqual(['confirmed', 'confirmed', 'skipped'])
      for (const each of [page, copy]) each.close()
    },
  )
})
