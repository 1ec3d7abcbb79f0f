import {
  addKey,
  addLink,
  messageToSign,
  recoveryThreshold,
  signingPurpose,
  walletRules,
  type DocumentElement,
  type SigningRequest,
} from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import type { ContractCall, ContractDeploy } from '@tyto/abi'
import type { Execution } from '@tyto/execution'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  didWallet,
  didWallet5,
  didWallet58,
  didWallet58Errors,
  didWallet59,
  didWallet59Errors,
  didWallet5Errors,
  didWallet6,
  didWallet6Errors,
} from '../../src'
import { farewell, ownName, statusOf, type Owner } from '../people'
import { localChainId, person, protocolWorld, succeeds, throws, zil, type ProtocolWorld } from '../world'

const recovery = person('recovery key of old')
const update = person('update key')
const own = person('socialrecovery key')
const link = addLink('github', 'GitHub#000#000#', 'github.com/alice')
const keys = [
  addKey('recovery', recovery.publicKey, 'encrypted'),
  addKey('update', update.publicKey, 'encrypted'),
  addKey('socialrecovery', own.publicKey, 'encrypted'),
]

let protocol: ProtocolWorld
let guardians: readonly Owner[]
beforeEach(async () => {
  protocol = await protocolWorld()
  const people: Owner[] = []
  for (const label of ['bruno', 'carol', 'dora']) people.push(await ownName(protocol, label))
  guardians = people
})

type OlderWallet = 'DidWallet5' | 'DidWallet58' | 'DidWallet59' | 'DidWallet6'

/** The versions, each with the contract that stands for it and that one's codes. */
const versions = [
  ['xwallet_3.1.0', 'DidWallet5', didWallet5Errors],
  ['DIDxWALLET_5.3.0', 'DidWallet5', didWallet5Errors],
  ['DIDxWALLET_5.7.0', 'DidWallet5', didWallet5Errors],
  ['DIDxWALLET_5.8.0', 'DidWallet58', didWallet58Errors],
  ['DIDxWALLET_5.10.0', 'DidWallet59', didWallet59Errors],
  ['DIDxWALLET_6.4.0', 'DidWallet6', didWallet6Errors],
] as const

const init = (version: string) => ({
  init_version: version,
  init_controller: protocol.deployer.address,
  init: protocol.init,
  did_methods: new Map<string, Hex>(),
  did_dkms: new Map<string, string>(),
})

function deployOf(contract: OlderWallet, version: string): ContractDeploy {
  const document_key = signingPurpose('document', version)
  if (contract === 'DidWallet6') return didWallet6.deploy(init(version))
  if (contract === 'DidWallet59') return didWallet59.deploy(init(version))
  if (contract === 'DidWallet58') return didWallet58.deploy(init(version))
  return didWallet5.deploy({ ...init(version), document_key })
}

/** A created wallet of a version; the deployer of the protocol controls it. */
async function olderWallet(contract: OlderWallet, version: string): Promise<Address> {
  const { world, deployer } = protocol
  const wallet = await world.deploy(deployer, contract, deployOf(contract, version))
  succeeds(send(didWallet(wallet).DidCreate({ document: keys, signature: null, tyron: null })))
  return wallet
}

/** Sends a call as its wallet takes it: below version 6 without the parameter of a donation. */
function send(call: ContractCall, by = protocol.deployer): Execution {
  const version = protocol.world.read(didWallet(call.to).fields.version) ?? ''
  return protocol.world.call(by, walletRules(version).hasCollections ? call : withoutDonation(call))
}

function withoutDonation(call: ContractCall): ContractCall {
  return { ...call, params: call.params.filter(({ vname }) => vname !== 'tyron') }
}

