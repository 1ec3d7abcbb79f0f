import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airWallet } from '../../src'
import { protocolWorld, zil } from '../world'
import { sequences } from '../sequences'

const people = ['alice', 'bruno', 'carol'] as const
const someone = fc.nat(people.length - 1)

/** Somebody claims, adds one share of money, or sets the list: the controller may, the others try. */
const attempt = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('claim' as const), by: someone }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fund' as const), by: someone }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      by: fc.option(someone),
      // The same person may be named more than once.
      of: fc.array(someone, { maxLength: 4 }),
    }),
  },
)

test('an airdrop pays each who is listed one share, once, and never more than it has', async () => {
  const share = 3n * zil
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 5, maxLength: 30 }), async (attempts) => {
      const { world, deployer } = await protocolWorld()
      const members = people.map((label) => world.join(label))
      const deploy = airWallet.deploy({ init_controller: deployer.address, airdrop_amount: share })
      const at = await world.deploy(deployer, 'AirWallet', deploy)
      const { Airdrop, AddFunds, SetAirdropList, fields } = airWallet(at)
      let listed = new Set<number>()
      let shares = 0n
      for (const one of attempts) {
        if (one.kind === 'fund') {
          const call = AddFunds({}, { amount: share })
          expect(world.call(members[one.by]!, call).receipt.success).toBe(true)
          shares++
        } else if (one.kind === 'list') {
          const addresses = one.of.map((index) => members[index]!.address)
          const by = one.by === null ? deployer : members[one.by]!
          expect(world.call(by, SetAirdropList({ addresses })).receipt.success).toBe(one.by === null)
          if (one.by === null) listed = new Set(one.of)
        } else {
          const may = listed.has(one.by) && shares > 0n
          expect(world.call(members[one.by]!, Airdrop({})).receipt.success).toBe(may)
          if (may) {
            listed.delete(one.by)
            shares--
          }
        }
        expect(world.balance(at)).toBe(shares * share)
        const left = new Set(world.read(fields.airdrop_list))
        expect(left).toEqual(new Set([...listed].map((index) => members[index]!.address)))
      }
    }),
    sequences(40),
  )
})
