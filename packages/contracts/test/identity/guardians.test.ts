import { bytesToHex, type Address, type Hex } from '@tyto/primitives'
import { addLink, recoveryThreshold } from '@tyto/identity'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, didWalletErrors as errors } from '../../src'
import { ownName, reachStatus, scopeOf, signGuardians, updateKey, type Owner } from '../people'
import { deployWallet, domainId, person, protocolWorld, succeeds, throws, type ProtocolWorld } from '../world'

const noHash: Hex = `0x${'00'.repeat(32)}`
const hashes = (count: number, from = 0): Hex[] =>
  Array.from({ length: count }, (_, index) => domainId(`guardian ${from + index}`))

let protocol: ProtocolWorld
let alice: Owner
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
})

const wallet = () => didWallet(alice.wallet)
const add = (guardians: readonly Hex[], by = alice.controller) =>
  protocol.world.call(by, wallet().AddGuardians({ guardians, tyron: null }))
const remove = (guardians: readonly Hex[], by = alice.controller) =>
  protocol.world.call(by, wallet().RemoveGuardians({ guardians, tyron: null }))
const configure = (guardians: readonly Hex[], sig: Hex, by = alice.controller) =>
  protocol.world.call(by, wallet().ConfigureSocialRecovery({ guardians, sig, tyron: null }))
const guardians = () => [...(protocol.world.read(wallet().fields.social_guardians)?.keys() ?? [])].sort()

describe('AddGuardians', () => {
  test('[SR-03] [SR-10] keeps the hashes of the guardians, and says how many and how many must sign', () => {
    const execution = add(hashes(3))
    succeeds(execution)
    expect(guardians()).toEqual(hashes(3).sort())
    expect(execution.receipt.event_logs).toMatchObject([
      { _eventname: 'GuardiansChanged', params: [{ value: '3' }, { value: '3' }] },
    ])
    succeeds(add(hashes(1, 3)))
    expect(guardians()).toEqual(hashes(4).sort())
  })

  test('[SR-10] tells the threshold that the app shows', () => {
    succeeds(add(hashes(3)))
    for (let count = 4; count <= 12; count++) {
      const [log] = add(hashes(1, count - 1)).receipt.event_logs ?? []
      expect(log?.params.map(({ value }) => value)).toEqual([String(count), String(recoveryThreshold(count))])
    }
  })

  test('[SR-02] needs three the first time, each once and none of them before', () => {
    throws(add([]), 'ZeroValueOrNull', errors.noGuardiansGiven)
    throws(add(hashes(2)), 'InvalidValue', errors.tooFewGuardians)
    throws(add([...hashes(2), domainId('guardian 0')]), 'SameValue', errors.alreadyGuardian)
    throws(add([...hashes(3), noHash]), 'ZeroValueOrNull', errors.nullHash)
    succeeds(add(hashes(3)))
    throws(add([domainId('guardian 1')]), 'SameValue', errors.alreadyGuardian)
    expect(guardians()).toEqual(hashes(3).sort())
  })

  test('takes no guardian in for anybody but the controller', () => {
    for (const stranger of [protocol.deployer, alice.recoveryKey, protocol.world.join('stranger')]) {
      protocol.world.state.setBalance(stranger.address, 10n ** 18n)
      throws(add(hashes(3), stranger), 'WrongSender', errors.notController)
    }
  })
})

describe('RemoveGuardians', () => {
  beforeEach(() => succeeds(add(hashes(5))))

  test('[SR-02] [SR-10] takes guardians out and leaves at least three', () => {
    succeeds(remove(hashes(1)))
    expect(guardians()).toEqual(hashes(4, 1).sort())
    throws(remove(hashes(2, 1)), 'InvalidValue', errors.tooFewGuardians)
    succeeds(remove(hashes(1, 1)))
    throws(remove(hashes(1, 2)), 'InvalidValue', errors.tooFewGuardians)
    expect(guardians()).toEqual(hashes(3, 2).sort())
  })

  test('[SR-02] takes out guardians only, each once', () => {
    throws(remove([]), 'ZeroValueOrNull', errors.noGuardiansGiven)
    throws(remove([domainId('nobody')]), 'InvalidValue', errors.notAGuardian)
    throws(remove([domainId('guardian 0'), domainId('guardian 0')]), 'InvalidValue', errors.notAGuardian)
    expect(guardians()).toHaveLength(5)
  })

  test('takes no guardian out for anybody but the controller', () => {
    throws(remove(hashes(1), protocol.deployer), 'WrongSender', errors.notController)
  })
})

