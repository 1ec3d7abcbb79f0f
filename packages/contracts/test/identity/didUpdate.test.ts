import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addAddress,
  addKey,
  addLink,
  documentMessage,
  removeKey,
  removeService,
  type DocumentElement,
} from '@tyto/identity'
import { didWallet, didWalletErrors as errors } from '../../src'
import {
  localChainId,
  deployWallet,
  person,
  protocolWorld,
  succeeds,
  throws,
  type Person,
  type ProtocolWorld,
} from '../world'
import { reachStatus, signDocument, statusOf, updateKey } from '../people'

const link = addLink('github', 'GitHub#000#000#', 'github.com/alice')

let protocol: ProtocolWorld
let alice: Person
let wallet: Address
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = protocol.world.join('alice')
  wallet = await createdWallet('encrypted')
})

/** A wallet whose update key has this text in dkms. */
async function createdWallet(encrypted: string): Promise<Address> {
  const address = await deployWallet(protocol, alice)
  const document = [addKey('update', updateKey.publicKey, encrypted), link]
  succeeds(
    protocol.world.call(alice, didWallet(address).DidCreate({ document, signature: null, tyron: null })),
  )
  return address
}

function update(document: readonly DocumentElement[], signature: Hex | null, at = wallet, by = alice) {
  return protocol.world.call(by, didWallet(at).DidUpdate({ document, signature, tyron: null }))
}

const sign = (document: readonly DocumentElement[], key = updateKey, at = wallet) =>
  signDocument(protocol, at, key, 'DidUpdate', document)

describe('DidUpdate signed by the update key', () => {
  test('adds, replaces and removes keys and services', () => {
    const { world } = protocol
    const { fields } = didWallet(wallet)
    const newKey = person('new update key')
    const document = [
      addKey('update', newKey.publicKey, 'encrypted again'),
      addKey('auth', person('auth key').publicKey, 'none'),
      addLink('github', 'GitHub#111#222#mine', 'github.com/alice2'),
      addAddress('pool', `0x${'ab'.repeat(20)}`),
    ]
    succeeds(update(document, sign(document)))
    expect(world.read(fields.did_status)?.constructor).toBe('Updated')
    expect(world.read(fields.verification_methods.at('update'))).toBe(newKey.publicKey)
    expect(world.read(fields.dkms.at('update'))).toBe('encrypted again')
    expect(world.read(fields.services_.at('github'))?.arguments[0]).toBe('GitHub#111#222#mine')
    expect(world.read(fields.services.at('pool'))).toBe(`0x${'ab'.repeat(20)}`)

    const removal = [removeKey('auth'), removeService('github'), removeService('pool')]
    throws(update(removal, sign(removal)), 'WrongDIDSignature', errors.wrongSignature)
    succeeds(update(removal, sign(removal, newKey)))
    expect(world.read(fields.verification_methods)).toEqual(new Map([['update', newKey.publicKey]]))
    expect(world.read(fields.dkms)).toEqual(new Map([['update', 'encrypted again']]))
    expect(world.read(fields.services_)).toEqual(new Map())
    expect(world.read(fields.services)).toEqual(new Map())
  })

  test('keeps a service id in one place when its kind changes', () => {
    const { world } = protocol
    const { fields } = didWallet(wallet)
    const toAddress = [addAddress('github', `0x${'ab'.repeat(20)}`)]
    succeeds(update(toAddress, sign(toAddress)))
    expect(world.read(fields.services_.at('github'))).toBeNull()
    const toLink = [link]
    succeeds(update(toLink, sign(toLink)))
    expect(world.read(fields.services.at('github'))).toBeNull()
  })

  test('counts every update in the nonce', () => {
    const { world } = protocol
    const { document_nonce } = didWallet(wallet).fields
    expect(world.read(document_nonce)).toBe(1n)
    succeeds(update([link], sign([link])))
    expect(world.read(document_nonce)).toBe(2n)
  })

  test('refuses a signature that was used', () => {
    const signature = sign([link])
    succeeds(update([link], signature))
    throws(update([link], signature), 'WrongDIDSignature', errors.wrongSignature)
  })

  test('refuses a signature for another wallet, chain, transition or document', async () => {
    const other = await createdWallet('encrypted')
    throws(update([link], sign([link], updateKey, other)), 'WrongDIDSignature', errors.wrongSignature)
    const signedFor = (transition: 'DidCreate' | 'DidUpdate', chainId: number) => {
      const message = documentMessage(transition, [link], { chainId, wallet, nonce: 1n })
      return bytesToHex(signSchnorr(message, updateKey.privateKey))
    }
    throws(update([link], signedFor('DidUpdate', 1)), 'WrongDIDSignature', errors.wrongSignature)
    throws(update([link], signedFor('DidCreate', localChainId)), 'WrongDIDSignature', errors.wrongSignature)
    throws(update([link, link], sign([link])), 'WrongDIDSignature', errors.wrongSignature)
    succeeds(update([link], signedFor('DidUpdate', localChainId)))
  })

  test('binds every field of every element', () => {
    const key = person('auth key').publicKey
    const elements: DocumentElement[] = [
      addKey('auth', key, 'a'),
      addKey('auth2', key, 'a'),
      addKey('auth', person('other').publicKey, 'a'),
      addKey('auth', key, 'b'),
      removeKey('auth'),
      removeService('auth'),
      addLink('auth', 'a', 'b'),
      addLink('auth2', 'a', 'b'),
      addLink('auth', 'c', 'b'),
      addLink('auth', 'a', 'c'),
      addLink('auth', 'a', 'b', 'Git'),
      addAddress('auth', `0x${'11'.repeat(20)}`),
      addAddress('auth', `0x${'22'.repeat(20)}`),
      addAddress('auth', `0x${'11'.repeat(20)}`, 'Other'),
    ]
    // Each pair of elements differs in one field, all messages differ, and the contract makes the same messages.
    const scope = { chainId: localChainId, wallet, nonce: 0n }
    const messages = elements.map((element) => bytesToHex(documentMessage('DidUpdate', [element], scope)))
    expect(new Set(messages).size).toBe(elements.length)
    for (const element of elements) succeeds(update([element], sign([element])))
  })

  test('takes no signature of the update key from anybody but the controller', () => {
    const stranger = protocol.world.join('stranger')
    throws(update([link], sign([link]), wallet, stranger), 'WrongSender', errors.notController)
  })

  test('takes no empty document', () => {
    throws(update([], sign([])), 'ZeroValueOrNull', errors.nullDocument)
  })
})

