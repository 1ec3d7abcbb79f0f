import fc from 'fast-check'
import type { Execution } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { didWallet, initDid, namePrice, nameRegistry } from '../../src'
import { deployWallet, domainId, person, protocolWorld, zil, type Person, type ProtocolWorld } from '../world'
import { sequences } from '../sequences'

const people = ['alice', 'bruno', 'carol'] as const
const names = ['heron', 'dodo'] as const
type Name = (typeof names)[number]

/** Somebody tries something with somebody's wallet. */
type Attempt = { readonly by: number; readonly wallet: number } & (
  | { readonly kind: 'buy'; readonly name: Name; readonly id: 'zil' | 'free' }
  | { readonly kind: 'transfer'; readonly name: Name; readonly to: number }
  | { readonly kind: 'propose'; readonly to: number }
  | { readonly kind: 'accept' }
  | { readonly kind: 'subdomain' }
  | { readonly kind: 'send'; readonly to: number; readonly amount: number }
)

const someone = fc.nat(people.length - 1)
const roles = { by: someone, wallet: someone }
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  fc.record({
    ...roles,
    kind: fc.constant('buy' as const),
    name: fc.constantFrom(...names),
    id: fc.constantFrom('zil', 'free'),
  }),
  fc.record({
    ...roles,
    kind: fc.constant('transfer' as const),
    name: fc.constantFrom(...names),
    to: someone,
  }),
  fc.record({ ...roles, kind: fc.constant('propose' as const), to: someone }),
  fc.record({ ...roles, kind: fc.constant('accept' as const) }),
  fc.record({ ...roles, kind: fc.constant('subdomain' as const) }),
  fc.record({ ...roles, kind: fc.constant('send' as const), to: someone, amount: fc.nat(3) }),
)

/** A wallet and the names as they ought to be, kept beside the chain. */
interface Model {
  readonly controllers: Address[]
  readonly pending: (Address | null)[]
  readonly owners: Map<Name, Address>
}

function perform(
  { world }: ProtocolWorld,
  sender: Person,
  wallets: readonly Address[],
  one: Attempt,
): Execution {
  const wallet = didWallet(wallets[one.wallet]!)
  switch (one.kind) {
    case 'buy': {
      const order = { username: domainId(one.name), addr: null, id: one.id, tyron: null }
      return world.call(sender, wallet.BuyNftUsername(order, { amount: one.id === 'zil' ? namePrice : 0n }))
    }
    case 'transfer': {
      const to = wallets[one.to]!
      const order = { username: domainId(one.name), id: 'zil', addr: to, dID: to, tyron: null }
      return world.call(sender, wallet.TransferNftUsername(order))
    }
    case 'propose':
      return world.call(
        sender,
        wallet.UpdateController({ addr: person(people[one.to]!).address, tyron: null }),
      )
    case 'accept':
      return world.call(sender, wallet.AcceptPendingController({}))
    case 'subdomain': {
      const values = {
        addr: sender.address,
        didKey: `0x${'00'.repeat(33)}`,
        encrypted: 'null',
        nftID: '',
      } as const
      return world.call(sender, wallet.Dns({ ...values, domain: 'defi', tyron: null }))
    }
    case 'send': {
      const beneficiary = { constructor: 'Recipient', arguments: [wallets[one.to]!] } as const
      const amount = BigInt(one.amount) * zil
      return world.call(sender, wallet.SendFunds({ tag: 'AddFunds', beneficiary, amount, tyron: null }))
    }
  }
}

/** Whether the attempt may succeed; if so, what it changes. */
function expected(model: Model, sender: Person, wallets: readonly Address[], one: Attempt): boolean {
  const { controllers, pending, owners } = model
  if (one.kind === 'accept') {
    if (pending[one.wallet] !== sender.address) return false
    controllers[one.wallet] = sender.address
    pending[one.wallet] = null
    return true
  }
  if (controllers[one.wallet] !== sender.address) return false
  switch (one.kind) {
    case 'buy':
      if (one.id === 'free' || owners.has(one.name)) return false
      owners.set(one.name, wallets[one.wallet]!)
      return true
    case 'transfer':
      if (owners.get(one.name) !== wallets[one.wallet]) return false
      owners.set(one.name, wallets[one.to]!)
      return true
    case 'propose': {
      const to = person(people[one.to]!).address
      if (to === sender.address) return false
      pending[one.wallet] = to
      return true
    }
    case 'subdomain':
      return true
    case 'send':
      return one.amount > 0 && one.to !== one.wallet
  }
}

test('whoever does not control a wallet changes nothing; names and wallets change hands only by their rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 30 }), async (attempts) => {
      const protocol = await protocolWorld()
      const { world } = protocol
      const persons = people.map((name) => world.join(name))
      const wallets: Address[] = []
      for (const one of persons) {
        const wallet = await deployWallet(protocol, one)
        world.call(one, didWallet(wallet).AddFunds({}, { amount: 1_000n * zil }))
        wallets.push(wallet)
      }
      const model: Model = {
        controllers: persons.map((one) => one.address),
        pending: persons.map(() => null),
        owners: new Map(),
      }
      const sold = () => world.balance(protocol.initDid)
      const start = sold()
      for (const one of attempts) {
        const sender = persons[one.by]!
        const may = expected(model, sender, wallets, one)
        const execution = perform(protocol, sender, wallets, one)
        expect(execution.receipt.success).toBe(may)
        if (!may) expect(execution.difference.writes).toEqual([])
      }
      for (const [index, wallet] of wallets.entries()) {
        expect(world.read(didWallet(wallet).fields.controller)).toBe(model.controllers[index])
      }
      for (const name of names) {
        const owner = world.read(nameRegistry(protocol.registry).fields.dns.at(domainId(name)))
        expect(owner).toBe(model.owners.get(name) ?? null)
      }
      expect(sold() - start).toBe(BigInt(model.owners.size) * namePrice)
      expect(world.read(initDid(protocol.initDid).fields.controller)).toBe(protocol.deployer.address)
    }),
    sequences(40),
  )
})
