import type { FieldRead } from '@tyto/abi'
import { addKey, issuerMessage } from '@tyto/identity'
import { leastLiquidity, sbtFreeContribution } from '@tyto/exchange'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  defiWallet,
  defiWalletErrors,
  didWallet,
  sbtWallet,
  sbtWalletErrors,
  tydraDefiErrors,
  tyronDexErrors,
  zilWallet,
  zilWalletErrors,
  zrc2Token,
} from '../../src'
import {
  addBoth,
  communityWorld,
  late,
  openPool,
  sbtIssuer,
  tokensOf,
  type CommunityWorld,
} from '../exchange/communityWorld'
import { deployHostile, hostileCall } from '../money/hostile'
import { ownName, reachStatus, signDocument, takeCommonKey, type Owner } from '../people'
import {
  domainId,
  localChainId,
  person,
  protocolWorld,
  succeeds,
  throws,
  zil,
  type ProtocolWorld,
} from '../world'

const tyron = 10n ** 12n
const ssi = 10n ** 18n
const xsgd = 10n ** 6n

describe('[BX-27] a deposit belongs to who sent it', () => {
  let place: CommunityWorld
  let hostile: Address
  beforeEach(async () => {
    place = await communityWorld()
    openPool(place, 80_000n * tyron, 250_000n * ssi)
    hostile = deployHostile(place.world, place.bruno)
  })
  /** Everything stands in one block, as what somebody signs one after the other may. */
  const sameBlock = <T>(run: () => T): T => {
    const { block } = place.world
    const result = run()
    place.world.block = block
    return result
  }

  test.each(['the same block', 'a later one'])(
    'the vault: not to a contract that its owner calls in %s',
    (when) => {
      const { world, alice, bruno, tokens, vaultAddress, vault } = place
      const run = when === 'the same block' ? sameBlock : <T>(call: () => T): T => call()
      const amount = 5n * xsgd
      run(() => succeeds(world.call(alice, zrc2Token(tokens.xsgd).Transfer({ to: vaultAddress, amount }))))
      expect(world.read(vault.fields.deposits.at(alice.address))).toBe(amount)
      const steal = [
        hostileCall(hostile, 'MintDeposit', [
          ['vault', 'ByStr20', vaultAddress],
          ['to', 'ByStr20', bruno.address],
        ]),
        hostileCall(hostile, 'ReturnDeposit', [
          ['vault', 'ByStr20', vaultAddress],
          ['to', 'ByStr20', bruno.address],
        ]),
      ]
      for (const call of steal)
        throws(
          run(() => world.call(alice, call)),
          'Error',
          tydraDefiErrors.noDeposit,
        )
      succeeds(world.call(alice, vault.ReturnDeposit({ recipient_address: alice.address })))
      expect(world.read(vault.fields.deposits.at(alice.address))).toBeNull()
    },
  )

  test.each(['the same block', 'a later one'])(
    'the exchange: not to a contract that its owner calls in %s',
    (when) => {
      const { world, alice, bruno, tokens, dexAddress, dex } = place
      const run = when === 'the same block' ? sameBlock : <T>(call: () => T): T => call()
      const amount = 30n * ssi
      run(() => succeeds(world.call(alice, zrc2Token(tokens.ssi).Transfer({ to: dexAddress, amount }))))
      const at = [
        ['dex', 'ByStr20', dexAddress],
        ['token', 'ByStr20', tokens.ssi],
      ] as const
      const deadline = ['deadline', 'BNum', String(late)] as const
      const to = ['to', 'ByStr20', bruno.address] as const
      const steal = [
        hostileCall(hostile, 'SwapDeposit', [...at, deadline, to]),
        hostileCall(hostile, 'ReturnSwapDeposit', [...at, to]),
      ]
      for (const call of steal)
        throws(
          run(() => world.call(alice, call)),
          'Error',
          tyronDexErrors.noDeposit,
        )
      const had = tokensOf(place, tokens.ssi, alice.address)
      const back = dex.ReturnDeposit({ token_address: tokens.ssi, recipient_address: alice.address })
      succeeds(world.call(alice, back))
      expect(tokensOf(place, tokens.ssi, alice.address) - had).toBe(amount)
    },
  )

  test('what an exchange sent is gone on with in its block, and later by the account that signed alone', () => {
    const { world, alice, bruno, tokens, vaultAddress, vault } = place
    // The minter stands for an exchange: a contract that pays while somebody signs.
    const gift = 5n * xsgd
    succeeds(world.call(place.deployer, zrc2Token(tokens.xsgd).Transfer({ to: hostile, amount: gift })))
    const pay = (): void => {
      const allow = zrc2Token(tokens.xsgd).IncreaseAllowance({ spender: alice.address, amount: gift })
      world.state.setBalance(hostile, 1_000n * zil)
      succeeds(world.call(hostile, allow))
      const send = { from: hostile, to: vaultAddress, amount: gift }
      succeeds(world.call(alice, zrc2Token(tokens.xsgd).TransferFrom(send)))
    }
    pay()
    const mint = vault.MintDeposit({ beneficiary: alice.address, min_amount: 1n })
    refuse(world.call(bruno, mint))
    succeeds(world.call(alice, mint))
    refuse(world.call(alice, mint))
    function refuse(execution: Parameters<typeof throws>[0]): void {
      throws(execution, 'Error', tydraDefiErrors.noDeposit)
    }
  })
})

