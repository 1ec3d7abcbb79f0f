import type { ContractCall } from '@tyto/abi'
import { olderZilWallet, zilWallet } from '../../src'
import { ownName } from '../people'
import { activeStakingWorld, cycleBlocks, endCycle, unbonding } from './stakingWorld'
import { person, succeeds, zil, type Person } from '../world'

/** The most cycles that one call collects. */
const mostCycles = 60

const names = [
  'advanceCycle',
  'completeWithdrawal',
  'delegateStake',
  'redelegateStake',
  'withdrawStakeAmt',
  'withdrawStakeRewards',
  'withdrawZil',
] as const

export type StakeName = (typeof names)[number]

/**
 * The gas of the actions of a staking wallet, by their names: of the present version and of one below 0.9, for first and
 * further stakes, parts and all, one cycle and the most.
 */
export async function stakeMeasures(): Promise<Readonly<Record<StakeName, () => readonly bigint[]>>> {
  const gas: Readonly<Record<StakeName, bigint[]>> = {
    advanceCycle: [],
    completeWithdrawal: [],
    delegateStake: [],
    redelegateStake: [],
    withdrawStakeAmt: [],
    withdrawStakeRewards: [],
    withdrawZil: [],
  }
  const staking = await activeStakingWorld()
  const { world, init, deployer, programme } = staking
  const { controller: owner, id, wallet: identity } = await ownName(staking, 'alice')
  const run = (name: StakeName | null, call: ContractCall, by: Person = owner): void => {
    const execution = world.call(by, call)
    succeeds(execution)
    if (name !== null) gas[name].push(execution.gasUsed)
  }
  const present = await world.deploy(
    owner,
    'ZilWallet',
    zilWallet.deploy({ init_nft: id, init, init_community: init }),
  )
  const older = await world.deploy(
    owner,
    'OlderZilWallet',
    olderZilWallet.deploy({ init_version: 'ZILxWALLET_0.8.0', init_nft: id, init }),
  )
  const at = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', tyron: null }
  const there = { ...at, ssnID: 'ssnzillet' }
  const user = { username: 'alice' }
  const wallets = [
    {
      add: zilWallet(present).AddFunds({}, { amount: 1_000n * zil }),
      pay: (to: Person['address']) => zilWallet(present).SendFunds(paymentTo(to)),
      delegate: (amount: bigint, sent: bigint) =>
        zilWallet(present).DelegateStake({ ...at, amount }, { amount: sent }),
      collect: (where: typeof at) => zilWallet(present).WithdrawStakeRewards(where),
      withdraw: (amount: bigint) => zilWallet(present).WithdrawStakeAmt({ ...at, amount }),
      complete: () => zilWallet(present).CompleteWithdrawal({ stakeID: at.stakeID, tyron: null }),
      move: (amount: bigint) => zilWallet(present).ReDelegateStake({ ...at, tossnID: there.ssnID, amount }),
    },
    {
      add: olderZilWallet(older).AddFunds({}, { amount: 1_000n * zil }),
      pay: (to: Person['address']) => olderZilWallet(older).SendFunds({ ...user, ...paymentTo(to) }),
      delegate: (amount: bigint, sent: bigint) =>
        olderZilWallet(older).DelegateStake({ ...user, ...at, amount }, { amount: sent }),
      collect: (where: typeof at) => olderZilWallet(older).WithdrawStakeRewards({ ...user, ...where }),
      withdraw: (amount: bigint) => olderZilWallet(older).WithdrawStakeAmt({ ...user, ...at, amount }),
      complete: () => olderZilWallet(older).CompleteWithdrawal({ ...user, stakeID: at.stakeID, tyron: null }),
      move: (amount: bigint) =>
        olderZilWallet(older).ReDelegateStake({ ...user, ...at, tossnID: there.ssnID, amount }),
    },
  ] as const
  for (const { add, pay, delegate, collect, withdraw, complete, move } of wallets) {
    run(null, add)
    run('withdrawZil', pay(person(`nobody of ${gas.withdrawZil.length}`).address))
    run('withdrawZil', pay(identity))
    run('delegateStake', delegate(100n * zil, 0n))
    run('delegateStake', delegate(100n * zil, 50n * zil))
    endCycle(staking)
    run('withdrawStakeRewards', collect(at))
    for (let cycle = 0; cycle < mostCycles; cycle++) endCycle(staking)
    run('withdrawStakeRewards', collect(at))
    run('redelegateStake', move(50n * zil))
    run('redelegateStake', move(20n * zil))
    run('withdrawStakeAmt', withdraw(50n * zil))
    world.pass(unbonding)
    run('completeWithdrawal', complete())
    run('withdrawStakeAmt', withdraw(20n * zil))
    world.pass(1n)
    run('withdrawStakeAmt', withdraw(60n * zil))
    world.pass(unbonding)
    run('completeWithdrawal', complete())
  }
  for (let cycle = 0; cycle < 2; cycle++) {
    world.pass(cycleBlocks)
    run('advanceCycle', programme.AdvanceCycle({}), deployer)
  }
  const measures = names.map((name) => [name, (): readonly bigint[] => gas[name]] as const)
  return Object.fromEntries(measures) as Readonly<Record<StakeName, () => readonly bigint[]>>
}

function paymentTo(to: Person['address']) {
  const beneficiary = { constructor: 'Recipient', arguments: [to] } as const
  return { tag: 'AddFunds', beneficiary, amount: zil, tyron: null }
}
