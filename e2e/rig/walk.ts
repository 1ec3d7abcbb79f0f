/** One write, one lie: what moved on the chain, what was said, what was offered next, and what of it was wrong. */
import { setTimeout as turnOfDisk } from 'node:timers/promises'
import { testAccount, type Devnet } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import type { StoredTransaction } from '../../apps/web/src/shared/transaction/pending/storedTransaction'
import { equalOf } from '../../apps/web/src/shared/transaction/pending/transactionMachine'
import { createFaultyNode, type SentCall } from '../steps/network/faultyNode'
import { honest, questionOf, type Lie, type LieContext } from './lies'
import { createRigClock } from './rigClock'
import { openRigBrowser, openRigPage } from './rigPage'
import type { Landed, RigWorld, Write } from './rigWorld'
import { createSigningWallet, zilPayOf } from './signingWallet'

export interface Walked {
  readonly write: string
  readonly lie: string
  /** How often the write happened, by the blocks of the network. */
  readonly moved: number
  /** The words about the first transaction, one after the other. */
  readonly said: readonly string[]
  /** The presses afterwards, and their results. */
  readonly offered: readonly string[]
  /** The coins that moved twice, and the words that are not true. */
  readonly problems: readonly string[]
  /** Why the write was not walked: the lie is none for it. */
  readonly isNone: boolean
}

/** Blocks are so far apart here, in ms. */
const blockTime = 20_000
const minute = 60_000

export async function walk(world: RigWorld, write: Write, lie: Lie): Promise<Walked> {
  await world.again()
  const { network, people } = world
  const { account } = write.by
  const clock = createRigClock(Date.now())
  const before = new Map<string, unknown>()
  let isBefore = true
  const node = createFaultyNode({
    handleRpc: async (body: unknown) => {
      const answer = await clock.work(network.devnet.handleRpc(JSON.parse(String(body))))
      if (isBefore) remember(before, String(body), answer)
      return answer
    },
  } as Devnet)
  const wires = {
    account,
    chainId: network.devnet.network.chainId,
    // The wallet reads at a node of its own; what it sends goes through the one that lies.
    node: (body: string) =>
      body.includes('"CreateTransaction"')
        ? node.handleRpc(body)
        : clock.work(network.devnet.handleRpc(JSON.parse(body))),
  }
  const begin = await world.height()
  let context: LieContext | undefined
  const wallet = createSigningWallet({
    ...wires,
    behave: (ask, number) => (number === 0 && lie.wallet && context ? lie.wallet(ask, context) : honest(ask)),
  })
  const browser = openRigBrowser({
    clock,
    network: people.described,
    by: write.by,
    node: (body) => node.handleRpc(body),
    zilPay: zilPayOf(wires, wallet.answer),
  })
  let page = openRigPage(browser)

  const said: string[] = []
  const offered: string[] = []
  const problems = new Set<string>()
  const asks = new Map<string, number>()
  const allowed = lie.sends ?? 1
  const landed: Landed[] = []
  let readUpTo = begin

  async function passTime(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += blockTime) {
      await clock.pass(blockTime)
      await network.devnet.mineBlock()
    }
    await clock.pass(1)
    await look()
  }

  /** Holds what is said against the blocks. */
  async function look(): Promise<readonly Landed[]> {
    landed.push(...(await world.landedSince(readUpTo)))
    readUpTo = await world.height()
    const own = landed.filter(({ id }) => wallet.asks.some(({ ids }) => ids.includes(id)))
    for (const transaction of page.transactions()) {
      const ask = wallet.asks[asks.get(transaction.key) ?? -1]
      const of = own.filter(({ id }) => ask?.ids.includes(id))
      const saying = sayingOf(transaction)
      if (transaction.key === [...asks.keys()][0] && said.at(-1) !== saying) said.push(saying)
      const untrue = untruth(transaction, of, account.address)
      if (untrue !== null) problems.add(`“${saying}”, but ${untrue}`)
    }
    const moved = own.filter(({ success }) => success).length
    if (moved > allowed) problems.add(`moved ${moved} times`)
    return own
  }

  const isToldDone = (): boolean => page.transactions().some(({ state }) => state.status === 'confirmed')

  /** Lets the review come to an end: parts and code are read from the disk, which takes time of the real kind. */
  async function reviewReady(): Promise<void> {
    for (let looks = 0; looks < 200; looks++) {
      await clock.pass(looks < 10 ? 1 : 1_000)
      const review = page.review()
      if (review === null || review.canSign || review.isRefused || review.problem || review.missing) return
      if (review.simulation !== null && review.simulation.status !== 'running' && looks > 20) return
      await turnOfDisk(5)
    }
  }

  /** Presses the amber button of the open review, if it can be pressed. */
  async function sign(label: string): Promise<void> {
    const { runner } = page
    if (page.review()?.donation.isAsked) runner.chooseDonation(0n)
    await reviewReady()
    const review = page.review()
    if (review === null) return void offered.push(`${label}: no review`)
    if (!review.canSign) {
      const why = review.problem?.code ?? review.missing?.code ?? (review.isRefused ? 'refused' : 'closed')
      runner.cancelReview()
      return void offered.push(`${label}: ${why}`)
    }
    const asked = wallet.asks.length
    const known = new Set(page.transactions().map(({ key }) => key))
    await clock.finish(runner.sign(), minute)
    await clock.pass(1)
    const added = page.transactions().find(({ key }) => !known.has(key))
    if (added) asks.set(added.key, asked)
    offered.push(
      `${label}: ${wallet.asks.length > asked ? 'asked the wallet' : (page.review()?.problem?.code ?? 'stopped')}`,
    )
    runner.cancelReview()
  }

  async function theForm(label: string): Promise<void> {
    await clock.finish(page.runner.runAction(write.name, write.input, { subject: 'the rig' }), minute)
    await sign(label)
    await passTime(minute)
  }

  /** Does what the app offers, as somebody who wants it to happen once. */
  async function press(when: string): Promise<void> {
    await answerQuestion(when)
    const [latest] = page.transactions()
    if (isToldDone()) return
    if (latest && offersAgain(latest)) {
      await clock.finish(page.runner.reviewAgain(latest.key), minute)
      await sign(`${when}Try again`)
      await passTime(minute)
    } else if (latest?.state.status === 'unknown') {
      await clock.finish(page.runner.checkAgain(latest.key), minute)
      await look()
    }
    if (!isToldDone()) await theForm(`${when}the form`)
  }

  /** “Is this the one that you sent?”, answered as it is. */
  async function answerQuestion(when: string): Promise<void> {
    for (const { key, state } of page.transactions()) {
      const equal = equalOf(state)
      if (equal === null) continue
      const isThis = wallet.asks[asks.get(key) ?? -1]?.ids.includes(equal) === true
      page.runner.sayWhich(key, isThis ? 'this' : 'other')
      offered.push(`${when}“Is this the one?”: ${isThis ? 'yes' : 'no'}`)
      await passTime(minute)
    }
  }

  await clock.finish(page.runner.runAction(write.name, write.input, { subject: 'the rig' }), minute)
  await clock.pass(1)
  const gasUsed = page.gasUsed()
  isBefore = false
  context = {
    clock,
    isOwn: (id) => wallet.asks.some(({ ids }) => ids.includes(id.replace(/^0x/, ''))),
    before,
    height: begin,
    other: world.other,
    otherAccount: testAccount(7),
    earlierId: write.earlierId,
    tooLittleGas: gasUsed === null || gasUsed <= 60n ? null : String(gasUsed - 1n),
  }
  const result = (isNone: boolean, moved: number): Walked => {
    page.close()
    return { write: write.name, lie: lie.name, moved, said, offered, problems: [...problems], isNone }
  }
  if (lie.isNone?.(context)) return result(true, 0)

  // The last questions between the press and the wallet are answered truly.
  const told = lie.node?.(context)
  if (told) node.behave((body, ask) => (wallet.asks.length === 0 ? ask(body) : told(body, ask)))
  await sign('the first time')
  if (wallet.asks.length === 0) problems.add(`was not asked for: ${offered.join(', ')}`)
  await passTime(3 * minute)
  const [first] = page.transactions()
  if (lie.isLate && first) page.runner.stopWaiting(first.key)
  await press('')
  reload()
  await passTime(minute)
  await press('after a reload, ')

  node.behave()
  wallet.comeBack()
  await passTime(3 * minute)
  await press('when all is true again, ')
  await passTime(12 * minute)
  const own = await look()
  for (const { key, state } of page.transactions()) {
    const isOnItsWay = state.status === 'submitted' || state.status === 'awaiting'
    if (isOnItsWay && own.length > 0) problems.add(`“${state.status}” without end (${asks.get(key)})`)
  }
  return result(false, own.filter(({ success }) => success).length)

  function reload(): void {
    page.close()
    page = openRigPage(browser)
  }
}

