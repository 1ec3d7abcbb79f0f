import { addLink } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  didWallet,
  didWalletErrors as errors,
  init as initContract,
  initDid as initDidContract,
  namePrice,
  nameRegistry,
  zrc2Token,
  zrc2TokenErrors,
  type DidWalletBeneficiary,
} from '../../src'
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
import { reachStatus } from '../people'

let protocol: ProtocolWorld
let alice: Person
let wallet: Address
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = protocol.world.join('alice')
  wallet = await deployWallet(protocol, alice)
  succeeds(protocol.world.call(alice, didWallet(wallet).AddFunds({}, { amount: 100n * zil })))
})

const recipient = (address: Address): DidWalletBeneficiary => ({
  constructor: 'Recipient',
  arguments: [address],
})
const username = (domain: string, subdomain: string): DidWalletBeneficiary => ({
  constructor: 'NftUsername',
  arguments: [domainId(domain), subdomain],
})

interface Payment {
  readonly to: DidWalletBeneficiary
  readonly amount?: bigint
  readonly by?: Person
  readonly tag?: string
  readonly from?: Address
  readonly tyron?: bigint | null
  readonly sent?: bigint
}

function send({
  to,
  amount = zil,
  by = alice,
  tag = 'AddFunds',
  from = wallet,
  tyron = null,
  sent = 0n,
}: Payment) {
  const call = didWallet(from).SendFunds({ tag, beneficiary: to, amount, tyron }, { amount: sent })
  return protocol.world.call(by, call)
}

/** Bruno's wallet under bruno.ssi and bruno.did. */
async function namedWallet(): Promise<{ readonly bruno: Person; readonly brunos: Address }> {
  const bruno = protocol.world.join('bruno')
  const brunos = await deployWallet(protocol, bruno)
  const order = { username: domainId('bruno'), addr: null, id: 'zil', tyron: null }
  succeeds(protocol.world.call(bruno, didWallet(brunos).BuyNftUsername(order, { amount: namePrice })))
  return { bruno, brunos }
}

describe('AddFunds', () => {
  test('takes ZIL from anybody', () => {
    const { world, deployer } = protocol
    succeeds(world.call(deployer, didWallet(wallet).AddFunds({}, { amount: 5n })))
    expect(world.balance(wallet)).toBe(100n * zil + 5n)
  })
})

describe('SendFunds', () => {
  test('sends ZIL to a person', () => {
    const { world } = protocol
    const bruno = world.join('bruno')
    const before = world.balance(bruno)
    succeeds(send({ to: recipient(bruno.address), amount: 30n * zil }))
    expect(world.balance(bruno) - before).toBe(30n * zil)
    expect(world.balance(wallet)).toBe(70n * zil)
  })

  test('sends ZIL to a wallet by address, by name.ssi, by name.did and by subdomain', async () => {
    const { world } = protocol
    const { bruno, brunos } = await namedWallet()
    const dns = {
      addr: alice.address,
      didKey: `0x${'00'.repeat(33)}`,
      encrypted: 'null',
      nftID: '',
      tyron: null,
    } as const
    succeeds(world.call(bruno, didWallet(brunos).Dns({ ...dns, domain: 'savings' })))
    succeeds(send({ to: recipient(brunos) }))
    succeeds(send({ to: username('bruno', '') }))
    succeeds(send({ to: username('bruno', 'did') }))
    expect(world.balance(brunos)).toBe(3n * zil)
    const execution = send({ to: username('bruno', 'savings') })
    succeeds(execution)
    expect(execution.receipt.transitions?.at(-1)?.msg).toMatchObject({
      _recipient: alice.address,
      _amount: String(zil),
    })
  })

  test('spends all that is there, and not a Qa more', () => {
    const bruno = recipient(protocol.world.join('bruno').address)
    throws(send({ to: bruno, amount: 100n * zil + 1n }), 'InvalidValue', errors.balanceTooLow)
    throws(
      send({ to: bruno, amount: 100n * zil, sent: 1n, tyron: 1n, tag: '' }),
      'ZeroValueOrNull',
      errors.nullText,
    )
    succeeds(send({ to: bruno, amount: 100n * zil }))
    expect(protocol.world.balance(wallet)).toBe(0n)
  })

  test('may spend what is sent along', () => {
    const bruno = recipient(protocol.world.join('bruno').address)
    succeeds(send({ to: bruno, amount: 101n * zil, sent: zil }))
    expect(protocol.world.balance(wallet)).toBe(0n)
  })

  test('needs the controller, an amount, a recipient other than nobody and itself', () => {
    const to = recipient(protocol.deployer.address)
    throws(send({ to, by: protocol.deployer }), 'WrongSender', errors.notController)
    throws(send({ to, amount: 0n }), 'ZeroValueOrNull', errors.zeroAmount)
    throws(send({ to: recipient(zeroAddress) }), 'ZeroValueOrNull', errors.nullAddress)
    throws(send({ to: recipient(wallet) }), 'WrongRecipientForTransfer', errors.wrongRecipient)
  })

  test('refuses names and subdomains that lead nowhere', async () => {
    const { world, deployer, init } = protocol
    await namedWallet()
    throws(send({ to: username('nobody', '') }), 'DidIsNull', errors.noDomainAddress)
    throws(send({ to: username('nobody', 'did') }), 'DidIsNull', errors.noDomainAddress)
    throws(send({ to: username('nobody', 'savings') }), 'DidIsNull', errors.noDomainAddress)
    throws(send({ to: username('bruno', 'savings') }), 'DidIsNull', errors.noSubdomainAddress)
    const issue = { tld: 'ssi', username: domainId('person'), addr: deployer.address, dID: deployer.address }
    succeeds(world.call(deployer, initContract(init).IssueNftUsername(issue)))
    throws(send({ to: username('person', 'savings') }), 'DidIsNull', errors.noSubdomainAddress)
  })

  test('works when Deactivated, so that no money is lost', async () => {
    await reachStatus(protocol, wallet, alice, 'Deactivated')
    succeeds(send({ to: recipient(protocol.deployer.address) }))
  })

  test('is closed when Locked, while money still comes in', async () => {
    const { world, deployer } = protocol
    await reachStatus(protocol, wallet, alice, 'Locked')
    throws(send({ to: recipient(deployer.address) }), 'WrongStatus', errors.locked)
    succeeds(world.call(deployer, didWallet(wallet).AddFunds({}, { amount: zil })))
  })

  test('resolves no name without a protocol', async () => {
    const { world, deployer } = protocol
    const stray = await deployWallet({ world, init: deployer.address }, alice)
    throws(send({ to: username('bruno', ''), from: stray, sent: zil }), 'DidIsNull', errors.noInitDid)
    const closed = await world.deploy(deployer, 'Init', initContract.deploy({ init_owner: deployer.address }))
    const early = await deployWallet({ world, init: closed }, alice)
    throws(send({ to: username('bruno', ''), from: early, sent: zil }), 'DidIsNull', errors.noInitDid)
  })
})

