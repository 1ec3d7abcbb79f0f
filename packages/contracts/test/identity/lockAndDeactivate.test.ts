import { addKey, documentMessage, lockMessage, removeKey } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, didWalletErrors as errors } from '../../src'
import {
  farewell,
  ownName,
  reachStatus,
  recoveryKey,
  scopeOf,
  signDocument,
  signLock,
  statusOf,
  updateKey,
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
  type ProtocolWorld,
} from '../world'

let protocol: ProtocolWorld
let alice: Owner
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
})

const wallet = () => didWallet(alice.wallet)

describe('DidDeactivate', () => {
  const deactivate = (signature: Hex | null, by = alice.controller, document = farewell, at = alice.wallet) =>
    protocol.world.call(by, didWallet(at).DidDeactivate({ document, signature, tyron: null }))
  const sign = (key = alice.updateKey, at = alice.wallet, document = farewell) =>
    signDocument(protocol, at, key, 'DidDeactivate', document)

  test('[SR-09] [SR-11] ends the identity, which keeps what it said last', () => {
    const { world } = protocol
    const keys = world.read(wallet().fields.verification_methods)
    const execution = deactivate(sign())
    succeeds(execution)
    expect(statusOf(protocol, alice.wallet)).toBe('Deactivated')
    expect(world.read(wallet().fields.verification_methods)).toEqual(keys)
    expect(execution.receipt.event_logs?.map((log) => log._eventname)).toEqual(['DidDeactivated'])
  })

  test('is for good', () => {
    succeeds(deactivate(sign()))
    throws(deactivate(sign()), 'WrongStatus', errors.deactivated)
    const signature = signDocument(protocol, alice.wallet, alice.updateKey, 'DidUpdate', farewell)
    const update = wallet().DidUpdate({ document: farewell, signature, tyron: null })
    throws(protocol.world.call(alice.controller, update), 'WrongStatus', errors.deactivated)
    const create = wallet().DidCreate({ document: farewell, signature: null, tyron: null })
    throws(protocol.world.call(alice.controller, create), 'WrongStatus', errors.alreadyCreated)
  })

  test('obeys the controller alone', () => {
    throws(deactivate(sign(), protocol.deployer), 'WrongSender', errors.notController)
  })

  test('[SR-11] refuses no signature, or one by another key, for another wallet, document or transition', async () => {
    const bruno = await ownName(protocol, 'bruno')
    throws(deactivate(null), 'WrongDIDSignature', errors.noSignature)
    const message = documentMessage('DidDeactivate', farewell, {
      chainId: localChainId + 1,
      wallet: alice.wallet,
      nonce: 1n,
    })
    const wrong = [
      sign(alice.recoveryKey),
      sign(person('another key')),
      sign(alice.updateKey, bruno.wallet),
      sign(alice.updateKey, alice.wallet, [removeKey('deactivate')]),
      signDocument(protocol, alice.wallet, alice.updateKey, 'DidUpdate', farewell),
      bytesToHex(signSchnorr(message, alice.updateKey.privateKey)),
    ]
    for (const signature of wrong) {
      throws(deactivate(signature), 'WrongDIDSignature', errors.wrongSignature)
    }
    expect(statusOf(protocol, alice.wallet)).toBe('Created')
  })

  test('refuses a signature from before an update', () => {
    const { world } = protocol
    const before = sign()
    const document = [addKey('auth', person('auth').publicKey, 'none')]
    const signature = signDocument(protocol, alice.wallet, alice.updateKey, 'DidUpdate', document)
    succeeds(world.call(alice.controller, wallet().DidUpdate({ document, signature, tyron: null })))
    throws(deactivate(before), 'WrongDIDSignature', errors.wrongSignature)
    succeeds(deactivate(sign()))
  })

  test('needs an update key: there is no way around its signature', async () => {
    const { world } = protocol
    const keyless = await deployWallet(protocol, alice.controller)
    const document = [addKey('auth', person('auth').publicKey, 'none')]
    const create = didWallet(keyless).DidCreate({ document, signature: null, tyron: null })
    succeeds(world.call(alice.controller, create))
    throws(deactivate(null, alice.controller, farewell, keyless), 'WrongDIDSignature', errors.noSignature)
    throws(
      deactivate(sign(alice.updateKey, keyless), alice.controller, farewell, keyless),
      'WrongDIDSignature',
      errors.noUpdateKey,
    )
  })

  test('is not there before the DID, when Locked, or before new keys after a recovery', async () => {
    const statuses = [
      ['Locked', errors.locked],
      ['Recovered', errors.recovered],
    ] as const
    const young = await deployWallet(protocol, alice.controller)
    const call = (at: Address) =>
      deactivate(
        signDocument(protocol, at, updateKey, 'DidDeactivate', farewell),
        alice.controller,
        farewell,
        at,
      )
    throws(call(young), 'WrongStatus', errors.notCreated)
    for (const [status, code] of statuses) {
      protocol = await protocolWorld()
      protocol.world.join('alice')
      const own = await deployWallet(protocol, alice.controller)
      await reachStatus(protocol, own, alice.controller, status)
      throws(call(own), 'WrongStatus', code)
    }
  })
})

