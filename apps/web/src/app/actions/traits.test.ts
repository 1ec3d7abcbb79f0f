/** Actions say this of themselves beside their calls: it is stored when they are signed, or reviews and buttons are made of it. */
import { sha256, bytesToHex, utf8ToBytes, zeroAddress, type Address } from '@tyto/primitives'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyAction } from '../../shared/transaction/action/action'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

const made = new Map<string, AnyAction>()
beforeAll(async () => {
  const { actions } = await import('./actions')
  for (const [name, load] of Object.entries(actions)) made.set(name, await load())
})

const account: Address = `0x${'aa'.repeat(20)}`
const wallet: Address = `0x${'bb'.repeat(20)}`
const other: Address = `0x${'cc'.repeat(20)}`
const third: Address = `0x${'dd'.repeat(20)}`
const page = 'owl.ssi'
const coin = { id: 'xsgd', symbol: 'XSGD', decimals: 6 }
const shown = { symbol: 'XSGD', decimals: 6 }
const owl = { domain: 'owl', subdomain: '', topLevel: 'ssi' }
const payment = { to: other, name: 'bruno.ssi', coin, amount: 7n }
const paid = { to: other, name: 'bruno.ssi', coin: shown, amount: 7n }
const second = { to: third, name: null, coin, amount: 8n }
const paidSecond = { to: third, name: null, coin: shown, amount: 8n }
const id = bytesToHex(sha256(utf8ToBytes('Let owls sleep')))
const stored = 'ab#1'

