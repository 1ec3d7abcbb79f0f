import { olderZilWallet, planStaking, ssnListProxy, zilWallet } from '@tyto/contracts'
import { qaPerZil, type Address } from '@tyto/primitives'
import { testAccount } from './testAccounts'
import { idOf, type WorldBuilder } from './worldBuilder'

/** fern's account. */
const holder = 5
const minStake = 1_000_000n * qaPerZil
/** Out of this come the rewards of cycles, until it is used up. */
const pot = 2_000_000n * qaPerZil
const rewardPerCycle = 2_000n * qaPerZil
/** Ten percent, as the programme writes it. */
const commission = 100_000_000n

const nodes = [
  { service: 'ssnzilpay', name: 'ZilPay Node' },
  { service: 'ssnzillet', name: 'Zillet Node' },
].map(({ service, name }) => ({
  service,
  name,
  address: testAccount(service).address,
  urls: [`${service}.example:5301`, `https://${service}.example/api`] as const,
  commission,
}))

/**
 * The seed-node programme with two active nodes and three past cycles. At the first node zil@fern has stake with rewards to
 * collect and a buffered deposit, account 0 stake and a withdrawal that waits. A cycle lasts 30 blocks or longer: it ends
 * when somebody calls AdvanceCycle. Nobody does so unseen: no key signs in the background here, as on a real network.
 */
export function addStaking(world: WorldBuilder, deployer: Address): void {
  const { init, initDid } = world.addresses
  const { proxy } = world.carryOut((nonce) =>
    planStaking({
      deployer,
      nonce,
      initDid,
      nodes,
      minStake,
      minDelegation: 10n * qaPerZil,
      unbondingBlocks: 60n,
      cycleBlocks: 30n,
      rewardPerCycle,
    }),
  )
  const programme = ssnListProxy(proxy)
  world.call(deployer, programme.AddFunds({}, { amount: pot }))
  for (const { address } of nodes) {
    world.call(deployer, programme.DelegateStake({ ssnaddr: address }, { amount: minStake }))
  }

  const at = { ssnaddr: nodes[0]!.address }
  const wallet = zilWallet(world.names.find(({ name }) => name === 'zil@fern.ssi')!.address)
  const stake = (amount: bigint): void => {
    // The stake is sent along, so that the wallet keeps its balance.
    const order = { stakeID: 'zilstaking', ssnID: nodes[0]!.service, amount, tyron: null }
    world.callAs(holder, wallet.DelegateStake(order, { amount }))
  }
  stake(120n * qaPerZil)
  world.callAs(0, programme.DelegateStake(at, { amount: 250n * qaPerZil }))
  const ssnreward_list = nodes.map(({ address }) => [address, rewardPerCycle] as const)
  for (let cycle = 0; cycle < 3; cycle++) {
    world.call(deployer, programme.AssignStakeReward({ ssnreward_list, verifier_reward: 0n }))
  }
  stake(30n * qaPerZil)
  world.callAs(0, programme.WithdrawStakeRewards(at))
  world.callAs(0, programme.WithdrawStakeAmt({ ...at, amt: 40n * qaPerZil }))

  const older = world.contract(
    'OlderZilWallet',
    olderZilWallet.deploy({ init_version: 'ZILxWALLET_0.8.0', init_nft: idOf('fern.ssi'), init }),
  )
  const fern = world.names.find(({ name }) => name === 'fern.ssi')!.address
  world.nameSubdomain(fern, 'zil08', holder, older)
}
