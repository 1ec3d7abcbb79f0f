import type { ContractCall } from '@tyto/abi'
import type { Execution } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { didWallet, init, zrc2Token } from '../../src'
import {
  addBoth,
  communityWorld,
  dexState,
  late,
  openPool,
  tokensOf,
  type CommunityWorld,
} from '../exchange/communityWorld'
import { sequences } from '../sequences'
import { deployHostile, hostileCall } from '../money/hostile'
import { deployWallet, domainId, succeeds, zil, type Person } from '../world'

/**
 * Strangers play with the exchange and the vault: random transitions by random people, and a contract that takes what it can
 * while somebody else signs. What is promised holds after every step.
 *
 *   what                         falls by
 *   balance of a token           its holder's own call, or a spender's within the allowance
 *   allowance                    its owner's call, its spender's use
 *   share of the pool, brought   its holder's own call
 *   deposit                      its sender's own call; what a contract sent: a call of the account that signed then
 *   sums                         tokens held = reserves + deposits; shares = supply; brought = contributions; S$I <= XSGD behind it
 */
const tyron = 10n ** 12n
const ssi = 10n ** 18n
const xsgd = 10n ** 6n
/** A failing play is printed with its seed, at its shortest. */
const stepsOfPlay = 100

interface Step {
  readonly who: number
  readonly act: number
  readonly part: number
  readonly same: boolean
}
const steps = fc.array(
  fc.record({
    who: fc.nat(2),
    act: fc.nat(15),
    part: fc.constantFrom(1, 3, 50, 100),
    same: fc.boolean(),
  }),
  { minLength: stepsOfPlay, maxLength: stepsOfPlay, size: 'max' },
)

interface Stage extends CommunityWorld {
  readonly people: readonly Person[]
  readonly hostile: Address
}

async function makeStage(): Promise<Stage> {
  const place = await communityWorld()
  const { world, alice, bruno, deployer, dex } = place
  openPool(place, 80_000n * tyron, 250_000n * ssi)
  const people = [alice, bruno, deployer]
  const did = await deployWallet(place, alice)
  const issue = { tld: 'ssi', username: domainId('alice'), addr: did, dID: did }
  succeeds(world.call(deployer, init(place.init).IssueNftUsername(issue)))
  const entry = { didKey: `0x${'00'.repeat(33)}`, encrypted: 'null', nftID: '', tyron: null } as const
  for (const [at, { address }] of people.entries())
    succeeds(world.call(alice, didWallet(did).Dns({ ...entry, addr: address, domain: `sub${at}` })))
  for (const { address } of [alice, bruno])
    succeeds(world.call(deployer, dex.Transfer({ to: address, amount: 1_000n * ssi })))
  const hostile = deployHostile(world, bruno)
  for (const { address } of people) world.state.setBalance(address, 10_000_000n * zil)
  return { ...place, people, hostile }
}

/** The call of a step; amounts are parts of what fits, or of more. */
function callOf(stage: Stage, { who, act, part }: Step): ContractCall {
  const { dex, vault, tokens, dexAddress, vaultAddress, hostile, people } = stage
  const me = people[who]!.address
  const other = people[(who + 1) % people.length]!.address
  const p = BigInt(part)
  const at = { deadline_block: late }
  const to = ['to', 'ByStr20', people[1]!.address] as const
  const calls: readonly (() => ContractCall)[] = [
    () => zrc2Token(tokens.xsgd).Transfer({ to: vaultAddress, amount: p * xsgd }),
    () => zrc2Token(tokens.ssi).Transfer({ to: dexAddress, amount: p * ssi }),
    () => zrc2Token(tokens.tyron).Transfer({ to: dexAddress, amount: p * tyron }),
    () => vault.MintDeposit({ beneficiary: me, min_amount: 1n }),
    () => vault.ReturnDeposit({ recipient_address: me }),
    () =>
      dex.SwapDeposit({ ...at, token0_address: tokens.ssi, min_token1_amount: 1n, recipient_address: me }),
    () => dex.ReturnDeposit({ token_address: tokens.tyron, recipient_address: me }),
    () => hostileCall(hostile, 'MintDeposit', [['vault', 'ByStr20', vaultAddress], to]),
    () => hostileCall(hostile, 'ReturnDeposit', [['vault', 'ByStr20', vaultAddress], to]),
    () =>
      hostileCall(hostile, 'SwapDeposit', [
        ['dex', 'ByStr20', dexAddress],
        ['token', 'ByStr20', part % 2 === 0 ? tokens.ssi : tokens.tyron],
        ['deadline', 'BNum', String(late)],
        to,
      ]),
    () =>
      hostileCall(hostile, 'ReturnSwapDeposit', [
        ['dex', 'ByStr20', dexAddress],
        ['token', 'ByStr20', part % 2 === 0 ? tokens.ssi : tokens.tyron],
        to,
      ]),
    () => dex.JoinCommunity({ ...at, amount: p * ssi, domain: domainId('alice'), subdomain: `sub${who}` }),
    () => dex.LeaveCommunity({ ...at, amount: p * ssi }),
    () =>
      dex.SwapExactTokensForTokens({
        ...at,
        token0_address: tokens.tyron,
        token1_address: tokens.ssi,
        token0_amount: p * tyron,
        min_token1_amount: 1n,
        recipient_address: other,
      }),
    () => addBoth(stage, p * tyron, (p * 313n * ssi) / 100n),
    () => dex.RemoveLiquidity({ ...at, amount: p * ssi, min_ssi_amount: 1n, min_tyron_amount: 1n }),
  ]
  return calls[act % calls.length]!()
}