/** This is kept of an action when it is signed, and said first of it afterwards. */
const moments: readonly (readonly [name: string, input: object, moment: object | null])[] = [
  ['acceptPendingController', { wallet, newController: other }, { kind: 'claimed', wallet }],
  ['acceptPendingDomain', { wallet, domain: 'owl' }, { kind: 'taken', domain: 'owl' }],
  ['acceptPendingDomain', { wallet, domain: null }, { kind: 'taken', domain: null }],
  ['acceptPendingDomain', { wallet, domain: 'vault@owl' }, { kind: 'taken', domain: null }],
  ['addGuardians', { wallet, guardians: [] }, { kind: 'guarded', wallet }],
  ['addLiquidity', { wallet, page, tyron: 7n }, { kind: 'pooled', did: 'added', page }],
  ['backMotion', { name: page, id, amount: 7n }, { kind: 'voiced', isNew: false, board: owl, motion: id }],
  ['backMotion', { name: other, id, amount: 7n }, null],
  [
    'batchTransfer',
    { wallet, page, payments: [payment, second] },
    { kind: 'paid', payments: [paid, paidSecond], page },
  ],
  [
    'buyNftUsername',
    { wallet, domain: 'owl', recipient: other },
    { kind: 'minted', bought: owl, wallet, recipient: other },
  ],
  ['claimHodler', { hodler: other, isWallet: true }, { kind: 'released', hodler: other }],
  ['collectOwnRewards', { node: other }, { kind: 'swap', step: 'collected', other: null, isOfWallet: false }],
  ['completeWithdrawal', { wallet }, { kind: 'staked', did: 'withdrawn', amount: null }],
  ['configureSocialRecovery', { wallet, guardians: [] }, { kind: 'guarded', wallet }],
  [
    'confirmDelegatorSwap',
    { wallet, requestor: other },
    { kind: 'swap', step: 'confirmed', other, isOfWallet: true },
  ],
  [
    'confirmDelegatorSwap',
    { wallet: null, requestor: other },
    { kind: 'swap', step: 'confirmed', other, isOfWallet: false },
  ],
  ['delegateStake', { wallet, amount: 7n, extra: 2n }, { kind: 'staked', did: 'delegated', amount: 7n }],
  ['deployDidWallet', {}, { kind: 'walletMade', domain: null }],
  ['deployDidWallet', { domain: 'owl' }, { kind: 'walletMade', domain: 'owl' }],
  [
    'deployXwallet',
    { kind: 'defi', owner: wallet, domain: 'owl', subdomain: 'vault', nft: stored, door: 'exchange' },
    {
      kind: 'xwalletMade',
      made: 'defi',
      owner: wallet,
      domain: 'owl',
      subdomain: 'vault',
      nft: stored,
      door: 'exchange',
    },
  ],
  [
    'deployXwallet',
    { kind: 'staking', owner: wallet, domain: 'owl', subdomain: 'zil', nft: null },
    {
      kind: 'xwalletMade',
      made: 'staking',
      owner: wallet,
      domain: 'owl',
      subdomain: 'zil',
      nft: null,
      door: null,
    },
  ],
  ['didCreate', { wallet }, { kind: 'keyed', wallet }],
  ['didDeactivate', { wallet }, { kind: 'deactivated' }],
  [
    'didSocialRecovery',
    { name: owl, wallet, newController: other },
    { kind: 'recovered', identity: owl, newController: other },
  ],
  [
    'dns',
    { domain: 'owl', subdomain: 'vault', door: 'exchange' },
    { kind: 'doorOpened', opened: { ...owl, subdomain: 'vault' } },
  ],
  ['dns', { domain: 'owl', subdomain: 'vault' }, null],
  ['ivms101', { wallet, issuer: page }, { kind: 'soulboundSent', issuer: owl }],
  ['ivms101', { wallet, issuer: '' }, null],
  ['joinCommunity', { wallet, amount: 7n, page }, { kind: 'pooled', did: 'joined', page }],
  ['leaveCommunity', { wallet, amount: 7n, page }, { kind: 'pooled', did: 'left', page }],
  ['lock', { wallet }, { kind: 'locked', wallet }],
  [
    'mintNft',
    { wallet, to: wallet, collection: '.gzil', uri: 'heronry' },
    { kind: 'nftsMinted', collection: '.gzil', count: 1, names: ['heronry.gzil'], recipient: null },
  ],
  [
    'mintNft',
    { wallet, to: other, collection: 'lexicassi', uri: 'a' },
    { kind: 'nftsMinted', collection: 'lexicassi', count: 1, names: [], recipient: other },
  ],
  [
    'mintNfts',
    { wallet, to: other, collection: '.zlp', uris: ['heronry', 'rookery'] },
    {
      kind: 'nftsMinted',
      collection: '.zlp',
      count: 2,
      names: ['heronry.zlp', 'rookery.zlp'],
      recipient: other,
    },
  ],
  ['mintTydra', { domain: 'owl', wallet }, { kind: 'tydraMinted', owner: owl, wallet }],
  ['pause', { wallet }, { kind: 'paused', isPaused: true }],
  ['payFromWallet', { payment, page }, { kind: 'paid', payments: [paid], page }],
  [
    'raiseMotion',
    { name: page, motion: 'Let owls sleep', amount: 7n },
    { kind: 'voiced', isNew: true, board: owl, motion: id },
  ],
  ['redelegateStake', { wallet, amount: 7n }, { kind: 'staked', did: 'moved', amount: 7n }],
  [
    'rejectDelegatorSwap',
    { wallet, requestor: other },
    { kind: 'swap', step: 'rejected', other, isOfWallet: true },
  ],
  ['removeLiquidity', { wallet, amount: 7n, page }, { kind: 'pooled', did: 'removed', page }],
  ['requestDelegatorSwap', { wallet, to: other }, { kind: 'swap', step: 'asked', other, isOfWallet: true }],
  ['revokeDelegatorSwap', { wallet }, { kind: 'swap', step: 'revoked', other: null, isOfWallet: true }],
  ['sendFunds', { wallet, payment, page }, { kind: 'paid', payments: [paid], page }],
  [
    'trade',
    { wallet, to: { ...coin, token: other }, had: 9n, page },
    { kind: 'traded', receiver: wallet, had: 9n, to: { ...shown, token: other }, page, isOwn: false },
  ],
  [
    'trade',
    { wallet: null, to: { ...coin, token: other }, had: null, page },
    { kind: 'traded', receiver: account, had: null, to: { ...shown, token: other }, page, isOwn: true },
  ],
  [
    'transferNfts',
    {
      collection: '.gzil',
      transfers: [
        { id: 1n, to: other },
        { id: 2n, to: other },
      ],
    },
    { kind: 'nftsGiven', collection: '.gzil', count: 2, recipient: other },
  ],
  [
    'transferNfts',
    {
      collection: '.gzil',
      transfers: [
        { id: 1n, to: other },
        { id: 2n, to: third },
      ],
    },
    { kind: 'nftsGiven', collection: '.gzil', count: 2, recipient: null },
  ],
  ['transferToken', { wallet, payment, page }, { kind: 'paid', payments: [paid], page }],
  ['unpause', { wallet }, { kind: 'paused', isPaused: false }],
  ['updateController', { wallet, newController: other }, { kind: 'asked', wallet, newController: other }],
  [
    'updateController',
    { wallet, newController: zeroAddress },
    { kind: 'asked', wallet, newController: null },
  ],
  ['updateDomain', { wallet, domain: 'owl' }, { kind: 'offered', wallet, domain: 'owl' }],
  ['verifiableCredential', { wallet, issuer: page }, { kind: 'soulboundMinted', issuer: owl }],
  ['withdrawDomain', { wallet }, { kind: 'offered', wallet, domain: null }],
  ['withdrawStakeAmt', { wallet, amount: 7n }, { kind: 'staked', did: 'requested', amount: 7n }],
  ['withdrawStakeRewards', { wallet }, { kind: 'staked', did: 'collected', amount: null }],
  ['withdrawZil', { wallet, payment }, { kind: 'paid', payments: [paid], page: null }],
  ['zrc2BatchTransfer', { wallet, payments: [payment], page }, { kind: 'paid', payments: [paid], page }],
]

