import fc from 'fast-check'
import type { ReactElement } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { motionId } from '../../features/motions/motionText'
import type { AnyAction } from '../../shared/transaction/action/action'
import type { ActionName } from '../../shared/transaction/gas/usualGasTable'
import { decodeInput, encodeInput } from '../../shared/transaction/action/inputJson'
import { fromFormOne } from '../../shared/transaction/pending/fromFormOne'
import {
  formatStored,
  parseStored,
  type StoredTransaction,
} from '../../shared/transaction/pending/storedTransaction'
import { exampleTransaction } from '../../shared/transaction/pending/testing/exampleTransaction'
import type { MomentFacts, MomentKind } from '../../shared/identity/moment/defineMoment'
import type { Moments } from '../../shared/transaction/pending/ui/moments'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

const wallet = `0x${'0a'.repeat(20)}`
const other = `0x${'0b'.repeat(20)}`
const id = 'ab'.repeat(32)
const receipt = { id, success: true, block: 1n, gasUsed: 1n, gasPrice: 1n, exceptions: [] }

const made = new Map<string, AnyAction>()
let moments: Moments
let kinds: readonly MomentKind[]
beforeAll(async () => {
  const { actions } = await import('../actions/actions')
  for (const [name, load] of Object.entries(actions)) made.set(name, await load())
  ;({ moments } = await import('./moments'))
  ;({ momentKinds: kinds } = await import('./momentKinds'))
})

/** A confirmed transaction as it lies in storage and is read again. */
function confirmed(name: ActionName, input: unknown, subject = 'alice.ssi'): StoredTransaction {
  const example = exampleTransaction()
  const moment = made.get(name)?.moment?.(input as never, example.intent.sender) ?? null
  const state = { status: 'confirmed', id, receipt } as const
  const written = formatStored({
    ...example,
    action: name,
    input: encodeInput(input),
    subject,
    state,
    moment,
  })
  const read = parseStored(written)
  if (read === null) throw new Error(`${name} does not come back from storage.`)
  return read
}

/** The moment that the dialog gives to the part that draws it; null where it draws none. */
function momentOf(transaction: StoredTransaction): unknown {
  if (!moments.has(transaction)) return null
  const place = (
    moments.Moment as (
      props: object,
    ) => ReactElement<{ readonly children: ReactElement<MomentFacts & { readonly moment: object }> }>
  )({ transaction, onClose: () => undefined })
  const drawn = place.props.children
  return { ...drawn.props.moment, name: drawn.props.name }
}

