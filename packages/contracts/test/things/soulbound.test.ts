import { addKey, holderMessage, issuerMessage, type SoulboundWallet } from '@tyto/identity'
import { bytesToHex, sha256, signSchnorr, utf8ToBytes, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { defiWallet, defiWalletErrors as errors, didWallet, sbtWallet } from '../../src'
import { ownName, signDocument, type Owner } from '../people'
import { domainId, localChainId, person, protocolWorld, succeeds, throws, zil, type Person } from '../world'
import type { ProtocolWorld } from '../world'

let protocol: ProtocolWorld
/** She holds the wallet. */
let alice: Owner
/** He issues tokens, with the key that his document has under `sbt`. */
let bruno: Owner
let carol: Owner
let wallet: Address
const alicesKey = person('alice / holder')
const brunosKey = person('bruno / issuer')
const message = 'ivms101-1.key.vector.cipher'

const kinds = [
  {
    contract: 'SbtWallet',
    deploy: (domain: string, place: Address) =>
      sbtWallet.deploy({ init_username: domain, domain: 'sbt', init: place }),
    /** How its contract names an issuer, and which of the holder's keys it asks for. */
    nameOf: (domain: string) => domain,
    holderKey: 'sbt',
  },
  {
    contract: 'DefiWallet',
    deploy: (domain: string, place: Address) =>
      defiWallet.deploy({ init_nft: domainId(domain), init: place, init_community: place }),
    nameOf: (domain: string) => domainId(domain),
    holderKey: 'auth',
  },
] as const

describe.each(kinds)('$contract', ({ contract, deploy, nameOf, holderKey }) => {
  const issuer = nameOf('bruno')

  beforeEach(async () => {
    protocol = await protocolWorld()
    alice = await ownName(protocol, 'alice')
    bruno = await ownName(protocol, 'bruno')
    carol = await ownName(protocol, 'carol')
    wallet = await deployFor(alice)
    listKey(bruno, 'sbt', brunosKey)
  })

  const deployFor = (owner: Owner, domain = 'alice') =>
    protocol.world.deploy(owner.controller, contract, deploy(domain, protocol.init))

  /** Lists a key in an owner's document. */
  function listKey(owner: Owner, id: string, { publicKey }: Person): void {
    const document = [addKey(id, publicKey, 'encrypted')]
    const signature = signDocument(protocol, owner.wallet, owner.updateKey, 'DidUpdate', document)
    const call = didWallet(owner.wallet).DidUpdate({ document, signature, tyron: null })
    succeeds(protocol.world.call(owner.controller, call))
  }

  const fields = (at = wallet) => sbtWallet(at).fields
  const kept = (at = wallet, who = issuer): SoulboundWallet => ({
    address: at,
    version: protocol.world.read(fields(at).version) ?? '',
    chainId: localChainId,
    nonce: protocol.world.read(fields(at).credential_nonces.at(who)) ?? 0n,
  })
  const signWith = (key: Person, bytes: Uint8Array): Hex => bytesToHex(signSchnorr(bytes, key.privateKey))

  interface Telling {
    readonly by?: Person
    readonly to?: string
    readonly text?: string
    readonly userSignature?: Hex | null
    readonly tyron?: bigint | null
    readonly sent?: bigint
    readonly at?: Address
  }
  const tell = (telling: Telling = {}) => {
    const { by = alice.controller, to = issuer, text = message, at = wallet } = telling
    const { userSignature = null, tyron = null, sent = 0n } = telling
    const call = sbtWallet(at).Ivms101(
      { issuerName: to, message: text, userSignature, tyron },
      { amount: sent },
    )
    return protocol.world.call(by, call)
  }
  const signedByHolder = (text = message, key = alicesKey, at = wallet): Hex =>
    signWith(key, holderMessage({ issuer, message: text }, kept(at)))

  interface Minting {
    readonly by?: Person
    readonly from?: string
    readonly keyId?: string
    readonly at?: Address
  }
  const mint = (issuerSignature: Hex, minting: Minting = {}) => {
    const { by = carol.controller, from = issuer, keyId = 'sbt', at = wallet } = minting
    const call = sbtWallet(at).Verifiable_Credential({
      issuerName: from,
      issuerDomain: keyId,
      issuerSignature,
    })
    return protocol.world.call(by, call)
  }
  const signedByIssuer = (key = brunosKey, issuerDomain = 'sbt', of = kept(), text = message): Hex =>
    signWith(key, issuerMessage({ issuer, issuerDomain, message: text }, of))
  const token = (at = wallet) => protocol.world.read(fields(at).sbt.at(issuer))

  test('stores a message for an issuer, and mints the token that the issuer signs for it', () => {
    const { world } = protocol
    const told = tell()
    succeeds(told)
    expect(told.receipt.event_logs).toMatchObject([
      {
        _eventname: 'MessageStored',
        params: [{ value: issuer }, { value: bruno.wallet }, { value: '0' }],
      },
    ])
    expect(world.read(fields().ivms101.at(issuer))).toBe(message)
    expect([token(), kept().nonce]).toEqual([null, 1n])

    const signature = signedByIssuer()
    // Whoever brings it.
    succeeds(mint(signature, { by: carol.controller }))
    expect([token(), kept().nonce]).toEqual([signature, 2n])
  })

  test('takes a message from the controller alone, or by a signature of the holder', () => {
    listKey(alice, holderKey, alicesKey)
    throws(tell({ by: carol.controller }), 'WrongSender', errors.notController)
    throws(tell({ text: '' }), 'ZeroValueOrNull', errors.nullText)
    throws(tell({ to: '' }), 'ZeroValueOrNull', errors.nullText)
    throws(tell({ to: nameOf('nobody') }), 'DidIsNull', errors.noIssuer)

    const userSignature = signedByHolder()
    throws(
      tell({ by: carol.controller, userSignature, text: 'another' }),
      'WrongDIDSignature',
      errors.wrongHolderSignature,
    )
    throws(
      tell({ by: carol.controller, userSignature, to: nameOf('carol') }),
      'WrongDIDSignature',
      errors.wrongHolderSignature,
    )
    throws(
      tell({ userSignature: signedByHolder(message, brunosKey) }),
      'WrongDIDSignature',
      errors.wrongHolderSignature,
    )
    throws(
      tell({ by: carol.controller, userSignature, tyron: 1n, sent: 1n }),
      'WrongSender',
      errors.notController,
    )
    succeeds(tell({ by: carol.controller, userSignature }))
    throws(tell({ by: carol.controller, userSignature }), 'WrongDIDSignature', errors.wrongHolderSignature)
    succeeds(tell({ userSignature: signedByHolder() }))
  })

  test('says where the holder has no key, and where its name has no wallet', async () => {
    throws(tell({ userSignature: signedByHolder() }), 'DidIsNull', errors.noHolderKey)
    const nobodys = await deployFor(alice, 'nobody')
    throws(tell({ at: nobodys }), 'DidIsNull', errors.ownerDidNull)
    const userSignature = signedByHolder(message, alicesKey, nobodys)
    throws(tell({ at: nobodys, userSignature }), 'DidIsNull', errors.ownerDidNull)
  })

  test('passes a donation on, and leaves nothing of a refused one', () => {
    const { world, initDid: record } = protocol
    const before = world.balance(record)
    succeeds(tell({ tyron: 2n * zil, sent: 3n * zil }))
    expect([world.balance(record) - before, world.balance(wallet)]).toEqual([2n * zil, zil])
    throws(tell({ tyron: 2n * zil, sent: zil }), 'InvalidValue', errors.donationTooHigh)
  })

  test('mints no token without a message, a key of the issuer or its signature', () => {
    throws(mint(signedByIssuer()), 'ZeroValueOrNull', errors.noMessage)
    succeeds(tell())
    throws(mint(signedByIssuer(carol.updateKey)), 'WrongDIDSignature', errors.wrongIssuerSignature)
    throws(mint(`0x${'00'.repeat(64)}`), 'WrongDIDSignature', errors.wrongIssuerSignature)
    throws(mint(`0x${'ff'.repeat(64)}`), 'WrongDIDSignature', errors.wrongIssuerSignature)
    throws(mint(signedByIssuer(brunosKey, 'vault'), { keyId: 'vault' }), 'DidIsNull', errors.noIssuerKey)
    throws(mint(signedByIssuer(), { from: nameOf('carol') }), 'ZeroValueOrNull', errors.noMessage)
    // The signature of the incumbent.
    const bare = signWith(brunosKey, sha256(utf8ToBytes(message)))
    throws(mint(bare), 'WrongDIDSignature', errors.wrongIssuerSignature)
    expect(token()).toBeNull()
  })

  test('says where the issuer’s name has come to no DID wallet', () => {
    succeeds(tell())
    const { world, deployer } = protocol
    const signature = signedByIssuer()
    const order = {
      username: bruno.id,
      id: 'zil',
      addr: deployer.address,
      dID: deployer.address,
      tyron: null,
    }
    succeeds(world.call(bruno.controller, didWallet(bruno.wallet).TransferNftUsername(order)))
    throws(mint(signature), 'DidIsNull', errors.noIssuerKey)
  })

  test('takes a signature by another key of the issuer only under the name of that key', () => {
    const other = person('bruno / vault')
    listKey(bruno, 'vault', other)
    succeeds(tell())
    throws(mint(signedByIssuer(other, 'vault')), 'WrongDIDSignature', errors.wrongIssuerSignature)
    throws(
      mint(signedByIssuer(other, 'sbt'), { keyId: 'vault' }),
      'WrongDIDSignature',
      errors.wrongIssuerSignature,
    )
    succeeds(mint(signedByIssuer(other, 'vault'), { keyId: 'vault' }))
  })

  test('mints on no other wallet, whoever holds it', async () => {
    const second = await deployFor(alice)
    succeeds(tell())
    succeeds(tell({ at: second }))
    const signature = signedByIssuer()
    throws(mint(signature, { at: second }), 'WrongDIDSignature', errors.wrongIssuerSignature)
    const carols = await deployFor(carol, 'carol')
    succeeds(tell({ at: carols, by: carol.controller }))
    throws(mint(signature, { at: carols }), 'WrongDIDSignature', errors.wrongIssuerSignature)
    succeeds(mint(signature))
  })

  test('a new message takes the token away, and no signature of before counts again', () => {
    succeeds(tell())
    const first = signedByIssuer()
    succeeds(mint(first))
    throws(mint(first), 'WrongDIDSignature', errors.wrongIssuerSignature)
    succeeds(tell({ text: 'another' }))
    expect(token()).toBeNull()
    throws(mint(first), 'WrongDIDSignature', errors.wrongIssuerSignature)
    // The same text once more is another message.
    succeeds(tell())
    throws(mint(first), 'WrongDIDSignature', errors.wrongIssuerSignature)
    succeeds(mint(signedByIssuer()))
  })

  test('keeps issuers apart', () => {
    const { world } = protocol
    listKey(carol, 'sbt', brunosKey)
    succeeds(tell())
    succeeds(tell({ to: nameOf('carol') }))
    const signature = signedByIssuer()
    // One key may sign for two names: a token of the one is none of the other.
    throws(mint(signature, { from: nameOf('carol') }), 'WrongDIDSignature', errors.wrongIssuerSignature)
    succeeds(mint(signature))
    succeeds(tell({ to: nameOf('carol'), text: 'news' }))
    expect(token()).toBe(signature)
    expect(world.read(fields().ivms101.at(nameOf('carol')))).toBe('news')
  })

  test('does none of it while it is paused', () => {
    const { world } = protocol
    listKey(alice, holderKey, alicesKey)
    succeeds(tell())
    const signature = signedByIssuer()
    succeeds(world.call(alice.controller, sbtWallet(wallet).Pause({ tyron: null })))
    throws(tell(), 'WrongStatus', errors.paused)
    throws(tell({ by: carol.controller, userSignature: signedByHolder() }), 'WrongStatus', errors.paused)
    throws(mint(signature), 'WrongStatus', errors.paused)
    succeeds(world.call(alice.controller, sbtWallet(wallet).Unpause({ tyron: null })))
    succeeds(mint(signature))
  })

  test('goes with its name: who bought it tells issuers, who sold it does not', () => {
    const { world } = protocol
    const order = { username: alice.id, id: 'zil', addr: carol.wallet, dID: carol.wallet, tyron: null }
    succeeds(world.call(alice.controller, didWallet(alice.wallet).TransferNftUsername(order)))
    throws(tell(), 'WrongSender', errors.notController)
    succeeds(tell({ by: carol.controller }))
  })

  test('asks the issuer’s document as it is now: a key that was replaced signs no more', () => {
    succeeds(tell())
    const signature = signedByIssuer()
    listKey(bruno, 'sbt', person('bruno / new'))
    throws(mint(signature), 'WrongDIDSignature', errors.wrongIssuerSignature)
    succeeds(mint(signedByIssuer(person('bruno / new'))))
  })
})
