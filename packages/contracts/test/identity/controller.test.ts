import type { Address } from '@tyto/primitives'
import { zeroAddress } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, didWalletErrors as errors } from '../../src'
import { deployWallet, protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'
import { reachStatus } from '../people'

let protocol: ProtocolWorld
let alice: Person
let bruno: Person
let wallet: Address
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = protocol.world.join('alice')
  bruno = protocol.world.join('bruno')
  wallet = await deployWallet(protocol, alice)
})

const propose = (by: Person, addr: Address) =>
  protocol.world.call(by, didWallet(wallet).UpdateController({ addr, tyron: null }))
const accept = (by: Person) => protocol.world.call(by, didWallet(wallet).AcceptPendingController({}))
const controller = () => protocol.world.read(didWallet(wallet).fields.controller)
const pending = () => protocol.world.read(didWallet(wallet).fields.pending_controller)

describe('a change of the controller', () => {
  test('takes effect when the successor accepts', () => {
    succeeds(propose(alice, bruno.address))
    expect(controller()).toBe(alice.address)
    expect(pending()).toBe(bruno.address)
    succeeds(accept(bruno))
    expect(controller()).toBe(bruno.address)
    expect(pending()).toBe(zeroAddress)
    throws(propose(alice, alice.address), 'WrongSender', errors.notController)
    throws(accept(bruno), 'WrongSender', errors.notPendingController)
  })

  test('can be proposed anew until then', () => {
    const carol = protocol.world.join('carol')
    succeeds(propose(alice, bruno.address))
    succeeds(propose(alice, carol.address))
    throws(accept(bruno), 'WrongSender', errors.notPendingController)
    succeeds(accept(carol))
  })

  test('is proposed by the controller alone', () => {
    throws(propose(bruno, bruno.address), 'WrongSender', errors.notController)
  })

  test('is accepted by the successor alone', () => {
    succeeds(propose(alice, bruno.address))
    throws(accept(alice), 'WrongSender', errors.notPendingController)
    throws(accept(protocol.deployer), 'WrongSender', errors.notPendingController)
  })

  test('is taken back with the zero address, which means nobody', () => {
    succeeds(propose(alice, bruno.address))
    throws(propose(bruno, zeroAddress), 'WrongSender', errors.notController)
    succeeds(propose(alice, zeroAddress))
    expect(pending()).toBe(zeroAddress)
    throws(accept(bruno), 'WrongSender', errors.notPendingController)
    expect(controller()).toBe(alice.address)
    succeeds(propose(alice, bruno.address))
    succeeds(accept(bruno))
  })

  test('needs another address than the present one, and zero only where somebody is proposed', () => {
    throws(propose(alice, zeroAddress), 'ZeroValueOrNull', errors.nullAddress)
    throws(propose(alice, alice.address), 'SameValue', errors.sameAddress)
  })

  test('can make a wallet the controller of a wallet, which then acts by SendFunds', async () => {
    const { world } = protocol
    const brunos = await deployWallet(protocol, bruno)
    succeeds(propose(alice, brunos))
    succeeds(world.call(bruno, didWallet(brunos).AddFunds({}, { amount: 1n })))
    const call = didWallet(brunos).SendFunds({
      tag: 'AcceptPendingController',
      beneficiary: { constructor: 'Recipient', arguments: [wallet] },
      amount: 1n,
      tyron: null,
    })
    succeeds(world.call(bruno, call))
    expect(controller()).toBe(brunos)
    // The wallet is the sender, the person behind it only the origin.
    throws(propose(bruno, bruno.address), 'WrongSender', errors.notController)
  })

  test.each([
    ['Locked', errors.locked],
    ['Deactivated', errors.deactivated],
  ] as const)('is closed when %s', async (status, code) => {
    succeeds(propose(alice, bruno.address))
    await reachStatus(protocol, wallet, alice, status)
    throws(propose(alice, protocol.deployer.address), 'WrongStatus', code)
    throws(accept(bruno), 'WrongStatus', code)
  })
})

describe('a contract that the controller calls', () => {
  test('cannot act for the controller', async () => {
    const { world } = protocol
    // Alice is made to call bruno's wallet, which passes a call on to hers: she is the origin, not the sender.
    const trap = await deployWallet(protocol, alice)
    succeeds(world.call(alice, didWallet(trap).AddFunds({}, { amount: zil })))
    const call = didWallet(trap).SendFunds({
      tag: 'AcceptPendingController',
      beneficiary: { constructor: 'Recipient', arguments: [wallet] },
      amount: 1n,
      tyron: null,
    })
    succeeds(propose(alice, bruno.address))
    throws(world.call(alice, call), 'WrongSender', errors.notPendingController)
    expect(controller()).toBe(alice.address)
  })
})