describe('the moment of a transaction', () => {
  it('says what a person has now', () => {
    expect(momentOf(confirmed('deployDidWallet', {}))).toMatchObject({ kind: 'walletMade', domain: null })
    expect(momentOf(confirmed('deployDidWallet', { domain: 'alice' }))).toMatchObject({
      kind: 'walletMade',
      domain: 'alice',
    })
    const bought = { wallet, domain: 'alice', recipient: null }
    expect(momentOf(confirmed('buyNftUsername', bought))).toMatchObject({
      kind: 'minted',
      bought: { domain: 'alice', topLevel: 'ssi' },
      wallet,
      recipient: null,
    })
    expect(momentOf(confirmed('buyNftUsername', { ...bought, recipient: other }))).toMatchObject({
      recipient: other,
    })
    expect(momentOf(confirmed('mintTydra', { wallet, domain: 'alice' }))).toMatchObject({
      kind: 'tydraMinted',
      owner: { domain: 'alice', topLevel: 'ssi' },
      wallet,
    })
    for (const domain of ['', 'a@b']) expect(momentOf(confirmed('mintTydra', { wallet, domain }))).toBeNull()
    const alice = { domain: 'alice', subdomain: '', topLevel: 'ssi' }
    expect(momentOf(confirmed('didSocialRecovery', { name: alice, newController: other }))).toMatchObject({
      kind: 'recovered',
      identity: alice,
      newController: other,
    })
    expect(momentOf(confirmed('updateController', { wallet, newController: other }))).toMatchObject({
      kind: 'asked',
      wallet,
      newController: other,
    })
    expect(
      momentOf(confirmed('updateController', { wallet, newController: `0x${'00'.repeat(20)}` })),
    ).toMatchObject({ kind: 'asked', newController: null })
    for (const [action, step, input, found] of [
      ['requestDelegatorSwap', 'asked', { wallet, to: other }, other],
      ['confirmDelegatorSwap', 'confirmed', { wallet: null, requestor: other }, other],
      ['rejectDelegatorSwap', 'rejected', { wallet, requestor: other }, other],
      ['revokeDelegatorSwap', 'revoked', { wallet }, null],
    ] as const)
      expect(momentOf(confirmed(action, input)), action).toMatchObject({
        kind: 'swap',
        step,
        other: found,
        isOfWallet: input.wallet !== null,
      })
    expect(momentOf(confirmed('collectOwnRewards', { node: other }))).toMatchObject({
      step: 'collected',
      isOfWallet: false,
    })
    for (const [action, did] of [
      ['addLiquidity', 'added'],
      ['removeLiquidity', 'removed'],
      ['joinCommunity', 'joined'],
      ['leaveCommunity', 'left'],
    ] as const) {
      const page = 'defi@alice.ssi'
      expect(momentOf(confirmed(action, { wallet, page }))).toMatchObject({ kind: 'pooled', did, page })
      expect(momentOf(confirmed(action, { wallet, page: null }))).toMatchObject({ did, page: null })
    }
    for (const [action, did, amount] of [
      ['delegateStake', 'delegated', 5n],
      ['redelegateStake', 'moved', 5n],
      ['withdrawStakeAmt', 'requested', 5n],
      ['withdrawStakeRewards', 'collected', null],
      ['completeWithdrawal', 'withdrawn', null],
    ] as const)
      expect(momentOf(confirmed(action, { wallet, amount: 5n }))).toMatchObject({
        kind: 'staked',
        did,
        amount,
        name: { domain: 'alice' },
      })
    const voice = { name: 'xpoints.ssi', motion: 'Feed the owls', amount: 1n }
    expect(momentOf(confirmed('raiseMotion', voice))).toMatchObject({
      kind: 'voiced',
      isNew: true,
      board: { domain: 'xpoints' },
      motion: motionId('Feed the owls'),
    })
    const backed = { ...voice, id: motionId('Other') }
    expect(momentOf(confirmed('backMotion', backed))).toMatchObject({ isNew: false, motion: backed.id })
    expect(momentOf(confirmed('raiseMotion', { ...voice, name: '<b>' }))).toBeNull()
    for (const [action, kind] of [
      ['acceptPendingController', 'claimed'],
      ['didCreate', 'keyed'],
      ['addGuardians', 'guarded'],
      ['configureSocialRecovery', 'guarded'],
      ['lock', 'locked'],
      ['didDeactivate', 'deactivated'],
      ['pause', 'paused'],
      ['unpause', 'paused'],
      ['withdrawDomain', 'offered'],
    ] as const) {
      expect(momentOf(confirmed(action, { wallet }))).toMatchObject({ kind, name: { domain: 'alice' } })
    }
    expect(momentOf(confirmed('pause', { wallet }))).toMatchObject({ isPaused: true })
    expect(momentOf(confirmed('unpause', { wallet }))).toMatchObject({ isPaused: false })
    expect(momentOf(confirmed('updateDomain', { wallet, domain: 'bob' }))).toMatchObject({
      kind: 'offered',
      domain: 'bob',
    })
    expect(momentOf(confirmed('withdrawDomain', { wallet }))).toMatchObject({ domain: null })
    expect(momentOf(confirmed('acceptPendingDomain', { wallet, domain: 'bob' }))).toMatchObject({
      kind: 'taken',
      domain: 'bob',
    })
    for (const domain of ['b@d', null])
      expect(momentOf(confirmed('acceptPendingDomain', { wallet, domain }))).toMatchObject({ domain: null })
    expect(momentOf(confirmed('claimHodler', { hodler: wallet, isWallet: true }))).toMatchObject({
      kind: 'released',
      hodler: wallet,
      name: { domain: 'alice' },
    })
    expect(momentOf(confirmed('addFunds', { wallet }))).toBeNull()
    const tyron = { id: 'tyron', symbol: 'TYRON', decimals: 12, token: other }
    const traded = { wallet, to: tyron, amount: 1n, had: 7n, page: 'defi@alice.ssi' }
    expect(momentOf(confirmed('trade', traded))).toMatchObject({
      kind: 'traded',
      receiver: wallet,
      had: 7n,
      to: { symbol: 'TYRON', decimals: 12, token: other },
      page: 'defi@alice.ssi',
      isOwn: false,
    })
    const own = confirmed('trade', { ...traded, wallet: null, page: null, had: null })
    expect(momentOf(own)).toMatchObject({
      receiver: own.intent.sender,
      page: null,
      had: null,
      isOwn: true,
    })
    const minted = { wallet, to: wallet, collection: '.gzil', uri: 'night' }
    expect(momentOf(confirmed('mintNft', minted))).toMatchObject({
      kind: 'nftsMinted',
      count: 1,
      names: ['night.gzil'],
      recipient: null,
    })
    const pictures = { wallet, to: other, collection: 'lexicassi', uris: ['1.svg', '2.svg'] }
    expect(momentOf(confirmed('mintNfts', pictures))).toMatchObject({ count: 2, names: [], recipient: other })
    const [one, two] = [
      { id: 1n, to: other },
      { id: 2n, to: wallet },
    ]
    const given = { wallet, collection: 'lexicassi', transfers: [one, one] }
    expect(momentOf(confirmed('transferNfts', given))).toMatchObject({ count: 2, recipient: other })
    expect(momentOf(confirmed('transferNfts', { ...given, transfers: [one, two] }))).toMatchObject({
      kind: 'nftsGiven',
      recipient: null,
    })
    expect(momentOf(confirmed('transferNfts', { ...given, transfers: [] }))).toBeNull()
  })

  it('of a payment is whom it goes to, and nothing else that the form knew', () => {
    const coin = { id: 'zil', symbol: 'ZIL', decimals: 12 }
    const payment = { to: other, name: 'bob.ssi', others: ['b.ssi'], coin, amount: 5n }
    const plain = { to: other, name: 'bob.ssi', coin: { symbol: 'ZIL', decimals: 12 }, amount: 5n }
    const page = 'alice.ssi'
    for (const action of ['sendFunds', 'transferToken', 'payFromWallet', 'withdrawZil'] as const)
      expect(momentOf(confirmed(action, { wallet, payment, page })), action).toEqual({
        kind: 'paid',
        payments: [plain],
        page: action === 'withdrawZil' ? null : page,
        name: { domain: 'alice', subdomain: '', topLevel: 'ssi' },
      })
    for (const action of ['zrc2BatchTransfer', 'batchTransfer'] as const)
      expect(
        momentOf(confirmed(action, { wallet, payments: [payment, payment], page })),
        action,
      ).toMatchObject({
        payments: [plain, plain],
      })
  })

  it('begins with the plate of a name on its way, and with nothing else', () => {
    const onItsWay = { status: 'submitted', id } as const
    const bought = confirmed('buyNftUsername', { wallet, domain: 'alice', recipient: null })
    expect(momentOf({ ...bought, state: onItsWay })).toMatchObject({ kind: 'minted' })
    expect(momentOf({ ...bought, state: { status: 'awaiting' } })).toBeNull()
    expect(momentOf({ ...confirmed('lock', { wallet }), state: onItsWay })).toBeNull()
  })

  it('takes an address, or the end of one, for no name', () => {
    for (const subject of ['', 'zil1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnyf9mg5', 'pugpzysn', '0x0a']) {
      expect(momentOf(confirmed('didDeactivate', { wallet }, subject))).toMatchObject({ name: null })
    }
  })

  it('is drawn where it is sound, and never throws, whatever is stored', () => {
    const bought = confirmed('trade', {
      wallet,
      to: { id: 'tyron', symbol: 'TYRON', decimals: 12, token: other },
      had: 7n,
      page: null,
    })
    const moment = { ...bought.moment! }
    const withField = (field: string, value: unknown) => ({
      ...bought,
      moment: { ...moment, [field]: value },
    })
    expect(moments.has(bought)).toBe(true)
    for (const [field, value] of [
      ['receiver', 'me'],
      ['had', '7'],
      ['had', -1n],
      ['page', 7],
      ['isOwn', undefined],
      ['to', { symbol: 'TYRON', decimals: -1, token: other }],
      ['to', { symbol: 'TYRON', decimals: 12, token: 'here' }],
      ['to', null],
      ['kind', 'paid'],
      ['kind', '__proto__'],
    ] as const)
      expect(momentOf(withField(field, value)), field).toBeNull()
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length)
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds.map(({ kind }) => kind), '__proto__'),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (kind, fields) => {
          const stored = { ...bought, moment: { ...fields, kind } }
          expect(typeof moments.has(stored)).toBe('boolean')
          momentOf(stored)
        },
      ),
    )
  })

  it('stands in no record of form 1: its dialog says in general that it is confirmed', () => {
    const { moment: _, changes: __, ...rest } = confirmed('lock', { wallet })
    const text = formatStored({ ...rest, moment: null, changes: [] }).replace('"version":2', '"version":1')
    const read = parseStored(text)
    expect(read?.state.status).toBe('confirmed')
    expect(read?.moment).toBeNull()
    expect(read?.changes).toEqual([{ kind: 'status', to: 'Locked' }])
    expect(read && moments.has(read)).toBe(false)
  })
})

