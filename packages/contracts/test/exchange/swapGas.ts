import type { ContractCall } from '@tyto/abi'
import type { Address, GasRules } from '@tyto/primitives'
import { defiWallet, olderZilWallet, zilWallet } from '../../src'
import { ownName } from '../people'
import { played } from '../playedGas'
import { activeStakingWorld, collect, endCycle, stake, type StakingWorld } from '../staking/stakingWorld'
import { succeeds, zil, type Person } from '../world'

/** The four calls of one side of a swap. */
interface Side {
  readonly by: Person
  readonly address: Address
  readonly offer: (to: Address) => ContractCall
  readonly revoke: () => ContractCall
  readonly confirm: (from: Address) => ContractCall
  readonly reject: (from: Address) => ContractCall
}

/** Of a call of the app. */
const swapGasLimit = 10_000n

type Gas = Record<'request' | 'revoke' | 'confirm' | 'reject', bigint[]>

function sideOf({ programme }: StakingWorld, by: Person): Side {
  return {
    by,
    address: by.address,
    offer: (to) => programme.RequestDelegatorSwap({ new_deleg_addr: to }),
    revoke: () => programme.RevokeDelegatorSwap({}),
    confirm: (requestor) => programme.ConfirmDelegatorSwap({ requestor }),
    reject: (requestor) => programme.RejectDelegatorSwap({ requestor }),
  }
}

/** An account, and a wallet of each kind and age: all of them of one person. */
async function sides(staking: StakingWorld): Promise<readonly Side[]> {
  const { world, init } = staking
  const { controller: by, id } = await ownName(staking, 'alice')
  const values = { init_nft: id, init, init_community: init }
  const zilAt = await world.deploy(by, 'ZilWallet', zilWallet.deploy(values))
  const defiAt = await world.deploy(by, 'DefiWallet', defiWallet.deploy(values))
  const deploy = olderZilWallet.deploy({ init_version: 'ZILxWALLET_0.8.0', init_nft: id, init })
  const olderAt = await world.deploy(by, 'OlderZilWallet', deploy)
  const [own, of] = [zilWallet(zilAt), { stakeID: 'zilstaking', tyron: null }]
  const [defi, ofDefi] = [defiWallet(defiAt), { dApp: 'zilstaking', tyron: null }]
  const [older, ofOlder] = [olderZilWallet(olderAt), { username: 'alice', ...of }]
  return [
    sideOf(staking, by),
    {
      by,
      address: zilAt,
      offer: (newDelegAddr) => own.RequestDelegatorSwap({ ...of, newDelegAddr }),
      revoke: () => own.RevokeDelegatorSwap(of),
      confirm: (requestor) => own.ConfirmDelegatorSwap({ ...of, requestor }),
      reject: (requestor) => own.RejectDelegatorSwap({ ...of, requestor }),
    },
    {
      by,
      address: defiAt,
      offer: (newDelegAddr) => defi.RequestDelegatorSwap({ ...ofDefi, newDelegAddr }),
      revoke: () => defi.RevokeDelegatorSwap(ofDefi),
      confirm: (requestor) => defi.ConfirmDelegatorSwap({ ...ofDefi, requestor }),
      reject: (requestor) => defi.RejectDelegatorSwap({ ...ofDefi, requestor }),
    },
    {
      by,
      address: olderAt,
      offer: (newDelegAddr) => older.RequestDelegatorSwap({ ...ofOlder, newDelegAddr }),
      revoke: () => older.RevokeDelegatorSwap(ofOlder),
      confirm: (requestor) => older.ConfirmDelegatorSwap({ ...ofOlder, requestor }),
      reject: (requestor) => older.RejectDelegatorSwap({ ...ofOlder, requestor }),
    },
  ]
}

/** The gas of each call, with stake at one node and at two, by an account and by each kind of wallet. */
async function measureAll(): Promise<Gas> {
  const gas: Gas = { request: [], revoke: [], confirm: [], reject: [] }
  for (const count of [1, 2]) {
    const staking = await activeStakingWorld()
    const { world } = staking
    const donor = sideOf(staking, world.join('donor'))
    const nodes = staking.nodes.slice(0, count)
    for (const node of nodes) succeeds(stake(staking, donor.by, node, 50n * zil))
    endCycle(staking)
    endCycle(staking)
    for (const node of nodes) succeeds(collect(staking, donor.by, node))
    const run = ({ by }: Side, call: ContractCall): bigint => {
      const execution = world.call(by, call)
      succeeds(execution)
      return execution.gasUsed
    }
    for (const side of await sides(staking)) {
      run(donor, donor.offer(side.address))
      gas.reject.push(run(side, side.reject(donor.address)))
      run(donor, donor.offer(side.address))
      gas.confirm.push(run(side, side.confirm(donor.address)))
      gas.request.push(run(side, side.offer(donor.address)))
      gas.revoke.push(run(side, side.revoke()))
      run(side, side.offer(donor.address))
      run(donor, donor.confirm(side.address))
    }
  }
  return gas
}

/** Once for each of the rules that are played. */
const measured = new Map<GasRules, Promise<Gas>>()
const once = (): Promise<Gas> => {
  const known = measured.get(played.gas) ?? measureAll()
  measured.set(played.gas, known)
  return known
}

/** The gas of a swap, by the names of its actions. */
export const swapMeasures = {
  requestDelegatorSwap: async () => (await once()).request,
  revokeDelegatorSwap: async () => (await once()).revoke,
  confirmDelegatorSwap: async () => (await once()).confirm,
  rejectDelegatorSwap: async () => (await once()).reject,
  // Of one cycle, and of the most that one call collects.
  collectOwnRewards: async () => {
    const gas: bigint[] = []
    const staking = await activeStakingWorld()
    const person = staking.world.join('collector')
    const [node] = staking.nodes
    succeeds(stake(staking, person, node, 50n * zil))
    endCycle(staking)
    endCycle(staking)
    succeeds(collect(staking, person, node))
    for (const cycles of [1, 60]) {
      for (let count = 0; count < cycles; count++) endCycle(staking)
      const execution = staking.world.call(
        person,
        staking.programme.WithdrawStakeRewards({ ssnaddr: node.address }),
        swapGasLimit,
      )
      succeeds(execution)
      gas.push(execution.gasUsed)
    }
    return gas
  },
} satisfies Readonly<Record<string, () => Promise<readonly bigint[]>>>
