import type { Execution } from '@tyto/execution'
import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  defiWallet,
  defiWalletErrors as errors,
  initDid,
  olderZilWallet,
  olderZilWalletErrors,
  ssnListErrors,
  ssnListProxy,
  zilWallet,
} from '../../src'
import { ownName, type Owner } from '../people'
import {
  activeStakingWorld,
  cycleBlocks,
  endCycle,
  minDelegation,
  stake,
  unbonding,
  type StakingWorld,
} from './stakingWorld'
import { succeeds, throws, zil, type Person } from '../world'

let staking: StakingWorld
let alice: Owner
let bruno: Owner
let wallet: Address
beforeEach(async () => {
  staking = await activeStakingWorld()
  alice = await ownName(staking, 'alice')
  bruno = await ownName(staking, 'bruno')
})

interface Options {
  readonly by?: Person
  readonly at?: Address
  readonly service?: string
  readonly tyron?: bigint | null
  readonly sent?: bigint
}

/** The transitions of both wallets: the same, but for the name of the first parameter. */
interface Stakes {
  readonly delegate: (ssnID: string, amount: bigint, options?: Options) => Execution
  readonly collect: (ssnID: string, options?: Options) => Execution
  readonly withdraw: (ssnID: string, amount: bigint, options?: Options) => Execution
  readonly complete: (options?: Options) => Execution
  readonly move: (ssnID: string, tossnID: string, amount: bigint, options?: Options) => Execution
  readonly offer: (newDelegAddr: Address, options?: Options) => Execution
  readonly revoke: (options?: Options) => Execution
  readonly confirm: (requestor: Address, options?: Options) => Execution
  readonly reject: (requestor: Address, options?: Options) => Execution
}

const filled = (options: Options) => ({
  by: options.by ?? alice.controller,
  at: options.at ?? wallet,
  service: options.service ?? 'zilstaking',
  tyron: options.tyron ?? null,
  sent: { amount: options.sent ?? 0n },
})

const ofZilWallet: Stakes = {
  delegate: (ssnID, amount, options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    return staking.world.call(by, zilWallet(at).DelegateStake({ stakeID, ssnID, amount, tyron }, sent))
  },
  collect: (ssnID, options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    return staking.world.call(by, zilWallet(at).WithdrawStakeRewards({ stakeID, ssnID, tyron }, sent))
  },
  withdraw: (ssnID, amount, options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    return staking.world.call(by, zilWallet(at).WithdrawStakeAmt({ stakeID, ssnID, amount, tyron }, sent))
  },
  complete: (options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    return staking.world.call(by, zilWallet(at).CompleteWithdrawal({ stakeID, tyron }, sent))
  },
  move: (ssnID, tossnID, amount, options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    const call = zilWallet(at).ReDelegateStake({ stakeID, ssnID, tossnID, amount, tyron }, sent)
    return staking.world.call(by, call)
  },
  offer: (newDelegAddr, options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    return staking.world.call(by, zilWallet(at).RequestDelegatorSwap({ stakeID, newDelegAddr, tyron }, sent))
  },
  revoke: (options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    return staking.world.call(by, zilWallet(at).RevokeDelegatorSwap({ stakeID, tyron }, sent))
  },
  confirm: (requestor, options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    return staking.world.call(by, zilWallet(at).ConfirmDelegatorSwap({ stakeID, requestor, tyron }, sent))
  },
  reject: (requestor, options = {}) => {
    const { by, at, service: stakeID, tyron, sent } = filled(options)
    return staking.world.call(by, zilWallet(at).RejectDelegatorSwap({ stakeID, requestor, tyron }, sent))
  },
}

