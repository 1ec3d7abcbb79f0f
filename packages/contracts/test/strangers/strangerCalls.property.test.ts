import type { ContractBinding, ContractCall, ContractShape } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { didWallet6, ourBindings } from '../../src'
import { acts, callOf as callOfAct, type Act } from '../promises/acts'
import { forkStage, makeStage, places, type Seat, type Stage } from '../promises/stage'
import { deployHostile, hostileCall } from '../money/hostile'
import { sequences } from '../sequences'
import { anyCall, Chance, deployRelay, relayed, someHashes, type Pool, type Target } from './anyCall'
import { isLockedThere, mayWrite, speakersOf } from './mayWrite'
import { zil } from '../world'

/**
 * Strangers call whatever our wallets of all kinds, the token, collections of pictures and of names, what is locked, the
 * registry and the protocol's record offer, with whatever fits its types, by themselves or by the way of a contract that
 * somebody was made to call; a contract that is paid throws, calls back, or burns gas. After each step every
 * single field that was written, and every balance that fell, is one that whoever asked may change: `mayWrite` says which.
 */
const stepsOfPlay = 100

interface Step {
  readonly who: Seat
  readonly isRelayed: boolean
  /** A call that makes sense, or else any call of this contract. */
  readonly act: Act | null
  readonly target: number
  readonly chance: readonly number[]
  /** How the hostile contract answers from then on. */
  readonly mood: 'throw' | 'return' | 'burn' | null
}
const someAct = acts(1, 1).map(([act]) => act ?? null)
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom<Seat>('alice', 'alice', 'bruno', 'carol'),
  isRelayed: fc.constantFrom(false, false, true),
  act: fc.oneof(fc.constant(null), someAct),
  target: fc.nat(99),
  chance: fc.array(fc.nat(9_999), { minLength: 24, maxLength: 24 }),
  mood: fc.constantFrom(null, null, null, null, 'throw' as const, 'return' as const, 'burn' as const),
})
// As many on the average; a play that fails gets shorter by leaving steps out.
const play = fc.array(step, { minLength: 1, maxLength: 2 * stepsOfPlay, size: 'max' })

interface Scene {
  readonly stage: Stage
  readonly targets: readonly Target[]
  readonly relays: ReadonlyMap<string, Target>
  readonly pool: Pool
  readonly hostile: Address
}

async function makeScene(): Promise<Scene> {
  const stage = await makeStage()
  const { wallets, people, world, tyron, pictures, names, registry, hodler } = stage
  const target = (name: string, address: Address, binding: unknown): Target => ({
    name,
    address,
    binding: binding as ContractBinding<ContractShape>,
  })
  const { DidWallet, DefiWallet, ZilWallet, SbtWallet, Zrc2Token, Zrc6Token, DomainToken } = ourBindings
  const targets = [
    target('DidWallet', wallets.did, DidWallet),
    target('DidWallet', wallets.brunos, DidWallet),
    target('DidWallet6', wallets.older, didWallet6),
    target('DefiWallet', wallets.defi, DefiWallet),
    target('ZilWallet', wallets.stake, ZilWallet),
    target('SbtWallet', wallets.soulbound, SbtWallet),
    target('Zrc2Token', tyron, Zrc2Token),
    target('Zrc6Token', pictures, Zrc6Token),
    target('DomainToken', names, DomainToken),
    target('HodlerAccounts', hodler, ourBindings.HodlerAccounts),
    target('Init', stage.init, ourBindings.Init),
    target('InitDid', stage.initDid, ourBindings.InitDid),
    target('NameRegistry', registry, ourBindings.NameRegistry),
  ]
  const thief = world.join('thief')
  const relays = new Map<string, Target>()
  for (const each of targets)
    if (!relays.has(each.name)) relays.set(each.name, deployRelay(world, thief, each))
  for (const { address } of relays.values()) world.state.setBalance(address, 1_000n * zil)
  const hostile = deployHostile(world, thief)
  const accounts = Object.values(people).map(({ address }) => address)
  const pool: Pool = {
    addresses: [
      ...accounts,
      ...Object.values(wallets),
      tyron,
      pictures,
      names,
      hostile,
      relays.get('Zrc2Token')!.address,
    ],
    hashes: someHashes,
    texts:
      'alice bruno carol ssi did zil tyron free night zilstaking ssnzilpay lexicassi AddFunds sub update sbt'
        .split(' ')
        .concat('', 'x'.repeat(64)),
    amounts: [0n, 1n, 7n, 100n, 3n * zil, 10n ** 24n, 2n ** 128n - 1n],
  }
  return { stage, targets, relays, pool, hostile }
}

