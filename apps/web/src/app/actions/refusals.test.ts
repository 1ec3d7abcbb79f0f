/**
 * Actions ask no wallet where the chain stands otherwise than here: too old a wallet, a missing service, an unread
 * exchange.
 */
import { defiWallet, zilAddress } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import { isRecord, type Address } from '@tyto/primitives'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPeople, type People, type WriteName } from '../../../../../e2e/rig/people'
import { TestNetwork } from '../../../../../packages/simulator/test/network'
import { allOf, withoutInit, without, withValue, type Otherwise } from './testing/otherwise'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

let network: TestNetwork
let people: People

beforeAll(async () => {
  network = await TestNetwork.start()
  people = await createPeople(network)
})
const truth: Otherwise = (_, result) => result
afterEach(() => {
  network.lie = truth
})

/** Why an action makes no request of an input; `none` where it makes one. */
function refusalOf(name: WriteName, input: object, account: TestAccount): Promise<unknown> {
  return people.contentOf(name, input, { account, hasKeys: true }).then(
    () => 'none',
    (cause: unknown) => (isRecord(cause) ? cause['code'] : cause),
  )
}

type Row = readonly [why: string, name: WriteName, input: object, code: string, lie: Otherwise]

const qa = 10n ** 12n
const tooOld = withValue('version', 'DIDxWALLET_5.9.0')
const ofSix = withValue('version', 'DIDxWALLET_6.4.0')
const paused = withValue('is_paused', { constructor: 'True', argtypes: [], arguments: [] })
const nobody: Address = '0x00000000000000000000000000000000000000ee'
const zil = { id: 'zil', symbol: 'ZIL', decimals: 12 }
const gzil = { id: 'gzil', symbol: 'gZIL', decimals: 15 }
const payment = { to: testAccount(3).address, name: null, coin: gzil, amount: 1n }
const elsewhere = { exchange: 'zilswap', coin: 'gzil' }
const least = { minBase: 1n, minTokens: 1n }
const pooled = { withSsi: true, tyron: 10n * qa, ssi: 0n, minimum: 1n, isCommunity: false }
const mint = { collection: '.gzil', currency: 'zil', uri: 'heronry' }
const picture = { collection: 'lexicassi', currency: '', uri: 'a' }
const swapped = {
  exchange: 'zilswap',
  from: { ...zil, token: zilAddress },
  to: gzil,
  amount: qa,
  minimum: 1n,
}
const tydra = { domain: 'hydra', currency: 'zil', tydra: 'nessy', to: 'bruno' }
const offered = withValue('pending_domain', domainId('nobodyhas'))
const loan = { domain: 'alice', wallet: null }

