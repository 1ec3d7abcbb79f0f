import { parseVersion } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  defiWallet,
  defiWalletErrors as errors,
  didWallet,
  init,
  initDid,
  loadCode,
  nameRegistry,
  sbtWallet,
  sbtWalletErrors,
  zilWallet,
  zrc2Token,
  type DidWalletBeneficiary,
} from '../../src'
import { ownName, type Owner } from '../people'
import { domainId, protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
let carol: Owner
let wallet: Address
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
  carol = await ownName(protocol, 'carol')
})

const recipient = (address: Address): DidWalletBeneficiary => ({
  constructor: 'Recipient',
  arguments: [address],
})
const username = (domain: string, subdomain: string): DidWalletBeneficiary => ({
  constructor: 'NftUsername',
  arguments: [domainId(domain), subdomain],
})

/** The three kinds. What they have in common is called through any of their bindings. */
const kinds = [
  {
    contract: 'DefiWallet',
    kind: 'defi',
    at: defiWallet,
    deploy: (domain: string, place: Address) =>
      defiWallet.deploy({ init_nft: domainId(domain), init: place, init_community: place }),
  },
  {
    contract: 'ZilWallet',
    kind: 'staking',
    at: zilWallet,
    deploy: (domain: string, place: Address) =>
      zilWallet.deploy({ init_nft: domainId(domain), init: place, init_community: place }),
  },
  {
    contract: 'SbtWallet',
    kind: 'soulbound',
    at: sbtWallet,
    deploy: (domain: string, place: Address) =>
      sbtWallet.deploy({ init_username: domain, domain: 'sbt', init: place }),
  },
] as const