const ofDefiWallet: Stakes = {
  delegate: (ssnID, amount, options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    return staking.world.call(by, defiWallet(at).DelegateStake({ dApp, ssnID, amount, tyron }, sent))
  },
  collect: (ssnID, options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    return staking.world.call(by, defiWallet(at).WithdrawStakeRewards({ dApp, ssnID, tyron }, sent))
  },
  withdraw: (ssnID, amount, options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    return staking.world.call(by, defiWallet(at).WithdrawStakeAmt({ dApp, ssnID, amount, tyron }, sent))
  },
  complete: (options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    return staking.world.call(by, defiWallet(at).CompleteWithdrawal({ dApp, tyron }, sent))
  },
  move: (ssnID, tossnID, amount, options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    const call = defiWallet(at).ReDelegateStake({ dApp, ssnID, tossnID, amount, tyron }, sent)
    return staking.world.call(by, call)
  },
  offer: (newDelegAddr, options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    return staking.world.call(by, defiWallet(at).RequestDelegatorSwap({ dApp, newDelegAddr, tyron }, sent))
  },
  revoke: (options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    return staking.world.call(by, defiWallet(at).RevokeDelegatorSwap({ dApp, tyron }, sent))
  },
  confirm: (requestor, options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    return staking.world.call(by, defiWallet(at).ConfirmDelegatorSwap({ dApp, requestor, tyron }, sent))
  },
  reject: (requestor, options = {}) => {
    const { by, at, service: dApp, tyron, sent } = filled(options)
    return staking.world.call(by, defiWallet(at).RejectDelegatorSwap({ dApp, requestor, tyron }, sent))
  },
}

