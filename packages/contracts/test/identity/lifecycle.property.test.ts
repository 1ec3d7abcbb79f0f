import fc from 'fast-check'
import { addLink, recoveryThreshold, type DidStatus } from '@tyto/identity'
import type { ContractCall } from '@tyto/abi'
import type { Hex } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { didWallet } from '../../src'
import {
  farewell,
  ownName,
  signDocument,
  signGuardians,
  signLock,
  signRecovery,
  statusOf,
  type Owner,
} from '../people'
import { protocolWorld, type Person, type ProtocolWorld } from '../world'
import { sequences } from '../sequences'

const guardianNames = 5
const people = ['alice', 'rescuer', 'stranger', 'guardian'] as const

/** How a signature comes about: as it should, by another key, as one that was used before, or not at all. */
const signings = ['right', 'right', 'right', 'foreign', 'used', 'none'] as const
type Signing = (typeof signings)[number]

/** Somebody tries something with the wallet. `by`: one of the people, or whoever controls it at that moment. */
type Attempt = { readonly by: number | 'controller' } & (
  | { readonly kind: 'update' | 'deactivate' | 'lock'; readonly signing: Signing }
  | { readonly kind: 'add' | 'remove'; readonly guardians: readonly number[] }
  | { readonly kind: 'configure'; readonly guardians: readonly number[]; readonly signing: Signing }
  | {
      readonly kind: 'recover'
      readonly to: number
      readonly signers: readonly number[]
      readonly signing: Signing
    }
)

const roles = {
  by: fc.oneof({ weight: 3, arbitrary: fc.constant('controller' as const) }, fc.nat(people.length - 1)),
}
const signing = fc.constantFrom(...signings)
const some = fc.shuffledSubarray(Array.from({ length: guardianNames }, (_, index) => index))
const withRepeats = fc.oneof(
  { weight: 4, arbitrary: some },
  { weight: 1, arbitrary: some.map((list) => [...list, ...list.slice(0, 1)]) },
)
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...roles, kind: fc.constant('update' as const), signing }) },
  { weight: 1, arbitrary: fc.record({ ...roles, kind: fc.constant('deactivate' as const), signing }) },
  { weight: 2, arbitrary: fc.record({ ...roles, kind: fc.constant('lock' as const), signing }) },
  {
    weight: 4,
    arbitrary: fc.record({ ...roles, kind: fc.constantFrom('add', 'add', 'remove'), guardians: withRepeats }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...roles,
      kind: fc.constant('configure' as const),
      guardians: withRepeats,
      signing,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...roles,
      kind: fc.constant('recover' as const),
      to: fc.nat(people.length - 1),
      signers: withRepeats,
      signing,
    }),
  },
)

/** The only ways from one status to another. */
const edges: Readonly<Record<DidStatus, readonly DidStatus[]>> = {
  Deployed: ['Created'],
  Created: ['Updated', 'Deactivated', 'Locked', 'Recovered'],
  Updated: ['Updated', 'Deactivated', 'Locked', 'Recovered'],
  Recovered: ['Updated', 'Locked', 'Recovered'],
  Locked: ['Recovered'],
  Deactivated: [],
}

/** The wallet as it ought to be, kept beside the chain. */
interface Model {
  status: DidStatus
  controller: Person
  guardians: ReadonlySet<number>
}

const isUnique = (list: readonly number[]) => new Set(list).size === list.length
const mayChangeGuardians = ({ status }: Model) => status !== 'Locked' && status !== 'Deactivated'

/** The model after the attempt; null where it must fail. */
function expected(model: Model, sender: Person, persons: readonly Person[], one: Attempt): Model | null {
  const { status, guardians } = model
  if (one.kind === 'recover') {
    const areAllGuardians = one.signers.every((index) => guardians.has(index))
    const isOpen = edges[status].includes('Recovered') && guardians.size > 0
    if (!isOpen || one.signing !== 'right' || !areAllGuardians || !isUnique(one.signers)) return null
    if (one.signers.length < recoveryThreshold(guardians.size)) return null
    return { ...model, status: 'Recovered', controller: persons[one.to]! }
  }
  if (sender.address !== model.controller.address) return null
  switch (one.kind) {
    case 'update': {
      const isSigned = one.signing === 'right' || (one.signing === 'none' && status === 'Recovered')
      return isSigned && edges[status].includes('Updated') ? { ...model, status: 'Updated' } : null
    }
    case 'deactivate':
      return one.signing === 'right' && edges[status].includes('Deactivated')
        ? { ...model, status: 'Deactivated' }
        : null
    case 'lock':
      return one.signing === 'right' && edges[status].includes('Locked') && guardians.size > 0
        ? { ...model, status: 'Locked' }
        : null
    case 'add':
    case 'remove':
    case 'configure': {
      if (!mayChangeGuardians(model) || one.guardians.length === 0 || !isUnique(one.guardians)) return null
      if (one.kind === 'configure' && one.signing !== 'right') return null
      const given = new Set(one.guardians)
      const known = one.guardians.filter((index) => guardians.has(index)).length
      if (one.kind === 'add' && known > 0) return null
      if (one.kind === 'remove' && known < given.size) return null
      const changed = {
        add: () => new Set([...guardians, ...given]),
        remove: () => new Set([...guardians].filter((index) => !given.has(index))),
        configure: () => given,
      }[one.kind]()
      return changed.size >= 3 ? { ...model, guardians: changed } : null
    }
  }
}

