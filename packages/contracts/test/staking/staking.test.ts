import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { ssnList, ssnListErrors as errors, ssnListProxyErrors } from '../../src'
import {
  activeStakingWorld,
  collect,
  cycleBlocks,
  endCycle,
  gained,
  minDelegation,
  minStake,
  rewardPerCycle,
  stake,
  stakingWorld,
  surplus,
  unbonding,
  withdraw,
  type StakingWorld,
} from './stakingWorld'
import { succeeds, throws, zil, type Person } from '../world'

let staking: StakingWorld
let one: Person
let two: Person
let alice: Person
let bruno: Person
beforeEach(async () => {
  staking = await activeStakingWorld()
  ;[one, two] = staking.nodes
  alice = staking.world.join('alice')
  bruno = staking.world.join('bruno')
})

const deposit = (of: Person, at: Person) =>
  staking.world.read(staking.fields.deposit_amt_deleg.at(of.address).at(at.address))
const node = (at: Person) => {
  const ssn = staking.world.read(staking.fields.ssnlist.at(at.address))!
  const [isActive, amount, rewards, , , , buffered, commission, earned, receiver] = ssn.arguments
  return { isActive, amount, rewards, buffered, commission, earned, receiver }
}
const call = (by: Person, what: Parameters<StakingWorld['world']['call']>[1]) => staking.world.call(by, what)
/** The part of the delegators of one of the two nodes, whose stakes are alike, in a cycle. */
const nodeReward = (rewardPerCycle / 2n / 10n) * 9n

describe('a deposit', () => {
  test('on an active node is buffered, earns nothing in this cycle and the next, and earns from the one after', () => {
    const { world, fields } = staking
    succeeds(stake(staking, alice, one, minStake))
    expect(deposit(alice, one)).toBe(minStake)
    expect(world.read(fields.ssn_deleg_amt.at(one.address).at(alice.address))).toBe(minStake)
    expect(world.read(fields.buff_deposit_deleg.at(alice.address).at(one.address))).toEqual(
      new Map([[1n, minStake]]),
    )
    expect(world.read(fields.last_buf_deposit_cycle_deleg.at(alice.address).at(one.address))).toBe(1n)
    expect(node(one)).toMatchObject({ amount: minStake, buffered: minStake })

    endCycle(staking)
    expect(node(one)).toMatchObject({ amount: 2n * minStake, buffered: 0n })
    expect(gained(staking, alice, () => collect(staking, alice, one))).toBe(0n)

    // Of all stake, 3,000 ZIL, the node has two thirds; of the node's, alice a half.
    endCycle(staking)
    const all = ((rewardPerCycle * 2n) / 3n / 10n) * 9n
    const reward = gained(staking, alice, () => collect(staking, alice, one))
    expect(reward).toBeGreaterThan(all / 2n - 10n)
    expect(reward).toBeLessThanOrEqual(all / 2n + 10n)
    expect(world.read(fields.buff_deposit_deleg.at(alice.address).at(one.address))).toEqual(new Map())
    expect(world.read(fields.deleg_stake_per_cycle.at(alice.address).at(one.address))).toEqual(
      new Map([[3n, minStake]]),
    )
  })

  test('makes a node active that has the least stake, earns there in the next cycle, and is no deposit to a stranger', async () => {
    staking = await stakingWorld()
    ;[one, two] = staking.nodes
    const { world, fields } = staking
    world.join('alice')
    succeeds(stake(staking, alice, one, minStake - zil))
    expect(node(one)).toMatchObject({ isActive: false, amount: minStake - zil, buffered: 0n })
    expect(world.read(fields.totalstakeamount)).toBe(0n)
    world.join('bruno')
    succeeds(stake(staking, bruno, one, minDelegation))
    expect(node(one).isActive).toBe(true)
    expect(world.read(fields.totalstakeamount)).toBe(minStake + 9n * zil)
    expect(world.read(fields.direct_deposit_deleg.at(bruno.address).at(one.address))).toEqual(
      new Map([[1n, minDelegation]]),
    )
    endCycle(staking)
    const reward = gained(staking, bruno, () => collect(staking, bruno, one))
    expect(reward).toBe(((rewardPerCycle / 10n) * 9n * minDelegation) / (minStake + 9n * zil))
    expect(deposit(alice, two)).toBeNull()
  })

  test('is at least the minimum, at a node that there is, while the programme runs', () => {
    const { deployer, programme } = staking
    throws(stake(staking, alice, one, minDelegation - 1n), 'Error', errors.belowMinimum)
    throws(stake(staking, alice, one, 0n), 'Error', errors.belowMinimum)
    throws(stake(staking, alice, alice, minDelegation), 'Error', errors.noNode)
    succeeds(call(deployer, programme.Pause({})))
    throws(stake(staking, alice, one, minDelegation), 'Error', errors.frozen)
    throws(collect(staking, deployer, one), 'Error', errors.frozen)
    throws(withdraw(staking, deployer, one, zil), 'Error', errors.frozen)
    throws(call(alice, programme.CompleteWithdrawal({})), 'Error', errors.frozen)
    throws(call(alice, programme.AdvanceCycle({})), 'Error', errors.frozen)
  })
})