/** Alice's own wallet is put into the input where the row names none; who has a Tydra is hydra. */
const rows: readonly Row[] = [
  ['a wallet that cannot trade yet', 'trade', swapped, 'UpgradeAccount', ofSix],
  ['the same', 'joinCommunity', { amount: qa }, 'UpgradeAccount', ofSix],
  ['the same', 'addLiquidity', pooled, 'UpgradeAccount', ofSix],
  ['a wallet that pays one at a time', 'batchTransfer', { payments: [payment] }, 'UpgradeAccount', ofSix],
  ['a wallet that pays no coins', 'zrc2BatchTransfer', { payments: [payment] }, 'UpgradeAccount', tooOld],
  ['nobody is paid', 'zrc2BatchTransfer', { payments: [] }, 'UpgradeAccount', truth],
  ['a wallet without collections', 'mintNft', mint, 'UpgradeAccount', tooOld],
  ['the same', 'burnNfts', { collection: '.gzil', ids: [1n] }, 'UpgradeAccount', tooOld],
  ['the same', 'updateNftDns', { domain: 'ssi', nftID: 'a#1' }, 'UpgradeAccount', tooOld],
  [
    'the same',
    'transferNftUsername',
    { domain: 'alice', to: nobody, keepsDid: false },
    'UpgradeAccount',
    tooOld,
  ],

  ['no community pool here', 'joinCommunity', { amount: qa }, 'NoOffer', without('tyron_s$i')],
  ['the pool does not answer', 'joinCommunity', { amount: qa }, 'ExchangeUnread', withValue('reserves', 7)],
  // A DeFi wallet speaks for the domain that it belongs to.
  [
    'nothing joins for its own name',
    'joinCommunity',
    { wallet: 'defi', amount: 0n, page: 'alice.ssi' },
    'NoLiquidity',
    truth,
  ],
  [
    'it belongs to another name',
    'joinCommunity',
    { wallet: 'defi', amount: qa, page: 'bruno.ssi' },
    'OtherCommunityName',
    truth,
  ],
  ['nothing joins', 'joinCommunity', { amount: 0n }, 'NoLiquidity', truth],
  ['nothing is brought', 'addLiquidity', { ...pooled, tyron: 0n }, 'NoLiquidity', truth],
  ['a share of nothing', 'addLiquidity', { ...pooled, minimum: 0n }, 'PriceMoved', truth],
  [
    'nothing is taken out',
    'removeLiquidity',
    { elsewhere: null, amount: 0n, ...least },
    'NoLiquidity',
    truth,
  ],
  [
    'less comes out',
    'removeLiquidity',
    { elsewhere: null, amount: 10n ** 18n, minBase: 10n ** 30n, minTokens: 1n },
    'PriceMoved',
    truth,
  ],
  ['no such exchange', 'removeLiquidity', { elsewhere, amount: 1n, ...least }, 'NoOffer', without('zilswap')],
  [
    'its pools are unread',
    'removeLiquidity',
    { elsewhere, amount: 1n, ...least },
    'ExchangeUnread',
    withValue('pools', 7),
  ],
  [
    'its shares are unread',
    'removeLiquidity',
    { elsewhere, amount: 1n, ...least },
    'ExchangeUnread',
    withValue('total_contributions', 7),
  ],
  ['no such exchange', 'trade', swapped, 'NoOffer', without('zilswap')],
  ['its pools are unread', 'trade', swapped, 'ExchangeUnread', withValue('pools', 7)],

  ['nothing moves in a paused collection', 'mintNft', mint, 'CollectionPaused', paused],
  ['the same', 'mintNfts', { ...mint, uris: ['heronry'] }, 'CollectionPaused', paused],
  ['the same', 'burnNfts', { collection: '.gzil', ids: [1n] }, 'CollectionPaused', paused],
  [
    'the same',
    'transferNfts',
    { collection: '.gzil', transfers: [{ id: 1n, to: nobody }] },
    'CollectionPaused',
    paused,
  ],
  ['the same', 'updateTokenUri', { collection: '.gzil', id: 1n, uri: 'a' }, 'CollectionPaused', paused],
  [
    'rights are changed all the same',
    'setNftOperator',
    { collection: '.gzil', operator: nobody, add: true },
    'none',
    paused,
  ],
  [
    'rights are changed all the same',
    'setNftSpender',
    { collection: '.gzil', id: 1n, spender: nobody },
    'none',
    paused,
  ],

  ['a collection of names that is not here', 'mintNft', mint, 'CollectionMissing', without('.gzil')],
  ['a picture that is not sold', 'mintNft', picture, 'NoPrice', without('premium_price')],
  ['all Tydras are made', 'mintTydra', tydra, 'TydrasMinted', withValue('token_id_count', { merxek: '26' })],
  [
    'a protocol without a contract',
    'mintTydra',
    { ...tydra, domain: 'alice' },
    'CollectionMissing',
    allOf(tooOld, withoutInit('init')),
  ],
  [
    'another coin from a wallet below 6',
    'transferTydra',
    { ...tydra, currency: 'tyron' },
    'ZilAlone',
    tooOld,
  ],
  [
    'a protocol without a contract',
    'transferTydra',
    tydra,
    'CollectionMissing',
    allOf(tooOld, withoutInit('init')),
  ],
  [
    'prices that are unread',
    'buyNftUsername',
    { domain: 'freebirdy', recipient: null },
    'PriceUnread',
    withValue('utility', 7),
  ],
  [
    'no accounts of hodlers here',
    'claimHodler',
    { hodler: testAccount(0).address, isWallet: false },
    'Unsupported',
    without('tyroni'),
  ],

  ['no staking programme', 'collectOwnRewards', { node: nobody }, 'StakingMissing', without('zilstaking')],
  [
    'no staking programme',
    'requestDelegatorSwap',
    { ...loan, to: nobody },
    'StakingMissing',
    without('zilstaking'),
  ],
  [
    'a programme without cycles',
    'requestDelegatorSwap',
    { ...loan, to: nobody },
    'StakingMissing',
    without('lastrewardcycle'),
  ],

  ['a wallet that nobody was offered', 'acceptPendingDomain', {}, 'NoPendingController', truth],
  ['a domain that leads to nobody', 'acceptPendingDomain', { wallet: 'defi' }, 'NoNewOwner', offered],
  ['a wallet that nobody was offered', 'acceptPendingDomain', { wallet: 'defi' }, 'NoPendingUsername', truth],
  ['an offer that is none', 'withdrawDomain', { wallet: 'defi' }, 'NoPendingUsername', truth],
  [
    'an older wallet whose name nobody knows here',
    'pause',
    { wallet: 'defi', username: null },
    'WalletNameUnknown',
    withValue('version', 'zilstake-wallet_0.8'),
  ],
  [
    'the same under another name',
    'unpause',
    { wallet: 'defi', username: 'bruno' },
    'WalletNameUnknown',
    withValue('version', 'zilstake-wallet_0.8'),
  ],
  [
    'what was made obeys somebody else by now',
    'dns',
    { domain: 'alice', subdomain: 'fresh', replaces: null, nft: null, kind: 'defi', address: 'defi' },
    'NotOfDid',
    withValue('own_did', { constructor: 'Some', argtypes: ['ByStr20'], arguments: [nobody] }),
  ],
  [
    'its name is another’s by now',
    'returnToName',
    { wallet: 'kept' },
    'NotController',
    withValue(domainId('alice'), nobody),
  ],

  ['no wallet', 'didUpdate', { wallet: nobody, patches: [] }, 'NotCreated', truth],
  ['no wallet', 'didDeactivate', { wallet: nobody }, 'NotCreated', truth],
  ['no key to sign with', 'didDeactivate', {}, 'NoSigningKey', withValue('verification_methods', {})],
  ['a key that nobody kept', 'didDeactivate', {}, 'SigningKeyNotKept', withValue('dkms', {})],
  [
    'no wallet',
    'didSocialRecovery',
    { wallet: nobody, newController: nobody, pairs: [] },
    'SignatureOutdated',
    truth,
  ],
]

