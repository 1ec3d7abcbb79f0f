import {
  drillMessage,
  recoveryMessage,
  recoveryRequestDigest,
  recoveryThreshold,
  removeKey,
} from '@tyto/identity'
import { bytesToHex, signSchnorr, zeroAddress, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, didWalletErrors as errors, init } from '../../src'
import {
  ownName,
  reachStatus,
  scopeOf,
  signDocument,
  signLock,
  signRecovery,
  statusOf,
  type Owner,
} from '../people'
import {
  localChainId,
  deployWallet,
  domainId,
  person,
  protocolWorld,
  succeeds,
  throws,
  zil,
  type Person,
  type ProtocolWorld,
} from '../world'

let protocol: ProtocolWorld
let alice: Owner
let guardians: readonly Owner[]
let rescuer: Person

async function standWith(count: number): Promise<void> {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  rescuer = protocol.world.join('rescuer')
  const people: Owner[] = []
  for (let index = 0; index < count; index++) people.push(await ownName(protocol, `guardian ${index}`))
  guardians = people
  const call = didWallet(alice.wallet).AddGuardians({ guardians: people.map(({ id }) => id), tyron: null })
  succeeds(protocol.world.call(alice.controller, call))
}
beforeEach(() => standWith(4))

type Pair = readonly [guardian: Hex, signature: Hex]
const signatureOf = (guardian: Owner, addr: Address = rescuer.address, key = guardian.recoveryKey): Pair => [
  guardian.id,
  signRecovery(protocol, alice.wallet, key, addr),
]
const recover = (signatures: readonly Pair[], addr: Address = rescuer.address, by: Person = rescuer) =>
  protocol.world.call(by, didWallet(alice.wallet).DidSocialRecovery({ addr, signatures, tyron: null }))
const signedBy = (count: number) => guardians.slice(0, count).map((guardian) => signatureOf(guardian))
const controller = () => protocol.world.read(didWallet(alice.wallet).fields.controller)

describe('DidSocialRecovery', () => {
  test('[SR-05] [SR-11] hands the identity to a new controller by the signatures of enough guardians', () => {
    const { world } = protocol
    const { fields } = didWallet(alice.wallet)
    const execution = recover(signedBy(3))
    succeeds(execution)
    expect(controller()).toBe(rescuer.address)
    expect(statusOf(protocol, alice.wallet)).toBe('Recovered')
    expect(new Set(world.read(fields.recovery_signers)?.keys())).toEqual(
      new Set(guardians.slice(0, 3).map(({ recoveryKey }) => recoveryKey.publicKey)),
    )
    expect(execution.receipt.event_logs?.map((log) => log._eventname)).toEqual(['DidRecovered'])
    const propose = didWallet(alice.wallet).UpdateController({ addr: rescuer.address, tyron: null })
    throws(world.call(alice.controller, propose), 'WrongSender', errors.notController)
  })

  test.each([3, 4, 5, 6, 7])(
    '[SR-10] with %i guardians takes as many signatures as the app asks',
    async (count) => {
      await standWith(count)
      const threshold = recoveryThreshold(count)
      throws(recover([]), 'InvalidValue', errors.tooFewSignatures)
      throws(recover(signedBy(threshold - 1)), 'InvalidValue', errors.tooFewSignatures)
      succeeds(recover(signedBy(threshold)))
    },
  )

  test('[BX-05] takes no signature of a drill, not even of all guardians', () => {
    const request = {
      isDrill: true,
      name: { subdomain: '', domain: 'alice', topLevel: 'ssi' },
      newController: rescuer.address,
      lastBlock: 1_000_000n,
      ...scopeOf(protocol, alice.wallet, 'recovery_nonce'),
    } as const
    const message = drillMessage(recoveryRequestDigest(request))
    const pairs = guardians.map(({ id, recoveryKey }): Pair => [
      id,
      bytesToHex(signSchnorr(message, recoveryKey.privateKey)),
    ])
    throws(recover(pairs), 'WrongDIDSignature', errors.wrongGuardianSignature)
    const own = bytesToHex(signSchnorr(message, alice.recoveryKey.privateKey))
    const lock = didWallet(alice.wallet).Lock({ signature: own, tyron: null })
    throws(protocol.world.call(alice.controller, lock), 'WrongDIDSignature', errors.wrongSignature)
    succeeds(recover(signedBy(3)))
  })

  test('takes more than are needed', () => {
    succeeds(recover(signedBy(4)))
  })

  test('can be brought by anybody, with ZIL and a donation', () => {
    const { world, deployer, initDid } = protocol
    const before = world.balance(initDid)
    const values = { addr: rescuer.address, signatures: signedBy(3), tyron: zil }
    succeeds(world.call(deployer, didWallet(alice.wallet).DidSocialRecovery(values, { amount: 3n * zil })))
    expect(world.balance(initDid) - before).toBe(zil)
    expect(world.balance(alice.wallet)).toBe(2n * zil)
  })

  test('hands it back to the present controller, who lost only the keys', () => {
    const { address } = alice.controller
    const pairs = guardians.slice(0, 3).map((guardian) => signatureOf(guardian, address))
    succeeds(recover(pairs, address))
    expect(controller()).toBe(address)
    expect(statusOf(protocol, alice.wallet)).toBe('Recovered')
  })

  test('forgets whom the lost controller has proposed', () => {
    const { world } = protocol
    const thief = world.join('thief')
    const wallet = didWallet(alice.wallet)
    succeeds(world.call(alice.controller, wallet.UpdateController({ addr: thief.address, tyron: null })))
    succeeds(recover(signedBy(3)))
    expect(world.read(wallet.fields.pending_controller)).toBe(zeroAddress)
    throws(world.call(thief, wallet.AcceptPendingController({})), 'WrongSender', errors.notPendingController)
  })

  test('opens a lock', () => {
    const { world } = protocol
    const wallet = didWallet(alice.wallet)
    const signature = signLock(protocol, alice.wallet, alice.recoveryKey)
    succeeds(world.call(alice.controller, wallet.Lock({ signature, tyron: null })))
    succeeds(recover(signedBy(3)))
    expect(statusOf(protocol, alice.wallet)).toBe('Recovered')
  })

  test('can follow another one', () => {
    succeeds(recover(signedBy(3)))
    const next = protocol.world.join('next')
    succeeds(
      recover(
        guardians.slice(1).map((guardian) => signatureOf(guardian, next.address)),
        next.address,
      ),
    )
    expect(controller()).toBe(next.address)
  })
})