describe('a donation', () => {
  test('goes to the service donate, the rest of what was sent stays', () => {
    const { world, deployer, initDid } = protocol
    const fund = world.join('fund')
    succeeds(world.call(deployer, initDidContract(initDid).SetService({ id: 'donate', addr: fund.address })))
    const before = world.balance(fund)
    const call = didWallet(wallet).UpdateController(
      { addr: fund.address, tyron: 3n * zil },
      { amount: 5n * zil },
    )
    succeeds(world.call(alice, call))
    expect(world.balance(fund) - before).toBe(3n * zil)
    expect(world.balance(wallet)).toBe(102n * zil)
  })

  test('goes with every transition that takes one', async () => {
    const { world, initDid } = protocol
    const { fields: _, ...calls } = didWallet(wallet)
    const document = [addLink('a', 'b', 'c')]
    const dns = {
      addr: initDid,
      didKey: `0x${'00'.repeat(33)}`,
      encrypted: 'null',
      domain: 'a',
      nftID: '',
    } as const
    const donation = { tyron: zil }
    const paid = { amount: zil }
    const token = zrc2Token(protocol.tyron)
    succeeds(world.call(protocol.deployer, token.Transfer({ to: wallet, amount: 1n })))
    const transitions = [
      calls.DidCreate({ document, signature: null, ...donation }, paid),
      calls.DidUpdate({ document, signature: null, ...donation }, paid),
      calls.UpdateController({ addr: initDid, ...donation }, paid),
      calls.Dns({ ...dns, ...donation }, paid),
      calls.UpdateNftDns({ domain: 'ssi', nftID: 'a#1', ...donation }, paid),
      calls.SendFunds(
        { tag: 'AddFunds', beneficiary: recipient(alice.address), amount: 1n, ...donation },
        paid,
      ),
    ]
    for (const call of transitions) {
      const before = world.balance(initDid)
      succeeds(world.call(alice, call))
      expect(world.balance(initDid) - before, call.transition).toBe(zil)
    }
  })

  test('is never more than what was sent, and never nothing', () => {
    const { world } = protocol
    const donate = (tyron: bigint, amount: bigint) =>
      world.call(
        alice,
        didWallet(wallet).UpdateController({ addr: protocol.deployer.address, tyron }, { amount }),
      )
    throws(donate(2n, 1n), 'InvalidValue', errors.donationTooHigh)
    throws(donate(0n, 1n), 'ZeroValueOrNull', errors.zeroAmount)
  })

  test('needs a fund', async () => {
    const { world, deployer, initDid } = protocol
    const donate = (from: Address) =>
      world.call(
        alice,
        didWallet(from).UpdateController({ addr: deployer.address, tyron: 1n }, { amount: 1n }),
      )
    succeeds(world.call(deployer, initDidContract(initDid).RemoveService({ id: 'donate' })))
    throws(donate(wallet), 'DidIsNull', errors.noFund)
    throws(
      donate(await deployWallet({ world, init: deployer.address }, alice)),
      'DidIsNull',
      errors.noInitDid,
    )
    const closed = await world.deploy(deployer, 'Init', initContract.deploy({ init_owner: deployer.address }))
    throws(donate(await deployWallet({ world, init: closed }, alice)), 'DidIsNull', errors.noInitDid)
  })
})

