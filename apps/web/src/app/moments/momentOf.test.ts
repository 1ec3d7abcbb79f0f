import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { motionId } from '../../features/motions/motionText'
import { encodeInput } from '../../shared/transaction/inputJson'
import type { StoredTransaction } from '../../shared/transaction/pending/storedTransaction'
import { exampleTransaction } from '../../shared/transaction/testing/exampleTransaction'
import { momentOf } from './momentOf'

const wallet = `0x${'0a'.repeat(20)}`
const other = `0x${'0b'.repeat(20)}`
const id = 'ab'.repeat(32)
const receipt = { id, success: true, block: 1n, gasUsed: 1n, gasPrice: 1n, exceptions: [] }

function confirmed(action: string, input: unknown, subject = 'alice.ssi'): StoredTransaction {
  const state = { status: 'confirmed', id, receipt } as const
  return { ...exampleTransaction(), action, input: encodeInput(input), subject, state }
}

describe('the moment of a transaction', () => {
  it('says what a person has now', () => {
    expect(momentOf(confirmed('deployDidWallet', {}))).toEqual({ kind: 'walletMade', domain: null })
    expect(momentOf(confirmed('deployDidWallet', { domain: 'alice' }))).toEqual({
      kind: 'walletMade',
      domain: 'alice',
    })
    const bought = { wallet, domain: 'alice', recipient: null }
    expect(momentOf(confirmed('buyNftUsername', bought))).toMatchObject({
      kind: 'minted',
      name: { domain: 'alice', topLevel: 'ssi' },
      recipient: null,
      isDone: true,
    })
    expect(momentOf(confirmed('buyNftUsername', { ...bought, recipient: other }))).toMatchObject({
      recipient: other,
    })
    expect(momentOf(confirmed('mintTydra', { wallet, domain: 'alice' }))).toMatchObject({
      kind: 'tydraMinted',
      name: { domain: 'alice', topLevel: 'ssi' },
      wallet,
    })
    for (const domain of [7, '', 'a@b'])
      expect(momentOf(confirmed('mintTydra', { wallet, domain }))).toBeNull()
    expect(momentOf(confirmed('mintTydra', { domain: 'alice' }))).toBeNull()
    expect(momentOf(confirmed('didSocialRecovery', { newController: other }))).toMatchObject({
      kind: 'recovered',
      newController: other,
    })
    expect(momentOf(confirmed('updateController', { wallet, newController: other }))).toMatchObject({
      kind: 'asked',
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
      expect(momentOf(confirmed(action, input)), action).toMatchObject({ kind: 'swap', step, other: found })
    expect(momentOf(confirmed('requestDelegatorSwap', { wallet }))).toBeNull()
    for (const [action, did] of [
      ['addLiquidity', 'added'],
      ['removeLiquidity', 'removed'],
      ['joinCommunity', 'joined'],
      ['leaveCommunity', 'left'],
    ] as const) {
      const name = { domain: 'alice', subdomain: 'defi' }
      const moment = { kind: 'pooled', did, wallet, name }
      expect(momentOf(confirmed(action, { wallet, page: 'defi@alice.ssi' }))).toMatchObject(moment)
      expect(momentOf(confirmed(action, { wallet, page: 7 }))).toMatchObject({ did, name: null })
      expect(momentOf(confirmed(action, { page: 'defi@alice.ssi' }))).toBeNull()
    }
    const voice = { name: 'xpoints.ssi', motion: 'Feed the owls', amount: 1n }
    expect(momentOf(confirmed('raiseMotion', voice))).toMatchObject({
      kind: 'voiced',
      isNew: true,
      board: { domain: 'xpoints' },
      motion: motionId('Feed the owls'),
    })
    const backed = { ...voice, id: motionId('Other') }
    expect(momentOf(confirmed('backMotion', backed))).toMatchObject({ isNew: false, motion: backed.id })
    expect(momentOf(confirmed('backMotion', voice))).toBeNull()
    expect(momentOf(confirmed('raiseMotion', { ...voice, name: '<b>' }))).toBeNull()
    for (const [action, kind] of [
      ['acceptPendingController', 'claimed'],
      ['didCreate', 'keyed'],
      ['addGuardians', 'guarded'],
      ['configureSocialRecovery', 'guarded'],
      ['lock', 'locked'],
      ['didDeactivate', 'deactivated'],
      ['pause', 'paused'],
      ['unpause', 'unpaused'],
      ['updateDomain', 'offered'],
      ['withdrawDomain', 'offered'],
      ['acceptPendingDomain', 'taken'],
    ] as const) {
      expect(momentOf(confirmed(action, { wallet }))).toMatchObject({ kind, name: { domain: 'alice' } })
    }
    expect(momentOf(confirmed('updateDomain', { wallet, domain: 'bob' }))).toMatchObject({ domain: 'bob' })
    expect(momentOf(confirmed('withdrawDomain', { wallet }))).toMatchObject({ domain: null })
    expect(momentOf(confirmed('acceptPendingDomain', { wallet, domain: 'b@d' }))).toMatchObject({
      domain: null,
    })
    const values = { amounts: ['100 TYRON'], to: wallet }
    const claimed = confirmed('claimHodler', { hodler: wallet, isWallet: true })
    for (const text of ['released', 'releasedAlong'] as const)
      expect(momentOf({ ...claimed, summary: [{ text, values }] })).toMatchObject({
        kind: 'released',
        hodler: wallet,
        name: { domain: 'alice' },
        amounts: ['100 TYRON'],
      })
    expect(momentOf(claimed)).toMatchObject({ kind: 'released', amounts: [] })
    expect(momentOf(confirmed('addFunds', { wallet }))).toBeNull()
    const tyron = { id: 'tyron', symbol: 'TYRON', decimals: 12, token: other }
    const traded = { wallet, to: tyron, amount: 1n, had: 7n, page: 'defi@alice.ssi' }
    expect(momentOf(confirmed('trade', traded))).toMatchObject({
      kind: 'traded',
      id,
      receiver: wallet,
      had: 7n,
      to: { symbol: 'TYRON', decimals: 12, token: other },
      page: { subdomain: 'defi', domain: 'alice' },
      isOwn: false,
    })
    const own = confirmed('trade', { ...traded, wallet: null, page: null })
    expect(momentOf(own)).toMatchObject({ receiver: own.intent.sender, page: null, isOwn: true })
    for (const had of ['7', undefined])
      expect(momentOf(confirmed('trade', { ...traded, had }))).toMatchObject({ had: null })
    expect(momentOf(confirmed('trade', { ...traded, wallet: 'me' }))).toBeNull()
    const minted = { wallet, to: wallet, collection: '.gzil', uri: 'night' }
    expect(momentOf(confirmed('mintNft', minted))).toMatchObject({
      kind: 'nftsMinted',
      count: 1,
      names: ['night.gzil'],
      recipient: null,
    })
    const pictures = { wallet, to: other, collection: 'lexicassi', uris: ['1.svg', '2.svg'] }
    expect(momentOf(confirmed('mintNfts', pictures))).toMatchObject({ count: 2, names: [], recipient: other })
    expect(momentOf(confirmed('mintNfts', { ...pictures, uris: [] }))).toBeNull()
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
    expect(momentOf(confirmed('transferNfts', { wallet, to: other, ids: [1n] }))).toBeNull()
    expect(momentOf(confirmed('trade', { ...traded, to: { ...tyron, decimals: -1 } }))).toBeNull()
  })

  it('begins with the plate of a name on its way, and with nothing else', () => {
    const onItsWay = { status: 'submitted', id } as const
    const bought = confirmed('buyNftUsername', { wallet, domain: 'alice', recipient: null })
    expect(momentOf({ ...bought, state: onItsWay })).toMatchObject({ kind: 'minted', isDone: false })
    expect(momentOf({ ...bought, state: { status: 'awaiting' } })).toBeNull()
    expect(momentOf({ ...confirmed('lock', { wallet }), state: onItsWay })).toBeNull()
  })

  it('takes an address, or the end of one, for no name', () => {
    for (const subject of ['', 'zil1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnyf9mg5', 'pugpzysn', '0x0a']) {
      expect(momentOf(confirmed('didDeactivate', { wallet }, subject))).toMatchObject({ name: null })
    }
  })

  it('never throws, whatever is stored', () => {
    const actions = [
      'deployDidWallet',
      'buyNftUsername',
      'didSocialRecovery',
      'lock',
      'didCreate',
      'updateController',
      'acceptPendingController',
      'trade',
      'mintNfts',
      'transferNfts',
      '__proto__',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...actions),
        fc.oneof(fc.string(), fc.json()),
        fc.string(),
        (action, input, subject) => {
          const moment = momentOf({ ...confirmed(action, {}, subject), input })
          expect(moment === null || typeof moment.kind === 'string').toBe(true)
        },
      ),
    )
  })
})