describe('[BX-27] an action asks for nothing where the chain stands so:', () => {
  /** Wallets of the name of alice, one that goes along with it and one that stays. */
  const places = new Map<string, Address>()
  beforeAll(async () => {
    const { account } = people.tools.alice()
    const init = people.tools.init()
    const deploy = defiWallet.deploy({ init_nft: domainId('alice'), init, init_community: init })
    for (const place of ['defi', 'kept'])
      places.set(place, await people.tools.deploy(account, { deploy, contract: 'DefiWallet' }))
    await people.tools.call(account, defiWallet(places.get('kept')!).KeepFromName({ tyron: null }))
  })

  it.each(rows)('%s (%s)', async (_, name, input, code, lie) => {
    const { account, wallet } =
      name === 'transferTydra'
        ? { account: testAccount(5), wallet: people.tools.addressOf('hydra.ssi') }
        : people.tools.alice()
    network.lie = lie
    const common = {
      wallet,
      deadline: 10n,
      subdomain: null,
      page: null,
      to: wallet,
      name: null,
      domain: null,
    }
    const asked = Object.fromEntries(
      Object.entries<unknown>({ ...common, ...input }).map(([key, value]) => {
        const isPlace = key === 'wallet' || key === 'address'
        return [key, isPlace && typeof value === 'string' ? (places.get(value) ?? value) : value]
      }),
    )
    expect(await refusalOf(name, asked, account)).toBe(code)
    // The node's other answer is the only reason.
    network.lie = truth
    if (lie !== truth && code !== 'none') expect(await refusalOf(name, asked, account)).not.toBe(code)
  })
})
