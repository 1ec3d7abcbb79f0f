import { parseVersion } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  airWallet,
  defiWallet,
  defiWalletErrors,
  didWallet,
  otherWallet,
  sbtWallet,
  sbtWalletErrors,
  versionedToken,
  xPoints,
  zilWallet,
  zilWalletErrors,
} from '../src'
import { ownName, type Owner } from './people'
import { domainId, protocolWorld, succeeds, throws, ZIL, type ProtocolWorld } from './world'

const NO_HASH: Hex = `0x${'00'.repeat(32)}`

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
})

describe.each([
  ['DefiWallet', defiWallet, defiWalletErrors, 'defi'],
  ['ZilWallet', zilWallet, zilWalletErrors, 'staking'],
] as const)('%s', (fixture, binding, errors, kind) => {
  let wallet: Address
  beforeEach(async () => {
    const { world, init } = protocol
    const deploy = binding.deploy({ init_nft: alice.id, init, init_community: init })
    wallet = await world.deployFixture(alice.controller, fixture, deploy)
  })
  const call = (
    by: Owner,
    act: (at: ReturnType<typeof defiWallet>) => Parameters<typeof protocol.world.call>[1],
  ) => protocol.world.call(by.controller, act(binding(wallet) as ReturnType<typeof defiWallet>))

  test('[DD-07] [RT-05] is told by its version, and belongs to a domain', () => {
    const { fields } = binding(wallet)
    expect(parseVersion(protocol.world.read(fields.version) ?? '').kind).toBe(kind)
    expect(protocol.world.read(fields.nft_domain)).toBe(alice.id)
  })

  test('[SD-04] can be saved as a subdomain of its domain', () => {
    const { world } = protocol
    const entry = { addr: wallet, didKey: `0x${'00'.repeat(33)}`, encrypted: 'null', domain: 'defi' } as const
    const { Dns, fields } = didWallet(alice.wallet)
    succeeds(world.call(alice.controller, Dns({ ...entry, nftID: '', tyron: null })))
    expect(world.read(fields.did_domain_dns.at('defi'))).toBe(wallet)
  })

  test('changes its domain when the controller of the new one accepts', () => {
    const { world } = protocol
    const propose = (by: Owner, domain: Hex) => call(by, (at) => at.UpdateDomain({ domain, tyron: null }))
    const accept = (by: Owner) => call(by, (at) => at.AcceptPendingDomain({}))
    throws(accept(alice), 'DidIsNull', errors.pendingDidIsNull)
    throws(propose(bruno, bruno.id), 'WrongSender', errors.wrongSender)
    throws(propose(alice, NO_HASH), 'ZeroValueOrNull', errors.nullHash)
    throws(propose(alice, alice.id), 'SameValue', errors.sameDomain)
    throws(propose(alice, domainId('nobody has this')), 'DidIsNull', errors.didIsNull)
    succeeds(propose(alice, bruno.id))
    throws(accept(alice), 'WrongSender', errors.wrongSender)
    succeeds(accept(bruno))
    expect(world.read(binding(wallet).fields.nft_domain)).toBe(bruno.id)
    throws(propose(alice, alice.id), 'WrongSender', errors.wrongSender)
  })

  test('pauses and goes on', () => {
    const pause = (by: Owner) => call(by, (at) => at.Pause({ tyron: null }))
    const unpause = (by: Owner) => call(by, (at) => at.Unpause({ tyron: null }))
    throws(unpause(alice), 'WrongStatus', errors.notPaused)
    throws(pause(bruno), 'WrongSender', errors.wrongSender)
    succeeds(pause(alice))
    throws(pause(alice), 'WrongStatus', errors.paused)
    throws(
      call(alice, (at) => at.UpdateDomain({ domain: bruno.id, tyron: null })),
      'WrongStatus',
      errors.paused,
    )
    throws(unpause(bruno), 'WrongSender', errors.wrongSender)
    succeeds(unpause(alice))
  })

  test('belongs to nobody where its domain has no wallet', async () => {
    const { world, init } = protocol
    const deploy = binding.deploy({ init_nft: domainId('nobody'), init, init_community: init })
    wallet = await world.deployFixture(alice.controller, fixture, deploy)
    throws(
      call(alice, (at) => at.Pause({ tyron: null })),
      'DidIsNull',
      errors.ownerDidNull,
    )
  })
})