describe('a signature of a guardian', () => {
  test('[SR-11] counts once: not in a second recovery', () => {
    const pairs = signedBy(3)
    succeeds(recover(pairs))
    throws(recover(pairs), 'WrongDIDSignature', errors.wrongGuardianSignature)
  })

  test('[SR-11] counts for one new controller, one wallet, one chain and this transition', async () => {
    const bruno = await ownName(protocol, 'bruno')
    const [first, second, third] = guardians as readonly [Owner, Owner, Owner]
    const others = [signatureOf(first), signatureOf(second)]
    const forged = (message: Uint8Array): Pair => [
      third.id,
      bytesToHex(signSchnorr(message, third.recoveryKey.privateKey)),
    ]
    const scope = scopeOf(protocol, alice.wallet, 'recovery_nonce')
    const wrong: Pair[] = [
      signatureOf(third, alice.controller.address),
      signatureOf(third, rescuer.address, third.updateKey),
      signatureOf(third, rescuer.address, person('another key')),
      [third.id, signRecovery(protocol, bruno.wallet, third.recoveryKey, rescuer.address)],
      [third.id, signLock(protocol, alice.wallet, third.recoveryKey)],
      forged(recoveryMessage(rescuer.address, { ...scope, chainId: localChainId + 1 })),
      forged(recoveryMessage(rescuer.address, { ...scope, nonce: 1n })),
      [third.id, signatureOf(second)[1]],
      [third.id, bytesToHex(new Uint8Array(64))],
      [third.id, bytesToHex(new Uint8Array(64).fill(255))],
    ]
    for (const pair of wrong) {
      throws(recover([...others, pair]), 'WrongDIDSignature', errors.wrongGuardianSignature)
    }
    expect(statusOf(protocol, alice.wallet)).toBe('Created')
    succeeds(recover([...others, signatureOf(third)]))
  })

  test('counts once in one recovery, also under a second name of the same wallet', () => {
    const { world, deployer } = protocol
    const [first, second] = guardians as readonly [Owner, Owner]
    const twice = [signatureOf(first), signatureOf(second), signatureOf(first)]
    throws(recover(twice), 'WrongDIDSignature', errors.repeatedSigner)

    const alias = domainId('alias of the first')
    const issue = { tld: 'ssi', username: alias, addr: first.wallet, dID: first.wallet }
    succeeds(world.call(deployer, init(protocol.init).IssueNftUsername(issue)))
    const add = didWallet(alice.wallet).AddGuardians({ guardians: [alias], tyron: null })
    succeeds(world.call(alice.controller, add))
    const aliased = [signatureOf(first), signatureOf(second), [alias, signatureOf(first)[1]] as const]
    throws(recover(aliased), 'WrongDIDSignature', errors.repeatedSigner)
  })

  test('counts no longer once the guardian is removed, and again once added anew', () => {
    const pairs = signedBy(3)
    const remove = didWallet(alice.wallet).RemoveGuardians({ guardians: [guardians[0]!.id], tyron: null })
    succeeds(protocol.world.call(alice.controller, remove))
    throws(recover(pairs), 'InvalidValue', errors.notAGuardian)
    // Named again, the guardian need not sign again.
    const again = didWallet(alice.wallet).AddGuardians({ guardians: [guardians[0]!.id], tyron: null })
    succeeds(protocol.world.call(alice.controller, again))
    succeeds(recover(pairs))
  })

  test('is checked with the key that the guardian has now', () => {
    const pairs = signedBy(3)
    const [first] = guardians as readonly [Owner]
    const document = [removeKey('socialrecovery')]
    const signature = signDocument(protocol, first.wallet, first.updateKey, 'DidUpdate', document)
    const update = didWallet(first.wallet).DidUpdate({ document, signature, tyron: null })
    succeeds(protocol.world.call(first.controller, update))
    throws(recover(pairs), 'DidIsNull', errors.noGuardianKey)
  })

  test('needs a guardian with a name and a wallet that has keys', () => {
    const { world, deployer } = protocol
    const issue = { tld: 'ssi', username: domainId('coin'), addr: protocol.tyron, dID: protocol.tyron }
    succeeds(world.call(deployer, init(protocol.init).IssueNftUsername(issue)))
    const strange = [domainId('nobody has this'), domainId('coin')]
    const add = didWallet(alice.wallet).AddGuardians({ guardians: strange, tyron: null })
    succeeds(world.call(alice.controller, add))
    const [, signature] = signatureOf(guardians[0]!)
    throws(recover([[strange[0]!, signature]]), 'DidIsNull', errors.noDomainAddress)
    throws(recover([[strange[1]!, signature]]), 'DidIsNull', errors.noGuardianKey)
    throws(recover([[domainId('a stranger'), signature]]), 'InvalidValue', errors.notAGuardian)
  })
})

