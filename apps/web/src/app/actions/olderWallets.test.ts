/** Wallets of each version and kind are asked for the same, in other words. */
import { defiWallet, sbtWallet, ssnListProxy, zilWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { qaPerZil, type Address } from '@tyto/primitives'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPeople, type People, type WriteName } from '../../../../../e2e/rig/people'
import { TestNetwork } from '../../../../../packages/simulator/test/network'
import { withValue } from './testing/otherwise'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

const at = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', tyron: null }
const amount = 25n * qaPerZil

let network: TestNetwork
let people: People
let owner: Awaited<ReturnType<People['tools']['person']>>
/** Two staking wallets of one name: the first has a stake that rests, and offers it to the second one. */
let [giver, taker]: Address[] = []

beforeAll(async () => {
  network = await TestNetwork.start()
  people = await createPeople(network)
  const { person, init, deploy, service, call, mine } = people.tools
  owner = await person('resting')
  const values = { init_nft: domainId('resting'), init: init(), init_community: init() }
  const contract = { deploy: zilWallet.deploy(values), contract: 'ZilWallet' as const }
  ;[giver, taker] = [await deploy(owner.account, contract), await deploy(owner.account, contract)]
  const programme = ssnListProxy(await service('zilstaking'))
  await call(owner.account, zilWallet(giver).DelegateStake({ ...at, amount }, { amount }))
  for (const _ of [1, 2]) {
    await mine(30)
    await call(owner.account, programme.AdvanceCycle({}))
  }
  await call(owner.account, zilWallet(giver).WithdrawStakeRewards(at))
})
afterEach(() => {
  network.lie = (_, result) => result
})

interface Asked {
  readonly to: Address
  readonly transition: string
  readonly sent: bigint
  readonly values: Readonly<Record<string, unknown>>
}

/** The call that an action asks for, of a wallet that says that it is of this version. */
async function asked(version: string, name: WriteName, input: object): Promise<Asked> {
  network.lie = withValue('version', version)
  const content = await people.contentOf(name, input, owner)
  if (content.kind !== 'call') throw new Error(`${name} calls nothing.`)
  const { to, transition, amount: sent, params } = content.call
  return {
    to,
    transition,
    sent,
    values: Object.fromEntries(params.map(({ vname, value }) => [vname, value])),
  }
}

const today = 'ZILxWALLET_1.2.0'
const older = 'zilstake-wallet_0.8'
const defi = 'DEFIxWALLET_2.2.0'
/** Names are written by what the contract of the time calls the programme. */
const common = { stakeID: 'zilstaking' }

describe('[BX-27] a staking wallet below 0.9 takes its name first, and the same after it:', () => {
  const bruno: Address = `0x${'cd'.repeat(20)}`
  const payment = { to: bruno, name: null, coin: { id: 'zil', symbol: 'ZIL', decimals: 12 }, amount: 7n }
  it.each<[name: WriteName, input: object, transition: string, sent: bigint, values: object]>([
    [
      'delegateStake',
      { ssnID: 'a', amount: 9n, extra: 2n },
      'DelegateStake',
      2n,
      { ...common, ssnID: 'a', amount: '9' },
    ],
    ['withdrawStakeRewards', { ssnID: 'a' }, 'WithdrawStakeRewards', 0n, { ...common, ssnID: 'a' }],
    [
      'withdrawStakeAmt',
      { ssnID: 'a', amount: 9n },
      'WithdrawStakeAmt',
      0n,
      { ...common, ssnID: 'a', amount: '9' },
    ],
    ['completeWithdrawal', {}, 'CompleteWithdrawal', 0n, common],
    [
      'redelegateStake',
      { ssnID: 'a', tossnID: 'b', amount: 9n },
      'ReDelegateStake',
      0n,
      { ...common, ssnID: 'a', tossnID: 'b', amount: '9' },
    ],
    ['withdrawZil', { payment }, 'SendFunds', 0n, { tag: 'AddFunds', amount: '7' }],
  ])('%s', async (name, input, transition, sent, values) => {
    const wallet = giver
    const order = { wallet, username: 'resting', ...input }
    const now = await asked(today, name, order)
    expect(now).toMatchObject({ to: wallet, transition, sent, values })
    expect(now.values).not.toHaveProperty('username')
    const before = await asked(older, name, order)
    expect(before).toEqual({ ...now, values: { username: 'resting', ...now.values } })
  })
})