it('what an action changes of a wallet is what a record of form 1 was read as', () => {
  const one = `0x${'aa'.repeat(32)}`
  const input = { wallet, guardians: [one], newController: other, name: null, pairs: [] }
  const fields: Readonly<Record<string, readonly string[]>> = {
    addGuardians: ['guardians'],
    removeGuardians: ['guardians'],
    configureSocialRecovery: ['guardians'],
    didSocialRecovery: ['newController'],
    updateController: ['newController'],
    acceptPendingController: ['newController'],
    lock: [],
    didDeactivate: [],
  }
  const saying = [...made].flatMap(([name, { changes }]) => (changes ? [name] : []))
  expect(saying.sort()).toEqual(Object.keys(fields).sort())
  for (const [name, own] of Object.entries(fields)) {
    const given = Object.fromEntries(Object.entries(input).filter(([key]) => own.includes(key)))
    const told = made.get(name)?.changes?.(given as never) ?? []
    const before = fromFormOne({ action: name, input: encodeInput(given) })['changes'] as typeof told
    expect(told.length, name).toBeGreaterThan(0)
    expect(new Set(told.map((each) => encodeInput(each))), name).toEqual(
      new Set(before.map((each) => encodeInput(each))),
    )
    expect(decodeInput(encodeInput(told))).toEqual(told)
  }
})
