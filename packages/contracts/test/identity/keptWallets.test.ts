/** A wallet that is kept obeys the DID wallet that it is bound to, wherever its name leads. */
import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { defiWallet, defiWalletErrors as errors, didWallet, sbtWallet, zilWallet } from '../../src'
import { ownName, reachStatus, signRecovery, takeCommonKey, type Owner } from '../people'
import { domainId, person, protocolWorld, succeeds, throws, zil } from '../world'
import type { Person, ProtocolWorld } from '../world'

const kinds = [
  {
    contract: 'DefiWallet',
    deploy: (place: Address) =>
      defiWallet.deploy({ init_nft: domainId('alice'), init: place, init_community: place }),
    offer: (at: Address) => defiWallet(at).UpdateDomain({ domain: domainId('bruno'), tyron: null }),
    accept: (at: Address) => defiWallet(at).AcceptPendingDomain({}),
  },
  {
    contract: 'ZilWallet',
    deploy: (place: Address) =>
      zilWallet.deploy({ init_nft: domainId('alice'), init: place, init_community: place }),
    offer: (at: Address) => zilWallet(at).UpdateDomain({ domain: domainId('bruno'), tyron: null }),
    accept: (at: Address) => zilWallet(at).AcceptPendingDomain({}),
  },
  {
    contract: 'SbtWallet',
    deploy: (place: Address) => sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init: place }),
    offer: (at: Address) => sbtWallet(at).UpdateUsername({ username: 'bruno', tyron: null }),
    accept: (at: Address) => sbtWallet(at).AcceptPendingUsername({}),
  },
] as const