/** The actions that have this, in the order of the alphabet. */
const having = (key: keyof AnyAction): readonly string[] =>
  [...made].flatMap(([name, action]) => (action[key] === undefined ? [] : [name])).sort()
const namesIn = (rows: readonly (readonly [name: string, ...unknown[]])[]): readonly string[] =>
  [...new Set(rows.map(([name]) => name))].sort()

describe('[BX-27] what is kept of an action', () => {
  it.each(moments)('%s (%#)', (name, input, moment) => {
    expect(made.get(name)?.moment?.(input as never, account)).toEqual(moment)
  })

  it('every action that keeps something stands above', () => {
    expect(namesIn(moments)).toEqual(having('moment'))
  })
})

/** These changes of a wallet are one's own doing, so that nobody is warned of them. */
const changes: readonly (readonly [name: string, input: object, changes: readonly object[]])[] = [
  ['acceptPendingController', { newController: other }, [{ kind: 'controller', to: other }]],
  ['addGuardians', { guardians: [id] }, [{ kind: 'guardians', guardians: [id] }]],
  ['configureSocialRecovery', { guardians: [id] }, [{ kind: 'guardians', guardians: [id] }]],
  ['didDeactivate', { wallet }, [{ kind: 'status', to: 'Deactivated' }]],
  [
    'didSocialRecovery',
    { newController: other },
    [
      { kind: 'status', to: 'Recovered' },
      { kind: 'controller', to: other },
    ],
  ],
  ['lock', { wallet }, [{ kind: 'status', to: 'Locked' }]],
  ['removeGuardians', { guardians: [id] }, [{ kind: 'guardians', guardians: [id] }]],
  ['updateController', { newController: other }, [{ kind: 'controllerAsked', to: other }]],
]

describe('[BX-27] what is one’s own doing', () => {
  it.each(changes)('%s (%#)', (name, input, own) => {
    expect(made.get(name)?.changes?.(input as never)).toEqual(own)
  })

  it('every action that says so stands above', () => {
    expect(namesIn(changes)).toEqual(having('changes'))
  })
})

