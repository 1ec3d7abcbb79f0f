import { parseVersion } from '@tyto/identity'
import { beforeEach, describe, expect, test } from 'vitest'
import { airWallet, otherWallet, versionedToken } from '../../src'
import { ownName, type Owner } from '../people'
import { protocolWorld, succeeds, throws, zil, type ProtocolWorld } from '../world'

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
})

describe('pages of their own', () => {
  test('an airdrop pays whoever is on its list, once', async () => {
    const { world, deployer } = protocol
    const deploy = airWallet.deploy({ init_controller: deployer.address, airdrop_amount: zil })
    const wallet = airWallet(await world.deploy(deployer, 'AirWallet', deploy))
    expect(parseVersion(world.read(wallet.fields.version) ?? '').kind).toBe('airdrop')
    const addresses = [alice.controller.address]
    throws(world.call(alice.controller, wallet.SetAirdropList({ addresses })), 'WrongSender', -2)
    succeeds(world.call(deployer, wallet.SetAirdropList({ addresses })))
    succeeds(world.call(deployer, wallet.AddFunds({}, { amount: 5n * zil })))
    const execution = world.call(alice.controller, wallet.Airdrop({}))
    succeeds(execution)
    expect(world.balance(wallet.fields.version.address)).toBe(4n * zil)
    throws(world.call(alice.controller, wallet.Airdrop({})), 'WrongSender', 1)
    expect(world.read(wallet.fields.airdrop_list)).toEqual([])
  })

  test.each([
    ['FungibleToken_1.0.0', 'token'],
    ['SSIDollar_1.0.0', 'stablecoin'],
  ])('%s is a token that people hold', async (init_version, kind) => {
    const { world, deployer } = protocol
    const values = { contract_owner: deployer.address, name: 'Owl', symbol: 'OWL', decimals: 18n }
    const deploy = versionedToken.deploy({ ...values, init_supply: 100n, init_version })
    const token = versionedToken(await world.deploy(deployer, 'VersionedToken', deploy))
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

  test('any other version leads elsewhere; its ZIL goes back to its controller', async () => {
    const { world } = protocol
    const deploy = otherWallet.deploy({
      init_version: 'Stranger_1.0.0',
      init_controller: alice.controller.address,
    })
    const wallet = otherWallet(await world.deploy(alice.controller, 'OtherWallet', deploy))
    expect(parseVersion(world.read(wallet.fields.version) ?? '').kind).toBe('other')
    succeeds(world.call(bruno.controller, wallet.AddFunds({}, { amount: zil })))
    throws(world.call(bruno.controller, wallet.SendFunds({ amount: zil })), 'WrongSender', -2)
    succeeds(world.call(alice.controller, wallet.SendFunds({ amount: zil })))
  })
})