describe.each(kinds)('$contract', ({ contract, deploy, offer, accept }) => {
  let protocol: ProtocolWorld
  let alice: Owner
  let bruno: Owner
  let at: Address
  // Transitions that the three have in common are called through any of their bindings.
  const own = () => defiWallet(at)
  const by = (who: Person, call: ContractCall) => protocol.world.call(who, call)
  const pay = ({ controller }: Owner) =>
    own().SendFunds({
      tag: 'AddFunds',
      beneficiary: { constructor: 'Recipient', arguments: [controller.address] },
      amount: 1n,
      tyron: null,
    })
  const handOver = (from: Owner, to: Owner) =>
    by(
      from.controller,
      didWallet(from.wallet).TransferNftUsername({
        username: alice.id,
        id: 'zil',
        addr: to.wallet,
        dID: to.wallet,
        tyron: null,
      }),
    )
  const kept = () => protocol.world.read(own().fields.own_did)

  beforeEach(async () => {
    protocol = await protocolWorld()
    alice = await ownName(protocol, 'alice')
    bruno = await ownName(protocol, 'bruno')
    at = await protocol.world.deploy(alice.controller, contract, deploy(protocol.init))
    succeeds(by(alice.controller, { ...own().AddFunds({}), amount: 100n * zil }))
    for (const { wallet } of [alice, bruno])
      succeeds(by(alice.controller, { ...didWallet(wallet).AddFunds({}), amount: 100n * zil }))
  })

  test('[BX-27] stays with its controller when the name is handed over, and goes along where it is not kept', async () => {
    const left = await protocol.world.deploy(alice.controller, contract, deploy(protocol.init))
    succeeds(by(alice.controller, own().KeepFromName({ tyron: null })))
    expect(kept()).toBe(alice.wallet)
    succeeds(handOver(alice, bruno))
    throws(by(bruno.controller, pay(bruno)), 'WrongSender', errors.notController)
    succeeds(by(alice.controller, pay(alice)))
    succeeds(by(bruno.controller, defiWallet(left).Pause({ tyron: null })))
    throws(
      by(alice.controller, defiWallet(left).Unpause({ tyron: null })),
      'WrongSender',
      errors.notController,
    )
  })

  test('[BX-27] is reached by a recovery, whoever bound it, and whatever became of the name', async () => {
    // Whoever has the controller's key binds the wallet and hands the name to another identity.
    succeeds(by(alice.controller, own().KeepFromName({ tyron: null })))
    takeCommonKey(protocol, alice)
    await reachStatus(protocol, alice.wallet, alice.controller, 'Recovered')
    succeeds(handOver(alice, bruno))
    const heir = protocol.world.join('heir')
    const signatures = ['first', 'second', 'third'].map(
      (label) =>
        [
          domainId(label),
          signRecovery(protocol, alice.wallet, person(`${label} / socialrecovery`), heir.address),
        ] as const,
    )
    const recover = didWallet(alice.wallet).DidSocialRecovery({
      addr: heir.address,
      signatures,
      tyron: null,
    })
    succeeds(by(bruno.controller, recover))
    throws(by(alice.controller, pay(alice)), 'WrongSender', errors.notController)
    succeeds(by(heir, pay(alice)))
  })

  test('[BX-27] is closed by a lock of the identity that it is bound to', async () => {
    succeeds(by(alice.controller, own().KeepFromName({ tyron: null })))
    succeeds(handOver(alice, bruno))
    takeCommonKey(protocol, alice)
    await reachStatus(protocol, alice.wallet, alice.controller, 'Locked')
    throws(by(alice.controller, pay(alice)), 'WrongStatus', errors.locked)
  })

  test('[BX-27] is kept by its controller alone, neither locked nor paused, and once', async () => {
    const keep = own().KeepFromName({ tyron: null })
    const give = own().ReturnToName({ tyron: null })
    throws(by(bruno.controller, keep), 'WrongSender', errors.notController)
    throws(by(alice.controller, give), 'SameValue', errors.notKept)
    succeeds(by(alice.controller, own().Pause({ tyron: null })))
    throws(by(alice.controller, keep), 'WrongStatus', errors.paused)
    succeeds(by(alice.controller, own().Unpause({ tyron: null })))
    succeeds(by(alice.controller, keep))
    throws(by(alice.controller, keep), 'SameValue', errors.kept)
    takeCommonKey(protocol, alice)
    await reachStatus(protocol, alice.wallet, alice.controller, 'Locked')
    throws(by(alice.controller, give), 'WrongStatus', errors.locked)
    expect(kept()).toBe(alice.wallet)
  })

  test('[BX-27] is not kept while the identity is locked', async () => {
    takeCommonKey(protocol, alice)
    await reachStatus(protocol, alice.wallet, alice.controller, 'Locked')
    throws(by(alice.controller, own().KeepFromName({ tyron: null })), 'WrongStatus', errors.locked)
  })

  test('[BX-27] goes back to its name for who controls both, and for nobody else', async () => {
    const give = own().ReturnToName({ tyron: null })
    succeeds(by(alice.controller, own().KeepFromName({ tyron: null })))
    succeeds(handOver(alice, bruno))
    throws(by(alice.controller, give), 'WrongSender', errors.notController)
    throws(by(bruno.controller, give), 'WrongSender', errors.notController)
    succeeds(handOver(bruno, alice))
    succeeds(by(alice.controller, give))
    expect(kept()).toBeNull()
    succeeds(handOver(alice, bruno))
    succeeds(by(bruno.controller, pay(bruno)))
  })

  test('[BX-27] passes to another name by an offer of who controls it, and obeys that name then', async () => {
    succeeds(by(alice.controller, own().KeepFromName({ tyron: null })))
    succeeds(handOver(alice, bruno))
    throws(by(bruno.controller, offer(at)), 'WrongSender', errors.notController)
    succeeds(by(alice.controller, offer(at)))
    throws(by(alice.controller, accept(at)), 'WrongSender', errors.notController)
    succeeds(by(bruno.controller, accept(at)))
    expect(kept()).toBeNull()
    succeeds(by(bruno.controller, pay(bruno)))
  })
})
