/** Actions ask no wallet where one of their own gates is closed, beside those of the chain, on a real network. */
import { defiWallet, didWallet, donateFund, ssnListProxy, zilAddress, zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { isRecord, type Address } from '@tyto/primitives'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPeople, type People, type Signer, type WriteName } from '../../../../../e2e/rig/people'
import { guardians, ids } from './testing/sentenceTools'
import { TestNetwork } from '../../../../../packages/simulator/test/network'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

let network: TestNetwork
let people: People

beforeAll(async () => {
  network = await TestNetwork.start()
  people = await createPeople(network)
})

/** Why an action makes no request of an input; `none` where it makes one. */
function refusalOf(name: WriteName, input: object, who: Pick<Signer, 'account'>): Promise<unknown> {
  return people.contentOf(name, input, who).then(
    () => 'none',
    (cause: unknown) => (isRecord(cause) ? cause['code'] : cause),
  )
}

describe('[BX-27] an action asks no wallet for', () => {
  it('more shares of the community than there are, nor for none', async () => {
    const { account, wallet } = people.tools.alice()
    const { UpdateUsername, AcceptPendingUsername } = didWallet(wallet)
    await people.tools.call(account, UpdateUsername({ username: 'alice', tyron: null }))
    await people.tools.call(account, AcceptPendingUsername({}))
    // The first that is brought to the community: all that there is in it.
    const all = 10n ** 19n
    const order = { dApp: 'tyron_s$i', addrName: 'tyron', amount: all, subdomain: null, deadline: 10n }
    await people.tools.call(account, defiWallet(wallet).JoinCommunity({ ...order, tyron: null }))
    const leaving = (amount: bigint) =>
      refusalOf('leaveCommunity', { wallet, amount, deadline: 10n, page: 'alice.ssi' }, { account })
    expect(await leaving(all)).toBe('none')
    expect(await leaving(all + 1n)).toBe('NoLiquidity')
    expect(await leaving(1n)).toBe('none')
    expect(await leaving(0n)).toBe('NoLiquidity')
  })

  it("what is released of an account's or a wallet's tokens, but for whoever holds it", async () => {
    const { account, wallet } = people.tools.alice()
    const other = await people.tools.account('stranger to alice')
    const own = { hodler: account.address, isWallet: false }
    expect(await refusalOf('claimHodler', own, { account })).toBe('none')
    expect(await refusalOf('claimHodler', own, { account: other })).toBe('NotController')
    const ofWallet = { hodler: wallet, isWallet: true }
    expect(await refusalOf('claimHodler', ofWallet, { account })).toBe('none')
    expect(await refusalOf('claimHodler', ofWallet, { account: other })).toBe('NotController')
  })

  it('a trade that brings less than the least that somebody chose, nor one without a least', async () => {
    const { account, wallet } = people.tools.alice()
    const zil = { id: 'zil', symbol: 'ZIL', decimals: 12, token: zilAddress }
    const gzil = { id: 'gzil', symbol: 'gZIL', decimals: 15, token: await people.tools.service('gzil') }
    const order = { exchange: 'zilswap', wallet, from: zil, to: gzil, amount: 10n ** 14n, deadline: 10n }
    const trading = (minimum: bigint) =>
      refusalOf('trade', { ...order, minimum, had: null, page: 'alice.ssi' }, { account })
    // 100 ZIL bring 0.3 gZIL of the seeded pool.
    expect(await trading(3n * 10n ** 14n)).toBe('none')
    expect(await trading(10n ** 15n)).toBe('PriceMoved')
    expect(await trading(0n)).toBe('PriceMoved')
  })

  it('more of a pool than the wallet brought', async () => {
    const { account, wallet } = people.tools.alice()
    const pool = { dApp: 'zilswap', addrName: 'gzil', subdomain: null, deadline: 10n, tyron: null }
    const most = { minContributionAmount: 1n, maxTokenAmount: 10n ** 15n }
    const alone = { isSSI: false, double_allowance: false, is_community: false }
    const bring = defiWallet(wallet).AddLiquidity(
      { ...pool, ...most, ...alone },
      { amount: 20n * 10n ** 12n },
    )
    await people.tools.call(account, bring)
    const elsewhere = { exchange: 'zilswap', coin: 'gzil' }
    const least = { minBase: 1n, minTokens: 1n, deadline: 10n, page: 'alice.ssi' }
    const taking = (amount: bigint) =>
      refusalOf('removeLiquidity', { wallet, elsewhere, amount, ...least }, { account })
    // Too small a part comes out as another amount; without a share there is nothing to take.
    expect(await taking(20n * 10n ** 12n * 2n)).toBe('NoLiquidity')
    expect(await taking(10n ** 12n)).not.toBe('NoLiquidity')
    expect(await taking(0n)).toBe('NoLiquidity')
  })

  it('an allowance for whom the protocol does not name', async () => {
    const { account } = people.tools.alice()
    const token = await people.tools.service('gzil')
    const order = {
      exchange: 'zilswap',
      from: { id: 'gzil', symbol: 'gZIL', decimals: 15, token },
      amount: 9n,
    }
    const allowing = (spender: Address) => refusalOf('allowTrade', { ...order, spender }, { account })
    expect(await allowing(await people.tools.service('zilswap'))).toBe('none')
    expect(await allowing(account.address)).toBe('OtherContract')
    const spender = await people.tools.service('zilswap')
    const again = { ...order, spender, amount: 0n }
    expect(await refusalOf('allowTrade', again, { account })).toBe('AllowedAlready')
  })

  it('a name that another wallet owns, and for a new one that is taken', async () => {
    const { account, wallet } = people.tools.alice()
    const to = people.tools.addressOf('carol.ssi')
    const giving = (domain: string) =>
      refusalOf('transferNftUsername', { wallet, domain, to, keepsDid: false }, { account })
    expect(await giving('alice')).toBe('none')
    expect(await giving('bruno')).toBe('NotNameOwner')
    const order = { wallet, collection: '.gzil', currency: 'zil', to: wallet }
    expect(await refusalOf('mintNft', { ...order, uri: 'heronry' }, { account })).toBe('none')
    expect(await refusalOf('mintNft', { ...order, uri: 'bruno' }, { account })).toBe('NameTaken')
    expect(await refusalOf('mintNfts', { ...order, uris: ['heronry', 'bruno'] }, { account })).toBe(
      'NameTaken',
    )
  })

  it('what moves in a paused collection; a right is taken back all the same', async () => {
    const { account, wallet } = people.tools.alice()
    const owner = testAccount('deployer')
    const names = zrc6Token(await people.tools.service('.gzil'))
    const place = { wallet, collection: '.gzil' }
    const burning = () => refusalOf('burnNfts', { ...place, ids: [1n] }, { account })
    expect(await burning()).toBe('none')
    await people.tools.call(owner, names.Pause({}))
    expect(await burning()).toBe('CollectionPaused')
    const right = { ...place, operator: owner.address, add: false }
    expect(await refusalOf('setNftOperator', right, { account })).toBe('none')
    await people.tools.call(owner, names.Unpause({}))
    expect(await burning()).toBe('none')
  })

  it('a recovery with a false signature, though the others are enough', async () => {
    const lost = await people.tools.person('astray')
    const { AddGuardians } = didWallet(lost.wallet)
    const five = [...guardians, 'alice', 'heeds']
    await people.tools.person('heeds')
    await people.tools.call(lost.account, AddGuardians({ guardians: ids(...five), tyron: null }))
    const rescuer = await people.tools.account('who finds')
    const asked = { kind: 'recovery', newController: rescuer.address } as const
    const pairs = await Promise.all(
      five.map(async (domain) => {
        const key = `${domain === 'heeds' ? domain : `${domain}.ssi`} / socialrecovery`
        const signature = await people.tools.signature(asked, lost.wallet, key)
        return { guardian: `${domain}.ssi`, signature }
      }),
    )
    const name = { domain: 'astray', subdomain: '', topLevel: 'ssi' } as const
    const recovering = (all: typeof pairs) =>
      refusalOf(
        'didSocialRecovery',
        { name, wallet: lost.wallet, newController: rescuer.address, pairs: all },
        { account: rescuer },
      )
    expect(await recovering(pairs)).toBe('none')
    expect(await recovering(pairs.slice(1))).toBe('none')
    const wrong = { ...pairs[0]!, signature: pairs[1]!.signature }
    expect(await recovering([wrong, ...pairs.slice(1)])).toBe('SignatureOutdated')
    expect(await recovering(pairs.slice(0, 1))).toBe('SignatureOutdated')
  })
})