describe('rewards', () => {
  test('go to the delegators by their stakes, and to the node by its commission', () => {
    const { deployer, programme } = staking
    endCycle(staking)
    expect(node(one)).toMatchObject({ rewards: nodeReward, earned: rewardPerCycle / 20n })
    expect(gained(staking, deployer, () => collect(staking, deployer, one))).toBe(nodeReward)
    expect(gained(staking, deployer, () => collect(staking, deployer, one))).toBe(0n)
    expect(node(one).rewards).toBe(0n)
    succeeds(call(one, programme.UpdateReceivingAddr({ new_addr: bruno.address })))
    const before = staking.world.balance(bruno)
    succeeds(call(one, programme.WithdrawComm({})))
    expect(staking.world.balance(bruno) - before).toBe(rewardPerCycle / 20n)
    throws(call(one, programme.WithdrawComm({})), 'Error', errors.noCommission)
  })

  test('of many cycles come in calls of sixty, and come to the same as one by one', () => {
    const { deployer, world, fields } = staking
    const until = 70
    for (let count = 0; count < until; count++) {
      endCycle(staking)
      succeeds(collect(staking, deployer, one))
    }
    const first = gained(staking, deployer, () => collect(staking, deployer, two))
    expect(first).toBe(nodeReward * 60n)
    expect(world.read(fields.last_withdraw_cycle_deleg.at(deployer.address).at(two.address))).toBe(61n)
    throws(withdraw(staking, deployer, two, zil), 'Error', errors.uncollectedRewards)
    expect(gained(staking, deployer, () => collect(staking, deployer, two))).toBe(nodeReward * 10n)
  })

  test('are for delegators alone, at a node that there is', () => {
    throws(collect(staking, alice, one), 'Error', errors.noDelegator)
    throws(collect(staking, alice, alice), 'Error', errors.noNode)
  })

  test('are what is there, when there is less than a cycle gives', async () => {
    const { deployer, programme, world, fields } = staking
    const huge = { new_cycle_blocks: cycleBlocks, new_reward_per_cycle: 10n ** 30n }
    succeeds(call(deployer, programme.UpdateCycleParameters(huge)))
    endCycle(staking)
    expect(surplus(staking)).toBe(0n)
    endCycle(staking)
    expect(world.read(fields.stake_ssn_per_cycle.at(one.address).at(3n))!.arguments).toEqual([minStake, 0n])
    succeeds(collect(staking, deployer, one))
  })

  test('of a node below the least stake are none, until it has it again', () => {
    const { deployer, world, fields } = staking
    succeeds(withdraw(staking, deployer, one, zil))
    expect(node(one).isActive).toBe(false)
    expect(world.read(fields.totalstakeamount)).toBe(minStake)
    endCycle(staking)
    expect(world.read(fields.stake_ssn_per_cycle.at(one.address))).toBeNull()
    expect(world.read(fields.stake_ssn_per_cycle.at(two.address).at(2n))!.arguments).toEqual([
      minStake,
      (rewardPerCycle / 10n) * 9n,
    ])
    succeeds(stake(staking, alice, one, minDelegation))
    expect(node(one).isActive).toBe(true)
    endCycle(staking)
    expect(world.read(fields.stake_ssn_per_cycle.at(one.address).at(3n))!.arguments[0]).toBe(
      minStake + 9n * zil,
    )
  })
})