describe.each(kinds)('$contract', ({ contract, kind, at, deploy }) => {
  const deployFor = (domain: string) =>
    protocol.world.deploy(alice.controller, contract, deploy(domain, protocol.init))
  beforeEach(async () => {
    wallet = await deployFor('alice')
    succeeds(protocol.world.call(bruno.controller, at(wallet).AddFunds({}, { amount: 100n * zil })))
  })

  interface Payment {
    readonly to?: DidWalletBeneficiary
    readonly amount?: bigint
    readonly by?: Person
    readonly tag?: string
    readonly tyron?: bigint | null
    readonly sent?: bigint
  }
  const send = (payment: Payment) => {
    const { to = recipient(bruno.wallet), amount = zil, by = alice.controller } = payment
    const { tag = 'AddFunds', tyron = null, sent = 0n } = payment
    const call = at(wallet).SendFunds({ tag, beneficiary: to, amount, tyron }, { amount: sent })
    return protocol.world.call(by, call)
  }
  const transfer = (payment: Payment & { readonly token?: string }) => {
    const { to = recipient(bruno.wallet), amount = 5n, by = alice.controller } = payment
    const { token = 'tyron', tyron = null, sent = 0n } = payment
    const call = at(wallet).Transfer({ addrName: token, beneficiary: to, amount, tyron }, { amount: sent })
    return protocol.world.call(by, call)
  }
  const pause = (by: Owner, tyron: bigint | null = null, sent = 0n) =>
    protocol.world.call(by.controller, at(wallet).Pause({ tyron }, { amount: sent }))
  const unpause = (by: Owner) => protocol.world.call(by.controller, at(wallet).Unpause({ tyron: null }))
  const tokens = (of: Address) => protocol.world.read(zrc2Token(protocol.tyron).fields.balances.at(of)) ?? 0n

  test('is told by its version', () => {
    expect(parseVersion(protocol.world.read(at(wallet).fields.version) ?? '').kind).toBe(kind)
  })

  test('[SD-04] can be saved as a subdomain of its domain, and is paid by that name', async () => {
    const { world } = protocol
    const entry = { addr: wallet, didKey: `0x${'00'.repeat(33)}`, encrypted: 'null', domain: kind } as const
    const { Dns, fields } = didWallet(alice.wallet)
    succeeds(world.call(alice.controller, Dns({ ...entry, nftID: '', tyron: null })))
    expect(world.read(fields.did_domain_dns.at(kind))).toBe(wallet)
    const brunos = await world.deploy(bruno.controller, contract, deploy('bruno', protocol.init))
    succeeds(world.call(bruno.controller, at(brunos).AddFunds({}, { amount: zil })))
    const to = username('alice', kind)
    const call = at(brunos).SendFunds({ tag: 'AddFunds', beneficiary: to, amount: zil, tyron: null })
    succeeds(world.call(bruno.controller, call))
    expect(world.balance(wallet)).toBe(101n * zil)
  })

  test('sends ZIL for the controller of its identity, to an address, a name and a DID', () => {
    const { world } = protocol
    for (const to of [recipient(bruno.wallet), username('bruno', ''), username('bruno', 'did')]) {
      succeeds(send({ to }))
    }
    expect(world.balance(bruno.wallet)).toBe(3n * zil)
    succeeds(send({ to: recipient(bruno.controller.address), amount: 98n * zil, sent: zil }))
    expect(world.balance(wallet)).toBe(0n)
  })

  test('sends ZIL to nobody, to itself, beyond what it has, or for anybody else: never', () => {
    throws(send({ by: bruno.controller }), 'WrongSender', errors.notController)
    throws(send({ amount: 0n }), 'ZeroValueOrNull', errors.zeroAmount)
    throws(send({ tag: '' }), 'ZeroValueOrNull', errors.nullText)
    throws(send({ amount: 100n * zil + 1n }), 'InvalidValue', errors.balanceTooLow)
    throws(send({ to: recipient(zeroAddress) }), 'ZeroValueOrNull', errors.nullAddress)
    throws(send({ to: recipient(wallet) }), 'WrongRecipientForTransfer', errors.wrongRecipient)
    for (const subdomain of ['', 'did', 'x']) {
      throws(send({ to: username('nobody', subdomain) }), 'DidIsNull', errors.noDomainAddress)
    }
    throws(send({ to: username('bruno', 'x') }), 'DidIsNull', errors.noSubdomainAddress)
  })

  test('takes ZRC-2 tokens and gives them out', () => {
    const { world, deployer, tyron } = protocol
    succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: wallet, amount: 10n })))
    expect(tokens(wallet)).toBe(10n)
    throws(transfer({ by: bruno.controller }), 'WrongSender', errors.notController)
    throws(transfer({ token: 'nothing' }), 'DidIsNull', errors.unknownToken)
    throws(transfer({ amount: 0n }), 'ZeroValueOrNull', errors.zeroAmount)
    succeeds(transfer({ to: username('bruno', 'did') }))
    expect([tokens(wallet), tokens(bruno.wallet)]).toEqual([5n, 5n])
  })

  test('passes a donation on, out of what is sent along', () => {
    const { world, initDid: record } = protocol
    const before = world.balance(record)
    succeeds(send({ tyron: 2n, sent: 3n }))
    succeeds(pause(alice, 4n, 4n))
    expect(world.balance(record) - before).toBe(6n)
    expect(world.balance(wallet)).toBe(99n * zil + 1n)
    succeeds(unpause(alice))
    throws(send({ tyron: 4n, sent: 3n }), 'InvalidValue', errors.donationTooHigh)
    throws(send({ tyron: 0n }), 'ZeroValueOrNull', errors.zeroAmount)
  })

  test('passes a donation to the service donate, and not to the contract that names it', () => {
    const { world, deployer, initDid: record } = protocol
    const fund = world.join('fund')
    succeeds(world.call(deployer, initDid(record).SetService({ id: 'donate', addr: fund.address })))
    const before = [world.balance(fund), world.balance(record)]
    succeeds(send({ tyron: 2n, sent: 3n }))
    succeeds(pause(alice, 4n, 4n))
    expect([world.balance(fund), world.balance(record)]).toEqual([before[0]! + 6n, before[1]])
  })

  test('pauses and goes on; paused, it pays nothing out and still takes money', () => {
    const { world } = protocol
    throws(unpause(alice), 'WrongStatus', errors.notPaused)
    throws(pause(bruno), 'WrongSender', errors.notController)
    succeeds(pause(alice))
    expect(world.read(at(wallet).fields.is_paused)).toBe(true)
    throws(pause(alice), 'WrongStatus', errors.paused)
    throws(send({}), 'WrongStatus', errors.paused)
    throws(transfer({}), 'WrongStatus', errors.paused)
    succeeds(world.call(bruno.controller, at(wallet).AddFunds({}, { amount: zil })))
    throws(unpause(bruno), 'WrongSender', errors.notController)
    succeeds(unpause(alice))
    succeeds(send({}))
  })

  test('belongs to nobody where its domain has no wallet', async () => {
    wallet = await deployFor('nobody')
    throws(pause(alice), 'DidIsNull', errors.ownerDidNull)
    throws(unpause(alice), 'DidIsNull', errors.ownerDidNull)
    throws(send({}), 'DidIsNull', errors.ownerDidNull)
    // A name may lead to an account: that is no wallet either.
    const place = bruno.controller.address
    const name = { tld: 'ssi', username: domainId('account'), addr: place, dID: place }
    succeeds(protocol.world.call(protocol.deployer, init(protocol.init).IssueNftUsername(name)))
    wallet = await deployFor('account')
    for (const by of [alice, bruno]) throws(pause(by), 'DidIsNull', errors.ownerDidNull)
    throws(send({}), 'DidIsNull', errors.ownerDidNull)
  })

  test('obeys nobody where no Init stands at its place', async () => {
    const { world, deployer } = protocol
    wallet = await world.deploy(alice.controller, contract, deploy('alice', deployer.address))
    for (const by of [alice, bruno]) throws(pause(by), 'DidIsNull', errors.ownerDidNull)
    throws(send({}), 'DidIsNull', errors.ownerDidNull)
  })

  test('says where nobody takes donations, and where InitDid is none', async () => {
    const { world, deployer, initDid: record } = protocol
    succeeds(world.call(deployer, initDid(record).RemoveService({ id: 'donate' })))
    throws(send({ tyron: 1n, sent: 1n }), 'DidIsNull', errors.noFund)
    const other = await world.deploy(deployer, 'Init', init.deploy({ init_owner: deployer.address }))
    const registry = () => world.deploy(deployer, 'NameRegistry', nameRegistry.deploy({ init: other }))
    const places = { name_registry: await registry(), zlp_name_registry: await registry() }
    succeeds(world.call(deployer, init(other).Open({ ...places, did: deployer.address })))
    const name = { tld: 'ssi', username: alice.id, addr: alice.wallet, dID: alice.wallet }
    succeeds(world.call(deployer, init(other).IssueNftUsername(name)))
    wallet = await world.deploy(alice.controller, contract, deploy('alice', other))
    throws(send({ tyron: 1n, sent: 2n * zil }), 'DidIsNull', errors.noInitDid)
    throws(transfer({}), 'DidIsNull', errors.noInitDid)
  })
})