/** Makes the calls, and keeps the signatures that were used. */
class Caller {
  readonly #used = new Map<string, Hex>()
  constructor(
    readonly protocol: ProtocolWorld,
    readonly alice: Owner,
    readonly guardians: readonly Owner[],
  ) {}

  call(one: Attempt, persons: readonly Person[]): ContractCall {
    const { protocol, alice } = this
    const wallet = didWallet(alice.wallet)
    const tyron = null
    switch (one.kind) {
      case 'update': {
        const document = [addLink('github', 'GitHub', 'github.com/alice')]
        const signature = this.#sign('update', one.signing, alice.updateKey, (key) =>
          signDocument(protocol, alice.wallet, key, 'DidUpdate', document),
        )
        return wallet.DidUpdate({ document, signature, tyron })
      }
      case 'deactivate': {
        const signature = this.#sign('deactivate', one.signing, alice.updateKey, (key) =>
          signDocument(protocol, alice.wallet, key, 'DidDeactivate', farewell),
        )
        return wallet.DidDeactivate({ document: farewell, signature, tyron })
      }
      case 'lock': {
        const signature = this.#sign('lock', one.signing, alice.recoveryKey, (key) =>
          signLock(protocol, alice.wallet, key),
        )
        return wallet.Lock({ signature: signature ?? noSignature, tyron })
      }
      case 'add':
        return wallet.AddGuardians({ guardians: this.#ids(one.guardians), tyron })
      case 'remove':
        return wallet.RemoveGuardians({ guardians: this.#ids(one.guardians), tyron })
      case 'configure': {
        const guardians = this.#ids(one.guardians)
        const sig = this.#sign(`configure ${guardians.join()}`, one.signing, alice.updateKey, (key) =>
          signGuardians(protocol, alice.wallet, key, guardians),
        )
        return wallet.ConfigureSocialRecovery({ guardians, sig: sig ?? noSignature, tyron })
      }
      case 'recover': {
        const addr = persons[one.to]!.address
        const signatures = one.signers.map((index) => {
          const guardian = this.guardians[index]!
          const signature = this.#sign(`recover ${index} ${addr}`, one.signing, guardian.recoveryKey, (key) =>
            signRecovery(protocol, alice.wallet, key, addr),
          )
          return [guardian.id, signature ?? noSignature] as const
        })
        return wallet.DidSocialRecovery({ addr, signatures, tyron })
      }
    }
  }

  /** Remembers what was signed rightly for a call that then succeeded. */
  confirm(): void {
    for (const [label, signature] of this.#pending) this.#used.set(label, signature)
  }
  #pending = new Map<string, Hex>()

  #sign(label: string, how: Signing, key: Person, make: (key: Person) => Hex): Hex | null {
    if (how === 'none') return null
    const foreign = this.protocol.deployer
    if (how === 'used') return this.#used.get(label) ?? make(foreign)
    const signature = make(how === 'right' ? key : foreign)
    if (how === 'right') this.#pending.set(label, signature)
    return signature
  }

  start(): void {
    this.#pending = new Map()
  }

  #ids(indexes: readonly number[]): Hex[] {
    return indexes.map((index) => this.guardians[index]!.id)
  }
}

const noSignature: Hex = `0x${'00'.repeat(64)}`

test('[SR-05] [SR-11] whatever who does: only the controller and enough guardians change anything, each signature counts once, statuses move along their edges', async () => {
  const reached = new Map<DidStatus, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 10, maxLength: 30 }), async (attempts) => {
      const protocol = await protocolWorld()
      const { world } = protocol
      const alice = await ownName(protocol, 'alice')
      const guardians: Owner[] = []
      for (let index = 0; index < guardianNames; index++) {
        guardians.push(await ownName(protocol, `guardian ${index}`))
      }
      const persons = [
        alice.controller,
        world.join('rescuer'),
        world.join('stranger'),
        guardians[0]!.controller,
      ]
      const caller = new Caller(protocol, alice, guardians)
      const { fields } = didWallet(alice.wallet)
      let model: Model = { status: 'Created', controller: alice.controller, guardians: new Set() }
      for (const one of attempts) {
        const sender = one.by === 'controller' ? model.controller : persons[one.by]!
        const next = expected(model, sender, persons, one)
        caller.start()
        const execution = world.call(sender, caller.call(one, persons))
        expect(execution.receipt.success).toBe(next !== null)
        if (next === null) {
          expect(execution.difference.writes).toEqual([])
          continue
        }
        caller.confirm()
        if (next.status !== model.status) expect(edges[model.status]).toContain(next.status)
        model = next
        reached.set(model.status, (reached.get(model.status) ?? 0) + 1)
        expect(statusOf(protocol, alice.wallet)).toBe(model.status)
        expect(world.read(fields.controller)).toBe(model.controller.address)
        expect(new Set(world.read(fields.social_guardians)?.keys())).toEqual(
          new Set([...model.guardians].map((index) => guardians[index]!.id)),
        )
      }
    }),
    sequences(12, 20260611),
  )
  // A test that never gets anywhere proves nothing.
  expect([...reached.keys()].sort()).toEqual(['Created', 'Deactivated', 'Locked', 'Recovered', 'Updated'])
})