describe('a withdrawal', () => {
  beforeEach(() => {
    succeeds(stake(staking, alice, one, 100n * zil))
    endCycle(staking)
    endCycle(staking)
    succeeds(collect(staking, alice, one))
  })
  const complete = (by: Person) => call(by, staking.programme.CompleteWithdrawal({}))

  test('stops earning at once, and is paid after so many blocks, not one before', () => {
    const { world, fields } = staking
    const requested = world.block
    succeeds(withdraw(staking, alice, one, 60n * zil))
    expect(deposit(alice, one)).toBe(40n * zil)
    expect(world.read(fields.withdrawal_pending.at(alice.address))).toEqual(new Map([[requested, 60n * zil]]))
    expect(node(one).amount).toBe(minStake + 40n * zil)
    endCycle(staking)
    const reward = gained(staking, alice, () => collect(staking, alice, one))
    const [total, all] = world.read(fields.stake_ssn_per_cycle.at(one.address).at(4n))!.arguments
    expect(reward).toBe((all * 40n * zil) / total)

    world.pass(requested + unbonding - 1n - world.block)
    throws(complete(alice), 'Error', errors.nothingRipe)
    expect(gained(staking, alice, () => complete(alice))).toBe(60n * zil)
    expect(world.read(fields.withdrawal_pending.at(alice.address))).toBeNull()
    throws(complete(alice), 'Error', errors.nothingRipe)
    throws(complete(bruno), 'Error', errors.nothingRipe)
  })

  test('of everything leaves no trace; of several, only the ripe ones are paid', () => {
    const { world, fields } = staking
    succeeds(withdraw(staking, alice, one, 30n * zil))
    world.pass(unbonding - 2n)
    succeeds(withdraw(staking, alice, one, 70n * zil))
    for (const field of [
      fields.deposit_amt_deleg,
      fields.buff_deposit_deleg,
      fields.direct_deposit_deleg,
      fields.deleg_stake_per_cycle,
      fields.last_withdraw_cycle_deleg,
      fields.last_buf_deposit_cycle_deleg,
    ]) {
      expect(world.read<ReadonlyMap<Address, unknown>>(field)?.has(alice.address), field.field).toBe(false)
    }
    expect(world.read(fields.ssn_deleg_amt.at(one.address).at(alice.address))).toBeNull()
    expect(gained(staking, alice, () => complete(alice))).toBe(30n * zil)
    expect(world.read(fields.withdrawal_pending.at(alice.address))!.size).toBe(1)
    throws(collect(staking, alice, one), 'Error', errors.noDelegator)
  })

  test('waits for what is buffered and for rewards, and takes no more than there is, and not nothing', () => {
    const { fields, world } = staking
    throws(withdraw(staking, alice, one, 100n * zil + 1n), 'Error', errors.stakeTooLow)
    throws(withdraw(staking, alice, one, 0n), 'Error', errors.zeroAmount)
    throws(withdraw(staking, bruno, one, zil), 'Error', errors.noDelegator)
    throws(withdraw(staking, bruno, bruno, zil), 'Error', errors.noNode)
    succeeds(stake(staking, alice, one, minDelegation))
    throws(withdraw(staking, alice, one, zil), 'Error', errors.hasBufferedDeposit)
    endCycle(staking)
    throws(withdraw(staking, alice, one, zil), 'Error', errors.uncollectedRewards)
    succeeds(collect(staking, alice, one))
    succeeds(withdraw(staking, alice, one, zil))
    // The buffered stake is part of the stake now, and earns from the next cycle on.
    expect(world.read(fields.deleg_stake_per_cycle.at(alice.address).at(one.address))).toEqual(
      new Map([[4n, 109n * zil]]),
    )
    expect(world.read(fields.buff_deposit_deleg.at(alice.address).at(one.address))).toBeNull()
  })
})