/** Alice sells her name to Carol. */
function handOver(): void {
  const order = { username: alice.id, id: 'zil', addr: carol.wallet, dID: carol.wallet, tyron: null }
  succeeds(protocol.world.call(alice.controller, didWallet(alice.wallet).TransferNftUsername(order)))
}

const noHash = `0x${'00'.repeat(32)}` as const

describe.each([
  ['DefiWallet', defiWallet],
  ['ZilWallet', zilWallet],
] as const)('%s and its domain', (contract, at) => {
  beforeEach(async () => {
    const { world, init: place } = protocol
    const deploy = at.deploy({ init_nft: alice.id, init: place, init_community: place })
    wallet = await world.deploy(alice.controller, contract, deploy)
  })
  const propose = (by: Owner, domain: `0x${string}`) =>
    protocol.world.call(by.controller, at(wallet).UpdateDomain({ domain, tyron: null }))
  const accept = (by: Owner) => protocol.world.call(by.controller, at(wallet).AcceptPendingDomain({}))

  test('changes when the controller of the new one accepts, and not before', () => {
    const { world } = protocol
    const { fields } = at(wallet)
    throws(accept(alice), 'DidIsNull', errors.pendingDidIsNull)
    throws(propose(bruno, bruno.id), 'WrongSender', errors.notController)
    throws(propose(alice, noHash), 'ZeroValueOrNull', errors.nullHash)
    throws(propose(alice, alice.id), 'SameValue', errors.sameDomain)
    throws(propose(alice, domainId('nobody has this')), 'DidIsNull', errors.didIsNull)
    succeeds(propose(alice, bruno.id))
    throws(accept(alice), 'WrongSender', errors.notController)
    expect(world.read(fields.nft_domain)).toBe(alice.id)
    succeeds(accept(bruno))
    expect(world.read(fields.nft_domain)).toBe(bruno.id)
    expect(world.read(fields.pending_domain)).toBe(noHash)
    throws(propose(alice, alice.id), 'WrongSender', errors.notController)
  })

  test('[PO-01] is no longer proposed once its present one is, by its owner alone', () => {
    const { world } = protocol
    const { fields } = at(wallet)
    succeeds(propose(alice, bruno.id))
    throws(propose(bruno, alice.id), 'WrongSender', errors.notController)
    succeeds(propose(alice, alice.id))
    expect(world.read(fields.pending_domain)).toBe(noHash)
    expect(world.read(fields.proposer)).toBe(zeroAddress)
    throws(accept(bruno), 'DidIsNull', errors.pendingDidIsNull)
    throws(propose(alice, alice.id), 'SameValue', errors.sameDomain)
  })

  test('is nobody’s while none is proposed, whoever holds the name of nothing', () => {
    const name = { tld: 'ssi', username: noHash, addr: bruno.wallet, dID: bruno.wallet }
    succeeds(protocol.world.call(protocol.deployer, init(protocol.init).IssueNftUsername(name)))
    throws(accept(bruno), 'DidIsNull', errors.pendingDidIsNull)
    expect(protocol.world.read(at(wallet).fields.nft_domain)).toBe(alice.id)
  })

  test('goes to no one by the proposal of an owner who is none any more', () => {
    const { world } = protocol
    succeeds(propose(alice, bruno.id))
    handOver()
    throws(accept(bruno), 'WrongSender', errors.notController)
    expect(world.read(at(wallet).fields.nft_domain)).toBe(alice.id)
    succeeds(propose({ ...alice, controller: carol.controller }, bruno.id))
    succeeds(accept(bruno))
  })

  test('stays while it is paused', () => {
    const { world } = protocol
    succeeds(propose(alice, bruno.id))
    succeeds(world.call(alice.controller, at(wallet).Pause({ tyron: null })))
    throws(propose(alice, bruno.id), 'WrongStatus', errors.paused)
    throws(accept(bruno), 'WrongStatus', errors.paused)
  })
})

