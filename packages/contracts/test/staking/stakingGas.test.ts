import type { ContractCall } from '@tyto/abi'
import type { Execution } from '@tyto/execution'
import { beforeAll, describe, expect, test } from 'vitest'
import { bytesToHex, sha256, utf8ToBytes, type Address } from '@tyto/primitives'
import { defiWallet, ssnList, zilWallet } from '../../src'
import { ownName } from '../people'
import { activeStakingWorld, cycleBlocks, endCycle, minDelegation, stake, unbonding } from './stakingWorld'
import { succeeds, zil, type Person } from '../world'

/** The gas of each call, in units, by its name. */
type Gas = Readonly<Record<string, bigint>>

const names = [
  'DelegateStake, first',
  'DelegateStake, further',
  'WithdrawStakeRewards, 1 cycle',
  'WithdrawStakeRewards, 10 cycles',
  'WithdrawStakeRewards, 60 cycles',
  'WithdrawStakeAmt, part',
  'WithdrawStakeAmt, all',
  'CompleteWithdrawal, 1 that waits',
  'ReDelegateStake',
  'RequestDelegatorSwap',
  'RevokeDelegatorSwap',
  'RejectDelegatorSwap',
  'ConfirmDelegatorSwap, 1 node',
  'AdvanceCycle, 2 nodes',
] as const

/** Every call of the programme once, in a world with so many delegators at each of two nodes. */
async function measure(delegators: number): Promise<Gas> {
  const staking = await activeStakingWorld()
  const { world, programme, deployer } = staking
  const [one, two] = staking.nodes
  for (let count = 0; count < delegators; count++) {
    const who = account(`delegator ${count}`)
    world.state.setBalance(who, 1_000n * zil)
    for (const { address } of staking.nodes) {
      succeeds(world.call(who, programme.DelegateStake({ ssnaddr: address }, { amount: minDelegation })))
    }
  }
  endCycle(staking)
  endCycle(staking)
  const gas: Record<string, bigint> = {}
  const note = (name: (typeof names)[number], execution: Execution): void => {
    succeeds(execution)
    gas[name] = execution.gasUsed
  }
  const alice = world.join('alice')
  const bruno = world.join('bruno')
  const call = (by: Person, what: ContractCall): Execution => world.call(by, what, 50_000n)
  const at = { ssnaddr: one.address }
  const collect = programme.WithdrawStakeRewards(at)

  note('DelegateStake, first', stake(staking, alice, one, 100n * zil))
  note('DelegateStake, further', stake(staking, alice, one, 100n * zil))
  endCycle(staking)
  endCycle(staking)
  succeeds(call(alice, collect))
  endCycle(staking)
  note('WithdrawStakeRewards, 1 cycle', call(alice, collect))
  for (const cycles of [10, 60] as const) {
    for (let count = 0; count < cycles; count++) endCycle(staking)
    note(`WithdrawStakeRewards, ${cycles} cycles`, call(alice, collect))
  }
  note(
    'ReDelegateStake',
    call(alice, programme.ReDelegateStake({ ...at, to_ssn: two.address, amount: 50n * zil })),
  )
  note('WithdrawStakeAmt, part', call(alice, programme.WithdrawStakeAmt({ ...at, amt: 50n * zil })))
  world.pass(unbonding)
  note('CompleteWithdrawal, 1 that waits', call(alice, programme.CompleteWithdrawal({})))
  endCycle(staking)
  for (const { address } of staking.nodes) {
    succeeds(call(alice, programme.WithdrawStakeRewards({ ssnaddr: address })))
  }
  succeeds(call(alice, programme.WithdrawStakeAmt({ ssnaddr: two.address, amt: 50n * zil })))
  const offer = programme.RequestDelegatorSwap({ new_deleg_addr: bruno.address })
  note('RequestDelegatorSwap', call(alice, offer))
  note('RevokeDelegatorSwap', call(alice, programme.RevokeDelegatorSwap({})))
  succeeds(call(alice, offer))
  note('RejectDelegatorSwap', call(bruno, programme.RejectDelegatorSwap({ requestor: alice.address })))
  succeeds(call(alice, offer))
  note(
    'ConfirmDelegatorSwap, 1 node',
    call(bruno, programme.ConfirmDelegatorSwap({ requestor: alice.address })),
  )
  note('WithdrawStakeAmt, all', call(bruno, programme.WithdrawStakeAmt({ ...at, amt: 100n * zil })))
  world.pass(cycleBlocks)
  note('AdvanceCycle, 2 nodes', call(deployer, programme.AdvanceCycle({})))
  return gas
}

/** An account that nobody needs the key of. */
function account(label: string): Address {
  return bytesToHex(sha256(utf8ToBytes(label)).slice(-20))
}

describe('what calls of the programme use', () => {
  let few: Gas
  let many: Gas
  beforeAll(async () => {
    few = await measure(10)
    many = await measure(1_000)
  })

  test('is the same for 10 delegators and for 1,000', () => {
    expect(names.map((name) => `${name}: ${few[name]}`)).toMatchInlineSnapshot(`
      [
        "DelegateStake, first: 230",
        "DelegateStake, further: 233",
        "WithdrawStakeRewards, 1 cycle: 304",
        "WithdrawStakeRewards, 10 cycles: 771",
        "WithdrawStakeRewards, 60 cycles: 3365",
        "WithdrawStakeAmt, part: 269",
        "WithdrawStakeAmt, all: 261",
        "CompleteWithdrawal, 1 that waits: 191",
        "ReDelegateStake: 360",
        "RequestDelegatorSwap: 184",
        "RevokeDelegatorSwap: 126",
        "RejectDelegatorSwap: 165",
        "ConfirmDelegatorSwap, 1 node: 224",
        "AdvanceCycle, 2 nodes: 506",
      ]
    `)
    expect(Object.keys(few).sort()).toEqual([...names].sort())
    expect(many).toEqual(few)
  })

  test('is what a call is sent with by default, even for the most cycles', () => {
    for (const name of names) expect(many[name], name).toBeLessThanOrEqual(10_000n)
  })
})

