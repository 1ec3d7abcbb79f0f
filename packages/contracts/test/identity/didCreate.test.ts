import { beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '@tyto/primitives'
import { addAddress, addKey, addLink, type DocumentElement } from '@tyto/identity'
import { didWallet, didWalletErrors as errors } from '../../src'
import {
  deployWallet,
  person,
  protocolWorld,
  succeeds,
  throws,
  type Person,
  type ProtocolWorld,
} from '../world'
import { signDocument } from '../people'

const document: readonly DocumentElement[] = [
  addKey('update', person('update key').publicKey, 'encrypted update key'),
  addKey('auth', person('auth key').publicKey, 'none'),
  addLink('github', 'GitHub#000#fff#code', 'github.com/alice'),
  addLink('repository', 'Git#000#000#', 'example.org/alice.git', 'Git'),
  addAddress('treasury', `0x${'ab'.repeat(20)}`),
  addAddress('bitcoin', `0x${'cd'.repeat(20)}`, 'Other'),
]
const unsigned = { document, signature: null, tyron: null }

let protocol: ProtocolWorld
let alice: Person
let wallet: Address
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = protocol.world.join('alice')
  wallet = await deployWallet(protocol, alice)
})

describe('a wallet that was just deployed', () => {
  test('[DD-01] says who controls it, its version and that it has no DID yet', () => {
    const { world } = protocol
    const { fields } = didWallet(wallet)
    expect(world.read(fields.version)).toBe('DIDxWALLET_7.1.0')
    expect(world.read(fields.controller)).toBe(alice.address)
    expect(world.read(fields.did)).toBe('')
    expect(world.read(fields.did_status)?.constructor).toBe('Deployed')
    expect(world.read(fields.social_guardians)).toEqual(new Map())
    expect(world.read(fields.document_nonce)).toBe(0n)
  })

  test('holds the keys of its deployment', async () => {
    const { world } = protocol
    const key = person('update key').publicKey
    const methods = new Map([['update', key]])
    const dkms = new Map([['update', 'encrypted']])
    const { fields } = didWallet(await deployWallet(protocol, alice, { methods, dkms }))
    expect(world.read(fields.verification_methods)).toEqual(methods)
    expect(world.read(fields.dkms.at('update'))).toBe('encrypted')
  })
})

describe('DidCreate', () => {
  test('[DD-01] writes the DID, its keys and its services', () => {
    const { world } = protocol
    const { DidCreate, fields } = didWallet(wallet)
    const execution = world.call(alice, DidCreate(unsigned))
    succeeds(execution)
    expect(world.read(fields.did)).toBe(`did:tyron:zil:isol:${wallet.slice(2)}`)
    expect(world.read(fields.did_status)?.constructor).toBe('Created')
    expect(world.read(fields.verification_methods)).toEqual(
      new Map([
        ['update', person('update key').publicKey],
        ['auth', person('auth key').publicKey],
      ]),
    )
    expect(world.read(fields.dkms)).toEqual(
      new Map([
        ['update', 'encrypted update key'],
        ['auth', 'none'],
      ]),
    )
    expect(world.read(fields.services)).toEqual(new Map([['treasury', `0x${'ab'.repeat(20)}`]]))
    expect(new Set(world.read(fields.services_)?.keys())).toEqual(
      new Set(['bitcoin', 'github', 'repository']),
    )
    expect(world.read(fields.services_.at('github'))).toMatchObject({
      constructor: 'Uri',
      arguments: ['GitHub#000#fff#code', { constructor: 'Https' }, 'github.com/alice'],
    })
    expect(world.read(fields.services_.at('bitcoin'))).toMatchObject({
      constructor: 'Address',
      arguments: [{ constructor: 'Other', arguments: [`0x${'cd'.repeat(20)}`] }],
    })
    expect(execution.receipt.event_logs?.map((log) => log._eventname)).toEqual(['DidCreated'])
  })

  test('runs once', () => {
    const { world } = protocol
    const { DidCreate } = didWallet(wallet)
    succeeds(world.call(alice, DidCreate(unsigned)))
    throws(world.call(alice, DidCreate(unsigned)), 'WrongStatus', errors.alreadyCreated)
  })

  test('obeys the controller alone', () => {
    const { world, deployer } = protocol
    const { DidCreate } = didWallet(wallet)
    throws(world.call(world.join('stranger'), DidCreate(unsigned)), 'WrongSender', errors.notController)
    throws(world.call(deployer, DidCreate(unsigned)), 'WrongSender', errors.notController)
  })

  test('takes no empty document', () => {
    const call = didWallet(wallet).DidCreate({ ...unsigned, document: [] })
    throws(protocol.world.call(alice, call), 'ZeroValueOrNull', errors.nullDocument)
  })

  test('takes no element without id, key, key text or address', () => {
    const { world } = protocol
    const { publicKey } = person('auth key')
    const create = (element: DocumentElement) =>
      world.call(alice, didWallet(wallet).DidCreate({ ...unsigned, document: [element] }))
    throws(create(addKey('', publicKey, 'none')), 'ZeroValueOrNull', errors.nullText)
    throws(create(addLink('', 'GitHub', 'github.com/alice')), 'ZeroValueOrNull', errors.nullText)
    throws(create(addKey('auth', publicKey, '')), 'ZeroValueOrNull', errors.nullText)
    throws(create(addKey('auth', `0x${'00'.repeat(33)}`, 'none')), 'ZeroValueOrNull', errors.nullKey)
    throws(create(addAddress('a', `0x${'00'.repeat(20)}`)), 'ZeroValueOrNull', errors.nullAddress)
  })
})

describe('DidCreate with a signature', () => {
  const updateKey = person('update key')
  const keys = {
    methods: new Map([['update', updateKey.publicKey]]),
    dkms: new Map([['update', 'encrypted']]),
  }

  test('accepts that of the update key of the deployment', async () => {
    const { world } = protocol
    const own = await deployWallet(protocol, alice, keys)
    const signature = signDocument(protocol, own, updateKey, 'DidCreate', document)
    succeeds(world.call(alice, didWallet(own).DidCreate({ ...unsigned, signature })))
    expect(world.read(didWallet(own).fields.document_nonce)).toBe(1n)
  })

  test('refuses that of another key, or for another transition', async () => {
    const { world } = protocol
    const own = await deployWallet(protocol, alice, keys)
    const create = (key: Person, transition: 'DidCreate' | 'DidUpdate') => {
      const signature = signDocument(protocol, own, key, transition, document)
      return world.call(alice, didWallet(own).DidCreate({ ...unsigned, signature }))
    }
    throws(create(person('another key'), 'DidCreate'), 'WrongDIDSignature', errors.wrongSignature)
    throws(create(updateKey, 'DidUpdate'), 'WrongDIDSignature', errors.wrongSignature)
  })

  test('refuses any while no update key is registered', () => {
    const { world } = protocol
    const signature = signDocument(protocol, wallet, updateKey, 'DidCreate', document)
    const call = didWallet(wallet).DidCreate({ ...unsigned, signature })
    throws(world.call(alice, call), 'WrongDIDSignature', errors.noUpdateKey)
  })
})