describe('SbtWallet and its name', () => {
  const propose = (by: Owner, name: string) =>
    protocol.world.call(by.controller, sbtWallet(wallet).UpdateUsername({ username: name, tyron: null }))
  const accept = (by: Owner) =>
    protocol.world.call(by.controller, sbtWallet(wallet).AcceptPendingUsername({}))
  const encrypt = (by: Owner, value: string) =>
    protocol.world.call(by.controller, sbtWallet(wallet).UpdatePublicEncryption({ new: value, tyron: null }))
  beforeEach(async () => {
    const { world } = protocol
    const deploy = sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init: protocol.init })
    wallet = await world.deploy(alice.controller, 'SbtWallet', deploy)
  })

  test('changes when the controller of the new name accepts, and not before', () => {
    const { world } = protocol
    const { fields } = sbtWallet(wallet)
    throws(accept(alice), 'DidIsNull', errors.pendingDidIsNull)
    throws(propose(bruno, 'bruno'), 'WrongSender', errors.notController)
    throws(propose(alice, ''), 'ZeroValueOrNull', errors.nullText)
    throws(propose(alice, 'alice'), 'SameValue', sbtWalletErrors.sameText)
    throws(propose(alice, 'nobody has this'), 'DidIsNull', errors.didIsNull)
    succeeds(propose(alice, 'bruno'))
    throws(accept(alice), 'WrongSender', errors.notController)
    succeeds(accept(bruno))
    expect(world.read(fields.nft_username)).toBe('bruno')
    expect(world.read(fields.pending_username)).toBe('')
    expect(world.read(fields.nft_subdomain)).toBe('sbt')
  })

  test('[PO-01] is no longer proposed once its present one is, by its owner alone', () => {
    const { fields } = sbtWallet(wallet)
    succeeds(propose(alice, 'bruno'))
    throws(propose(bruno, 'alice'), 'WrongSender', errors.notController)
    succeeds(propose(alice, 'alice'))
    expect(protocol.world.read(fields.pending_username)).toBe('')
    throws(accept(bruno), 'DidIsNull', errors.pendingDidIsNull)
    throws(propose(alice, 'alice'), 'SameValue', sbtWalletErrors.sameText)
  })

  test('is nobody’s while none is proposed, and by no proposal of an earlier owner', () => {
    const name = { tld: 'ssi', username: domainId(''), addr: bruno.wallet, dID: bruno.wallet }
    succeeds(protocol.world.call(protocol.deployer, init(protocol.init).IssueNftUsername(name)))
    throws(accept(bruno), 'DidIsNull', errors.pendingDidIsNull)
    succeeds(propose(alice, 'bruno'))
    handOver()
    throws(accept(bruno), 'WrongSender', errors.notController)
    expect(protocol.world.read(sbtWallet(wallet).fields.nft_username)).toBe('alice')
  })

  test('shows the key for its holder, which the controller alone sets, unless it is paused', () => {
    const { world } = protocol
    throws(encrypt(bruno, 'key'), 'WrongSender', errors.notController)
    throws(encrypt(alice, ''), 'ZeroValueOrNull', errors.nullText)
    succeeds(encrypt(alice, 'key'))
    succeeds(propose(alice, 'bruno'))
    succeeds(world.call(alice.controller, sbtWallet(wallet).Pause({ tyron: null })))
    throws(encrypt(alice, 'other'), 'WrongStatus', errors.paused)
    throws(propose(alice, 'bruno'), 'WrongStatus', errors.paused)
    throws(accept(bruno), 'WrongStatus', errors.paused)
    expect(world.read(sbtWallet(wallet).fields.public_encryption)).toBe('key')
  })
})