describe('stake moves to another node', () => {
  const move = (by: Person, amount: bigint, from = one, to = two) =>
    call(by, staking.programme.ReDelegateStake({ ssnaddr: from.address, to_ssn: to.address, amount }))

  test('without waiting, and is a new deposit there', () => {
    const { deployer } = staking
    succeeds(stake(staking, alice, one, 100n * zil))
    throws(move(alice, 50n * zil), 'Error', errors.hasBufferedDeposit)
    endCycle(staking)
    throws(move(alice, 50n * zil), 'Error', errors.uncollectedRewards)
    succeeds(collect(staking, alice, one))
    succeeds(move(alice, 60n * zil))
    expect([deposit(alice, one), deposit(alice, two)]).toEqual([40n * zil, 60n * zil])
    expect(node(two)).toMatchObject({ amount: minStake, buffered: 60n * zil })
    throws(withdraw(staking, alice, two, zil), 'Error', errors.hasBufferedDeposit)
    expect(deposit(deployer, one)).toBe(minStake)
  })

  test('to another one, that there is, at least the minimum and at most all', () => {
    const { deployer } = staking
    throws(move(deployer, minDelegation, one, one), 'Error', errors.sameNode)
    throws(move(deployer, minDelegation - 1n), 'Error', errors.belowMinimum)
    throws(move(deployer, minStake + 1n), 'Error', errors.stakeTooLow)
    throws(move(deployer, minDelegation, one, alice), 'Error', errors.noNode)
    throws(move(alice, minDelegation), 'Error', errors.noDelegator)
    succeeds(move(deployer, minStake))
    expect(deposit(deployer, one)).toBeNull()
  })
})

