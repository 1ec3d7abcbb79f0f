import type { ContractCall, ContractDeploy } from '@tyto/abi'
import { contractAddress, zeroAddress, type Address } from '@tyto/primitives'
import { ssnList } from './bindings/foreign/ssnList'
import { ssnListProxy } from './bindings/foreign/ssnListProxy'
import { initDid } from './bindings/ours/initDid'
import type { Plan, PlanStep } from './genesis'
import type { ContractName } from './loadCode'

/** A seed node as the programme lists it. */
export interface SeedNode {
  /** Its name among the protocol's services: `ssnzilpay`. */
  readonly service: string
  readonly address: Address
  readonly name: string
  /** `raw.example:5301` and `https://api.example` */
  readonly urls: readonly [raw: string, api: string]
  /** In percent times 10^7. */
  readonly commission: bigint
}

export interface StakingOptions {
  /** Admin and verifier of the programme; controller of InitDid, whose services name it. */
  readonly deployer: Address
  /** Transactions that the deployer has sent before. */
  readonly nonce: bigint
  readonly initDid: Address
  readonly nodes: readonly SeedNode[]
  /** Stake that makes a node active, and the least that somebody delegates, in Qa. */
  readonly minStake: bigint
  readonly minDelegation: bigint
  /** Blocks that a withdrawal waits. */
  readonly unbondingBlocks: bigint
  /** Blocks after which anybody may end a cycle, and what a cycle gives out, in Qa. */
  readonly cycleBlocks: bigint
  readonly rewardPerCycle: bigint
}

/** Where the seed-node programme stands. */
export interface StakingAddresses {
  /** Service `zilstaking`: what people and wallets call. */
  readonly proxy: Address
  /** Service `zilstakingimpl`: what the app reads. */
  readonly implementation: Address
}

/** How a commission may change in a cycle: one percent. */
const commissionStep = 10_000_000n

/** The seed-node programme with its nodes, running, and named among the services of InitDid. Its rewards come by AddFunds. */
export function planStaking(options: StakingOptions): Plan<StakingAddresses> {
  const { deployer, nonce, nodes } = options
  const proxy = contractAddress(deployer, nonce)
  const implementation = contractAddress(deployer, nonce + 1n)
  const deploy = (contract: ContractName, address: Address, data: ContractDeploy): PlanStep => ({
    kind: 'deploy',
    sender: deployer,
    contract,
    deploy: data,
    address,
  })
  const call = (data: ContractCall): PlanStep => ({ kind: 'call', sender: deployer, call: data })
  const programme = ssnListProxy(proxy)
  const record = initDid(options.initDid)
  const services = [
    ['zilstaking', proxy],
    ['zilstakingimpl', implementation],
    ...nodes.map(({ service, address }) => [service, address] as const),
  ] as const
  const steps = [
    deploy(
      'SsnListProxy',
      proxy,
      ssnListProxy.deploy({ init_implementation: zeroAddress, init_admin: deployer }),
    ),
    deploy('SsnList', implementation, ssnList.deploy({ init_admin: deployer, init_proxy_address: proxy })),
    call(programme.UpgradeTo({ newImplementation: implementation })),
    call(setStakingParameters(proxy, options)),
    call(programme.ChangeBNumReq({ input_bnum_req: options.unbondingBlocks })),
    call(
      programme.UpdateCycleParameters({
        new_cycle_blocks: options.cycleBlocks,
        new_reward_per_cycle: options.rewardPerCycle,
      }),
    ),
    call(programme.UpdateVerifier({ verif: deployer })),
    ...nodes.map((node) => call(listSeedNode(proxy, node))),
    call(programme.UnPause({})),
    ...services.map(([id, addr]) => call(record.SetService({ id, addr }))),
  ]
  return { steps, addresses: { proxy, implementation } }
}

/** Sets the stake that makes a node active, and the least that somebody delegates. */
export function setStakingParameters(
  proxy: Address,
  { minStake, minDelegation }: Pick<StakingOptions, 'minStake' | 'minDelegation'>,
): ContractCall {
  return ssnListProxy(proxy).UpdateStakingParameters({
    min_stake: minStake,
    min_deleg_stake: minDelegation,
    max_comm_change_rate: commissionStep,
  })
}

/** Lists a node in the programme; as a service it is named apart. */
export function listSeedNode(
  proxy: Address,
  { address, name, urls: [raw, api], commission }: SeedNode,
): ContractCall {
  return ssnListProxy(proxy).AddSSN({ ssnaddr: address, name, urlraw: raw, urlapi: api, comm: commission })
}