describe('Transfer', () => {
  const transfer = (to: DidWalletBeneficiary, amount = 5n, addrName = 'tyron', by = alice, from = wallet) =>
    protocol.world.call(by, didWallet(from).Transfer({ addrName, beneficiary: to, amount, tyron: null }))
  const tokens = (address: Address) =>
    protocol.world.read(zrc2Token(protocol.tyron).fields.balances.at(address)) ?? 0n

  beforeEach(() => {
    const { world, deployer, tyron } = protocol
    succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: wallet, amount: 10n })))
  })

  test('sends tokens to a person and to a wallet by name', async () => {
    const { brunos } = await namedWallet()
    succeeds(transfer(recipient(alice.address)))
    succeeds(transfer(username('bruno', '')))
    expect([tokens(wallet), tokens(alice.address), tokens(brunos)]).toEqual([0n, 5n, 5n])
  })

  test('sends no more than there is', () => {
    throws(transfer(recipient(alice.address), 11n), 'Error', zrc2TokenErrors.insufficientFunds)
  })

  test('needs the controller, an amount, a known token and a real recipient', () => {
    throws(
      transfer(recipient(alice.address), 5n, 'tyron', protocol.deployer),
      'WrongSender',
      errors.notController,
    )
    throws(transfer(recipient(alice.address), 0n), 'ZeroValueOrNull', errors.zeroAmount)
    throws(transfer(recipient(alice.address), 5n, 'gold'), 'DidIsNull', errors.unknownToken)
    throws(transfer(recipient(wallet)), 'WrongRecipientForTransfer', errors.wrongRecipient)
  })

  test('works when Deactivated', async () => {
    await reachStatus(protocol, wallet, alice, 'Deactivated')
    succeeds(transfer(recipient(alice.address)))
  })

  test('is closed when Locked', async () => {
    await reachStatus(protocol, wallet, alice, 'Locked')
    throws(transfer(recipient(alice.address)), 'WrongStatus', errors.locked)
  })

  test('knows no token without a protocol', async () => {
    const { world, deployer } = protocol
    const stray = await deployWallet({ world, init: deployer.address }, alice)
    throws(transfer(recipient(alice.address), 5n, 'tyron', alice, stray), 'DidIsNull', errors.noInitDid)
    const closed = await world.deploy(deployer, 'Init', initContract.deploy({ init_owner: deployer.address }))
    const early = await deployWallet({ world, init: closed }, alice)
    throws(transfer(recipient(alice.address), 5n, 'tyron', alice, early), 'DidIsNull', errors.noInitDid)
  })

  test('tokens reach no contract that cannot hold them', () => {
    const { world, tyron, registry } = protocol
    const execution = world.call(protocol.deployer, zrc2Token(tyron).Transfer({ to: registry, amount: 1n }))
    expect(execution.receipt.success).toBe(false)
    expect(tokens(registry)).toBe(0n)
    expect(nameRegistry.description.transitions.map((one) => one.vname)).not.toContain(
      'RecipientAcceptTransfer',
    )
  })

  test('the callbacks of tokens change nothing and take no ZIL', () => {
    const { world, deployer } = protocol
    const before = world.balance(wallet)
    const {
      RecipientAcceptTransfer,
      RecipientAcceptTransferFrom,
      RecipientAcceptMint,
      TransferSuccessCallBack,
    } = didWallet(wallet)
    const transfer_ = { sender: deployer.address, recipient: wallet, amount: 1_000n }
    for (const call of [
      RecipientAcceptTransfer(transfer_, { amount: 5n }),
      RecipientAcceptTransferFrom({ initiator: deployer.address, ...transfer_ }, { amount: 5n }),
      RecipientAcceptMint({ minter: deployer.address, recipient: wallet, amount: 1n }, { amount: 5n }),
      TransferSuccessCallBack(transfer_, { amount: 5n }),
    ]) {
      const execution = world.call(deployer, call)
      succeeds(execution)
      expect(execution.difference.writes).toEqual([])
    }
    expect(world.balance(wallet)).toBe(before)
  })
})