describe.each([
  ['ZilWallet', zilWallet, ofZilWallet],
  ['DefiWallet', defiWallet, ofDefiWallet],
] as const)('a %s', (contract, binding, stakes) => {
  const deployFor = (owner: Owner) => {
    const { world, init } = staking
    const values = { init_nft: owner.id, init, init_community: init }
    return world.deploy(owner.controller, contract, binding.deploy(values))
  }
  const node = (index: 0 | 1): Address => staking.nodes[index].address
  const deposit = (at: Address, index: 0 | 1) =>
    staking.world.read(staking.fields.deposit_amt_deleg.at(at).at(node(index)))
  const cycle = () => endCycle(staking)
  const fund = (at: Address, amount: bigint) =>
    succeeds(staking.world.call(bruno.controller, binding(at).AddFunds({}, { amount })))
  const everything = (options: Options = {}): readonly Execution[] => [
    stakes.delegate('ssnzilpay', minDelegation, options),
    stakes.collect('ssnzilpay', options),
    stakes.withdraw('ssnzilpay', zil, options),
    stakes.complete(options),
    stakes.move('ssnzilpay', 'ssnzillet', minDelegation, options),
    stakes.offer(bruno.wallet, options),
    stakes.confirm(bruno.wallet, options),
    stakes.reject(bruno.wallet, options),
  ]

  beforeEach(async () => {
    wallet = await deployFor(alice)
    fund(wallet, 200n * zil)
  })

  test('delegates its own ZIL, and what is sent along beyond the donation', () => {
    const { world, initDid: record } = staking
    succeeds(stakes.delegate('ssnzilpay', 50n * zil))
    expect(deposit(wallet, 0)).toBe(50n * zil)
    expect(world.balance(wallet)).toBe(150n * zil)
    const donated = world.balance(record)
    succeeds(stakes.delegate('ssnzilpay', 175n * zil, { sent: 30n * zil, tyron: 5n * zil }))
    expect(deposit(wallet, 0)).toBe(225n * zil)
    expect(world.balance(wallet)).toBe(0n)
    expect(world.balance(record) - donated).toBe(5n * zil)
    throws(stakes.delegate('ssnzilpay', minDelegation), 'InvalidValue', errors.balanceTooLow)
  })

  test('collects rewards, takes stake out and receives both', () => {
    const { world } = staking
    succeeds(stakes.delegate('ssnzilpay', 100n * zil))
    cycle()
    cycle()
    succeeds(stakes.collect('ssnzilpay', { sent: 2n, tyron: 2n }))
    const reward = world.balance(wallet) - 100n * zil
    expect(reward).toBeGreaterThan(0n)
    succeeds(stakes.withdraw('ssnzilpay', 40n * zil, { sent: 3n }))
    expect(deposit(wallet, 0)).toBe(60n * zil)
    throws(stakes.complete(), 'Error', ssnListErrors.nothingRipe)
    world.pass(unbonding)
    succeeds(stakes.complete())
    expect(world.balance(wallet)).toBe(140n * zil + reward + 3n)
  })

  test('moves stake to another node', () => {
    succeeds(stakes.delegate('ssnzilpay', 100n * zil))
    throws(stakes.move('ssnzilpay', 'ssnzillet', 30n * zil), 'Error', ssnListErrors.hasBufferedDeposit)
    cycle()
    succeeds(stakes.collect('ssnzilpay'))
    succeeds(stakes.move('ssnzilpay', 'ssnzillet', 30n * zil))
    expect([deposit(wallet, 0), deposit(wallet, 1)]).toEqual([70n * zil, 30n * zil])
  })

  test('hands stake over to another wallet and takes some from an account', async () => {
    const { world, programme } = staking
    const other = await deployFor(bruno)
    succeeds(stakes.delegate('ssnzilpay', 100n * zil))
    cycle()
    succeeds(stakes.collect('ssnzilpay'))
    succeeds(stakes.offer(other))
    succeeds(stakes.revoke())
    succeeds(stakes.offer(other))
    succeeds(stakes.reject(wallet, { by: bruno.controller, at: other }))
    throws(stakes.confirm(wallet, { by: bruno.controller, at: other }), 'Error', ssnListErrors.noSwap)
    succeeds(stakes.offer(other))
    succeeds(stakes.confirm(wallet, { by: bruno.controller, at: other }))
    expect([deposit(wallet, 0), deposit(other, 0)]).toEqual([null, 100n * zil])

    const dora = world.join('dora')
    succeeds(stake(staking, dora, staking.nodes[1], 20n * zil))
    cycle()
    const at = { ssnaddr: node(1) }
    succeeds(world.call(dora, programme.WithdrawStakeRewards(at)))
    succeeds(world.call(dora, programme.RequestDelegatorSwap({ new_deleg_addr: wallet })))
    succeeds(stakes.confirm(dora.address))
    expect(deposit(wallet, 1)).toBe(20n * zil)
  })

  test('[BX-27] while the programme is paused no offer is answered or taken back, and no cycle ends', async () => {
    const { world, programme, deployer } = staking
    const other = await deployFor(bruno)
    succeeds(stakes.delegate('ssnzilpay', 100n * zil))
    cycle()
    succeeds(stakes.collect('ssnzilpay'))
    succeeds(stakes.offer(other))
    world.pass(2n * cycleBlocks)
    succeeds(world.call(deployer, programme.Pause({})))
    const byOther = { by: bruno.controller, at: other }
    const refused = [stakes.revoke(), stakes.confirm(wallet, byOther), stakes.reject(wallet, byOther)]
    for (const each of [...refused, world.call(deployer, programme.AdvanceCycle({}))])
      throws(each, 'Error', ssnListErrors.frozen)
    succeeds(world.call(deployer, programme.UnPause({})))
    succeeds(stakes.revoke())
    // The cycle starts over.
    throws(world.call(deployer, programme.AdvanceCycle({})), 'Error', ssnListErrors.cycleNotOver)
    cycle()
  })

  test('keeps ZIL that come with an order that needs none: the programme is sent nothing', async () => {
    const { world, programme } = staking
    const others = [world.join('dora'), world.join('emil')] as const
    const sent = 7n * zil
    const asked: [boolean | undefined, string[]][] = []
    const ask = ({ receipt }: Execution) => {
      const messages = receipt.transitions?.filter(({ addr }) => addr === wallet) ?? []
      asked.push([receipt.success, messages.map(({ msg }) => msg._amount)])
    }
    succeeds(stakes.delegate('ssnzilpay', 100n * zil))
    for (const other of others) succeeds(stake(staking, other, staking.nodes[1], 20n * zil))
    cycle()
    ask(stakes.collect('ssnzilpay', { sent }))
    for (const other of others) {
      succeeds(world.call(other, programme.WithdrawStakeRewards({ ssnaddr: node(1) })))
      succeeds(world.call(other, programme.RequestDelegatorSwap({ new_deleg_addr: wallet })))
    }
    ask(stakes.reject(others[0].address, { sent }))
    ask(stakes.confirm(others[1].address, { sent }))
    ask(stakes.offer(bruno.wallet, { sent }))
    ask(stakes.revoke({ sent }))
    ask(stakes.withdraw('ssnzilpay', 10n * zil, { sent }))
    world.pass(unbonding)
    ask(stakes.complete({ sent }))
    ask(stakes.move('ssnzilpay', 'ssnzillet', 20n * zil, { sent }))
    expect(asked).toEqual(Array.from({ length: 8 }, () => [true, ['0']]))
  })

  test('stakes for its owner alone', () => {
    for (const execution of [
      ...everything({ by: bruno.controller }),
      stakes.revoke({ by: bruno.controller }),
    ]) {
      throws(execution, 'WrongSender', errors.notController)
    }
  })

  test('paused, does nothing but unpause and receive', () => {
    const { world } = staking
    succeeds(stakes.delegate('ssnzilpay', 100n * zil))
    cycle()
    succeeds(stakes.collect('ssnzilpay'))
    succeeds(world.call(alice.controller, binding(wallet).Pause({ tyron: null })))
    for (const execution of everything()) throws(execution, 'WrongStatus', errors.paused)
    for (const execution of everything({ sent: zil, tyron: zil })) {
      throws(execution, 'WrongStatus', errors.paused)
    }
    // A call that only takes a right away goes through: the programme answers, which knows of no offer.
    expect(stakes.revoke().failure).toMatchObject({ exception: 'Error' })
    const before = world.balance(wallet)
    fund(wallet, zil)
    expect(world.balance(wallet) - before).toBe(zil)
    succeeds(world.call(alice.controller, binding(wallet).Unpause({ tyron: null })))
    succeeds(stakes.withdraw('ssnzilpay', zil))
  })

  test('asks the services of the protocol for programme and node, and only them', () => {
    for (const execution of [
      stakes.delegate('nobody', minDelegation),
      stakes.move('ssnzilpay', 'nobody', minDelegation),
      ...everything({ service: 'nobody' }),
      stakes.revoke({ service: 'nobody' }),
    ]) {
      throws(execution, 'DidIsNull', errors.unknownService)
    }
    const { world, deployer, initDid: record } = staking
    succeeds(world.call(deployer, initDid(record).RemoveService({ id: 'zilstaking' })))
    throws(stakes.collect('ssnzilpay'), 'DidIsNull', errors.unknownService)
  })

  test('refuses nothing, nobody, itself and a donation that was not sent', () => {
    for (const execution of [
      stakes.delegate('ssnzilpay', 0n),
      stakes.withdraw('ssnzilpay', 0n),
      stakes.move('ssnzilpay', 'ssnzillet', 0n),
    ]) {
      throws(execution, 'ZeroValueOrNull', errors.zeroAmount)
    }
    for (const execution of [
      stakes.offer(zeroAddress),
      stakes.confirm(zeroAddress),
      stakes.reject(zeroAddress),
    ]) {
      throws(execution, 'ZeroValueOrNull', errors.nullAddress)
    }
    throws(stakes.offer(wallet), 'InvalidValue', errors.ownDelegator)
    for (const execution of everything({ tyron: zil })) {
      throws(execution, 'InvalidValue', errors.donationTooHigh)
    }
    throws(stakes.delegate('ssnzilpay', minDelegation - 1n), 'Error', ssnListErrors.belowMinimum)
  })

  test('gets nothing of what another one staked', async () => {
    const other = await deployFor(bruno)
    succeeds(stakes.delegate('ssnzilpay', 100n * zil))
    cycle()
    cycle()
    const ofBruno = { by: bruno.controller, at: other }
    throws(stakes.collect('ssnzilpay', ofBruno), 'Error', ssnListErrors.noDelegator)
    throws(stakes.withdraw('ssnzilpay', zil, ofBruno), 'Error', ssnListErrors.noDelegator)
    throws(stakes.complete(ofBruno), 'Error', ssnListErrors.nothingRipe)
    throws(stakes.confirm(wallet, ofBruno), 'Error', ssnListErrors.noSwap)
    const direct = ssnListProxy(staking.proxy).WithdrawStakeRewards({ ssnaddr: node(0) })
    throws(staking.world.call(alice.controller, direct), 'Error', ssnListErrors.noDelegator)
  })
})