describe('SbtWallet', () => {
  test('[DD-07] belongs to a name, and changes it when the controller of the new one accepts', async () => {
    const { world, init } = protocol
    const deploy = sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init })
    const address = await world.deployFixture(alice.controller, 'SbtWallet', deploy)
    const wallet = sbtWallet(address)
    expect(parseVersion(world.read(wallet.fields.version) ?? '').kind).toBe('soulbound')
    const propose = (by: Owner, username: string) =>
      world.call(by.controller, wallet.UpdateUsername({ username, tyron: null }))
    const accept = (by: Owner) => world.call(by.controller, wallet.AcceptPendingUsername({}))
    throws(accept(alice), 'DidIsNull', sbtWalletErrors.pendingDidIsNull)
    throws(propose(bruno, 'bruno'), 'WrongSender', sbtWalletErrors.wrongSender)
    throws(propose(alice, ''), 'ZeroValueOrNull', sbtWalletErrors.nullText)
    throws(propose(alice, 'alice'), 'SameValue', sbtWalletErrors.sameText)
    succeeds(world.call(alice.controller, wallet.UpdatePublicEncryption({ new: 'key', tyron: null })))
    succeeds(propose(alice, 'bruno'))
    throws(accept(alice), 'WrongSender', sbtWalletErrors.wrongSender)
    succeeds(accept(bruno))
    expect(world.read(wallet.fields.nft_username)).toBe('bruno')
    expect(world.read(wallet.fields.public_encryption)).toBe('key')
  })

  test('belongs to nobody where its name has no wallet', async () => {
    const { world, init } = protocol
    const deploy = sbtWallet.deploy({ init_username: 'nobody', domain: 'sbt', init })
    const { UpdateUsername } = sbtWallet(await world.deployFixture(alice.controller, 'SbtWallet', deploy))
    const execution = world.call(alice.controller, UpdateUsername({ username: 'alice', tyron: null }))
    throws(execution, 'DidIsNull', sbtWalletErrors.ownerDidNull)
  })
})

describe('pages of their own', () => {
  test('[RT-19] an airdrop pays whoever is on its list, once', async () => {
    const { world, deployer } = protocol
    const deploy = airWallet.deploy({ init_controller: deployer.address, airdrop_amount: ZIL })
    const wallet = airWallet(await world.deployFixture(deployer, 'AirWallet', deploy))
    expect(parseVersion(world.read(wallet.fields.version) ?? '').kind).toBe('airdrop')
    const addresses = [alice.controller.address]
    throws(world.call(alice.controller, wallet.SetAirdropList({ addresses })), 'WrongSender', -2)
    succeeds(world.call(deployer, wallet.SetAirdropList({ addresses })))
    succeeds(world.call(deployer, wallet.AddFunds({}, { amount: 5n * ZIL })))
    const execution = world.call(alice.controller, wallet.Airdrop({}))
    succeeds(execution)
    expect(world.balance(wallet.fields.version.address)).toBe(4n * ZIL)
    throws(world.call(alice.controller, wallet.Airdrop({})), 'WrongSender', 1)
    expect(world.read(wallet.fields.airdrop_list)).toEqual([])
  })

  test('[RT-19] a board keeps motions and their points', async () => {
    const { world, deployer } = protocol
    const deploy = xPoints.deploy({ init_controller: deployer.address })
    const board = xPoints(await world.deployFixture(deployer, 'XPoints', deploy))
    expect(parseVersion(world.read(board.fields.version) ?? '').kind).toBe('xpoints')
    const motion = { motion: 'Feed the owls', points: 5n }
    throws(world.call(alice.controller, board.SetMotion(motion)), 'WrongSender', -2)
    succeeds(world.call(deployer, board.SetMotion(motion)))
    expect(world.read(board.fields.motions.at(domainId(motion.motion)))).toBe(motion.motion)
    expect(world.read(board.fields.ranking.at(domainId(motion.motion)))).toBe(5n)
  })

  test.each([
    ['FungibleToken_1.0.0', 'token'],
    ['SSIDollar_1.0.0', 'stablecoin'],
  ])('[RT-19] %s is a token that people hold', async (init_version, kind) => {
    const { world, deployer } = protocol
    const values = { contract_owner: deployer.address, name: 'Owl', symbol: 'OWL', decimals: 18n }
    const deploy = versionedToken.deploy({ ...values, init_supply: 100n, init_version })
    const token = versionedToken(await world.deployFixture(deployer, 'VersionedToken', deploy))
    expect(parseVersion(world.read(token.fields.version) ?? '').kind).toBe(kind)
    const transfer = (amount: bigint) => token.Transfer({ to: alice.wallet, amount })
    succeeds(world.call(deployer, transfer(30n)))
    throws(world.call(deployer, transfer(71n)), 'Error', -2)
    expect(world.read(token.fields.balances)).toEqual(
      new Map([
        [deployer.address, 70n],
        [alice.wallet, 30n],
      ]),
    )
  })

  test('[RT-05] any other version leads elsewhere; its ZIL goes back to its controller', async () => {
    const { world } = protocol
    const deploy = otherWallet.deploy({
      init_version: 'Stranger_1.0.0',
      init_controller: alice.controller.address,
    })
    const wallet = otherWallet(await world.deployFixture(alice.controller, 'OtherWallet', deploy))
    expect(parseVersion(world.read(wallet.fields.version) ?? '').kind).toBe('other')
    succeeds(world.call(bruno.controller, wallet.AddFunds({}, { amount: ZIL })))
    throws(world.call(bruno.controller, wallet.SendFunds({ amount: ZIL })), 'WrongSender', -2)
    succeeds(world.call(alice.controller, wallet.SendFunds({ amount: ZIL })))
  })
})
