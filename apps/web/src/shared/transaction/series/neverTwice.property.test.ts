import type { TransactionRequest } from '@tyto/chain'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser, openPage, type Choice } from '../runner/testing/openPage'
import { itemStates } from './itemStates'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

type Button = 'go' | 'pause' | 'retry' | 'skip'

/** An event that may happen at any moment. */
type Deed =
  /** A press on a button, and what the person then chooses in the wallet. */
  | {
      readonly kind: 'turn'
      readonly button: Button
      readonly item: number
      readonly choice: Choice
      readonly tab: number
    }
  /** A lie: the wallet says no to a transaction that it sent, as it does where the node's answer was lost. */
  | { readonly kind: 'answer'; readonly yes: boolean; readonly isLie: boolean }
  | { readonly kind: 'stopWaiting'; readonly tab: number }
  | { readonly kind: 'reload' | 'open tab'; readonly tab: number }
  | { readonly kind: 'node'; readonly isUp: boolean }
  | { readonly kind: 'block' }
  | { readonly kind: 'contract'; readonly isFine: boolean }
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'account' | 'network'; readonly isOwn: boolean; readonly tab: number }

const tab = fc.constantFrom(0, 0, 0, 1)
const count = 4
const anyItem = fc.integer({ min: 0, max: count - 1 })
const anyButton = fc.constantFrom<Button>('go', 'go', 'retry', 'retry', 'retry', 'skip', 'pause')
const anyChoice = fc.constantFrom<Choice>(
  'approve',
  'reject',
  'silent',
  'silent',
  'silent',
  'unclear',
  'approve in silence',
)
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('turn'),
      button: anyButton,
      item: anyItem,
      choice: anyChoice,
      tab,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('answer'), yes: fc.boolean(), isLie: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stopWaiting'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('reload', 'open tab'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('node'), isUp: fc.boolean() }) },
  { weight: 8, arbitrary: fc.constant({ kind: 'block' } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('contract'), isFine: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('pass'), ms: fc.constantFrom(0, 10, 600, 3_000, 30_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('account', 'network'), isOwn: fc.boolean(), tab }),
  },
)

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A series whose items each pay another amount, so that the chain can tell them apart. */
async function startSeries(page: Page): Promise<string> {
  page.runner.series.open({
    kind: 'payments',
    title: 'Payments',
    items: Array.from({ length: count }, (_, at) => ({
      key: `row ${at}`,
      action: 'topUp' as never,
      input: { amount: BigInt(at + 1) },
      label: `Row ${at}`,
    })),
  })
  await pass(5_000)
  page.runner.series.start()
  const [series] = page.series().list
  if (!series) throw new Error('The series was not started.')
  return series.id
}

type Page = ReturnType<typeof openPage>

async function live(deeds: readonly Deed[]): Promise<void> {
  const browser = openBrowser()
  browser.chain.hasNodeNonces = true
  const tabs: Page[] = []
  /** The requests whose windows nobody has answered. */
  const windows: { readonly page: Page; readonly request: TransactionRequest }[] = []
  const open = (): Page => {
    const page = openPage(browser)
    page.person.duringWallet = () => {
      const request = page.asked.at(-1)
      if (request && page.person.choice === 'silent') windows.push({ page, request })
    }
    Object.assign(page.person, { choice, isFine })
    return page
  }
  let choice: Choice = 'approve'
  let isFine = true
  tabs.push(open())
  const id = await startSeries(tabs[0]!)
  const at = (index: number) => tabs[index] ?? tabs[0]!
  for (const deed of deeds) {
    switch (deed.kind) {
      case 'turn': {
        choice = deed.choice
        for (const page of tabs) page.person.choice = choice
        const { series } = at(deed.tab).runner
        if (deed.button === 'go' || deed.button === 'pause') series[deed.button](id)
        else series[deed.button](id, `row ${deed.item}`)
        await pass(deed.button === 'pause' ? 0 : 600)
        break
      }
      case 'answer': {
        const open = windows.pop()
        if (!open) break
        const { page, request } = open
        const sent = deed.yes ? browser.chain.send(request, isFine) : null
        // A page that is gone, or that has asked again since, does not hear it.
        if (page.asked.at(-1) === request) {
          const isLie = deed.isLie || sent === null
          page.person.answer(isLie ? { kind: 'rejected' } : { kind: 'submitted', id: sent })
        }
        break
      }
      case 'stopWaiting':
        for (const { key, state } of at(deed.tab).store.list()) {
          if (state.status === 'awaiting') at(deed.tab).runner.stopWaiting(key)
        }
        break
      case 'reload':
        at(deed.tab).close()
        tabs[tabs[deed.tab] ? deed.tab : 0] = open()
        break
      case 'open tab':
        if (tabs.length < 2) tabs.push(open())
        break
      case 'node':
        browser.chain.isReachable = deed.isUp
        break
      case 'block':
        browser.chain.mineBlock()
        break
      case 'contract':
        isFine = deed.isFine
        break
      case 'pass':
        await pass(deed.ms)
        break
      case 'account':
        at(deed.tab).changeSession({ account: deed.isOwn ? at(deed.tab).account : `0x${'99'.repeat(20)}` })
        break
      case 'network':
        at(deed.tab).changeSession({ network: deed.isOwn ? 'local' : 'testnet' })
        break
    }
    for (const page of tabs) Object.assign(page.person, { choice, isFine })
    await pass(0)
    expectOnce(browser.chain.landed())
  }
  // In the end all is quiet: what the series says is what the chain has.
  browser.chain.isReachable = true
  for (let round = 0; round < 6; round++) {
    browser.chain.mineBlock()
    await pass(60_000)
  }
  const page = tabs[0]!
  const landed = browser.chain.landed()
  expectOnce(landed)
  const states = itemStates(page.seriesStore.get(id)!, page.store.list())
  for (const [index, { status, transaction }] of states.entries()) {
    const went = landed.filter(({ amount, success }) => success && amount === BigInt(index + 1)).length
    // A payment that is said to be there is there, and one that was never asked for is not.
    if (status === 'confirmed') expect(went).toBe(1)
    if (transaction === null) expect(went).toBe(0)
  }
  for (const each of tabs) each.close()
}

/** No row reached the chain twice and was carried out both times. */
function expectOnce(landed: readonly { readonly amount: bigint; readonly success: boolean }[]): void {
  const amounts = landed.filter(({ success }) => success).map(({ amount }) => amount)
  expect(amounts.length).toBe(new Set(amounts).size)
}

test(
  'reloads, two tabs, refusals, dead nodes, late answers: no row goes twice',
  { timeout: 120_000 },
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(anyDeed, { minLength: 20, maxLength: 80 }), live), {
      numRuns: 250,
    })
  },
)