describe('stake changes hands', () => {
  const offer = (by: Person, to: Person) =>
    call(by, staking.programme.RequestDelegatorSwap({ new_deleg_addr: to.address }))
  const confirm = (by: Person, from: Person) =>
    call(by, staking.programme.ConfirmDelegatorSwap({ requestor: from.address }))
  const reject = (by: Person, from: Person) =>
    call(by, staking.programme.RejectDelegatorSwap({ requestor: from.address }))
  const revoke = (by: Person) => call(by, staking.programme.RevokeDelegatorSwap({}))
  const offered = (by: Person) => staking.world.read(staking.fields.deleg_swap_request.at(by.address))

  beforeEach(() => {
    succeeds(stake(staking, alice, one, 100n * zil))
    succeeds(stake(staking, alice, two, 50n * zil))
    succeeds(stake(staking, bruno, two, 20n * zil))
    endCycle(staking)
    for (const at of [one, two]) succeeds(collect(staking, alice, at))
    succeeds(collect(staking, bruno, two))
    succeeds(withdraw(staking, alice, one, 30n * zil))
  })

  test('in two steps: all stakes and all that waits, added to what the other has', () => {
    const { world, fields } = staking
    succeeds(offer(alice, bruno))
    expect(offered(alice)).toBe(bruno.address)
    succeeds(confirm(bruno, alice))
    expect([deposit(alice, one), deposit(alice, two)]).toEqual([null, null])
    expect([deposit(bruno, one), deposit(bruno, two)]).toEqual([70n * zil, 70n * zil])
    expect(world.read(fields.ssn_deleg_amt.at(one.address).at(alice.address))).toBeNull()
    expect(world.read(fields.ssn_deleg_amt.at(two.address).at(bruno.address))).toBe(70n * zil)
    expect(world.read(fields.withdrawal_pending.at(alice.address))).toBeNull()
    expect([...world.read(fields.withdrawal_pending.at(bruno.address))!.values()]).toEqual([30n * zil])
    expect(offered(alice)).toBeNull()
    throws(confirm(bruno, alice), 'Error', errors.noSwap)

    endCycle(staking)
    const [total, all] = world.read(fields.stake_ssn_per_cycle.at(one.address).at(3n))!.arguments
    expect(gained(staking, bruno, () => collect(staking, bruno, one))).toBe((all * 70n * zil) / total)
    world.pass(unbonding)
    expect(gained(staking, bruno, () => call(bruno, staking.programme.CompleteWithdrawal({})))).toBe(
      30n * zil,
    )
  })

  test('only by whom it was offered to; the offer can be taken back and turned down', () => {
    const carol = staking.world.join('carol')
    throws(confirm(bruno, alice), 'Error', errors.noSwap)
    throws(reject(bruno, alice), 'Error', errors.noSwap)
    throws(revoke(alice), 'Error', errors.noSwap)
    succeeds(offer(alice, bruno))
    throws(confirm(carol, alice), 'Error', errors.notSwapAddress)
    throws(confirm(alice, alice), 'Error', errors.notSwapAddress)
    throws(reject(carol, alice), 'Error', errors.notSwapAddress)
    throws(revoke(bruno), 'Error', errors.noSwap)
    succeeds(reject(bruno, alice))
    expect(offered(alice)).toBeNull()
    succeeds(offer(alice, bruno))
    succeeds(offer(alice, carol))
    throws(confirm(bruno, alice), 'Error', errors.notSwapAddress)
    succeeds(revoke(alice))
    throws(confirm(carol, alice), 'Error', errors.noSwap)
  })

  test('never to oneself, never in a circle, never of nothing', () => {
    throws(offer(alice, alice), 'Error', errors.noSwap)
    throws(offer(staking.world.join('carol'), bruno), 'Error', errors.noDelegator)
    succeeds(offer(alice, bruno))
    throws(offer(bruno, alice), 'Error', errors.swapInCircle)
  })

  test('not while one of both has a buffered deposit or rewards, at the offer and at the answer', () => {
    succeeds(stake(staking, bruno, one, minDelegation))
    throws(offer(alice, bruno), 'Error', errors.hasBufferedDeposit)
    throws(offer(bruno, alice), 'Error', errors.hasBufferedDeposit)
    endCycle(staking)
    throws(offer(alice, bruno), 'Error', errors.uncollectedRewards)
    for (const who of [alice, bruno]) for (const at of [one, two]) succeeds(collect(staking, who, at))
    succeeds(offer(alice, bruno))
    succeeds(stake(staking, alice, two, minDelegation))
    throws(confirm(bruno, alice), 'Error', errors.hasBufferedDeposit)
    endCycle(staking)
    throws(confirm(bruno, alice), 'Error', errors.uncollectedRewards)
    for (const at of [one, two]) succeeds(collect(staking, alice, at))
    throws(confirm(bruno, alice), 'Error', errors.uncollectedRewards)
    for (const at of [one, two]) succeeds(collect(staking, bruno, at))
    succeeds(confirm(bruno, alice))
    expect(deposit(bruno, two)).toBe(80n * zil)
  })
})