test.each(kinds)(
  '[DP-01] $contract is an originator: its SendFunds adds funds to another wallet',
  async (kind) => {
    const { world, deployer, init: place } = protocol
    const originator = await world.deploy(alice.controller, kind.contract, kind.deploy('alice', place))
    succeeds(world.call(deployer, kind.at(originator).AddFunds({}, { amount: 5n * zil })))
    const deposit = kind.at(originator).SendFunds({
      tag: 'AddFunds',
      beneficiary: recipient(bruno.wallet),
      amount: 3n * zil,
      tyron: null,
    })
    throws(world.call(bruno.controller, deposit), 'WrongSender', errors.notController)
    const execution = world.call(alice.controller, deposit)
    succeeds(execution)
    expect(execution.receipt.event_logs).toMatchObject([
      {
        _eventname: 'FundsReceived',
        address: bruno.wallet,
        params: [
          { vname: 'sender', value: originator },
          { vname: 'amount', value: String(3n * zil) },
        ],
      },
    ])
    expect([world.balance(originator), world.balance(bruno.wallet)]).toEqual([2n * zil, 3n * zil])
  },
)

test('ZilWallet is DefiWallet under another name, without batches, allowances and what is soulbound', async () => {
  const called = (text: string): readonly string[] =>
    text
      .replace(/a (?:DeFi|ZIL staking) wallet[^.]*\./, '')
      // The programme of a stake has another name.
      .replaceAll('(dApp: String', '(stakeID: String')
      .replace(/= (?:dApp|stakeID);/g, '= programme;')
      .replaceAll(/DefiWallet|ZilWallet/g, '')
      .replace(/"(?:DEFIxWALLET_2\.2\.0|ZILxWALLET_1\.2\.0)"/, '')
      .split('\n')
  const defi = called(await loadCode('DefiWallet'))
  // Every line of the one stands in the other, in the same order.
  let place = -1
  const missing = called(await loadCode('ZilWallet')).filter((line) => {
    const next = defi.indexOf(line, place + 1)
    if (next >= 0) place = next
    return next < 0
  })
  expect(missing).toEqual([])
  const transitions = (binding: typeof zilWallet | typeof defiWallet): readonly string[] =>
    Object.keys(binding(zeroAddress))
  const more = transitions(defiWallet).filter((name) => !transitions(zilWallet).includes(name))
  const soulbound = ['UpdatePublicEncryption', 'Ivms101', 'Verifiable_Credential']
  const exchanges = [
    'SwapExactZILForTokens',
    'SwapExactTokensForZIL',
    'SwapExactTokensForTokens',
    'SwapTydraDEX',
    'MintAuth',
    'BurnAuth',
    'AddLiquidity',
    'RemoveLiquidity',
    'JoinCommunity',
    'LeaveCommunity',
  ]
  expect(more).toEqual([...soulbound, 'ZRC2_BatchTransfer', 'UpdateAllowance', ...exchanges])
})
