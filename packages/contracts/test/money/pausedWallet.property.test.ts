import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defiWallet, zilWallet } from '../../src'
import { ownName } from '../people'
import { activeStakingWorld, endCycle } from '../staking/stakingWorld'
import { succeeds, zil, type Person } from '../world'
import { sequences } from '../sequences'

/** A thing that somebody sends to a wallet. */
type Kind =
  | 'pause'
  | 'unpause'
  | 'addFunds'
  | 'pay'
  | 'delegate'
  | 'collect'
  | 'withdraw'
  | 'complete'
  | 'move'
  | 'offer'
  | 'revoke'
  | 'confirm'
  | 'reject'
  | 'handOver'
  | 'cycle'

const kinds: readonly Kind[] = [
  'pause',
  'pause',
  'unpause',
  'addFunds',
  'pay',
  'delegate',
  'delegate',
  'collect',
  'withdraw',
  'complete',
  'move',
  'offer',
  'revoke',
  'confirm',
  'reject',
  'handOver',
  'cycle',
]

const attempt = fc.record({
  kind: fc.constantFrom(...kinds),
  byOwner: fc.boolean(),
  amount: fc.integer({ min: 1, max: 60 }),
  donates: fc.boolean(),
})

/** The calls of both wallets, which differ in the name of one parameter. */
function callsOf(contract: 'ZilWallet' | 'DefiWallet', wallet: Address, to: Address, heir: `0x${string}`) {
  // Both bindings take what the other one takes, but for this one name.
  const own = (contract === 'ZilWallet' ? zilWallet : defiWallet)(wallet) as ReturnType<typeof zilWallet>
  const name = (contract === 'ZilWallet' ? { stakeID: 'zilstaking' } : { dApp: 'zilstaking' }) as {
    readonly stakeID: string
  }
  return (kind: Exclude<Kind, 'cycle'>, amount: bigint, tyron: bigint | null): ContractCall => {
    const sent = { amount: tyron ?? 0n }
    const at = { ...name, ssnID: 'ssnzilpay', tyron }
    switch (kind) {
      case 'pause':
        return own.Pause({ tyron: null })
      case 'unpause':
        return own.Unpause({ tyron: null })
      case 'addFunds':
        return own.AddFunds({}, { amount })
      case 'pay': {
        const beneficiary = { constructor: 'Recipient', arguments: [to] } as const
        return own.SendFunds({ tag: 'AddFunds', beneficiary, amount, tyron }, sent)
      }
      case 'delegate':
        return own.DelegateStake({ ...at, amount }, sent)
      case 'collect':
        return own.WithdrawStakeRewards(at, sent)
      case 'withdraw':
        return own.WithdrawStakeAmt({ ...at, amount }, sent)
      case 'complete':
        return own.CompleteWithdrawal({ ...name, tyron }, sent)
      case 'move':
        return own.ReDelegateStake({ ...at, tossnID: 'ssnzillet', amount }, sent)
      case 'offer':
        return own.RequestDelegatorSwap({ ...name, newDelegAddr: to, tyron }, sent)
      case 'revoke':
        return own.RevokeDelegatorSwap({ ...name, tyron }, sent)
      case 'confirm':
        return own.ConfirmDelegatorSwap({ ...name, requestor: to, tyron }, sent)
      case 'reject':
        return own.RejectDelegatorSwap({ ...name, requestor: to, tyron }, sent)
      case 'handOver':
        return own.UpdateDomain({ domain: heir, tyron }, sent)
    }
  }
}

test.each(['ZilWallet', 'DefiWallet'] as const)(
  'whatever anybody tries, a paused %s only unpauses and receives, and a stranger only pays in',
  async (contract) => {
    let held = 0
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 15, maxLength: 50 }), async (attempts) => {
        const staking = await activeStakingWorld()
        const { world, init, fields, programme } = staking
        const alice = await ownName(staking, 'alice')
        const bruno = await ownName(staking, 'bruno')
        const binding = contract === 'ZilWallet' ? zilWallet : defiWallet
        const values = { init_nft: alice.id, init, init_community: init }
        const wallet = await world.deploy(alice.controller, contract, binding.deploy(values))
        succeeds(world.call(bruno.controller, binding(wallet).AddFunds({}, { amount: 500n * zil })))
        const call = callsOf(contract, wallet, bruno.controller.address, bruno.id)
        // Somebody offers it stake, so that there is something to confirm and to reject.
        const at = { ssnaddr: staking.nodes[0].address }
        succeeds(world.call(bruno.controller, programme.DelegateStake(at, { amount: 20n * zil })))
        endCycle(staking)
        succeeds(world.call(bruno.controller, programme.WithdrawStakeRewards(at)))
        succeeds(world.call(bruno.controller, programme.RequestDelegatorSwap({ new_deleg_addr: wallet })))

        let isPaused = false
        for (const { kind, byOwner, amount, donates } of attempts) {
          if (kind === 'cycle') {
            endCycle(staking)
            continue
          }
          const by: Person = byOwner ? alice.controller : bruno.controller
          const before = world.balance(wallet)
          const stakes = world.read(fields.deposit_amt_deleg.at(wallet))
          const execution = world.call(by, call(kind, BigInt(amount) * zil, donates ? zil : null))
          const isDone = execution.failure === undefined
          const isPayment = kind === 'addFunds'
          // An offer of the stake is taken back in every state: rights only fall by it.
          const isAllowed =
            isPayment || (byOwner && (isPaused ? kind === 'unpause' || kind === 'revoke' : true))
          if (isPayment) {
            expect(isDone).toBe(true)
            expect(world.balance(wallet) - before).toBe(BigInt(amount) * zil)
          }
          if (!isAllowed) {
            expect(isDone, kind).toBe(false)
            expect(execution.difference.writes).toEqual([])
            expect(world.balance(wallet)).toBe(before)
            expect(world.read(fields.deposit_amt_deleg.at(wallet))).toEqual(stakes)
            held++
          }
          if (isDone && byOwner && !isPayment) done++
          if (isDone && kind === 'pause') isPaused = true
          if (isDone && kind === 'unpause') isPaused = false
          expect(world.read(binding(wallet).fields.is_paused)).toBe(isPaused)
        }
      }),
      sequences(25),
    )
    // Both happened, again and again.
    expect(held).toBeGreaterThan(100)
    expect(done).toBeGreaterThan(50)
  },
)