describe('[BX-27] stake changes hands', () => {
  it('where it rests: neither while it is buffered, nor before its rewards were collected', async () => {
    const owner = await people.tools.person('restless')
    const programme = ssnListProxy(await people.tools.service('zilstaking'))
    const ssnaddr = await people.tools.service('ssnzilpay')
    const to = people.tools.addressOf('bruno.ssi')
    const offering = () => refusalOf('requestDelegatorSwap', { wallet: null, domain: 'restless', to }, owner)
    expect(await offering()).toBe('SwapImpossible')
    await people.tools.call(owner.account, programme.DelegateStake({ ssnaddr }, { amount: 25n * 10n ** 12n }))
    expect(await offering()).toBe('SwapUnsettled')
    for (const _ of [1, 2]) {
      await people.tools.mine(30)
      await people.tools.call(owner.account, programme.AdvanceCycle({}))
    }
    expect(await offering()).toBe('SwapUnsettled')
    await people.tools.call(owner.account, programme.WithdrawStakeRewards({ ssnaddr }))
    expect(await offering()).toBe('none')
  })
})

type Refused = readonly [why: string, name: WriteName, input: object, code: string]

describe('[BX-27] an action says why it asks for nothing:', () => {
  const coin = { id: 'gzil', symbol: 'gZIL', decimals: 15 }
  const payment = { to: testAccount(3).address, name: null, coin: { ...coin, id: 'nothing' }, amount: 1n }
  const elsewhere = { exchange: 'zilswap', coin: 'xsgd' }
  const least = { minBase: 1n, minTokens: 1n }
  const mint = { collection: '.gzil', currency: 'zil', uri: 'heronry' }

  it.each<Refused>([
    ['a coin without a contract here', 'payFromWallet', { payment }, 'UnknownCoin'],
    ['ZIL needs no allowance', 'allowTrade', { from: { ...coin, token: zilAddress } }, 'AllowedAlready'],
    ['a document is there already', 'didCreate', {}, 'AlreadyCreated'],
    ['a name that is kept back', 'buyNftUsername', { domain: 'ssi', recipient: null }, 'NameNotForSale'],
    ['a name that is taken', 'buyNftUsername', { domain: 'bruno', recipient: null }, 'NameTaken'],
    [
      'a coin that buys no name',
      'buyNftUsername',
      { domain: 'freebirdy', recipient: null, currency: 'gary' },
      'NoPrice',
    ],
    ['a coin that mints nothing', 'mintNft', { ...mint, currency: 'gary' }, 'NoPrice'],
    ['a collection that is not here', 'mintNft', { ...mint, collection: 'owls' }, 'CollectionMissing'],
    ['another community', 'joinCommunity', { amount: 1n, page: 'bruno.ssi' }, 'OtherCommunityName'],
    [
      "another community's pool",
      'addLiquidity',
      { withSsi: true, tyron: 1n, ssi: 0n, minimum: 1n, isCommunity: true, page: 'bruno.ssi' },
      'OtherCommunityName',
    ],
    ['no share of that pool', 'removeLiquidity', { elsewhere, amount: 1n, ...least }, 'NoLiquidity'],
    ['a name that nobody has', 'updateDomain', { domain: 'nobodyhas' }, 'DomainNotRegistered'],
    ['nobody is asked to take over', 'acceptPendingController', { name: null }, 'NoPendingController'],
    ['no name is proposed', 'acceptPendingUsername', {}, 'NoPendingUsername'],
    ['stake for oneself', 'requestDelegatorSwap', { domain: 'alice', to: 'wallet' }, 'SwapWithOneself'],
    ['no stake to hand over', 'requestDelegatorSwap', { domain: 'alice' }, 'SwapImpossible'],
    ['no stake that is offered', 'revokeDelegatorSwap', { domain: 'alice' }, 'SwapNotOffered'],
    ['nobody offers stake', 'confirmDelegatorSwap', { domain: 'alice' }, 'SwapNotOffered'],
    ['nobody offers stake that is refused', 'rejectDelegatorSwap', { domain: 'alice' }, 'SwapNotOffered'],
  ])('%s: %s', async (_, name, input, code) => {
    const { account, wallet } = people.tools.alice()
    const other = people.tools.addressOf('bruno.ssi')
    const common = { wallet, to: other, requestor: other, deadline: 10n, subdomain: null }
    // Who is named in the row is the wallet itself.
    const own = 'to' in input ? { to: wallet } : {}
    expect(await refusalOf(name, { ...common, ...input, ...own }, { account })).toBe(code)
  })

  it('a motion that stands on the board', async () => {
    const voice = await people.tools.account('who speaks')
    const [fund, board] = [people.tools.addressOf('donate.ssi'), people.tools.addressOf('xpoints.ssi')]
    await people.tools.call(voice, donateFund(fund).AddFunds({}, { amount: 50n * 10n ** 12n }))
    const raising = (motion: string) =>
      refusalOf('raiseMotion', { name: 'xpoints.ssi', board, fund, motion, amount: 1n }, { account: voice })
    expect(await raising('Let owls sleep')).toBe('none')
    expect(await raising('Feed the owls at dusk')).toBe('MotionKnown')
  })
})

