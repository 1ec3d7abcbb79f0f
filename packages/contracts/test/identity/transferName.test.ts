import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  didWallet,
  didWalletErrors as errors,
  init,
  initErrors,
  nameRegistry,
  nameRegistryErrors as registryErrors,
} from '../../src'
import { ownName, reachStatus, type Owner } from '../people'
import {
  deployWallet,
  domainId,
  protocolWorld,
  succeeds,
  throws,
  zil,
  type Person,
  type ProtocolWorld,
} from '../world'

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
})

interface Order {
  readonly name?: string
  readonly id?: string
  readonly addr?: Address
  readonly dID?: Address
  readonly tyron?: bigint | null
  readonly amount?: bigint
  readonly by?: Person
  readonly from?: Owner
}

function transfer({
  name = 'alice',
  id = 'zil',
  addr = bruno.wallet,
  dID = addr,
  tyron = null,
  amount = 0n,
  from = alice,
  by = from.controller,
}: Order = {}) {
  const order = { username: domainId(name), id, addr, dID, tyron }
  return protocol.world.call(by, didWallet(from.wallet).TransferNftUsername(order, { amount }))
}

/** Whose name.ssi is, which wallet name.did means, and where it points as an NFT. */
function places(name: string): readonly (Address | null)[] {
  const { dns, did_dns, nft_dns } = nameRegistry(protocol.registry).fields
  return [dns, did_dns, nft_dns].map((map) => protocol.world.read(map.at(domainId(name))))
}

describe('TransferNftUsername', () => {
  test('hands the name to another wallet, which may hand it on; who gave it may not any more', () => {
    const execution = transfer()
    succeeds(execution)
    expect(places('alice')).toEqual([bruno.wallet, bruno.wallet, bruno.wallet])
    const events = execution.receipt.event_logs?.map((log) => log._eventname)
    expect(events).toEqual(expect.arrayContaining(['Transferred', 'TransferredNftUsername']))
    throws(transfer(), 'WrongSender', registryErrors.notOwner)
    succeeds(transfer({ from: bruno, addr: alice.wallet }))
    expect(places('alice')).toEqual([alice.wallet, alice.wallet, alice.wallet])
  })

  test('may leave name.did where it was', () => {
    succeeds(transfer({ dID: alice.wallet }))
    expect(places('alice')).toEqual([bruno.wallet, alice.wallet, alice.wallet])
  })

  test('is free, takes a donation, and keeps nothing else', () => {
    const { world, initDid } = protocol
    const before = world.balance(initDid)
    succeeds(transfer({ tyron: zil, amount: zil }))
    expect(world.balance(initDid) - before).toBe(zil)
    expect(world.balance(alice.wallet)).toBe(0n)
  })

  test('needs the controller, and the owner of the name', () => {
    throws(transfer({ by: bruno.controller }), 'WrongSender', errors.notController)
    throws(transfer({ from: bruno, addr: bruno.wallet }), 'WrongSender', registryErrors.notOwner)
    throws(transfer({ name: 'nobody' }), 'WrongSender', registryErrors.notOwner)
    expect(places('alice')[0]).toBe(alice.wallet)
  })

  test('goes to real addresses only, and knows one currency', () => {
    throws(transfer({ addr: zeroAddress, dID: bruno.wallet }), 'ZeroValueOrNull', errors.nullAddress)
    throws(transfer({ dID: zeroAddress }), 'ZeroValueOrNull', errors.nullAddress)
    throws(transfer({ id: 'xsgd' }), 'InvalidValue', errors.unknownCurrency)
  })

  test.each([
    ['Locked', errors.locked],
    ['Deactivated', errors.deactivated],
  ] as const)('is closed to a wallet that is %s', async (status, code) => {
    const { world, deployer } = protocol
    const controller = world.join('carol')
    const carol = { ...alice, controller, wallet: await deployWallet(protocol, controller) }
    const issue = { tld: 'ssi', username: domainId('carol'), addr: carol.wallet, dID: carol.wallet }
    succeeds(world.call(deployer, init(protocol.init).IssueNftUsername(issue)))
    await reachStatus(protocol, carol.wallet, controller, status)
    throws(transfer({ name: 'carol', from: carol }), 'WrongStatus', code)
    expect(places('carol')[0]).toBe(carol.wallet)
  })
})

describe('the protocol', () => {
  test('takes a transfer from the owner itself, and from nobody for another', () => {
    const { world, deployer } = protocol
    const dave = world.join('dave')
    const order = { username: domainId('dave'), addr: dave.address, dID: bruno.wallet }
    const { IssueNftUsername, TransferNftUsername } = init(protocol.init)
    succeeds(world.call(deployer, IssueNftUsername({ tld: 'ssi', ...order })))
    const on = { ...order, addr: bruno.wallet }
    throws(world.call(alice.controller, TransferNftUsername(on)), 'WrongSender', registryErrors.notOwner)
    // ZIL that are sent along stay with who sent them.
    succeeds(world.call(dave, TransferNftUsername(on, { amount: 5n * zil })))
    expect([world.balance(protocol.init), world.balance(protocol.registry)]).toEqual([0n, 0n])
    expect(places('dave')[0]).toBe(bruno.wallet)
    for (const part of ['addr', 'dID'] as const) {
      const call = TransferNftUsername({ ...on, [part]: zeroAddress })
      throws(world.call(dave, call), 'ZeroValueOrNull', initErrors.nullAddress)
    }
  })

  test('lets nobody but Init write the registry', () => {
    const { Transfer } = nameRegistry(protocol.registry)
    const call = Transfer({
      username: domainId('alice'),
      owner: alice.wallet,
      addr: bruno.wallet,
      dID: bruno.wallet,
    })
    throws(protocol.world.call(alice.controller, call), 'WrongSender', registryErrors.notInit)
  })
})