/** All that belongs to somebody, by a name: nothing of it may fall by what others do. */
function belongings(stage: Stage): ReadonlyMap<string, readonly [owner: Address, amount: bigint]> {
  const { world, dex, vault, tokens, people, dexAddress, vaultAddress } = stage
  const found = new Map<string, readonly [Address, bigint]>()
  for (const { address } of people) {
    const keep = (name: string, amount: bigint | null) =>
      found.set(`${name} of ${address}`, [address, amount ?? 0n])
    for (const [name, token] of Object.entries(tokens)) {
      keep(name, tokensOf(stage, token, address))
      keep(`deposit of ${name} at the exchange`, world.read(dex.fields.deposits.at(address).at(token)))
      for (const spender of [dexAddress, vaultAddress])
        keep(`${name} for ${spender}`, world.read(zrc2Token(token).fields.allowances.at(address).at(spender)))
    }
    keep('deposit at the vault', world.read(vault.fields.deposits.at(address)))
    keep('shares', world.read(dex.fields.balances.at(address)))
    keep('brought', world.read(dex.fields.brought.at(address)))
  }
  return found
}

function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

function checkSums(stage: Stage): void {
  const { world, dex, vault, tokens, dexAddress, vaultAddress } = stage
  const { reserves, totalSupply, daoBalance, contributions } = dexState(stage)
  const deposits = world.read(dex.fields.deposits)!
  const deposited = (token: Address) => sum([...deposits.values()].map((each) => each.get(token) ?? 0n))
  expect(tokensOf(stage, tokens.tyron, dexAddress)).toBe(reserves.tyron + deposited(tokens.tyron))
  expect(tokensOf(stage, tokens.ssi, dexAddress)).toBe(reserves.ssi + deposited(tokens.ssi))
  expect(sum(world.read(dex.fields.balances)!.values()) + daoBalance).toBe(totalSupply)
  expect(sum(world.read(dex.fields.brought)!.values())).toBe(contributions)
  expect(sum(world.read(dex.fields.shares)!.values())).toBe(contributions)
  const reserve = world.read(vault.fields.reserve)!
  const atVault = sum(world.read(vault.fields.deposits)!.values())
  expect(tokensOf(stage, tokens.xsgd, vaultAddress)).toBe(reserve + atVault)
  const made = world.read(zrc2Token(tokens.ssi).fields.total_supply)!
  expect(made).toBeLessThanOrEqual(reserve * 10n ** 12n)
}

test(`[BX-27] [LQ-01] whatever strangers do at the exchange and the vault, in plays of ${stepsOfPlay} steps: nobody's falls by what others do`, async () => {
  const scene = await makeStage()
  let done = 0
  let went = 0
  fc.assert(
    fc.property(steps, (play) => {
      const stage = { ...scene, world: scene.world.fork() }
      for (const step of play) {
        const before = belongings(stage)
        const { block } = stage.world
        const signer = stage.people[step.who]!
        const execution: Execution = stage.world.call(signer, callOf(stage, step), 20_000n)
        // Some of what people sign stands in one block.
        if (step.same) stage.world.block = block
        done += 1
        if (execution.receipt.success) went += 1
        for (const [name, [owner, amount]] of belongings(stage)) {
          const had = before.get(name)![1]
          if (owner !== signer.address && amount < had)
            throw new Error(`${name} fell from ${had} to ${amount}`)
        }
        checkSums(stage)
        // A contract that somebody calls takes nothing of what they sent.
        if (step.act >= 7 && step.act <= 10 && execution.receipt.success)
          throw new Error('the hostile contract took a deposit')
      }
    }),
    sequences(30, 20_261_128),
  )
  // Plays in which all is refused would prove nothing.
  expect(went * 4).toBeGreaterThan(done)
}, 3_600_000)
