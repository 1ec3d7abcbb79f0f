import type { ContractCall } from '@tyto/abi'
import type { Execution } from '@tyto/execution'
import { zeroAddress, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  didWallet,
  didWallet5,
  didWallet58,
  didWallet59,
  didWallet6,
  didWallet6Errors as errors,
  zrc2Token,
  type DidWalletBeneficiary,
} from '../../src'
import { ownName, type Owner } from '../people'
import { protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'

let protocol: ProtocolWorld
let owner: Person
let bruno: Owner
let wallet: Address
beforeEach(async () => {
  protocol = await protocolWorld()
  owner = protocol.world.join('owner')
  bruno = await ownName(protocol, 'bruno')
})

const values = (init_version: string) => ({
  init_version,
  init_controller: owner.address,
  init: protocol.init,
  did_methods: new Map(),
  did_dkms: new Map(),
})
const recipient = (address: Address): DidWalletBeneficiary => ({
  constructor: 'Recipient',
  arguments: [address],
})
const named = (id: Hex, subdomain: string): DidWalletBeneficiary => ({
  constructor: 'NftUsername',
  arguments: [id, subdomain],
})
const tyronOf = (of: Address) => protocol.world.read(zrc2Token(protocol.tyron).fields.balances.at(of)) ?? 0n

describe.each([
  ['DidWallet5', 'DIDxWALLET_5.3.0', didWallet5],
  ['DidWallet58', 'DIDxWALLET_5.8.0', didWallet58],
  ['DidWallet59', 'DIDxWALLET_5.10.0', didWallet59],
  ['DidWallet6', 'DIDxWALLET_6.4.0', didWallet6],
] as const)('the money of %s', (contract, version, binding) => {
  const isSix = contract === 'DidWallet6'
  beforeEach(async () => {
    const { world, deployer, tyron } = protocol
    const init = values(version)
    const deploy =
      binding === didWallet5
        ? didWallet5.deploy({ ...init, document_key: 'recovery' })
        : (binding as typeof didWallet6).deploy(init)
    wallet = await world.deploy(owner, contract, deploy)
    succeeds(world.call(deployer, didWallet(wallet).AddFunds({}, { amount: 10n * zil })))
    succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: wallet, amount: 100n })))
  })

  /** A call of version 7, as the wallet takes it: below version 6 without the place of a donation. */
  function send(call: ContractCall, by: Person = owner): Execution {
    const params = isSix ? call.params : call.params.filter(({ vname }) => vname !== 'tyron')
    return protocol.world.call(by, { ...call, params })
  }

  test('goes out in ZIL and tokens, as the controller says', () => {
    const { SendFunds, Transfer } = didWallet(wallet)
    const zilTo = (beneficiary: DidWalletBeneficiary, amount = zil) =>
      SendFunds({ tag: 'AddFunds', beneficiary, amount, tyron: null })
    const tokenTo = (beneficiary: DidWalletBeneficiary, addrName = 'tyron') =>
      Transfer({ addrName, beneficiary, amount: 7n, tyron: null })
    succeeds(send(zilTo(recipient(bruno.wallet))))
    succeeds(send(tokenTo(recipient(bruno.wallet))))
    for (const subdomain of ['', 'did']) succeeds(send(zilTo(named(bruno.id, subdomain))))
    const dns = { addr: bruno.wallet, didKey: `0x${'00'.repeat(33)}`, encrypted: 'null' } as const
    const save = didWallet(bruno.wallet).Dns({ ...dns, domain: 'savings', nftID: '', tyron: null })
    succeeds(protocol.world.call(bruno.controller, save))
    succeeds(send(tokenTo(named(bruno.id, 'savings'))))
    expect([protocol.world.balance(bruno.wallet), tyronOf(bruno.wallet)]).toEqual([3n * zil, 14n])

    throws(send(zilTo(recipient(bruno.wallet)), bruno.controller), 'WrongSender', errors.notController)
    throws(send(tokenTo(recipient(bruno.wallet)), bruno.controller), 'WrongSender', errors.notController)
    throws(send(zilTo(recipient(bruno.wallet), 0n)), 'ZeroValueOrNull', errors.zeroAmount)
    throws(send(tokenTo(recipient(bruno.wallet), 'nothing')), 'InvalidValue', errors.unknownToken)
    for (const nowhere of [recipient(wallet), recipient(zeroAddress), named(bruno.id, 'nobody')]) {
      throws(send(zilTo(nowhere)), 'InvalidValue', errors.noAddress)
    }
    throws(send(zilTo(named(protocol.tyron, 'nobody'))), 'DidIsNull', errors.noDid)
  })

  test('can be taken by a spender as far as the controller allows', () => {
    const { IncreaseAllowance, DecreaseAllowance } = didWallet(wallet)
    const change = { addrName: 'tyron', spender: bruno.wallet, amount: 30n, tyron: null }
    const allowance = () =>
      protocol.world.read(zrc2Token(protocol.tyron).fields.allowances.at(wallet).at(bruno.wallet))
    succeeds(send(IncreaseAllowance(change)))
    succeeds(send(DecreaseAllowance({ ...change, amount: 10n })))
    expect(allowance()).toBe(20n)
    for (const call of [IncreaseAllowance(change), DecreaseAllowance(change)]) {
      throws(send(call, bruno.controller), 'WrongSender', errors.notController)
    }
    throws(send(IncreaseAllowance({ ...change, addrName: 'nothing' })), 'InvalidValue', errors.unknownToken)
    expect(allowance()).toBe(20n)
  })

  test('goes out in batches from version 6 on', () => {
    const tokens = [
      ['zil', zil],
      ['tyron', 9n],
    ] as const
    const batch = didWallet(wallet).ZRC2_BatchTransfer({ addr: bruno.wallet, tokens, tyron: null })
    expect(send(batch).receipt.success).toBe(isSix)
    expect(tyronOf(bruno.wallet)).toBe(isSix ? 9n : 0n)
    if (isSix) throws(send(batch, bruno.controller), 'WrongSender', errors.notController)
    const many = didWallet(wallet).BatchTransfer({
      to_payment_pair_list: [[bruno.wallet, ['zil', zil]]],
      tyron: null,
    })
    expect(send(many).receipt.success).toBe(false)
  })

  test('and its settings are the controller’s; the owner of a name confirms it', () => {
    const { UpdateUsername, AcceptPendingUsername, UpdateDeadline, fields } = didWallet(wallet)
    const proposal = UpdateUsername({ username: 'bruno', tyron: null })
    throws(send(proposal, bruno.controller), 'WrongSender', errors.notController)
    succeeds(send(proposal))
    throws(send(AcceptPendingUsername({})), 'WrongSender', errors.notUsernameOwner)
    succeeds(send(AcceptPendingUsername({}), bruno.controller))
    expect(protocol.world.read(fields.nft_username)).toBe('bruno')
    expect(protocol.world.read(fields.pending_username)).toBe('')
    throws(send(AcceptPendingUsername({}), bruno.controller), 'DidIsNull', errors.noDid)

    throws(
      send(UpdateDeadline({ val: 5n, tyron: null }), bruno.controller),
      'WrongSender',
      errors.notController,
    )
    succeeds(send(UpdateDeadline({ val: 5n, tyron: null })))
    expect(protocol.world.read(fields.deadline)).toBe(5n)
  })
})