/** The words of the dialog of its state. */
function sayingOf({ state }: StoredTransaction): string {
  if (equalOf(state) !== null) return 'a question'
  if (state.status === 'unknown') return `unknown: ${state.cause}`
  if (state.status === 'rejected') return isSureOf(state) ? 'nothing was sent' : 'refused, and looked for'
  if (state.status === 'failed') return state.receipt === null ? 'dropped' : 'failed'
  return state.status
}

/** A wallet's no counts as one only after the chain was asked. */
function isSureOf(state: StoredTransaction['state']): boolean {
  return !('isSure' in state) || state.isSure === true
}

/** Does its dialog lead to a second one? */
function offersAgain({ state }: StoredTransaction): boolean {
  return state.status === 'failed' || (state.status === 'rejected' && isSureOf(state))
}

/** Why what is said of it is not so, by what stands in blocks; null where it is so, or nothing certain is said. */
function untruth({ state }: StoredTransaction, landed: readonly Landed[], account: Address): string | null {
  const done = landed.filter(({ success }) => success)
  switch (state.status) {
    case 'rejected':
      return isSureOf(state) && landed.length > 0 ? 'it stands in a block' : null
    case 'failed':
      if (done.length > 0) return 'it did happen'
      return state.receipt === null && landed.length > 0 ? 'it stands in a block' : null
    case 'confirmed': {
      const own = done.filter(({ sender }) => sender === account)
      return own.some(({ id }) => id === state.id) ? null : 'it did not happen like that'
    }
    default:
      return null
  }
}

function remember(before: Map<string, unknown>, body: string, answer: unknown): void {
  const calls = [JSON.parse(body) as unknown].flat() as readonly SentCall[]
  const answers = [answer].flat()
  calls.forEach((call, index) => {
    const { result } = answers[index] as { readonly result?: unknown }
    if (result !== undefined) before.set(questionOf(call), { result })
  })
}