/** Signs as the app would: message and key by the wallet's version. */
function sign(wallet: Address, version: string, request: SigningRequest, key?: Owner['recoveryKey']): Hex {
  const message = messageToSign(request, {
    address: wallet,
    version,
    did: protocol.world.read(didWallet(wallet).fields.did) ?? '',
    chainId: localChainId,
    documentNonce: 0n,
    recoveryNonce: 0n,
    lockNonce: 0n,
  })
  const purposes = { recovery, update, socialrecovery: own }
  const purpose = signingPurpose(request.kind, version)
  const signer = key ?? purposes[purpose as keyof typeof purposes]
  return bytesToHex(signSchnorr(message, signer.privateKey))
}

const signDocument = (wallet: Address, version: string, document: readonly DocumentElement[]) =>
  sign(wallet, version, { kind: 'document', transition: 'DidUpdate', document })

function configure(wallet: Address, version: string): void {
  const ids = guardians.map(({ id }) => id)
  const sig = sign(wallet, version, { kind: 'guardians', guardians: ids })
  succeeds(send(didWallet(wallet).ConfigureSocialRecovery({ guardians: ids, sig, tyron: null })))
}

function recover(
  wallet: Address,
  contract: OlderWallet,
  version: string,
  addr: Address,
  count: number,
  request: SigningRequest = { kind: 'recovery', newController: addr },
) {
  const signed = guardians
    .slice(0, count)
    .map((one) => [one, sign(wallet, version, request, one.recoveryKey)] as const)
  if (contract === 'DidWallet5') {
    const labels = ['bruno', 'carol', 'dora']
    const signatures = signed.map(([, signature], index) => [labels[index]!, signature] as const)
    return send(didWallet5(wallet).DidSocialRecovery({ addr, signatures }))
  }
  const signatures = signed.map(([{ id }, signature]) => [id, signature] as const)
  return send(didWallet(wallet).DidSocialRecovery({ addr, signatures, tyron: null }))
}