describe('ConfigureSocialRecovery', () => {
  const sign = (list: readonly Hex[], key = alice.updateKey) =>
    signGuardians(protocol, alice.wallet, key, list)

  test('[SR-01] [SR-10] puts these guardians in the place of all others, signed by the update key', () => {
    succeeds(add(hashes(4)))
    const list = hashes(3, 2)
    succeeds(configure(list, sign(list)))
    expect(guardians()).toEqual(list.sort())
  })

  test('voids what guardians have signed before', () => {
    expect(scopeOf(protocol, alice.wallet, 'recovery_nonce').nonce).toBe(0n)
    succeeds(configure(hashes(3), sign(hashes(3))))
    expect(scopeOf(protocol, alice.wallet, 'recovery_nonce').nonce).toBe(1n)
  })

  test('[SR-11] refuses a signature that was used, by another key, for other guardians or another wallet', async () => {
    const list = hashes(3)
    const used = sign(list)
    succeeds(configure(list, used))
    const bruno = await ownName(protocol, 'bruno')
    const wrong = [
      used,
      sign(list, alice.recoveryKey),
      sign(list, person('another key')),
      sign([...list].reverse()),
      sign(hashes(4)),
      signGuardians(protocol, bruno.wallet, alice.updateKey, list),
      bytesToHex(new Uint8Array(64)),
      bytesToHex(new Uint8Array(64).fill(255)),
    ]
    for (const sig of wrong) throws(configure(list, sig), 'WrongDIDSignature', errors.wrongSignature)
    succeeds(configure(list, sign(list)))
  })

  test('needs three guardians, each once, a controller and an update key', async () => {
    throws(configure([], sign([])), 'ZeroValueOrNull', errors.noGuardiansGiven)
    throws(configure(hashes(2), sign(hashes(2))), 'InvalidValue', errors.tooFewGuardians)
    const twice = [...hashes(3), ...hashes(1)]
    throws(configure(twice, sign(twice)), 'SameValue', errors.alreadyGuardian)
    throws(configure(hashes(3), sign(hashes(3)), protocol.deployer), 'WrongSender', errors.notController)
    const young = await keylessWallet()
    const call = didWallet(young).ConfigureSocialRecovery({
      guardians: hashes(3),
      sig: sign(hashes(3)),
      tyron: null,
    })
    throws(protocol.world.call(alice.controller, call), 'WrongDIDSignature', errors.noUpdateKey)
  })
})

/** A wallet whose document has a service and no key. */
async function keylessWallet(): Promise<Address> {
  const address = await deployWallet(protocol, alice.controller)
  const document = [addLink('github', 'GitHub', 'github.com/alice')]
  const { DidCreate } = didWallet(address)
  succeeds(protocol.world.call(alice.controller, DidCreate({ document, signature: null, tyron: null })))
  return address
}

describe('guardians by status', () => {
  const tryAll = (at: Address) => {
    const call = didWallet(at)
    const sig = signGuardians(protocol, at, updateKey, hashes(3))
    return [
      call.AddGuardians({ guardians: hashes(3, 7), tyron: null }),
      call.RemoveGuardians({ guardians: hashes(1), tyron: null }),
      call.ConfigureSocialRecovery({ guardians: hashes(3), sig, tyron: null }),
    ].map((each) => protocol.world.call(alice.controller, each))
  }

  test('do not exist before the DID', async () => {
    const young = await deployWallet(protocol, alice.controller)
    for (const execution of tryAll(young)) throws(execution, 'WrongStatus', errors.notCreated)
  })

  test.each([
    ['Locked', errors.locked],
    ['Deactivated', errors.deactivated],
  ] as const)('stay as they are when %s', async (status, code) => {
    const own = await deployWallet(protocol, alice.controller)
    await reachStatus(protocol, own, alice.controller, status)
    for (const execution of tryAll(own)) throws(execution, 'WrongStatus', code)
  })

  test('can change after a recovery', async () => {
    const own = await deployWallet(protocol, alice.controller)
    await reachStatus(protocol, own, alice.controller, 'Recovered')
    const call = didWallet(own).AddGuardians({ guardians: hashes(1), tyron: null })
    succeeds(protocol.world.call(alice.controller, call))
  })
})
