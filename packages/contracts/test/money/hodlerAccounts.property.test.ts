import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hodlerAccounts, zrc2Token } from '../../src'
import { sequences } from '../sequences'
import { protocolWorld, succeeds } from '../world'

const labels = ['Alice', 'Bruno', 'Carol', 'Stranger'] as const
const someone = fc.nat(labels.length - 1)
const small = fc.bigInt(0n, 12n)

const attempt = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    /** Now and then by somebody who is not the owner. */
    byOwner: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    of: someone,
    inBlocks: small,
    period: small,
    locked: fc.bigInt(0n, 400n),
    quota: fc.bigInt(0n, 90n),
  }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('claim' as const), of: someone }) },
  fc.record({ kind: fc.constant('wait' as const), blocks: fc.bigInt(1n, 30n) }),
  fc.record({ kind: fc.constant('fund' as const), amount: fc.bigInt(1n, 300n) }),
)

/** The amount that is locked for somebody, and when it is released. */
interface Account {
  readonly release: bigint
  readonly period: bigint
  readonly locked: bigint
  readonly quota: bigint
}

function dueOf({ release, period, locked, quota }: Account, block: bigint): bigint {
  if (block < release) return 0n
  const all = ((block - release) / period + 1n) * quota
  return all < locked ? all : locked
}

test('in any order of calls each holder gets what is due, once, and all that is locked is there', async () => {
  let opened = 0
  let claimed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 30, maxLength: 60 }), async (attempts) => {
      const { world, deployer, tyron } = await protocolWorld()
      const people = labels.map((label) => world.join(label))
      const token = zrc2Token(tyron)
      const place = await world.deploy(
        deployer,
        'HodlerAccounts',
        hodlerAccounts.deploy({ contract_owner: deployer.address, token: tyron }),
      )
      const { fields, OpenAccount, Claim } = hodlerAccounts(place)
      const tokensOf = (of: Address) => world.read(token.fields.balances.at(of)) ?? 0n
      const accounts = new Map<number, Account>()
      const got = people.map(() => 0n)
      let held = 0n
      const locked = () => [...accounts.values()].reduce((sum, each) => sum + each.locked, 0n)
      for (const one of attempts) {
        switch (one.kind) {
          case 'wait':
            world.pass(one.blocks)
            break
          case 'fund':
            succeeds(world.call(deployer, token.Transfer({ to: place, amount: one.amount })))
            held += one.amount
            break
          case 'open': {
            const { of, period, quota, inBlocks } = one
            const release = world.block + inBlocks
            const values = {
              addr: people[of]!.address,
              release_block: release,
              period,
              locked: one.locked,
              quota,
            }
            const by = one.byOwner ? deployer : people[(of + 1) % people.length]!
            const isRight =
              one.byOwner &&
              period > 0n &&
              quota > 0n &&
              one.locked > 0n &&
              !accounts.has(of) &&
              locked() + one.locked <= held
            expect(world.call(by, OpenAccount(values)).receipt.success).toBe(isRight)
            if (isRight) {
              accounts.set(of, { release, period, locked: one.locked, quota })
              opened++
            }
            break
          }
          case 'claim': {
            const account = accounts.get(one.of)
            const due = account === undefined ? 0n : dueOf(account, world.block)
            expect(world.call(people[one.of]!, Claim({})).receipt.success).toBe(due > 0n)
            if (account === undefined || due === 0n) break
            const rest = account.locked - due
            const releases = (due + account.quota - 1n) / account.quota
            if (rest === 0n) accounts.delete(one.of)
            else
              accounts.set(one.of, {
                ...account,
                locked: rest,
                release: account.release + releases * account.period,
              })
            got[one.of] = got[one.of]! + due
            held -= due
            claimed++
          }
        }
        expect(world.read(fields.total_locked)).toBe(locked())
        expect(tokensOf(place)).toBe(held)
        expect(held).toBeGreaterThanOrEqual(locked())
      }
      for (const [index, { address }] of people.entries()) expect(tokensOf(address)).toBe(got[index])
    }),
    sequences(60),
  )
  expect(opened).toBeGreaterThan(30)
  expect(claimed).toBeGreaterThan(20)
})