/** The call of a step, and who asks: the signer, or the contract that they called; null where it is no call. */
function ask(scene: Scene, stage: Stage, { who, isRelayed, act, target, chance }: Step): Asked | null {
  const { targets, relays, pool } = scene
  const aim = targets[target % targets.length]!
  const call = act === null ? anyCall(aim, pool, new Chance(chance)) : callOfAct(stage, act)
  // Whoever has the signatures of guardians, or of a key, may hand them in.
  if (call === null || (act !== null && ['recover', 'lock', 'newKeys', 'signed', 'end'].includes(act.kind)))
    return null
  if (!isRelayed) return { call, by: stage.people[who].address }
  const name = targets.find(({ address }) => address === call.to)?.name
  const relay = name === undefined ? undefined : relays.get(name)
  const passed = relay === undefined ? null : relayed(relay, call)
  return passed === null ? null : { call: passed, by: passed.to }
}

interface Asked {
  readonly call: ContractCall
  readonly by: Address
}

const went = new Map<string, number>()
let made: Promise<Scene> | null = null

test(`[BX-27] [SB-03] whatever strangers call, in plays of some ${stepsOfPlay} steps: they change what is theirs, and nothing else`, async () => {
  made ??= makeScene()
  const scene = await made
  fc.assert(
    fc.property(play, (steps) => {
      const stage = forkStage(scene.stage)
      const { world } = stage
      for (const each of steps) {
        if (each.mood !== null) {
          const at = scene.targets[each.target % scene.targets.length]!.address
          const mood = [['new_mood', 'String', each.mood] as const, ['at', 'ByStr20', at] as const]
          world.call(stage.people.bruno, hostileCall(scene.hostile, 'SetMood', mood), 30_000n)
        }
        const asked = ask(scene, stage, each)
        if (asked === null) continue
        const { call, by } = asked
        const before = forkStage(stage)
        const { receipt, difference } = world.call(stage.people[each.who], call, 30_000n)
        if (!receipt.success) continue
        went.set(call.transition, (went.get(call.transition) ?? 0) + 1)
        const what = `${call.transition} by ${by === call.to ? 'a contract' : each.who}`
        for (const write of difference.writes) {
          const allowed = mayWrite(before, write)
          if (allowed !== 'anyone' && !allowed.includes(by))
            throw new Error(`${what} wrote ${write.field} ${write.keys.join(' ')} of ${write.address}`)
        }
        if (!isLockedThere(stage)) throw new Error(`${what} broke what is locked`)
        for (const holder of [...places.map((place) => stage.wallets[place]), ...scene.pool.addresses]) {
          const isSigner = holder === stage.people[each.who].address
          if (isSigner || world.balance(holder) >= before.world.balance(holder)) continue
          if (!speakersOf(before, holder).includes(by)) throw new Error(`${what} took ZIL of ${holder}`)
        }
      }
    }),
    sequences(100, 20_261_128),
  )
  // Plays in which all is refused would prove nothing.
  expect(went.size).toBeGreaterThan(20)
  expect([...went.keys()]).toEqual(expect.arrayContaining(['Claim', 'ZRC6_TransferFrom', 'AddFunds']))
}, 3_600_000)