describe('DidUpdate without signature', () => {
  test('is refused while there is a usable update key', () => {
    throws(update([link], null), 'WrongDIDSignature', errors.noSignature)
  })

  test('is accepted where nobody keeps the update key', async () => {
    const keyless = await createdWallet('none')
    const document = [addKey('update', updateKey.publicKey, 'encrypted')]
    succeeds(update(document, null, keyless))
    throws(update(document, null, keyless), 'WrongDIDSignature', errors.noSignature)
  })

  test('is accepted where no update key is registered', () => {
    const removal = [removeKey('update')]
    succeeds(update(removal, sign(removal)))
    throws(update([link], sign([link])), 'WrongDIDSignature', errors.noUpdateKey)
    succeeds(update([link], null))
  })

  test('[SR-08] is accepted once after a recovery, to set new keys', async () => {
    await reachStatus(protocol, wallet, alice, 'Recovered')
    const newKey = person('new update key')
    const document = [addKey('update', newKey.publicKey, 'encrypted')]
    succeeds(update(document, null))
    expect(statusOf(protocol, wallet)).toBe('Updated')
    throws(update(document, null), 'WrongDIDSignature', errors.noSignature)
    throws(update(document, sign(document)), 'WrongDIDSignature', errors.wrongSignature)
    succeeds(update(document, sign(document, newKey)))
  })

  test('is taken from the controller alone after a recovery too', async () => {
    await reachStatus(protocol, wallet, alice, 'Recovered')
    const document = [addKey('update', person('new update key').publicKey, 'encrypted')]
    const stranger = protocol.world.join('stranger')
    throws(update(document, null, wallet, stranger), 'WrongSender', errors.notController)
  })
})

describe('DidUpdate by status', () => {
  test.each([
    ['Locked', errors.locked],
    ['Deactivated', errors.deactivated],
  ] as const)('is refused when %s', async (status, code) => {
    await reachStatus(protocol, wallet, alice, status)
    throws(update([link], sign([link])), 'WrongStatus', code)
    throws(update([link], null), 'WrongStatus', code)
  })

  test('is refused when Deployed', async () => {
    const young = await deployWallet(protocol, alice)
    throws(update([link], sign([link], updateKey, young), young), 'WrongStatus', errors.notCreated)
    throws(update([link], null, young), 'WrongStatus', errors.notCreated)
  })
})