const who = { address: other, name: 'bruno.ssi' }
const whom: readonly (readonly [name: string, input: object, names: readonly object[]])[] = [
  ['batchTransfer', { payments: [payment, second] }, [who, { address: third, name: null }]],
  ['payFromWallet', { payment: { ...payment, others: ['b.ssi'] } }, [who, { address: other, name: 'b.ssi' }]],
  ['sendFunds', { payment }, [who]],
  ['transferToken', { payment }, [who]],
  ['withdrawZil', { payment }, [who]],
  ['zrc2BatchTransfer', { payments: [payment] }, [who]],
]

describe('[BX-27] whom a payment names', () => {
  it.each(whom)('%s (%#)', (name, input, names) => {
    expect(made.get(name)?.names?.(input as never)).toEqual(names)
  })

  it('every action that names somebody stands above', () => {
    expect(namesIn(whom)).toEqual(having('names'))
  })
})

describe('[BX-27] what reviews and buttons make of an action', () => {
  it.each<[keyof AnyAction, Readonly<Record<string, unknown>>]>([
    [
      'needs',
      {
        buyNftUsername: ['login'],
        configureSocialRecovery: ['storage'],
        didCreate: ['login'],
        didDeactivate: ['storage'],
        lock: ['storage'],
      },
    ],
    [
      'donate',
      {
        batchTransfer: false,
        callContract: false,
        deployContract: false,
        didDeactivate: false,
        didSocialRecovery: false,
        lock: false,
      },
    ],
    ['isOfAnyContract', { callContract: true }],
    [
      'takesBack',
      { decreaseAllowance: true, revokeAllowance: true, revokeDelegatorSwap: true, withdrawDomain: true },
    ],
    ['stops', { pause: true }],
    ['saysPaidZil', { addLiquidity: true, claimHodler: true, trade: true }],
    ['isAboutOther', { buyNftUsername: true, dns: true }],
  ])('%s', (key, expected) => {
    const told = [...made].flatMap(([name, action]) =>
      action[key] === undefined ? [] : [[name, action[key]] as const],
    )
    expect(Object.fromEntries(told)).toEqual(expected)
  })

  const tokens: readonly (readonly [name: string, input: object, isInToken: boolean])[] = [
    ['buyNftUsername', {}, false],
    ['buyNftUsername', { currency: 'zil' }, false],
    ['buyNftUsername', { currency: 'xsgd' }, true],
    ['mintNft', { currency: '' }, false],
    ['mintNft', { currency: 'zil' }, false],
    ['mintNft', { currency: 'xsgd' }, true],
    ['mintNfts', { currency: 'zil' }, false],
    ['mintNfts', { currency: 'xsgd' }, true],
    ['mintTydra', { currency: 'free' }, false],
    ['mintTydra', { currency: 'zil' }, false],
    ['mintTydra', { currency: 'xsgd' }, true],
    ['transferTydra', { currency: 'zil' }, false],
    ['transferTydra', { currency: 'xsgd' }, true],
  ]
  it.each(tokens)('%s of %j is paid in a token: %j', (name, input, isInToken) => {
    expect(made.get(name)?.isPaidInToken?.(input as never)).toBe(isInToken)
  })

  it('every action that a token may pay stands above', () => {
    expect(namesIn(tokens)).toEqual(having('isPaidInToken'))
  })

  const steps: readonly (readonly [name: string, input: object, leadsOn: boolean])[] = [
    // For somebody else it ends there; for oneself the document may come next, which the chain is asked.
    ['buyNftUsername', { wallet, recipient: other }, false],
    ['deployDidWallet', {}, true],
    ['deployXwallet', {}, true],
    ['dns', { door: 'exchange' }, true],
    ['dns', {}, false],
  ]
  it.each(steps)('%s of %j is one step of several: %j', async (name, input, leadsOn) => {
    expect(await made.get(name)?.leadsOn?.(input as never, {} as never)).toBe(leadsOn)
  })

  it('every action that leads on stands above', () => {
    expect(namesIn(steps)).toEqual(having('leadsOn'))
  })
})
