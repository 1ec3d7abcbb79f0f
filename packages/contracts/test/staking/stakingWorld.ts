import type { Execution } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { planStaking, ssnList, ssnListProxy } from '../../src'
import { protocolWorld, succeeds, zil, type Person, type ProtocolWorld } from '../world'
import { played } from '../playedGas'

/** Numbers of the programme in these tests. */
export const minStake = 1_000n * zil
export const minDelegation = 10n * zil
export const unbonding = 20n
export const cycleBlocks = 10n
export const rewardPerCycle = 100n * zil
/** Ten percent, as the programme writes it. */
const commission = 100_000_000n
const pot = 50_000n * zil

export interface StakingWorld extends ProtocolWorld {
  readonly proxy: Address
  readonly implementation: Address
  /** Two nodes: each address is its operator. */
  readonly nodes: readonly [Person, Person]
  /** Calls of the programme. */
  readonly programme: ReturnType<typeof ssnListProxy>
  /** The fields that the app reads. */
  readonly fields: ReturnType<typeof ssnList>['fields']
}

/** The programme with two nodes that are not active yet, and ZIL for their rewards. */
export async function stakingWorld(on?: ProtocolWorld): Promise<StakingWorld> {
  const protocol = on ?? (await protocolWorld())
  const { world, deployer, initDid } = protocol
  const nodes = [world.join('node one'), world.join('node two')] as const
  const { steps, addresses } = planStaking({
    deployer: deployer.address,
    nonce: world.state.nonce(deployer.address),
    initDid,
    nodes: nodes.map(({ address }, index) => ({
      service: ['ssnzilpay', 'ssnzillet'][index]!,
      address,
      name: `Node ${index}`,
      urls: ['raw.example:5301', 'https://api.example'],
      commission,
    })),
    minStake,
    minDelegation,
    unbondingBlocks: unbonding,
    cycleBlocks,
    rewardPerCycle,
  })
  await world.carryOut(steps)
  const programme = ssnListProxy(addresses.proxy)
  succeeds(world.call(deployer, programme.AddFunds({}, { amount: pot })))
  return { ...protocol, ...addresses, nodes, programme, fields: ssnList(addresses.implementation).fields }
}

/** The same with both nodes active: the deployer has the least stake at each, which earns from the first cycle. */
export async function activeStakingWorld(on?: ProtocolWorld): Promise<StakingWorld> {
  const staking = await stakingWorld(on)
  for (const node of staking.nodes) succeeds(stake(staking, staking.deployer, node, minStake))
  return staking
}

export function stake(
  { world, programme }: StakingWorld,
  by: Person,
  node: Person,
  amount: bigint,
): Execution {
  return world.call(by, programme.DelegateStake({ ssnaddr: node.address }, { amount }))
}

export function collect({ world, programme }: StakingWorld, by: Person, node: Person): Execution {
  return world.call(by, programme.WithdrawStakeRewards({ ssnaddr: node.address }))
}

export function withdraw(
  { world, programme }: StakingWorld,
  by: Person,
  node: Person,
  amt: bigint,
): Execution {
  return world.call(by, programme.WithdrawStakeAmt({ ssnaddr: node.address, amt }))
}

/** Lets a cycle pass and ends it, as anybody may. */
export function endCycle({ world, programme, deployer }: StakingWorld): void {
  world.pass(cycleBlocks)
  succeeds(world.call(deployer, programme.AdvanceCycle({})))
}

/** The gain of an account by a call, without the gas that it paid. */
export function gained({ world }: StakingWorld, who: Person, act: () => Execution): bigint {
  const before = world.balance(who)
  const execution = act()
  succeeds(execution)
  return world.balance(who) - before + execution.gasUsed * played.gas.leastPrice
}

/** The amount that the programme holds beyond what it owes; never below zero. */
export function surplus({ world, implementation, fields }: StakingWorld): bigint {
  return world.balance(implementation) - (world.read(fields.owed) ?? 0n)
}