describe.each(versions)('%s', (version, contract, errors) => {
  let wallet: Address
  beforeEach(async () => {
    wallet = await olderWallet(contract, version)
  })

  test('takes documents signed by the key and the scheme of its version', () => {
    const { world } = protocol
    const document = [link, addKey('update', update.publicKey, 'again')]
    const signature = signDocument(wallet, version, document)
    succeeds(send(didWallet(wallet).DidUpdate({ document, signature, tyron: null })))
    expect(statusOf(protocol, wallet)).toBe('Updated')
    expect(world.read(didWallet(wallet).fields.version)).toBe(version)
    const key = signingPurpose('document', version) === 'recovery' ? update : recovery
    const wrong = sign(wallet, version, { kind: 'document', transition: 'DidUpdate', document }, key)
    throws(
      send(didWallet(wallet).DidUpdate({ document, signature: wrong, tyron: null })),
      'WrongDIDSignature',
      errors.wrongSignature,
    )
  })

  test('takes a document without signature unless the update key is touched', () => {
    const { DidUpdate } = didWallet(wallet)
    succeeds(send(DidUpdate({ document: [link], signature: null, tyron: null })))
    throws(
      send(DidUpdate({ document: keys, signature: null, tyron: null })),
      'WrongDIDSignature',
      errors.noSignature,
    )
  })

  test('ends and locks by the older messages', async () => {
    const ending = sign(wallet, version, {
      kind: 'document',
      transition: 'DidDeactivate',
      document: farewell,
    })
    succeeds(send(didWallet(wallet).DidDeactivate({ document: farewell, signature: ending, tyron: null })))
    expect(statusOf(protocol, wallet)).toBe('Deactivated')

    const other = await olderWallet(contract, version)
    throws(
      send(didWallet(other).Lock({ signature: sign(wallet, version, { kind: 'lock' }), tyron: null })),
      'WrongDIDSignature',
      errors.wrongSignature,
    )
    const signature = sign(other, version, { kind: 'lock' })
    succeeds(send(didWallet(other).Lock({ signature, tyron: null })))
    expect(statusOf(protocol, other)).toBe('Locked')
  })

  test('[BX-27] a lock closes its document and its money, and leaves controller and subdomains open', () => {
    const { world, deployer } = protocol
    const did = didWallet(wallet)
    succeeds(send(did.AddFunds({}, { amount: 5n * zil })))
    const signature = sign(wallet, version, { kind: 'lock' })
    succeeds(send(did.Lock({ signature, tyron: null })))
    const beneficiary = { constructor: 'Recipient', arguments: [deployer.address] } as const
    const closed = [
      did.DidUpdate({ document: [link], signature: null, tyron: null }),
      did.SendFunds({ tag: 'AddFunds', beneficiary, amount: zil, tyron: null }),
    ]
    for (const call of closed) expect(send(call).receipt.success).toBe(false)
    const next = world.join('next')
    succeeds(send(did.UpdateController({ addr: next.address, tyron: null })))
    succeeds(send(did.AcceptPendingController({}), next))
    expect(world.read(did.fields.controller)).toBe(next.address)
    expect(statusOf(protocol, wallet)).toBe('Locked')
  })

  test('is configured and recovered in the shape of its version', () => {
    const { world } = protocol
    const rescuer = world.join('rescuer')
    configure(wallet, version)
    throws(recover(wallet, contract, version, rescuer.address, 2), 'InvalidValue', errors.tooFewSignatures)
    expect(recoveryThreshold(3)).toBe(3)
    succeeds(recover(wallet, contract, version, rescuer.address, 3))
    expect(world.read(didWallet(wallet).fields.controller)).toBe(rescuer.address)
    expect(statusOf(protocol, wallet)).toBe('Recovered')
    const renewed = didWallet(wallet).DidUpdate({ document: keys, signature: null, tyron: null })
    succeeds(send(renewed, rescuer))
  })

  test('takes no signature of a drill', () => {
    const rescuer = protocol.world.join('rescuer')
    configure(wallet, version)
    const drill = { kind: 'drill', digest: `0x${'5a'.repeat(32)}` } as const
    throws(
      recover(wallet, contract, version, rescuer.address, 3, drill),
      'WrongDIDSignature',
      errors.wrongSignature,
    )
  })

  test('knows AddGuardians and the NFT of a subdomain only where the app offers them', () => {
    const guardianIds = guardians.map(({ id }) => id)
    const add = send(didWallet(wallet).AddGuardians({ guardians: guardianIds, tyron: null }))
    const entry = { addr: wallet, didKey: `0x${'00'.repeat(33)}`, encrypted: 'null', domain: 'defi' } as const
    const withNft = send(didWallet(wallet).Dns({ ...entry, nftID: 'dd10k#1', tyron: null }))
    const without = send(didWallet58(wallet).Dns(entry))
    const isSix = contract === 'DidWallet6'
    expect([add, withNft, without].map(({ receipt }) => receipt.success)).toEqual([
      isSix || contract === 'DidWallet59',
      isSix,
      !isSix,
    ])
  })

  test('[DN-01] has a place for a donation from version 6 on, and refuses a call with one below', () => {
    const isSix = contract === 'DidWallet6'
    const addr = protocol.world.join('next').address
    const withPlace = didWallet(wallet).UpdateController({ addr, tyron: 5n * zil }, { amount: 5n * zil })
    const before = protocol.world.balance(wallet)
    const executions = [withPlace, withoutDonation(withPlace)].map((call) =>
      protocol.world.call(protocol.deployer, call),
    )
    expect(executions.map(({ receipt }) => receipt.success)).toEqual([isSix, !isSix])
    expect(protocol.world.balance(wallet) - before).toBe(5n * zil)
  })
})

test('a signature of an older wallet can be used again, which is why version 7 is there', async () => {
  const wallet = await olderWallet('DidWallet5', 'DIDxWALLET_5.3.0')
  const other = await olderWallet('DidWallet5', 'DIDxWALLET_5.3.0')
  const signature = signDocument(wallet, 'DIDxWALLET_5.3.0', keys)
  const update_ = (at: Address) => send(didWallet(at).DidUpdate({ document: keys, signature, tyron: null }))
  succeeds(update_(wallet))
  succeeds(update_(wallet))
  succeeds(update_(other))
})