describe('a cycle', () => {
  test('ends by anybody after its blocks and not one before, and pays nobody', () => {
    const { world, programme, fields, implementation } = staking
    const start = world.read(fields.cycle_start)!
    world.pass(start + cycleBlocks - 1n - world.block)
    throws(call(bruno, programme.AdvanceCycle({})), 'Error', errors.cycleNotOver)
    const before = world.balance(implementation)
    expect(gained(staking, bruno, () => call(bruno, programme.AdvanceCycle({})))).toBe(0n)
    expect(world.balance(implementation)).toBe(before)
    expect(world.read(fields.lastrewardcycle)).toBe(2n)
    throws(call(bruno, programme.AdvanceCycle({})), 'Error', errors.cycleNotOver)
  })

  test('ends by the verifier alone where cycles have no length, with the rewards that are there', () => {
    const { world, deployer, programme, fields } = staking
    const untimed = { new_cycle_blocks: 0n, new_reward_per_cycle: 0n }
    succeeds(call(deployer, programme.UpdateCycleParameters(untimed)))
    throws(call(bruno, programme.AdvanceCycle({})), 'Error', errors.noTimedCycles)

    const shares = [[one.address, 10n * zil] as const]
    const assign = (by: Person, list: typeof shares, reward = 0n, amount = 0n) =>
      call(by, programme.AssignStakeReward({ ssnreward_list: list, verifier_reward: reward }, { amount }))
    throws(assign(bruno, shares), 'Error', errors.notVerifier)
    throws(assign(deployer, [...shares, ...shares]), 'Error', errors.rewardedTwice)
    throws(assign(deployer, [[alice.address, zil]]), 'Error', errors.noNode)
    throws(assign(deployer, [[one.address, 10n ** 20n]]), 'Error', errors.rewardsNotCovered)
    throws(assign(deployer, shares, 10n ** 20n), 'Error', errors.rewardsNotCovered)
    throws(assign(deployer, shares, zil), 'Error', errors.noVerifierAddress)
    succeeds(call(deployer, programme.UpdateVerifierRewardAddr({ addr: bruno.address })))
    const before = world.balance(bruno)
    succeeds(assign(deployer, shares, 3n * zil, 4n * zil))
    expect(world.balance(bruno) - before).toBe(3n * zil)
    // The node has one half of all stake.
    expect(node(one)).toMatchObject({ rewards: (5n * zil * 9n) / 10n, earned: (5n * zil) / 10n })
    expect(node(two)).toMatchObject({ rewards: 0n, earned: 0n })
    expect(world.read(fields.lastrewardcycle)).toBe(2n)
  })
})

