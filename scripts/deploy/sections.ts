import type { ContractCall } from '@tyto/abi'
import {
  allCoins,
  initDid,
  openCollections,
  planCollections,
  planProtocol,
  planStaking,
  planTydras,
  xPoints,
  type Plan,
  type ProtocolAddresses,
} from '@tyto/contracts'
import { tradedCoins } from '@tyto/exchange'
import { imageCollections } from '@tyto/identity'
import { qaPerZil, type Address } from '@tyto/primitives'
import { deployCoins } from '../../packages/devnet/src/genesis/coins'
import { deployExchanges } from '../../packages/devnet/src/genesis/exchanges'
import { deployFund } from '../../packages/devnet/src/genesis/motions'
import { WorldBuilder } from '../../packages/devnet/src/genesis/worldBuilder'
import { openStaking } from './opening'
import type { OpeningTerms } from './terms'

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

/** Collections with nothing in them yet. Pictures are whole addresses. */
const collections = {
  images: new Map(imageCollections.map((service) => [service, []] as const)),
  baseUri: '',
  imagePrices: new Map<string, bigint>(),
  names: { '.gzil': [], '.zlp': [] },
  premiums: new Map(),
} as const

/** Nobody has one, and nobody gets one free. What they are is stored for good: any gateway of permanent storage has it. */
const tydras = { baseUri: 'ar://', tydras: [], freeList: [] } as const

/** The sections that open what the others put there. Once one has begun, the terms stay. */
export const openings = { staking: 'openStaking', collections: 'openCollections' } as const

/** All that the app needs of a network, in the order in which it is put there; `terms` open what begins empty. */
export function sectionsOf(terms: OpeningTerms): readonly Section[] {
  return [
    ...contractSections,
    {
      name: openings.staking,
      plan: ({ address }, { proxy, initDid }) =>
        callsOf(address, openStaking(terms.staking, staking, { proxy: proxy!, initDid: initDid! })),
    },
    {
      name: openings.collections,
      plan: ({ address }, places) =>
        callsOf(address, openCollections(new Map(Object.entries(places)), terms.collections)),
    },
  ]
}

const contractSections: readonly Section[] = [
  {
    name: 'protocol',
    plan: ({ address, nonce }) => {
      const { steps, addresses } = planProtocol({ deployer: address, nonce })
      return { steps, addresses: { ...addresses } satisfies Record<keyof ProtocolAddresses, Address> }
    },
  },
  {
    name: 'staking',
    plan: ({ address, nonce }, { initDid }) => {
      const plan = planStaking({ deployer: address, nonce, initDid: initDid!, ...staking })
      return { steps: plan.steps, addresses: { ...plan.addresses } }
    },
  },
  {
    name: 'exchanges',
    plan: planExchanges,
  },
  {
    name: 'collections',
    plan: ({ address, nonce }, { init, initDid, zlpRegistry }) => {
      const { steps, addresses } = planCollections({
        deployer: address,
        nonce,
        init: init!,
        initDid: initDid!,
        zlpRegistry: zlpRegistry!,
        ...collections,
      })
      return { steps, addresses: Object.fromEntries(addresses) }
    },
  },
  {
    name: 'motions',
    plan: planMotions,
  },
  {
    name: 'tydras',
    plan: ({ address }, { initDid }) => {
      const steps = planTydras({ deployer: address, initDid: initDid!, ...tydras })
      return { steps, addresses: {} }
    },
  },
]

/** The coins that are traded, the exchange of the community, and three exchanges whose pools people open. */
function planExchanges({ address, nonce }: Deployer, places: Places): Plan<Places> {
  const world = new WorldBuilder(unused, address, [], nonce)
  world.addresses = places as unknown as ProtocolAddresses
  const coins = allCoins.filter(({ id }) => tradedCoins.includes(id))
  const { services } = deployCoins(world, { deployer: address, owner: address, coins })
  world.call(address, initDid(world.addresses.initDid).SetServices({ id_addr_pair_list: services }))
  const exchanges = deployExchanges(world, address)
  return { steps: world.steps, addresses: Object.fromEntries([...services, ...exchanges]) }
}

/** The board of motions, xpoints.ssi, and the fund whose donations count on it, donate.ssi. */
function planMotions({ address, nonce }: Deployer, places: Places): Plan<Places> {
  const world = new WorldBuilder(unused, address, [], nonce)
  world.addresses = places as unknown as ProtocolAddresses
  const board = world.contract('XPoints', xPoints.deploy({ init_did: world.addresses.initDid }))
  world.issue('xpoints.ssi', board, null)
  const fund = deployFund(world, address, board)
  return { steps: world.steps, addresses: { xpoints: board, donate: fund } }
}

function callsOf(sender: Address, calls: readonly ContractCall[]): Plan<Places> {
  return { steps: calls.map((call) => ({ kind: 'call', sender, call })), addresses: {} }
}

/** Nothing here is signed for a chain. */
const unused = 0