describe('[SB-03] nobody believes a field: a large contribution needs a token that the issuer signed', () => {
  let place: CommunityWorld
  let kyc: Owner
  let alice: Owner
  let wallet: Address
  const issuerKey = person('kyc / issuer')
  const message = 'ivms101-1.key.vector.cipher'
  const least = (2_503n * ssi * 99n) / 100n

  beforeEach(async () => {
    place = await communityWorld()
    openPool(place, 80_000n * tyron, 250_000n * ssi)
    kyc = await ownName(place, 'kyc')
    alice = await ownName(place, 'alice')
    const { world, tokens, dexAddress } = place
    const document = [addKey('sbt', issuerKey.publicKey, 'encrypted')]
    const signature = signDocument(place, kyc.wallet, kyc.updateKey, 'DidUpdate', document)
    succeeds(
      world.call(kyc.controller, didWallet(kyc.wallet).DidUpdate({ document, signature, tyron: null })),
    )
    const values = { init_nft: domainId('alice'), init: place.init, init_community: place.init }
    wallet = await world.deploy(alice.controller, 'DefiWallet', defiWallet.deploy(values))
    world.state.setBalance(wallet, 1_000n * zil)
    fill(wallet)
    for (const token of [tokens.tyron, tokens.ssi])
      succeeds(
        world.call(wallet, zrc2Token(token).IncreaseAllowance({ spender: dexAddress, amount: 2n ** 127n })),
      )
  })

  function fill(to: Address): void {
    const { world, deployer, tokens } = place
    for (const [token, amount] of [
      [tokens.tyron, 1_800n * tyron],
      [tokens.ssi, 5_200n * ssi],
    ] as const)
      succeeds(world.call(deployer, zrc2Token(token).Transfer({ to, amount })))
  }
  const bring = () => place.world.call(wallet, addBoth(place, 801n * tyron, least))
  const tell = () =>
    place.world.call(
      alice.controller,
      defiWallet(wallet).Ivms101({ issuerName: sbtIssuer, message, userSignature: null, tyron: null }),
    )
  const signed = (nonce: bigint, at = wallet): Hex =>
    bytesToHex(
      signSchnorr(
        issuerMessage(
          { issuer: sbtIssuer, issuerDomain: 'sbt', message },
          { address: at, version: 'DEFIxWALLET_2.2.0', chainId: localChainId, nonce },
        ),
        issuerKey.privateKey,
      ),
    )
  const mint = (issuerSignature: Hex) =>
    place.world.call(
      alice.controller,
      defiWallet(wallet).Verifiable_Credential({
        issuerName: sbtIssuer,
        issuerDomain: 'sbt',
        issuerSignature,
      }),
    )

  test('one that it signed counts', () => {
    throws(bring(), 'Error', tyronDexErrors.noSbt)
    succeeds(tell())
    throws(bring(), 'Error', tyronDexErrors.noSbt)
    succeeds(mint(signed(1n)))
    succeeds(bring())
    expect(place.world.read(place.dex.fields.balances.at(wallet))).toBeGreaterThan(sbtFreeContribution)
    expect(leastLiquidity).toBeLessThan(sbtFreeContribution)
  })

  test('one for a controller of then does not, nor while the identity of the issuer is closed', async () => {
    const { world } = place
    succeeds(tell())
    succeeds(mint(signed(1n)))
    const buyer = world.join('buyer')
    const did = didWallet(alice.wallet)
    succeeds(world.call(alice.controller, did.UpdateController({ addr: buyer.address, tyron: null })))
    succeeds(world.call(buyer, did.AcceptPendingController({})))
    throws(bring(), 'Error', tyronDexErrors.noSbt)
    succeeds(world.call(buyer, did.UpdateController({ addr: alice.controller.address, tyron: null })))
    succeeds(world.call(alice.controller, did.AcceptPendingController({})))
    succeeds(bring())
    takeCommonKey(place, kyc)
    await reachStatus(place, kyc.wallet, kyc.controller, 'Locked')
    throws(bring(), 'Error', tyronDexErrors.noSbt)
  })

  test('a contract that has the fields and no signature does not', () => {
    const { world, bruno, tokens, dexAddress } = place
    const hostile = deployHostile(world, bruno)
    fill(hostile)
    for (const token of [tokens.tyron, tokens.ssi])
      succeeds(
        world.call(
          bruno,
          hostileCall(hostile, 'Allow', [
            ['token', 'ByStr20', token],
            ['spender', 'ByStr20', dexAddress],
            ['amount', 'Uint128', String(2n ** 127n)],
          ]),
        ),
      )
    // The token of alice's wallet, which everybody can read, and one of nobody.
    succeeds(tell())
    const public_ = signed(1n)
    succeeds(mint(public_))
    for (const token of [public_, `0x${'7a'.repeat(64)}`]) {
      succeeds(
        world.call(
          bruno,
          hostileCall(hostile, 'Pretend', [
            ['domain', 'ByStr32', domainId('alice')],
            ['issuer', 'String', sbtIssuer],
            ['token', 'ByStr64', token],
            ['message', 'String', message],
            ['key_id', 'String', 'sbt'],
            ['holder', 'ByStr20', alice.controller.address],
          ]),
        ),
      )
      const call = hostileCall(hostile, 'AddBoth', [
        ['dex', 'ByStr20', dexAddress],
        ['least', 'Uint128', String(least)],
        ['tokens', 'Uint128', String(801n * tyron)],
        ['deadline', 'BNum', String(late)],
      ])
      throws(world.call(bruno, call), 'Error', tyronDexErrors.noSbt)
    }
  })
})

