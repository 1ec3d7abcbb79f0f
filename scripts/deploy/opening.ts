import type { ContractCall } from '@tyto/abi'
import { initDid, listSeedNode, setStakingParameters, ssnListProxy } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { OpeningTerms } from './terms'

/** The rules that stay as the programme was deployed. */
interface KeptRules {
  readonly minDelegation: bigint
  readonly cycleBlocks: bigint
}

/** The calls that open the programme of stakes: its least stake, its nodes with their stake, and its rewards. */
export function openStaking(
  { nodes, leastStake, rewardPerCycle, rewards }: OpeningTerms['staking'],
  { minDelegation, cycleBlocks }: KeptRules,
  places: { readonly proxy: Address; readonly initDid: Address },
): readonly ContractCall[] {
  const programme = ssnListProxy(places.proxy)
  const record = initDid(places.initDid)
  const calls = nodes.flatMap((node) => [
    listSeedNode(places.proxy, node),
    record.SetService({ id: node.service, addr: node.address }),
    ...(node.stake === 0n
      ? []
      : [programme.DelegateStake({ ssnaddr: node.address }, { amount: node.stake })]),
  ])
  // A stake makes a node active by the least that holds when it comes.
  if (leastStake !== null) {
    calls.unshift(setStakingParameters(places.proxy, { minStake: leastStake, minDelegation }))
  }
  if (rewardPerCycle !== null) {
    const cycle = { new_cycle_blocks: cycleBlocks, new_reward_per_cycle: rewardPerCycle }
    calls.push(programme.UpdateCycleParameters(cycle))
  }
  if (rewards > 0n) calls.push(programme.AddFunds({}, { amount: rewards }))
  return calls
}
