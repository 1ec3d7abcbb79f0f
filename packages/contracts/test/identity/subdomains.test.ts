import { zeroAddress, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { addKey } from '@tyto/identity'
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
import { reachStatus } from '../people'

const noKey: Hex = `0x${'00'.repeat(33)}`
const savings: Address = `0x${'ab'.repeat(20)}`
const { publicKey } = person('subdomain key')

let protocol: ProtocolWorld
let alice: Person
let wallet: Address
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = protocol.world.join('alice')
  wallet = await deployWallet(protocol, alice)
  const document = [
    addKey('update', person('update key').publicKey, 'encrypted'),
    addKey('custom', publicKey, 'none'),
  ]
  succeeds(
    protocol.world.call(alice, didWallet(wallet).DidCreate({ document, signature: null, tyron: null })),
  )
})

const simple = { addr: savings, didKey: noKey, encrypted: 'null', domain: 'defi', nftID: '', tyron: null }
const save = (values: Partial<typeof simple>, by = alice) =>
  protocol.world.call(by, didWallet(wallet).Dns({ ...simple, ...values }))

describe('Dns', () => {
  test('[RT-20] saves the address of a subdomain', () => {
    const { world } = protocol
    const { fields } = didWallet(wallet)
    succeeds(save({}))
    expect(world.read(fields.did_domain_dns.at('defi'))).toBe(savings)
    expect(world.read(fields.did_domain_dns.at('other'))).toBeNull()
    expect(world.read(fields.verification_methods.at('defi'))).toBeNull()
    expect(world.read(fields.nft_dns.at('defi'))).toBeNull()
  })

  test('saves its key and its NFT, and replaces all three later', () => {
    const { world } = protocol
    const { fields } = didWallet(wallet)
    succeeds(save({ didKey: publicKey, encrypted: 'secret', nftID: 'dd10k#7' }))
    expect(world.read(fields.verification_methods.at('defi'))).toBe(publicKey)
    expect(world.read(fields.dkms.at('defi'))).toBe('secret')
    expect(world.read(fields.nft_dns.at('defi'))).toBe('dd10k#7')
    const newKey = person('newer key').publicKey
    succeeds(save({ addr: alice.address, didKey: newKey, encrypted: 'newer', nftID: 'dd10k#8' }))
    expect(world.read(fields.did_domain_dns.at('defi'))).toBe(alice.address)
    expect(world.read(fields.verification_methods.at('defi'))).toBe(newKey)
    expect(world.read(fields.nft_dns.at('defi'))).toBe('dd10k#8')
  })

  test('never overwrites a key of the document, which only its update key may', () => {
    const { world } = protocol
    const { fields } = didWallet(wallet)
    for (const domain of ['update', 'socialrecovery', 'auth', 'recovery', 'custom', 'ssi', 'did']) {
      throws(save({ domain, didKey: publicKey }), 'InvalidValue', errors.reservedSubdomain)
      throws(save({ domain }), 'InvalidValue', errors.reservedSubdomain)
    }
    expect(world.read(fields.verification_methods.at('update'))).toBe(person('update key').publicKey)
    expect(world.read(fields.did_domain_dns)).toEqual(new Map())
  })

  test('needs the controller, a name, an address and the text of a key', () => {
    throws(save({}, protocol.deployer), 'WrongSender', errors.notController)
    throws(save({ domain: '' }), 'ZeroValueOrNull', errors.nullText)
    throws(save({ addr: zeroAddress }), 'ZeroValueOrNull', errors.nullAddress)
    throws(save({ didKey: publicKey, encrypted: '' }), 'ZeroValueOrNull', errors.nullText)
  })

  test.each([
    ['Locked', errors.locked],
    ['Deactivated', errors.deactivated],
  ] as const)('is closed when %s', async (status, code) => {
    await reachStatus(protocol, wallet, alice, status)
    throws(save({}), 'WrongStatus', code)
  })
})

describe('UpdateNftDns', () => {
  const choose = (domain: string, nftID: string, by = alice) =>
    protocol.world.call(by, didWallet(wallet).UpdateNftDns({ domain, nftID, tyron: null }))

  test('chooses the NFT of ssi, did and own subdomains', () => {
    const { world } = protocol
    succeeds(save({}))
    for (const domain of ['ssi', 'did', 'defi']) {
      succeeds(choose(domain, `${domain}#1`))
      expect(world.read(didWallet(wallet).fields.nft_dns.at(domain))).toBe(`${domain}#1`)
    }
  })

  test('refuses names that do not exist, empty NFTs and strangers', () => {
    throws(choose('defi', 'dd10k#1'), 'InvalidValue', errors.unknownSubdomain)
    throws(choose('', 'dd10k#1'), 'InvalidValue', errors.unknownSubdomain)
    throws(choose('ssi', ''), 'ZeroValueOrNull', errors.nullText)
    throws(choose('ssi', 'dd10k#1', protocol.deployer), 'WrongSender', errors.notController)
  })

  test.each([
    ['Locked', errors.locked],
    ['Deactivated', errors.deactivated],
  ] as const)('is closed when %s', async (status, code) => {
    await reachStatus(protocol, wallet, alice, status)
    throws(choose('ssi', 'dd10k#1'), 'WrongStatus', code)
  })
})