/** The values of the call that an action asks for, by their names. */
async function askedFor(name: WriteName, input: object, who: Pick<Signer, 'account'>) {
  const content = await people.contentOf(name, input, who)
  if (content.kind !== 'call') throw new Error(`${name} calls nothing.`)
  const values = content.call.params.map(({ vname, value }) => [vname, value] as const)
  return { transition: content.call.transition, ...Object.fromEntries(values) }
}

describe('[BX-27] what is asked for', () => {
  it('moves stake from the node of the form to the other one', async () => {
    const { account, wallet } = people.tools.alice()
    const nodes = { ssnID: 'ssnzilpay', tossnID: 'ssnzillet' }
    const input = { wallet, username: 'alice', ...nodes, amount: 7n }
    expect(await askedFor('redelegateStake', input, { account })).toMatchObject({
      transition: 'ReDelegateStake',
      ...nodes,
      amount: '7',
    })
  })

  it('joins the community from the subdomain of the page', async () => {
    const { account, wallet } = people.tools.alice()
    const joining = (subdomain: string | null) =>
      askedFor(
        'joinCommunity',
        { wallet, amount: 10n ** 18n, deadline: 10n, subdomain, page: null },
        { account },
      )
    expect(await joining('vault')).toMatchObject({ subdomain: { constructor: 'Some', arguments: ['vault'] } })
    expect(await joining(null)).toMatchObject({ subdomain: { constructor: 'None' } })
  })

  it('destroys each NFT that was chosen', async () => {
    const { account, wallet } = people.tools.alice()
    const burning = (list: readonly bigint[]) =>
      askedFor('burnNfts', { wallet, collection: '.gzil', ids: list }, { account })
    expect(await burning([2n])).toMatchObject({ transition: 'ZRC6_Burn', token_id: '2' })
    expect(await burning([1n, 2n])).toMatchObject({ transition: 'ZRC6_BatchBurn', token_id_list: ['1', '2'] })
  })

  it('gives the right over all NFTs, or takes it back, as was chosen', async () => {
    const { account, wallet } = people.tools.alice()
    const right = { wallet, collection: '.gzil', operator: account.address }
    const asking = (add: boolean) => askedFor('setNftOperator', { ...right, add }, { account })
    expect(await asking(true)).toMatchObject({ transition: 'ZRC6_AddOperator', operator: account.address })
    expect(await asking(false)).toMatchObject({
      transition: 'ZRC6_RemoveOperator',
      operator: account.address,
    })
  })

  it('mints for whom was chosen, one or many', async () => {
    const { account, wallet } = people.tools.alice()
    const to = people.tools.addressOf('bruno.ssi')
    const mint = { wallet, collection: '.gzil', currency: 'zil', to }
    expect(await askedFor('mintNft', { ...mint, uri: 'heronry' }, { account })).toMatchObject({ to })
    const many = await askedFor('mintNfts', { ...mint, uris: ['heronry', 'rookery'] }, { account })
    expect(many).toMatchObject({
      to_token_uri_pair_list: [{ arguments: [to, 'heronry'] }, { arguments: [to, 'rookery'] }],
    })
  })

  it('leaves the other half of a name where it is, or takes it along, as was chosen', async () => {
    const { account, wallet } = people.tools.alice()
    const to = people.tools.addressOf('bruno.ssi')
    const giving = (keepsDid: boolean) =>
      askedFor('transferNftUsername', { wallet, domain: 'alice', to, keepsDid }, { account })
    expect(await giving(true)).toMatchObject({ addr: to, dID: wallet })
    expect(await giving(false)).toMatchObject({ addr: to, dID: to })
  })
})