describe('roles', () => {
  test('a node changes its commission once in a cycle, in steps of one percent', () => {
    const { programme } = staking
    const change = (by: Person, new_rate: bigint) => call(by, programme.UpdateComm({ new_rate }))
    throws(change(one, 111_000_000n), 'Error', errors.commissionStep)
    throws(change(one, 89_000_000n), 'Error', errors.commissionStep)
    throws(change(one, 1_000_000_001n), 'Error', errors.commissionTooHigh)
    throws(change(alice, 100_000_000n), 'Error', errors.noNode)
    succeeds(change(one, 110_000_000n))
    expect(node(one).commission).toBe(110_000_000n)
    throws(change(one, 110_000_000n), 'Error', errors.commissionChanged)
    endCycle(staking)
    succeeds(change(one, 100_000_000n))
    throws(call(alice, programme.WithdrawComm({})), 'Error', errors.noNode)
    throws(call(alice, programme.UpdateReceivingAddr({ new_addr: alice.address })), 'Error', errors.noNode)
  })

  test('the admin alone sets parameters, nodes, verifier and pause, and passes the role on', () => {
    const { deployer, programme, world, fields } = staking
    const added = { ssnaddr: bruno.address, name: 'Third', urlraw: '', urlapi: '', comm: 0n }
    const parameters = { min_stake: 1n, min_deleg_stake: 2n, max_comm_change_rate: 3n }
    const calls = [
      programme.Pause({}),
      programme.UnPause({}),
      programme.UpdateVerifier({ verif: alice.address }),
      programme.UpdateVerifierRewardAddr({ addr: alice.address }),
      programme.UpdateStakingParameters(parameters),
      programme.ChangeBNumReq({ input_bnum_req: 5n }),
      programme.UpdateCycleParameters({ new_cycle_blocks: 1n, new_reward_per_cycle: 1n }),
      programme.AddSSN(added),
      programme.UpdateAdmin({ new_admin: alice.address }),
    ]
    for (const each of calls) throws(call(alice, each), 'Error', errors.notAdmin)
    throws(call(deployer, programme.AddSSN({ ...added, ssnaddr: one.address })), 'Error', errors.nodeExists)
    throws(
      call(deployer, programme.AddSSN({ ...added, comm: 10n ** 9n + 1n })),
      'Error',
      errors.commissionTooHigh,
    )
    for (const each of calls) succeeds(call(deployer, each))
    throws(call(deployer, programme.Pause({})), 'Error', errors.notAdmin)
    expect(world.read(fields.bnum_req)).toBe(5n)
    expect([world.read(fields.minstake), world.read(fields.mindelegstake)]).toEqual([1n, 2n])
    expect(world.read(fields.contractadmin)).toBe(alice.address)
  })

  test('nobody passes by the proxy, and only its admin changes where it leads', () => {
    const { programme, implementation, deployer } = staking
    const direct = ssnList(implementation)
    const initiator = alice.address
    const at = { ssnaddr: one.address, initiator }
    for (const each of [
      direct.DelegateStake(at, { amount: minDelegation }),
      direct.WithdrawStakeRewards({ ...at, initiator: deployer.address }),
      direct.WithdrawStakeAmt({ ...at, initiator: deployer.address, amt: zil }),
      direct.CompleteWithdrawal({ initiator }),
      direct.ReDelegateStake({ ...at, to_ssn: two.address, amount: minDelegation }),
      direct.RequestDelegatorSwap({ new_deleg_addr: bruno.address, initiator }),
      direct.ConfirmDelegatorSwap({ requestor: bruno.address, initiator }),
      direct.RevokeDelegatorSwap({ initiator }),
      direct.RejectDelegatorSwap({ requestor: bruno.address, initiator }),
      direct.AdvanceCycle({ initiator }),
      direct.AssignStakeReward({ ssnreward_list: [], verifier_reward: 0n, initiator: deployer.address }),
      direct.WithdrawComm({ initiator: one.address }),
      direct.Pause({ initiator: deployer.address }),
      direct.AddFunds({ initiator }, { amount: zil }),
    ]) {
      throws(call(alice, each), 'Error', errors.notProxy)
    }
    throws(
      call(alice, programme.UpgradeTo({ newImplementation: zeroAddress })),
      'Error',
      ssnListProxyErrors.notAdmin,
    )
    throws(
      call(alice, programme.ChangeProxyAdmin({ newAdmin: alice.address })),
      'Error',
      ssnListProxyErrors.notAdmin,
    )
    succeeds(call(deployer, programme.ChangeProxyAdmin({ newAdmin: alice.address })))
    succeeds(call(alice, programme.UpgradeTo({ newImplementation: zeroAddress })))
  })

  test('a programme without a verifier has none', async () => {
    const { world, deployer } = staking
    const values = { init_admin: deployer.address, init_proxy_address: deployer.address }
    const bare = ssnList(await world.deploy(deployer, 'SsnList', ssnList.deploy(values)))
    const initiator = deployer.address
    succeeds(call(deployer, bare.UnPause({ initiator })))
    const assign = { ssnreward_list: [], verifier_reward: 0n, initiator }
    throws(call(deployer, bare.AssignStakeReward(assign)), 'Error', errors.noVerifier)
    // The numbers of the documentation.
    expect(world.read(bare.fields.minstake)).toBe(10_000_000n * zil)
    expect(world.read(bare.fields.mindelegstake)).toBe(10n * zil)
    expect(world.read(bare.fields.bnum_req)).toBe(30_800n)
  })
})
