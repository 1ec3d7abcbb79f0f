import type { ContractCall } from '@tyto/abi'
import { loadCode, planProtocol, planStaking, ssnListProxy, type PlanStep } from '@tyto/contracts'
import { createProgramCache, executeTransaction, MemoryState, type TransactionInput } from '@tyto/execution'
import { qaPerZil, type Address, zilliqa1Gas } from '@tyto/primitives'
import { ratePerCpuSecond, type Benchmark } from '../benchmark'

const few = 10
const many = 10_000
const gasPrice = zilliqa1Gas.leastPrice
const rich = 10n ** 30n
const cycleBlocks = 10n
const unbonding = 20n

const account = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`
const deployer = account(1)
const nodes = [account(2), account(3)] as const
const [alice, bruno] = [account(4), account(5)]
const firstDelegator = 100

/** The seed-node programme on a chain in memory. */
class Programme {
  readonly #state = new MemoryState()
  readonly #programs = createProgramCache()
  #block = 1n
  #calls = ssnListProxy(account(0))

  static async with(delegators: number): Promise<Programme> {
    const made = new Programme()
    const { steps, addresses } = planProtocol({ deployer, nonce: 0n })
    made.#fund(deployer)
    for (const step of steps) await made.#carryOut(step)
    const staking = planStaking({
      deployer,
      nonce: made.#state.nonce(deployer),
      initDid: addresses.initDid,
      nodes: nodes.map((address, index) => ({
        service: `node ${index}`,
        address,
        name: `Node ${index}`,
        urls: ['raw.example:5301', 'https://api.example'],
        commission: 100_000_000n,
      })),
      minStake: 1_000n * qaPerZil,
      minDelegation: 10n * qaPerZil,
      unbondingBlocks: unbonding,
      cycleBlocks,
      rewardPerCycle: 100n * qaPerZil,
    })
    for (const step of staking.steps) await made.#carryOut(step)
    made.#calls = ssnListProxy(staking.addresses.proxy)
    made.call(deployer, made.#calls.AddFunds({}, { amount: 1_000_000n * qaPerZil }))
    for (const node of nodes) made.delegate(deployer, node, 1_000n)
    for (let index = 0; index < delegators; index++) {
      made.#fund(account(firstDelegator + index))
      made.delegate(account(firstDelegator + index), nodes[index % nodes.length]!, 10n)
    }
    for (const person of [alice, bruno]) made.#fund(person)
    made.endCycle()
    made.endCycle()
    return made
  }

  /** Answers the gas in units. Throws where the call fails. */
  call(sender: Address, { to, transition, params, amount }: ContractCall): bigint {
    return this.#run({
      kind: 'call',
      ...this.#from(sender),
      gasLimit: 10_000n,
      to,
      transition,
      params,
      amount,
    })
  }

  delegate(by: Address, ssnaddr: Address, zil: bigint): bigint {
    return this.call(by, this.#calls.DelegateStake({ ssnaddr }, { amount: zil * qaPerZil }))
  }

  endCycle(): bigint {
    this.#block += cycleBlocks
    return this.call(deployer, this.#calls.AdvanceCycle({}))
  }

  /** Every call of a delegator once, with the gas of each. */
  gasOfAll(): readonly bigint[] {
    const calls = this.#calls
    const [one, two] = nodes
    const at = { ssnaddr: one }
    const gas = [this.delegate(alice, one, 100n)]
    const settle = (): void => {
      gas.push(this.endCycle())
      gas.push(this.call(alice, calls.WithdrawStakeRewards(at)))
    }
    settle()
    settle()
    gas.push(this.call(alice, calls.WithdrawStakeAmt({ ...at, amt: 20n * qaPerZil })))
    this.#block += unbonding
    gas.push(this.call(alice, calls.CompleteWithdrawal({})))
    gas.push(this.call(alice, calls.RequestDelegatorSwap({ new_deleg_addr: bruno })))
    gas.push(this.call(alice, calls.RevokeDelegatorSwap({})))
    gas.push(this.call(alice, calls.RequestDelegatorSwap({ new_deleg_addr: bruno })))
    gas.push(this.call(bruno, calls.ConfirmDelegatorSwap({ requestor: alice })))
    gas.push(this.call(bruno, calls.ReDelegateStake({ ...at, to_ssn: two, amount: 20n * qaPerZil })))
    return gas
  }

  #fund(person: Address): void {
    this.#state.setBalance(person, rich)
  }

  #from(sender: Address) {
    return { sender, nonce: this.#state.nonce(sender) + 1n, gasPrice }
  }

  async #carryOut(step: PlanStep): Promise<void> {
    if (step.kind === 'call') {
      this.call(step.sender, step.call)
      return
    }
    const code = await loadCode(step.contract)
    this.#run({ kind: 'deploy', ...this.#from(step.sender), gasLimit: 50_000n, code, ...step.deploy })
  }

  #run(input: TransactionInput): bigint {
    const block = { number: this.#block++, timestamp: 0n, chainId: 222 }
    const { difference, failure, gasUsed } = executeTransaction(input, {
      block,
      reader: this.#state,
      programs: this.#programs,
    })
    if (failure !== undefined) throw new Error(failure.message)
    this.#state.apply(difference)
    return gasUsed
  }
}

export const stakingProgramme: readonly Benchmark[] = [
  {
    // Every call of a delegator, one after the other: the most that one of them uses more among ten thousand than among ten.
    name: 'staking-10000-delegators-gas',
    goal: { atMost: 0, unit: 'units more' },
    async run() {
      const [small, large] = [await Programme.with(few), await Programme.with(many)]
      const [ofFew, ofMany] = [small.gasOfAll(), large.gasOfAll()]
      return Math.max(...ofMany.map((gas, index) => Number(gas - ofFew[index]!)))
    },
  },
  {
    // How much longer a deposit takes among ten thousand delegators than among ten.
    name: 'staking-10000-delegators-slowdown',
    goal: { atMost: 2, unit: 'x' },
    async run() {
      const rate = async (delegators: number): Promise<number> => {
        const programme = await Programme.with(delegators)
        return ratePerCpuSecond(() => void programme.delegate(alice, nodes[0], 10n), 1, 2)
      }
      return (await rate(few)) / (await rate(many))
    },
  },
]