describe('[SB-03] soulbound means soulbound', () => {
  let protocol: ProtocolWorld
  let alice: Owner
  let bruno: Owner
  let bank: Owner
  let wallet: Address
  const issuerKey = person('bank / issuer')
  const message = 'ivms101-1.key.vector.cipher'
  beforeEach(async () => {
    protocol = await protocolWorld()
    alice = await ownName(protocol, 'alice')
    bruno = await ownName(protocol, 'bruno')
    bank = await ownName(protocol, 'bank')
    const document = [addKey('sbt', issuerKey.publicKey, 'encrypted')]
    const signature = signDocument(protocol, bank.wallet, bank.updateKey, 'DidUpdate', document)
    const call = didWallet(bank.wallet).DidUpdate({ document, signature, tyron: null })
    succeeds(protocol.world.call(bank.controller, call))
    const deploy = sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init: protocol.init })
    wallet = await protocol.world.deploy(alice.controller, 'SbtWallet', deploy)
  })
  const tell = (by = alice.controller) =>
    protocol.world.call(
      by,
      sbtWallet(wallet).Ivms101({ issuerName: 'bank', message, userSignature: null, tyron: null }),
    )
  const mint = (nonce = 1n) => {
    const kept = { address: wallet, version: 'SBTxWALLET_2.2.0', chainId: localChainId, nonce }
    const bytes = issuerMessage({ issuer: 'bank', issuerDomain: 'sbt', message }, kept)
    const issuerSignature = bytesToHex(signSchnorr(bytes, issuerKey.privateKey))
    return protocol.world.call(
      bruno.controller,
      sbtWallet(wallet).Verifiable_Credential({ issuerName: 'bank', issuerDomain: 'sbt', issuerSignature }),
    )
  }
  const fields = () => sbtWallet(wallet).fields
  const read = <T>(field: FieldRead<T>): T | null => protocol.world.read(field)

  test('a token says whose it is, and is gone where the wallet passes to another name', () => {
    const { world } = protocol
    succeeds(tell())
    succeeds(mint())
    expect(read(fields().sbt_holders.at('bank'))).toBe(alice.controller.address)
    expect(read(fields().sbt_keys.at('bank'))).toBe('sbt')
    succeeds(
      world.call(alice.controller, sbtWallet(wallet).UpdateUsername({ username: 'bruno', tyron: null })),
    )
    succeeds(world.call(bruno.controller, sbtWallet(wallet).AcceptPendingUsername({})))
    expect(read(fields().sbt.at('bank'))).toBeNull()
    // A later signature of the issuer is for nobody: the message is of the one before.
    throws(mint(2n), 'WrongSender', sbtWalletErrors.otherHolder)
    expect(read(fields().ivms101.at('bank'))).toBe(message)
  })

  test('the issuer’s signature, which is public, makes no token for the next controller', () => {
    const { world } = protocol
    succeeds(tell())
    const did = didWallet(alice.wallet)
    succeeds(
      world.call(alice.controller, did.UpdateController({ addr: bruno.controller.address, tyron: null })),
    )
    succeeds(world.call(bruno.controller, did.AcceptPendingController({})))
    throws(mint(), 'WrongSender', sbtWalletErrors.otherHolder)
    // His own message makes one of his own.
    succeeds(tell(bruno.controller))
    succeeds(mint(2n))
    expect(read(fields().sbt_holders.at('bank'))).toBe(bruno.controller.address)
  })

  test.each(['Locked', 'Deactivated'] as const)(
    'a key of an identity that is %s signs nothing',
    async (status) => {
      succeeds(tell())
      takeCommonKey(protocol, bank)
      await reachStatus(protocol, bank.wallet, bank.controller, status)
      throws(mint(), 'WrongStatus', sbtWalletErrors.keysClosed)
    },
  )

  test('a DeFi wallet keeps the same promises', async () => {
    const { world, init } = protocol
    const values = { init_nft: domainId('alice'), init, init_community: init }
    const defi = await world.deploy(alice.controller, 'DefiWallet', defiWallet.deploy(values))
    const issuerName = domainId('bank')
    const told = defiWallet(defi).Ivms101({ issuerName, message, userSignature: null, tyron: null })
    succeeds(world.call(alice.controller, told))
    const bytes = (nonce: bigint) =>
      issuerMessage(
        { issuer: issuerName, issuerDomain: 'sbt', message },
        { address: defi, version: 'DEFIxWALLET_2.2.0', chainId: localChainId, nonce },
      )
    const bringing = (nonce: bigint) => {
      const issuerSignature = bytesToHex(signSchnorr(bytes(nonce), issuerKey.privateKey))
      const call = defiWallet(defi).Verifiable_Credential({
        issuerName,
        issuerDomain: 'sbt',
        issuerSignature,
      })
      return world.call(bruno.controller, call)
    }
    const did = didWallet(alice.wallet)
    succeeds(
      world.call(alice.controller, did.UpdateController({ addr: bruno.controller.address, tyron: null })),
    )
    succeeds(world.call(bruno.controller, did.AcceptPendingController({})))
    throws(bringing(1n), 'WrongSender', defiWalletErrors.otherHolder)
    takeCommonKey(protocol, bank)
    await reachStatus(protocol, bank.wallet, bank.controller, 'Locked')
    succeeds(world.call(bruno.controller, told))
    throws(bringing(2n), 'WrongStatus', defiWalletErrors.keysClosed)
  })
})