describe('a ZIL wallet below 0.9', () => {
  const username = 'alice'
  const old = { stakeID: 'zilstaking', username, tyron: null } as const
  const at = { ...old, ssnID: 'ssnzilpay' }
  const all = () => {
    const { world } = staking
    const own = olderZilWallet(wallet)
    const beneficiary = { constructor: 'Recipient', arguments: [bruno.controller.address] } as const
    const rename = (name: string) => [
      own.DelegateStake({ ...at, username: name, amount: minDelegation }),
      own.WithdrawStakeRewards({ ...at, username: name }),
      own.WithdrawStakeAmt({ ...at, username: name, amount: zil }),
      own.CompleteWithdrawal({ ...old, username: name }),
      own.ReDelegateStake({ ...at, username: name, tossnID: 'ssnzillet', amount: minDelegation }),
      own.RequestDelegatorSwap({ ...old, username: name, newDelegAddr: bruno.wallet }),
      own.RevokeDelegatorSwap({ ...old, username: name }),
      own.ConfirmDelegatorSwap({ ...old, username: name, requestor: bruno.wallet }),
      own.RejectDelegatorSwap({ ...old, username: name, requestor: bruno.wallet }),
      own.SendFunds({ username: name, tag: 'AddFunds', beneficiary, amount: zil, tyron: null }),
    ]
    return { world, own, rename }
  }
  beforeEach(async () => {
    const values = { init_version: 'ZILxWALLET_0.8.0', init_nft: alice.id, init: staking.init }
    wallet = await staking.world.deploy(alice.controller, 'OlderZilWallet', olderZilWallet.deploy(values))
    const call = olderZilWallet(wallet).AddFunds({}, { amount: 200n * zil })
    succeeds(staking.world.call(bruno.controller, call))
  })

  test('stakes with the name of its owner first', () => {
    const { world, rename } = all()
    const [delegate, collect, withdraw, complete, move, offer, revoke, , , send] = rename(username)
    succeeds(world.call(alice.controller, delegate!))
    endCycle(staking)
    endCycle(staking)
    const before = world.balance(wallet)
    succeeds(world.call(alice.controller, collect!))
    expect(world.balance(wallet)).toBeGreaterThan(before)
    for (const call of [withdraw, offer, revoke]) succeeds(world.call(alice.controller, call!))
    throws(world.call(alice.controller, move!), 'Error', ssnListErrors.stakeTooLow)
    world.pass(unbonding)
    succeeds(world.call(alice.controller, complete!))
    succeeds(world.call(alice.controller, send!))
  })

  test('for its owner, under its name, unless it is paused', () => {
    const { world, own, rename } = all()
    for (const call of rename(username)) {
      throws(world.call(bruno.controller, call), 'Error', olderZilWalletErrors.notController)
    }
    for (const call of rename('bruno')) {
      throws(world.call(alice.controller, call), 'Error', olderZilWalletErrors.wrongName)
    }
    succeeds(world.call(alice.controller, own.Pause({ username, tyron: null })))
    for (const call of rename(username)) {
      throws(world.call(alice.controller, call), 'Error', olderZilWalletErrors.paused)
    }
    throws(
      world.call(bruno.controller, own.Unpause({ username, tyron: null })),
      'Error',
      olderZilWalletErrors.notController,
    )
    succeeds(world.call(bruno.controller, own.AddFunds({}, { amount: zil })))
    succeeds(world.call(alice.controller, own.Unpause({ username, tyron: null })))
  })
})