test('a wallet’s own part is small', async () => {
  const staking = await activeStakingWorld()
  const { world, init } = staking
  const alice = await ownName(staking, 'alice')
  const values = { init_nft: alice.id, init, init_community: init }
  const zilAddress = await world.deploy(alice.controller, 'ZilWallet', zilWallet.deploy(values))
  const defiAddress = await world.deploy(alice.controller, 'DefiWallet', defiWallet.deploy(values))
  const rows: string[] = []
  const run = (name: string, call: ContractCall): void => {
    const execution = world.call(alice.controller, call)
    succeeds(execution)
    rows.push(`${name}: ${execution.gasUsed}`)
    expect(execution.gasUsed, name).toBeLessThan(2_000n)
  }
  const ssn = { ssnID: 'ssnzilpay', tyron: null }
  const donated = { ...ssn, tyron: zil }
  for (const [kind, own, programme] of [
    ['ZilWallet', zilWallet(zilAddress), { stakeID: 'zilstaking' }],
    ['DefiWallet', defiWallet(defiAddress), { dApp: 'zilstaking' }],
  ] as const) {
    // Both bindings take what the other one takes, but for this one name.
    const calls = own as ReturnType<typeof zilWallet>
    const name = programme as { readonly stakeID: string }
    const address = kind === 'ZilWallet' ? zilAddress : defiAddress
    succeeds(world.call(alice.controller, calls.AddFunds({}, { amount: 1_000n * zil })))
    run(`${kind} DelegateStake`, calls.DelegateStake({ ...name, ...ssn, amount: 100n * zil }))
    endCycle(staking)
    endCycle(staking)
    run(`${kind} WithdrawStakeRewards`, calls.WithdrawStakeRewards({ ...name, ...ssn }))
    const sent = { amount: zil }
    run(
      `${kind} DelegateStake with a donation`,
      calls.DelegateStake({ ...name, ...donated, amount: 100n * zil }, sent),
    )
    endCycle(staking)
    run(
      `${kind} WithdrawStakeRewards with a donation`,
      calls.WithdrawStakeRewards({ ...name, ...donated }, sent),
    )
    const move = { ...name, ...ssn, tossnID: 'ssnzillet', amount: 50n * zil }
    run(`${kind} ReDelegateStake`, calls.ReDelegateStake(move))
    run(`${kind} WithdrawStakeAmt`, calls.WithdrawStakeAmt({ ...name, ...ssn, amount: 50n * zil }))
    world.pass(unbonding)
    run(`${kind} CompleteWithdrawal`, calls.CompleteWithdrawal({ ...name, tyron: null }))
    endCycle(staking)
    for (const ssnID of ['ssnzilpay', 'ssnzillet']) {
      const call = calls.WithdrawStakeRewards({ ...name, ssnID, tyron: null })
      succeeds(world.call(alice.controller, call))
    }
    const bruno = world.join(`bruno of ${kind}`)
    const offer = { ...name, newDelegAddr: bruno.address, tyron: null }
    run(`${kind} RequestDelegatorSwap`, calls.RequestDelegatorSwap(offer))
    run(`${kind} RevokeDelegatorSwap`, calls.RevokeDelegatorSwap({ ...name, tyron: null }))
    succeeds(world.call(alice.controller, calls.RequestDelegatorSwap(offer)))
    succeeds(world.call(bruno, staking.programme.ConfirmDelegatorSwap({ requestor: address })))
    const back = staking.programme.RequestDelegatorSwap({ new_deleg_addr: address })
    succeeds(world.call(bruno, back))
    const answer = { ...name, requestor: bruno.address, tyron: null }
    run(`${kind} RejectDelegatorSwap`, calls.RejectDelegatorSwap(answer))
    succeeds(world.call(bruno, back))
    run(`${kind} ConfirmDelegatorSwap, 2 nodes`, calls.ConfirmDelegatorSwap(answer))
  }
  expect(rows).toMatchInlineSnapshot(`
    [
      "ZilWallet DelegateStake: 365",
      "ZilWallet WithdrawStakeRewards: 531",
      "ZilWallet DelegateStake with a donation: 432",
      "ZilWallet WithdrawStakeRewards with a donation: 543",
      "ZilWallet ReDelegateStake: 510",
      "ZilWallet WithdrawStakeAmt: 404",
      "ZilWallet CompleteWithdrawal: 349",
      "ZilWallet RequestDelegatorSwap: 325",
      "ZilWallet RevokeDelegatorSwap: 230",
      "ZilWallet RejectDelegatorSwap: 291",
      "ZilWallet ConfirmDelegatorSwap, 2 nodes: 357",
      "DefiWallet DelegateStake: 374",
      "DefiWallet WithdrawStakeRewards: 547",
      "DefiWallet DelegateStake with a donation: 440",
      "DefiWallet WithdrawStakeRewards with a donation: 560",
      "DefiWallet ReDelegateStake: 518",
      "DefiWallet WithdrawStakeAmt: 412",
      "DefiWallet CompleteWithdrawal: 365",
      "DefiWallet RequestDelegatorSwap: 333",
      "DefiWallet RevokeDelegatorSwap: 239",
      "DefiWallet RejectDelegatorSwap: 299",
      "DefiWallet ConfirmDelegatorSwap, 2 nodes: 365",
    ]
  `)
  expect(world.read(ssnList(staking.implementation).fields.deposit_amt_deleg.at(zilAddress))?.size).toBe(2)
})
