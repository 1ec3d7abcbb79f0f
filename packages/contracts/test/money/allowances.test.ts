import type { ContractCall } from '@tyto/abi'
import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  defiWallet,
  defiWalletErrors,
  didWallet,
  didWalletErrors,
  zrc2Token,
  zrc2TokenErrors,
} from '../../src'
import { ownName, reachStatus, takeCommonKey, updateKey, type Owner } from '../people'
import { deployWallet, protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
let spender: Person
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
  spender = protocol.world.join('spender')
})

const most = 2n ** 128n - 1n

interface Change {
  readonly id?: string
  readonly to?: Address
  readonly amount?: bigint
  readonly tyron?: bigint | null
  readonly sent?: bigint
}
type Make = (wallet: Address, add: boolean, change: Change) => ContractCall

const ofDid: Make = (wallet, add, { id = 'tyron', to, amount = 100n, tyron = null, sent = 0n }) => {
  const values = { addrName: id, spender: to ?? spender.address, amount, tyron }
  const { IncreaseAllowance, DecreaseAllowance } = didWallet(wallet)
  return (add ? IncreaseAllowance : DecreaseAllowance)(values, { amount: sent })
}
const ofDefi: Make = (wallet, add, { id = 'tyron', to, amount = 100n, tyron = null, sent = 0n }) => {
  const values = { dApp: id, spender: to ?? spender.address, add, amount, tyron }
  return defiWallet(wallet).UpdateAllowance(values, { amount: sent })
}

describe.each([
  ['DidWallet', ofDid, didWalletErrors, async () => alice.wallet],
  [
    'DefiWallet',
    ofDefi,
    defiWalletErrors,
    () => {
      const values = { init_nft: alice.id, init: protocol.init, init_community: protocol.init }
      return protocol.world.deploy(alice.controller, 'DefiWallet', defiWallet.deploy(values))
    },
  ],
] as const)('allowances of %s', (_, make, errors, makeWallet) => {
  let wallet: Address
  beforeEach(async () => {
    wallet = await makeWallet()
    const gift = zrc2Token(protocol.tyron).Transfer({ to: wallet, amount: 1_000n })
    succeeds(protocol.world.call(protocol.deployer, gift))
  })

  const change = (add: boolean, values: Change = {}, by: Person = alice.controller) =>
    protocol.world.call(by, make(wallet, add, values))
  const allowance = () =>
    protocol.world.read(zrc2Token(protocol.tyron).fields.allowances.at(wallet).at(spender.address)) ?? 0n

  test('rise and fall, and never below zero', () => {
    const first = change(true)
    succeeds(first)
    expect(first.receipt.event_logs?.[0]).toMatchObject({
      _eventname: 'IncreasedAllowance',
      address: protocol.tyron,
    })
    succeeds(change(true, { amount: 50n }))
    expect(allowance()).toBe(150n)
    succeeds(change(false, { amount: 30n }))
    expect(allowance()).toBe(120n)
    succeeds(change(false, { amount: most }))
    expect(allowance()).toBe(0n)
    succeeds(change(true, { amount: most }))
    expect(allowance()).toBe(most)
    expect(change(true, { amount: 1n }).receipt.success).toBe(false)
    expect(allowance()).toBe(most)
  })

  test('let the spender take so much and no more', () => {
    const { world, tyron } = protocol
    const take = (amount: bigint) =>
      world.call(spender, zrc2Token(tyron).TransferFrom({ from: wallet, to: spender.address, amount }))
    throws(take(1n), 'Error', zrc2TokenErrors.insufficientAllowance)
    succeeds(change(true, { amount: 70n }))
    succeeds(take(60n))
    throws(take(11n), 'Error', zrc2TokenErrors.insufficientAllowance)
    succeeds(change(false, { amount: 10n }))
    throws(take(1n), 'Error', zrc2TokenErrors.insufficientAllowance)
    expect(world.read(zrc2Token(tyron).fields.balances.at(wallet))).toBe(940n)
  })

  test('are given by the controller alone', () => {
    for (const by of [spender, bruno.controller]) {
      for (const add of [true, false]) throws(change(add, {}, by), 'WrongSender', errors.notController)
    }
    expect(allowance()).toBe(0n)
  })

  test('need a spender, an amount and a token', () => {
    for (const add of [true, false]) {
      throws(change(add, { to: zeroAddress }), 'ZeroValueOrNull', errors.nullAddress)
      throws(change(add, { to: wallet }), 'InvalidValue', errors.ownSpender)
      throws(change(add, { amount: 0n }), 'ZeroValueOrNull', errors.zeroAmount)
      throws(change(add, { id: 'nothing' }), 'DidIsNull', errors.unknownToken)
      throws(change(add, { id: 'zil' }), 'DidIsNull', errors.unknownToken)
    }
  })

  test('pass a donation on', () => {
    const before = protocol.world.balance(protocol.initDid)
    succeeds(change(true, { tyron: zil, sent: zil }))
    succeeds(change(false, { tyron: zil, sent: zil }))
    expect(protocol.world.balance(protocol.initDid) - before).toBe(2n * zil)
    throws(change(true, { tyron: 2n, sent: 1n }), 'InvalidValue', errors.donationTooHigh)
  })
})

test.each(['Locked', 'Deactivated'] as const)('allowances when %s', async (status) => {
  const { world } = protocol
  const owner = world.join('owner')
  const wallet = await deployWallet(protocol, owner, {
    methods: new Map([['update', updateKey.publicKey]]),
    dkms: new Map([['update', 'encrypted']]),
  })
  await reachStatus(protocol, wallet, owner, status)
  for (const add of [true, false]) {
    const execution = world.call(owner, ofDid(wallet, add, {}))
    const own = world.call(owner, ofDid(wallet, add, { to: wallet }))
    // A call that only takes a right away goes through in every status.
    if (status === 'Locked' && add) throws(execution, 'WrongStatus', didWalletErrors.locked)
    else {
      succeeds(execution)
      throws(own, 'InvalidValue', didWalletErrors.ownSpender)
    }
  }
})

test('[AL-01] [BX-27] a DeFi wallet raises no allowance while it is paused or its identity is locked, and lowers it then too', async () => {
  const { world, init } = protocol
  const values = { init_nft: alice.id, init, init_community: init }
  const wallet = await world.deploy(alice.controller, 'DefiWallet', defiWallet.deploy(values))
  const change = (add: boolean, values: Change) => world.call(alice.controller, ofDefi(wallet, add, values))
  throws(change(true, { to: wallet }), 'InvalidValue', defiWalletErrors.ownSpender)
  succeeds(world.call(alice.controller, defiWallet(wallet).Pause({ tyron: null })))
  throws(change(true, {}), 'WrongStatus', defiWalletErrors.paused)
  succeeds(change(false, {}))
  throws(
    world.call(bruno.controller, ofDefi(wallet, false, {})),
    'WrongSender',
    defiWalletErrors.notController,
  )
  succeeds(world.call(alice.controller, defiWallet(wallet).Unpause({ tyron: null })))
  succeeds(change(true, {}))
  takeCommonKey(protocol, alice)
  await reachStatus(protocol, alice.wallet, alice.controller, 'Locked')
  throws(change(true, {}), 'WrongStatus', defiWalletErrors.locked)
  succeeds(change(false, {}))
})