describe('[BX-27] a lock of the identity closes its wallets of other kinds', () => {
  let protocol: ProtocolWorld
  let alice: Owner
  let bruno: Owner
  beforeEach(async () => {
    protocol = await protocolWorld()
    alice = await ownName(protocol, 'alice')
    bruno = await ownName(protocol, 'bruno')
    takeCommonKey(protocol, alice)
  })
  const kinds = [
    ['DefiWallet', defiWallet, defiWalletErrors],
    ['ZilWallet', zilWallet, zilWalletErrors],
    ['SbtWallet', sbtWallet, sbtWalletErrors],
  ] as const

  test.each(kinds)('%s', async (kind, binding, errors) => {
    const { world, init } = protocol
    const deploy =
      kind === 'SbtWallet'
        ? sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init })
        : defiWallet.deploy({ init_nft: domainId('alice'), init, init_community: init })
    const wallet = await world.deploy(alice.controller, kind, deploy)
    const of = binding(wallet)
    const by = alice.controller
    succeeds(world.call(by, of.AddFunds({}, { amount: 100n * zil })))
    const beneficiary = { constructor: 'Recipient', arguments: [bruno.wallet] } as const
    const pay = of.SendFunds({ tag: 'AddFunds', beneficiary, amount: zil, tyron: null })
    const offer = (name: string) =>
      kind === 'SbtWallet'
        ? sbtWallet(wallet).UpdateUsername({ username: name, tyron: null })
        : defiWallet(wallet).UpdateDomain({ domain: domainId(name), tyron: null })
    succeeds(world.call(by, pay))
    succeeds(world.call(by, offer('bruno')))
    await reachStatus(protocol, alice.wallet, by, 'Locked')
    throws(world.call(by, pay), 'WrongStatus', errors.locked)
    throws(world.call(by, offer('bruno')), 'WrongStatus', errors.locked)
    const accept =
      kind === 'SbtWallet'
        ? sbtWallet(wallet).AcceptPendingUsername({})
        : defiWallet(wallet).AcceptPendingDomain({})
    throws(world.call(bruno.controller, accept), 'WrongStatus', errors.locked)
    // Money comes in; the offer is taken back; the wallet can be paused, not opened.
    succeeds(world.call(by, of.AddFunds({}, { amount: zil })))
    succeeds(world.call(by, offer('alice')))
    succeeds(world.call(by, of.Pause({ tyron: null })))
    throws(world.call(by, of.Unpause({ tyron: null })), 'WrongStatus', errors.locked)
    throws(world.call(bruno.controller, of.Pause({ tyron: null })), 'WrongStatus', errors.paused)
  })

  test('an identity that has ended leaves what is in them to its controller', async () => {
    const { world, init } = protocol
    const deploy = defiWallet.deploy({ init_nft: domainId('alice'), init, init_community: init })
    const wallet = await world.deploy(alice.controller, 'DefiWallet', deploy)
    succeeds(world.call(alice.controller, defiWallet(wallet).AddFunds({}, { amount: 100n * zil })))
    await reachStatus(protocol, alice.wallet, alice.controller, 'Deactivated')
    const beneficiary = { constructor: 'Recipient', arguments: [bruno.wallet] } as const
    const pay = { tag: 'AddFunds', beneficiary, amount: zil, tyron: null }
    succeeds(world.call(alice.controller, defiWallet(wallet).SendFunds(pay)))
  })
})
