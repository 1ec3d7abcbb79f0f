import { addKey } from '@tyto/identity'
import { expect, test } from 'vitest'
import { didWallet, didWalletErrors as errors } from '../../src'
import { ownName, signDocument, signRecovery, type Owner } from '../people'
import { person, protocolWorld, succeeds, throws, type Person, type ProtocolWorld } from '../world'

interface Sold {
  readonly protocol: ProtocolWorld
  readonly sold: Owner
  readonly buyer: Person
  readonly former: readonly Owner[]
  readonly own: readonly Owner[]
}

/** An identity with guardians, whose control somebody else accepted. */
async function soldIdentity(): Promise<Sold> {
  const protocol = await protocolWorld()
  const { world } = protocol
  const sold = await ownName(protocol, 'alice')
  const people = async (...labels: readonly string[]) => {
    const found: Owner[] = []
    for (const label of labels) found.push(await ownName(protocol, label))
    return found
  }
  const former = await people('f1', 'f2', 'f3')
  const own = await people('o1', 'o2', 'o3')
  const buyer = world.join('buyer')
  const wallet = didWallet(sold.wallet)
  const named = { guardians: former.map(({ id }) => id), tyron: null }
  succeeds(world.call(sold.controller, wallet.AddGuardians(named)))
  succeeds(world.call(sold.controller, wallet.UpdateController({ addr: buyer.address, tyron: null })))
  succeeds(world.call(buyer, wallet.AcceptPendingController({})))
  return { protocol, sold, buyer, former, own }
}

function recover({ protocol, sold, buyer }: Sold, to: Person, guardians: readonly Owner[]) {
  const signatures = guardians.map(
    (one) => [one.id, signRecovery(protocol, sold.wallet, one.recoveryKey, to.address)] as const,
  )
  const call = didWallet(sold.wallet).DidSocialRecovery({ addr: to.address, signatures, tyron: null })
  return protocol.world.call(buyer, call)
}

test('[PO-02] [BX-27] who took an identity over has no key of it, and its guardians of before can take it away', async () => {
  const stage = await soldIdentity()
  const { protocol, sold, buyer, former } = stage
  const document = [addKey('auth', person('new auth').publicKey, 'encrypted')]
  const update = didWallet(sold.wallet).DidUpdate({ document, signature: null, tyron: null })
  throws(protocol.world.call(buyer, update), 'WrongDIDSignature', errors.noSignature)
  succeeds(recover(stage, sold.controller, former))
  expect(protocol.world.read(didWallet(sold.wallet).fields.controller)).toBe(sold.controller.address)
})

test('[PO-02] [BX-27] own guardians, a recovery to oneself and one update without a signature make it theirs', async () => {
  const stage = await soldIdentity()
  const { protocol, sold, buyer, former, own } = stage
  const { world } = protocol
  const wallet = didWallet(sold.wallet)
  succeeds(world.call(buyer, wallet.AddGuardians({ guardians: own.map(({ id }) => id), tyron: null })))
  succeeds(world.call(buyer, wallet.RemoveGuardians({ guardians: former.map(({ id }) => id), tyron: null })))
  throws(recover(stage, sold.controller, former), 'InvalidValue', errors.notAGuardian)
  succeeds(recover(stage, buyer, own))

  // The update without a signature exists once: what it leaves out stays with whom it was.
  const fresh = person('new update')
  const keys = [addKey('update', fresh.publicKey, 'encrypted')]
  succeeds(world.call(buyer, wallet.DidUpdate({ document: keys, signature: null, tyron: null })))
  const more = [addKey('auth', person('new auth').publicKey, 'encrypted')]
  const call = (key: Person | null) =>
    world.call(
      buyer,
      wallet.DidUpdate({
        document: more,
        signature: key === null ? null : signDocument(protocol, sold.wallet, key, 'DidUpdate', more),
        tyron: null,
      }),
    )
  throws(call(null), 'WrongDIDSignature', errors.noSignature)
  throws(call(sold.updateKey), 'WrongDIDSignature', errors.wrongSignature)
  succeeds(call(fresh))
})

test('[BX-27] an update after a recovery that leaves the update key out leaves it with whom it was', async () => {
  const stage = await soldIdentity()
  const { protocol, sold, buyer, former } = stage
  const wallet = didWallet(sold.wallet)
  succeeds(recover(stage, buyer, former))
  const auth = [addKey('auth', person('new auth').publicKey, 'encrypted')]
  succeeds(protocol.world.call(buyer, wallet.DidUpdate({ document: auth, signature: null, tyron: null })))
  const later = [addKey('update', person('new update').publicKey, 'encrypted')]
  throws(
    protocol.world.call(buyer, wallet.DidUpdate({ document: later, signature: null, tyron: null })),
    'WrongDIDSignature',
    errors.noSignature,
  )
  const signature = signDocument(protocol, sold.wallet, sold.updateKey, 'DidUpdate', later)
  succeeds(protocol.world.call(buyer, wallet.DidUpdate({ document: later, signature, tyron: null })))
})