describe('Lock', () => {
  const guard = () => {
    const guardians = ['a', 'b', 'c'].map((label) => domainId(label))
    succeeds(protocol.world.call(alice.controller, wallet().AddGuardians({ guardians, tyron: null })))
  }
  const lock = (signature: Hex, by = alice.controller, at = alice.wallet) =>
    protocol.world.call(by, didWallet(at).Lock({ signature, tyron: null }))
  const sign = (key = alice.recoveryKey, at = alice.wallet) => signLock(protocol, at, key)

  test('[SR-07] [SR-11] closes the identity, signed by its socialrecovery key', () => {
    guard()
    const execution = lock(sign())
    succeeds(execution)
    expect(statusOf(protocol, alice.wallet)).toBe('Locked')
    expect(scopeOf(protocol, alice.wallet, 'lock_nonce').nonce).toBe(1n)
    expect(execution.receipt.event_logs?.map((log) => log._eventname)).toEqual(['DidLocked'])
    throws(lock(sign()), 'WrongStatus', errors.locked)
  })

  test('[SR-06] needs guardians, who alone can open it', () => {
    throws(lock(sign()), 'WrongStatus', errors.recoveryNotEnabled)
    guard()
    succeeds(lock(sign()))
  })

  test('obeys the controller alone', () => {
    guard()
    throws(lock(sign(), protocol.deployer), 'WrongSender', errors.notController)
  })

  test('[SR-11] refuses a signature by another key, for another wallet or chain', async () => {
    guard()
    const bruno = await ownName(protocol, 'bruno')
    const message = lockMessage({ chainId: 1, wallet: alice.wallet, nonce: 0n })
    const wrong = [
      sign(alice.updateKey),
      sign(person('another key')),
      sign(alice.recoveryKey, bruno.wallet),
      bytesToHex(signSchnorr(message, alice.recoveryKey.privateKey)),
      bytesToHex(new Uint8Array(64)),
    ]
    for (const signature of wrong) throws(lock(signature), 'WrongDIDSignature', errors.wrongSignature)
    expect(statusOf(protocol, alice.wallet)).toBe('Created')
  })

  test('needs a key for social recovery', () => {
    const { world } = protocol
    guard()
    const document = [removeKey('socialrecovery')]
    const signature = signDocument(protocol, alice.wallet, alice.updateKey, 'DidUpdate', document)
    succeeds(world.call(alice.controller, wallet().DidUpdate({ document, signature, tyron: null })))
    throws(lock(sign()), 'WrongDIDSignature', errors.noRecoveryKey)
  })

  test('refuses a signature that was used, after a recovery too, which may be locked again', async () => {
    const own = await deployWallet(protocol, alice.controller)
    await reachStatus(protocol, own, alice.controller, 'Recovered')
    succeeds(lock(sign(recoveryKey, own), alice.controller, own))
    const again = signLock(protocol, own, recoveryKey)
    throws(lock(again, alice.controller, own), 'WrongStatus', errors.locked)
  })

  test('is not there before the DID or after its end', async () => {
    const young = await deployWallet(protocol, alice.controller)
    throws(lock(sign(recoveryKey, young), alice.controller, young), 'WrongStatus', errors.notCreated)
    await reachStatus(protocol, young, alice.controller, 'Deactivated')
    throws(lock(sign(recoveryKey, young), alice.controller, young), 'WrongStatus', errors.deactivated)
  })
})
