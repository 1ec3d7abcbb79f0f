import { planProtocol, planStaking, type Plan, type ProtocolAddresses } from '@tyto/contracts'
import { qaPerZil, type Address } from '@tyto/primitives'

/** Whose key signs, and what it has sent before. */
export interface Deployer {
  readonly address: Address
  readonly nonce: bigint
}

/** Where the contracts stand that were put there before, by the names that plans give them. */
export type Places = Readonly<Record<string, Address>>

/** A part of the protocol that is put on a chain as one: its transactions follow each other without a gap. */
export interface Section {
  readonly name: string
  /** Sections that must stand before. */
  readonly after: readonly string[]
  readonly plan: (deployer: Deployer, places: Places) => Plan<Places>
}

const staking = {
  nodes: [],
  minStake: 10_000_000n * qaPerZil,
  minDelegation: 10n * qaPerZil,
  unbondingBlocks: 24_000n,
  cycleBlocks: 1_800n,
  rewardPerCycle: 0n,
} as const

/** All that the app needs of a network, in the order in which it is put there. */
export const sections: readonly Section[] = [
  {
    name: 'protocol',
    after: [],
    plan: ({ address, nonce }) => {
      const { steps, addresses } = planProtocol({ deployer: address, nonce })
      return { steps, addresses: { ...addresses } satisfies Record<keyof ProtocolAddresses, Address> }
    },
  },
  {
    name: 'staking',
    after: ['protocol'],
    plan: ({ address, nonce }, { initDid }) => {
      const plan = planStaking({ deployer: address, nonce, initDid: initDid!, ...staking })
      return { steps: plan.steps, addresses: { ...plan.addresses } }
    },
  },
]