describe('what cannot be recovered', () => {
  test('to nobody, or to the wallet itself', () => {
    throws(recover(signedBy(3), zeroAddress), 'ZeroValueOrNull', errors.nullAddress)
    throws(recover(signedBy(3), alice.wallet), 'InvalidValue', errors.ownAddress)
  })

  test('a wallet without guardians, or without a DID', async () => {
    const bruno = await ownName(protocol, 'bruno')
    const young = await deployWallet(protocol, bruno.controller)
    const at = (address: Address) =>
      protocol.world.call(
        rescuer,
        didWallet(address).DidSocialRecovery({
          addr: rescuer.address,
          signatures: signedBy(3),
          tyron: null,
        }),
      )
    throws(at(bruno.wallet), 'WrongStatus', errors.recoveryNotEnabled)
    throws(at(young), 'WrongStatus', errors.notCreated)
  })

  test('a deactivated identity', async () => {
    const own = await deployWallet(protocol, alice.controller)
    await reachStatus(protocol, own, alice.controller, 'Deactivated')
    const { DidSocialRecovery } = didWallet(own)
    const call = DidSocialRecovery({ addr: rescuer.address, signatures: signedBy(3), tyron: null })
    throws(protocol.world.call(rescuer, call), 'WrongStatus', errors.deactivated)
  })

  test('a wallet whose protocol is not there', async () => {
    const { world, deployer } = protocol
    const closed = await world.deploy(deployer, 'Init', init.deploy({ init_owner: deployer.address }))
    for (const at of [deployer.address, closed]) {
      const stray = await deployWallet({ world, init: at }, alice.controller)
      const wallet = didWallet(stray)
      const document = [removeKey('nothing')]
      succeeds(world.call(alice.controller, wallet.DidCreate({ document, signature: null, tyron: null })))
      const list = guardians.map(({ id }) => id)
      succeeds(world.call(alice.controller, wallet.AddGuardians({ guardians: list, tyron: null })))
      const call = wallet.DidSocialRecovery({
        addr: rescuer.address,
        signatures: signedBy(3),
        tyron: null,
      })
      throws(world.call(rescuer, call), 'DidIsNull', errors.noInitDid)
    }
  })
})
