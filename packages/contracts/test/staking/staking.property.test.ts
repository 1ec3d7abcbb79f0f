import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Execution } from '@tyto/execution'
import {
  collect,
  cycleBlocks,
  minDelegation,
  minStake,
  stake,
  stakingWorld,
  surplus,
  unbonding,
  withdraw,
  type StakingWorld,
} from './stakingWorld'
import { succeeds, zil, type Person } from '../world'
import { sequences } from '../sequences'

const people = ['alice', 'bruno', 'carol'] as const

type Attempt = { readonly by: number; readonly at: number; readonly amount: number } & {
  readonly kind:
    | 'stake'
    | 'collect'
    | 'collectAll'
    | 'swap'
    | 'withdraw'
    | 'complete'
    | 'move'
    | 'offer'
    | 'confirm'
    | 'reject'
    | 'revoke'
    | 'cycle'
    | 'wait'
    | 'commission'
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  by: fc.nat(people.length - 1),
  /** A node, or the other person. */
  at: fc.nat(people.length - 1),
  amount: fc.integer({ min: 0, max: 700 }),
  kind: fc.constantFrom<Attempt['kind'][]>(
    ...([
      'stake',
      'stake',
      'collect',
      'collectAll',
      'collectAll',
      'withdraw',
      'withdraw',
      'complete',
    ] as const),
    ...(['move', 'offer', 'swap', 'swap', 'confirm', 'reject', 'revoke', 'cycle', 'cycle', 'wait'] as const),
    'commission',
  ),
})

/**
 * The stakes as they ought to be, by the rules of the documentation, computed in another way: from every deposit, cycle
 * by cycle.
 */
interface Lot {
  owner: number
  readonly node: number
  amount: bigint
  /** The first cycle in which it earns. */
  readonly from: bigint
}

interface Model {
  cycle: bigint
  lots: Lot[]
  waiting: { owner: number; readonly since: bigint; amount: bigint }[]
  /** By person and node: the reward of each cycle that was not collected. */
  readonly rewards: Map<string, bigint>
  readonly collected: Map<string, bigint>
  readonly buffered: Map<string, bigint>
  readonly offers: Map<number, number>
  paidIn: bigint
  paidOut: bigint
}

const key = (owner: number, node: number): string => `${owner} ${node}`
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)

class Rules {
  readonly model: Model = {
    cycle: 1n,
    lots: [],
    waiting: [],
    rewards: new Map(),
    collected: new Map(),
    buffered: new Map(),
    offers: new Map(),
    paidIn: 0n,
    paidOut: 0n,
  }

  handovers = 0

  constructor(
    readonly staking: StakingWorld,
    readonly persons: readonly Person[],
  ) {}

  deposit(owner: number, node: number): bigint {
    return sum(this.#lots(owner, node).map(({ amount }) => amount))
  }

  #lots(owner: number, node: number): Lot[] {
    return this.model.lots.filter((lot) => lot.owner === owner && lot.node === node)
  }