describe('[BX-27] stake is handed over by a wallet of each kind:', () => {
  const order = { domain: 'resting' }
  const rows: readonly (readonly [
    name: WriteName,
    input: () => object,
    transition: string,
    values: () => object,
  ])[] = [
    [
      'requestDelegatorSwap',
      () => ({ wallet: giver, to: taker }),
      'RequestDelegatorSwap',
      () => ({ newDelegAddr: taker }),
    ],
    ['revokeDelegatorSwap', () => ({ wallet: giver }), 'RevokeDelegatorSwap', () => ({})],
    [
      'confirmDelegatorSwap',
      () => ({ wallet: taker, requestor: giver }),
      'ConfirmDelegatorSwap',
      () => ({ requestor: giver }),
    ],
    [
      'rejectDelegatorSwap',
      () => ({ wallet: taker, requestor: giver }),
      'RejectDelegatorSwap',
      () => ({ requestor: giver }),
    ],
  ]
  beforeAll(async () => {
    // Offered to the second one already, so that it can be taken back, confirmed and refused.
    const offer = { stakeID: 'zilstaking', newDelegAddr: taker!, tyron: null }
    await people.tools.call(owner.account, zilWallet(giver!).RequestDelegatorSwap(offer))
  })

  it.each(rows)('%s', async (name, input, transition, values) => {
    const { wallet, ...rest } = input() as { readonly wallet: Address }
    const own = async (version: string) => {
      const told = await asked(version, name, { ...order, wallet, ...rest })
      expect(told).toMatchObject({ to: wallet, transition, sent: 0n })
      const { tyron: _, ...said } = told.values
      return said
    }
    expect(await own(today)).toEqual({ stakeID: 'zilstaking', ...values() })
    expect(await own(older)).toEqual({ username: 'resting', stakeID: 'zilstaking', ...values() })
    expect(await own(defi)).toEqual({ dApp: 'zilstaking', ...values() })
  })
})

describe('[BX-27] a wallet is offered, and the offer taken back, in the words of its kind:', () => {
  const wallets = new Map<string, Address>()
  beforeAll(async () => {
    const { init, deploy, call } = people.tools
    const values = { init_nft: domainId('resting'), init: init(), init_community: init() }
    const soul = { init_username: 'resting', domain: 'sbt', init: init() }
    const [forDefi, forZil] = [defiWallet.deploy(values), zilWallet.deploy(values)]
    wallets.set('defi', await deploy(owner.account, { deploy: forDefi, contract: 'DefiWallet' }))
    wallets.set('staking', await deploy(owner.account, { deploy: forZil, contract: 'ZilWallet' }))
    wallets.set(
      'soulbound',
      await deploy(owner.account, { deploy: sbtWallet.deploy(soul), contract: 'SbtWallet' }),
    )
    const domain = domainId('bruno')
    await call(owner.account, defiWallet(wallets.get('defi')!).UpdateDomain({ domain, tyron: null }))
    await call(owner.account, zilWallet(wallets.get('staking')!).UpdateDomain({ domain, tyron: null }))
    const offer = sbtWallet(wallets.get('soulbound')!).UpdateUsername({ username: 'bruno', tyron: null })
    await call(owner.account, offer)
  })

  const byHash = (name: string) => ({ transition: 'UpdateDomain', values: { domain: domainId(name) } })
  const byName = (username: string) => ({ transition: 'UpdateUsername', values: { username } })
  it.each([
    ['defi', byHash],
    ['staking', byHash],
    ['soulbound', byName],
  ])('%s', async (kind, called) => {
    const wallet = wallets.get(kind)!
    const told = async (name: WriteName, input: object) => {
      const content = await people.contentOf(name, { wallet, ...input }, owner)
      if (content.kind !== 'call') throw new Error(`${name} calls nothing.`)
      const { to, transition, amount: sent, params } = content.call
      const { tyron: _, ...values } = Object.fromEntries(params.map(({ vname, value }) => [vname, value]))
      return { to, transition, sent, values }
    }
    expect(await told('updateDomain', { domain: 'carol' })).toEqual({
      to: wallet,
      sent: 0n,
      ...called('carol'),
    })
    // To the name that it belongs to: whom it was offered to gets nothing.
    expect(await told('withdrawDomain', {})).toEqual({ to: wallet, sent: 0n, ...called('resting') })
    for (const name of ['pause', 'unpause', 'keepFromName', 'returnToName'] as const) {
      const transition = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      expect(await told(name, { username: 'resting' })).toEqual({
        to: wallet,
        sent: 0n,
        transition,
        values: {},
      })
    }
  })
})
