import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { initDid as initDidContract, initDidErrors as errors } from '../../src'
import { domainId, protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'

let protocol: ProtocolWorld
let stranger: Person
let record: ReturnType<typeof initDidContract>
beforeEach(async () => {
  protocol = await protocolWorld()
  stranger = protocol.world.join('stranger')
  record = initDidContract(protocol.initDid)
})

describe('the record of the protocol', () => {
  test('[RT-20] holds services, prices, uris and lists, which the controller keeps', () => {
    const { world, deployer } = protocol
    const { fields } = record
    const addr = stranger.address
    const calls = [
      record.SetService({ id: 'zilstaking', addr }),
      record.SetUtility({ id: '7', tx: 'DidUpdate', price: 5n }),
      record.SetBaseUri({ uri: 'https://example.org/' }),
      record.SetFreeList({ addresses: [addr] }),
      record.SetTydraFreeList({ addresses: [addr, deployer.address] }),
      record.SetTokenUri({ collection: 'nawelito', domain_id: domainId('alice'), token_uri: 'abc' }),
      record.SetTokenUri({ collection: 'nawelito', domain_id: domainId('bruno'), token_uri: 'def' }),
      record.SetTokenUri({ collection: 'nawelito', domain_id: domainId('alice'), token_uri: 'ghi' }),
    ]
    for (const call of calls) {
      throws(world.call(stranger, call), 'WrongSender', errors.notController)
      succeeds(world.call(deployer, call))
    }
    expect(world.read(fields.services.at('zilstaking'))).toBe(addr)
    expect(world.read(fields.utility.at('7').at('DidUpdate'))).toBe(5n)
    expect(world.read(fields.base_uri)).toBe('https://example.org/')
    expect(world.read(fields.free_list)).toEqual([addr])
    expect(world.read(fields.tydra_free_list)).toEqual([addr, deployer.address])
    expect(world.read(fields.token_uris.at('nawelito').at(domainId('alice')))).toBe('ghi')
    expect(world.read(fields.token_id_count.at('nawelito'))).toBe(2n)

    const removals = [
      record.RemoveService({ id: 'zilstaking' }),
      record.RemoveUtility({ id: '7', tx: 'DidUpdate' }),
    ]
    for (const call of removals) {
      throws(world.call(stranger, call), 'WrongSender', errors.notController)
      succeeds(world.call(deployer, call))
    }
    expect(world.read(fields.services.at('zilstaking'))).toBeNull()
    expect(world.read(fields.utility.at('7').at('DidUpdate'))).toBeNull()
  })

  test('takes many services at once, all of them or none', () => {
    const { world, deployer } = protocol
    const addr = stranger.address
    const set = (...id_addr_pair_list: readonly (readonly [string, Address])[]) =>
      record.SetServices({ id_addr_pair_list })
    throws(world.call(stranger, set(['a', addr])), 'WrongSender', errors.notController)
    throws(world.call(deployer, set(['a', addr], ['', addr])), 'ZeroValueOrNull', errors.nullText)
    throws(world.call(deployer, set(['a', addr], ['b', zeroAddress])), 'ZeroValueOrNull', errors.nullAddress)
    expect(world.read(record.fields.services.at('a'))).toBeNull()
    succeeds(world.call(deployer, set(['a', addr], ['b', protocol.tyron])))
    expect(world.read(record.fields.services.at('a'))).toBe(addr)
    expect(world.read(record.fields.services.at('b'))).toBe(protocol.tyron)
    succeeds(world.call(deployer, set()))
  })

  test('takes no empty names, uris and addresses', () => {
    const { world, deployer } = protocol
    const token = { collection: 'nawelito', domain_id: domainId('alice'), token_uri: 'abc' }
    for (const call of [
      record.SetService({ id: '', addr: stranger.address }),
      record.SetUtility({ id: '', tx: 'DidUpdate', price: 5n }),
      record.SetUtility({ id: 'zil', tx: '', price: 5n }),
      record.SetUtilities({ id_price_pair_list: [['', ['DidUpdate', 5n]]] }),
      record.SetUtilities({ id_price_pair_list: [['zil', ['', 5n]]] }),
      record.SetTokenUri({ ...token, collection: '' }),
      record.SetTokenUri({ ...token, token_uri: '' }),
      record.SendFunds({ tag: '', addr: stranger.address, amount: 1n }),
    ]) {
      throws(world.call(deployer, call), 'ZeroValueOrNull', errors.nullText)
    }
    const call = record.SetService({ id: 'donate', addr: zeroAddress })
    throws(world.call(deployer, call), 'ZeroValueOrNull', errors.nullAddress)
  })

  test('changes its controller when the successor accepts', () => {
    const { world, deployer } = protocol
    const propose = record.UpdateController({ addr: stranger.address })
    const accept = record.AcceptPendingController({})
    throws(world.call(stranger, propose), 'WrongSender', errors.notController)
    throws(world.call(stranger, accept), 'WrongSender', errors.notPendingController)
    throws(
      world.call(deployer, record.UpdateController({ addr: deployer.address })),
      'SameValue',
      errors.sameAddress,
    )
    throws(
      world.call(deployer, record.UpdateController({ addr: zeroAddress })),
      'ZeroValueOrNull',
      errors.nullAddress,
    )
    succeeds(world.call(deployer, propose))
    expect(world.read(record.fields.pending_controller)).toBe(stranger.address)
    succeeds(world.call(stranger, accept))
    expect(world.read(record.fields.controller)).toBe(stranger.address)
    throws(world.call(deployer, record.SetBaseUri({ uri: 'x' })), 'WrongSender', errors.notController)
  })
})

describe('the money of the protocol', () => {
  test('comes from anybody and goes where the controller sends it', () => {
    const { world, deployer } = protocol
    const before = world.balance(stranger)
    const gas = () => before - world.balance(stranger)
    succeeds(world.call(stranger, record.AddFunds({}, { amount: 3n * zil })))
    expect(world.balance(protocol.initDid)).toBe(3n * zil)
    const spent = gas()
    const sendFunds = (by: Person, addr = stranger.address, amount = 2n * zil) =>
      world.call(by, record.SendFunds({ tag: 'AddFunds', addr, amount }))
    succeeds(sendFunds(deployer))
    expect(spent - gas()).toBe(2n * zil)
    throws(sendFunds(stranger), 'WrongSender', errors.notController)
    throws(sendFunds(deployer, stranger.address, 0n), 'ZeroValueOrNull', errors.zeroAmount)
    throws(sendFunds(deployer, zeroAddress), 'ZeroValueOrNull', errors.nullAddress)
    throws(sendFunds(deployer, protocol.initDid), 'WrongRecipientForTransfer', errors.wrongRecipient)
    expect(sendFunds(deployer).receipt.success).toBe(false) // 1 ZIL is left
    expect(world.balance(protocol.initDid)).toBe(zil)
  })
})
