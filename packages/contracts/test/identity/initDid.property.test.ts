import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initDid } from '../../src'
import { sequences } from '../sequences'
import { domainId, protocolWorld, zil } from '../world'

const ids = ['tyron', 'treasury', 'zil'] as const
const someone = fc.nat(3)
const id = fc.constantFrom(...ids)
const price = fc.bigInt(0n, 1_000n)

const attempt = fc.record({
  by: someone,
  what: fc.oneof(
    fc.record({ kind: fc.constant('service' as const), id, of: someone }),
    fc.record({ kind: fc.constant('no service' as const), id }),
    fc.record({ kind: fc.constant('price' as const), id, price }),
    fc.record({ kind: fc.constant('no price' as const), id }),
    fc.record({ kind: fc.constant('list' as const), of: fc.array(someone, { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('entry' as const), of: someone }),
    fc.record({ kind: fc.constant('uri' as const), id, of: someone }),
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('propose' as const), of: someone }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('accept' as const) }) },
    fc.record({ kind: fc.constant('pay in' as const), amount: fc.bigInt(0n, 3n) }),
    fc.record({ kind: fc.constant('pay out' as const), of: someone, amount: fc.bigInt(0n, 3n) }),
  ),
})

test('in any order of calls only the controller changes the record, and its money leaves by them alone', async () => {
  let done = 0
  let refused = 0
  let handovers = 0
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 10, maxLength: 40 }), async (attempts) => {
      const { world, deployer, initDid: place } = await protocolWorld()
      const people = [deployer, world.join('Alice'), world.join('Bruno'), world.join('Stranger')]
      const record = initDid(place)
      const addressOf = (index: number): Address => people[index]!.address
      const services = new Map<string, Address | null>()
      const prices = new Map<string, bigint | null>()
      const uris = new Map<string, ReadonlySet<number>>()
      const started = world.read(record.fields.free_list) ?? []
      let list: readonly Address[] = started
      let controller = deployer.address
      let pending: Address | undefined
      let funds = world.balance(place)
      for (const { by, what } of attempts) {
        const sender = people[by]!
        const isController = sender.address === controller
        let call: ContractCall
        let isRight = isController
        let change = (): void => undefined
        switch (what.kind) {
          case 'service':
            call = record.SetService({ id: what.id, addr: addressOf(what.of) })
            change = () => void services.set(what.id, addressOf(what.of))
            break
          case 'no service':
            call = record.RemoveService({ id: what.id })
            change = () => void services.set(what.id, null)
            break
          case 'price':
            call = record.SetUtility({ id: what.id, tx: 'Test', price: what.price })
            change = () => void prices.set(what.id, what.price)
            break
          case 'no price':
            call = record.RemoveUtility({ id: what.id, tx: 'Test' })
            change = () => void prices.set(what.id, null)
            break
          case 'list':
            call = record.SetFreeList({ addresses: what.of.map(addressOf) })
            change = () => void (list = what.of.map(addressOf))
            break
          case 'entry':
            // For the contract Init alone.
            call = record.UseFreeEntry({ addr: addressOf(what.of) })
            isRight = false
            break
          case 'uri':
            call = record.SetTokenUri({
              collection: what.id,
              domain_id: domainId(String(what.of)),
              token_uri: 'uri',
            })
            change = () => void uris.set(what.id, new Set(uris.get(what.id)).add(what.of))
            break
          case 'propose':
            call = record.UpdateController({ addr: addressOf(what.of) })
            isRight &&= addressOf(what.of) !== controller
            change = () => void (pending = addressOf(what.of))
            break
          case 'accept':
            call = record.AcceptPendingController({})
            isRight = sender.address === pending
            change = () => {
              controller = sender.address
              pending = undefined
              handovers++
            }
            break
          case 'pay in':
            call = record.AddFunds({}, { amount: what.amount * zil })
            isRight = true
            change = () => void (funds += what.amount * zil)
            break
          case 'pay out':
            call = record.SendFunds({ tag: 'AddFunds', addr: addressOf(what.of), amount: what.amount * zil })
            isRight &&= what.amount > 0n && what.amount * zil <= funds
            change = () => void (funds -= what.amount * zil)
        }
        expect(world.call(sender, call).receipt.success, what.kind).toBe(isRight)
        if (isRight) change()
        if (isRight) done++
        else refused++

        expect(world.read(record.fields.controller)).toBe(controller)
        expect(world.balance(place)).toBe(funds)
        expect(world.read(record.fields.free_list)).toEqual(list)
        for (const [name, addr] of services) expect(world.read(record.fields.services.at(name))).toBe(addr)
        for (const [name, at] of prices)
          expect(world.read(record.fields.utility.at(name).at('Test'))).toBe(at)
        for (const [name, domains] of uris) {
          expect(world.read(record.fields.token_id_count.at(name))).toBe(BigInt(domains.size))
        }
      }
    }),
    sequences(60),
  )
  expect(done).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(200)
  expect(handovers).toBeGreaterThan(3)
})