  #nodes(owner: number): number[] {
    return [0, 1].filter((node) => this.deposit(owner, node) > 0n)
  }

  #isSettled(owner: number, node: number): boolean {
    const { cycle, buffered, collected } = this.model
    return buffered.get(key(owner, node)) !== cycle && collected.get(key(owner, node)) === cycle
  }

  #isSettledEverywhere(owner: number): boolean {
    return this.#nodes(owner).every((node) => this.#isSettled(owner, node))
  }

  /** Is the node active? The chain says so; that it says so rightly is checked apart. */
  #isActive(node: number): boolean {
    const { world, fields, nodes } = this.staking
    return world.read(fields.ssnlist.at(nodes[node]!.address))!.arguments[0]
  }

  put(owner: number, node: number, amount: bigint, isActive: boolean): void {
    const { cycle, lots, collected, buffered } = this.model
    if (this.deposit(owner, node) === 0n) collected.set(key(owner, node), cycle)
    if (isActive) buffered.set(key(owner, node), cycle)
    lots.push({ owner, node, amount, from: cycle + (isActive ? 2n : 1n) })
  }

  take(owner: number, node: number, amount: bigint): void {
    const rest = this.deposit(owner, node) - amount
    this.model.lots = this.model.lots.filter((lot) => lot.owner !== owner || lot.node !== node)
    if (rest > 0n) this.model.lots.push({ owner, node, amount: rest, from: this.model.cycle + 1n })
    else for (const map of [this.model.buffered, this.model.collected]) map.delete(key(owner, node))
  }

  /** Performs an attempt on the chain and in the model; both agree whether it may be. */
  perform({ by, at, amount: count, kind }: Attempt): void {
    const { staking, persons, model } = this
    const { world, programme, nodes } = staking
    const person = persons[by]!
    const node = at % 2
    const amount = BigInt(count) * zil
    const settled = this.#isSettled(by, node)
    const wasActive = [this.#isActive(0), this.#isActive(1)]
    const agree = (execution: Execution, may: boolean): boolean => {
      expect(execution.receipt.success, kind).toBe(may)
      if (!may) expect(execution.difference.writes).toEqual([])
      return may
    }
    switch (kind) {
      case 'stake':
        if (agree(stake(staking, person, nodes[node]!, amount), amount >= minDelegation)) {
          this.put(by, node, amount, wasActive[node]!)
          model.paidIn += amount
        }
        return
      case 'collect': {
        const before = world.balance(person)
        const execution = collect(staking, person, nodes[node]!)
        if (!agree(execution, this.deposit(by, node) > 0n)) return
        const reward = world.balance(person) - before + execution.gasUsed * 2_000_000_000n
        expect(reward).toBe(model.rewards.get(key(by, node)) ?? 0n)
        model.rewards.delete(key(by, node))
        model.collected.set(key(by, node), model.cycle)
        model.paidOut += reward
        return
      }
      case 'collectAll':
        // So that offers, answers and withdrawals may be more often than chance would have it.
        for (const owner of people.keys()) {
          for (const each of [0, 1]) this.perform({ kind: 'collect', by: owner, at: each, amount: 0 })
        }
        return
      case 'swap':
        this.perform({ kind: 'collectAll', by, at, amount: 0 })
        this.perform({ kind: 'offer', by, at, amount: 0 })
        this.perform({ kind: 'confirm', by: at, at: by, amount: 0 })
        return
      case 'withdraw': {
        const may = amount > 0n && amount <= this.deposit(by, node) && settled
        const since = world.block
        if (agree(withdraw(staking, person, nodes[node]!, amount), may)) {
          this.take(by, node, amount)
          model.waiting.push({ owner: by, since, amount })
        }
        return
      }
      case 'complete': {
        const now = world.block
        const ripe = model.waiting.filter((one) => one.owner === by && one.since + unbonding <= now)
        const before = world.balance(person)
        const execution = world.call(person, programme.CompleteWithdrawal({}))
        if (!agree(execution, ripe.length > 0)) return
        const paid = world.balance(person) - before + execution.gasUsed * 2_000_000_000n
        expect(paid).toBe(sum(ripe.map(({ amount: each }) => each)))
        model.waiting = model.waiting.filter((one) => !ripe.includes(one))
        model.paidOut += paid
        return
      }
      case 'move': {
        const to = 1 - node
        const may = amount >= minDelegation && amount <= this.deposit(by, node) && settled
        const call = programme.ReDelegateStake({
          ssnaddr: nodes[node]!.address,
          to_ssn: nodes[to]!.address,
          amount,
        })
        if (agree(world.call(person, call), may)) {
          this.take(by, node, amount)
          this.put(by, to, amount, wasActive[to]!)
        }
        return
      }
      case 'offer': {
        const hasSome = this.#nodes(by).length > 0 || model.waiting.some(({ owner }) => owner === by)
        const may =
          at !== by &&
          hasSome &&
          model.offers.get(at) !== by &&
          this.#isSettledEverywhere(by) &&
          this.#isSettledEverywhere(at)
        const call = programme.RequestDelegatorSwap({ new_deleg_addr: persons[at]!.address })
        if (agree(world.call(person, call), may)) model.offers.set(by, at)
        return
      }
      case 'revoke':
        if (agree(world.call(person, programme.RevokeDelegatorSwap({})), model.offers.has(by))) {
          model.offers.delete(by)
        }
        return
      case 'reject': {
        const call = programme.RejectDelegatorSwap({ requestor: persons[at]!.address })
        if (agree(world.call(person, call), model.offers.get(at) === by)) model.offers.delete(at)
        return
      }
      case 'confirm': {
        const may =
          model.offers.get(at) === by && this.#isSettledEverywhere(at) && this.#isSettledEverywhere(by)
        const call = programme.ConfirmDelegatorSwap({ requestor: persons[at]!.address })
        if (!agree(world.call(person, call), may)) return
        for (const each of this.#nodes(at)) {
          const all = this.deposit(at, each) + this.deposit(by, each)
          this.take(at, each, this.deposit(at, each))
          this.model.lots = model.lots.filter((lot) => lot.owner !== by || lot.node !== each)
          model.lots.push({ owner: by, node: each, amount: all, from: model.cycle + 1n })
          model.collected.set(key(by, each), model.cycle)
        }
        for (const one of model.waiting) if (one.owner === at) one.owner = by
        model.offers.delete(at)
        this.handovers++
        return
      }
      case 'cycle':
        this.#endCycle()
        return
      case 'wait':
        world.pass(BigInt(count % 25))
        return
      case 'commission': {
        // Steps of at most a percent are rare among these: what matters is that a node's own call harms nobody.
        world.call(nodes[node]!, programme.UpdateComm({ new_rate: 100_000_000n + BigInt(count) * 10_000n }))
        world.call(nodes[node]!, programme.WithdrawComm({}))
      }
    }
  }

  /** Each node's reward is what the chain says; the delegators' parts follow from their lots. */
  #endCycle(): void {
    const { world, programme, fields, nodes, deployer } = this.staking
    world.pass(cycleBlocks)
    succeeds(world.call(deployer, programme.AdvanceCycle({})))
    this.model.cycle += 1n
    for (const [node, { address }] of nodes.entries()) {
      const info = world.read(fields.stake_ssn_per_cycle.at(address).at(this.model.cycle))
      if (info === null) continue
      const [total, reward] = info.arguments
      const earning = this.model.lots.filter((lot) => lot.node === node && lot.from <= this.model.cycle)
      // The stake that counts is that of the lots that earn: no buffered one among them.
      expect(total).toBe(sum(earning.map(({ amount }) => amount)))
      for (const owner of people.keys()) {
        const own = sum(earning.filter((lot) => lot.owner === owner).map(({ amount }) => amount))
        const before = this.model.rewards.get(key(owner, node)) ?? 0n
        this.model.rewards.set(key(owner, node), before + (reward * own) / total)
      }
    }
  }

  /** Checks what holds after every step. */
  check(): void {
    const { world, fields, nodes, implementation } = this.staking
    const { model, persons } = this
    expect(surplus(this.staking)).toBeGreaterThanOrEqual(0n)
    let counted = 0n
    let owedToNodes = 0n
    for (const [node, { address }] of nodes.entries()) {
      const [isActive, amount, rewards, , , , buffered, , commission] = world.read(
        fields.ssnlist.at(address),
      )!.arguments
      expect(amount + buffered).toBe(
        sum(model.lots.filter((lot) => lot.node === node).map((lot) => lot.amount)),
      )
      if (isActive) expect(amount).toBeGreaterThanOrEqual(minStake)
      else if (buffered === 0n) expect(amount).toBeLessThan(minStake)
      if (isActive) counted += amount
      const uncollected = sum(people.map((_, owner) => model.rewards.get(key(owner, node)) ?? 0n))
      expect(rewards).toBeGreaterThanOrEqual(uncollected)
      owedToNodes += rewards + commission
      for (const [owner, { address: of }] of persons.entries()) {
        const expected = this.deposit(owner, node)
        expect(world.read(fields.deposit_amt_deleg.at(of).at(address)) ?? 0n).toBe(expected)
        expect(world.read(fields.ssn_deleg_amt.at(address).at(of)) ?? 0n).toBe(expected)
      }
    }
    expect(world.read(fields.totalstakeamount)).toBe(counted)
    const deposits = sum(model.lots.map(({ amount }) => amount))
    const waiting = sum(model.waiting.map(({ amount }) => amount))
    // Stake in = stake out and what is still there; all that is owed is covered.
    expect(world.read(fields.owed)).toBe(deposits + waiting + owedToNodes)
    expect(world.balance(implementation)).toBeGreaterThanOrEqual(deposits + waiting + owedToNodes)
  }
}

test('in any order of calls nobody gets what is another’s, nothing buffered earns, and all that is owed is there', async () => {
  let handovers = 0
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 20, maxLength: 90 }), async (attempts) => {
      const staking = await stakingWorld()
      const persons = people.map((name) => staking.world.join(name))
      const rules = new Rules(staking, persons)
      // Stake enough that nodes become active in most runs, and one of them may fall below again.
      rules.perform({ kind: 'stake', by: 0, at: 0, amount: 1_000 })
      rules.perform({ kind: 'stake', by: 1, at: 1, amount: 700 })
      for (const one of attempts) {
        rules.perform(one)
        rules.check()
      }
      handovers += rules.handovers
    }),
    sequences(60),
  )
  expect(handovers).toBeGreaterThan(10)
})
