import type { ContractCall } from '@tyto/abi'
import { zeroAddress, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  didWallet,
  didWalletErrors,
  domainToken,
  domainTokenErrors,
  initDid,
  initDidErrors,
  zrc2Token,
  zrc6Token,
  zrc6TokenErrors as errors,
} from '../../src'
import { collectionWorld, goldPremium, leadsTo, picturePrice, readCollection } from './collectionWorld'
import type { CollectionWorld } from './collectionWorld'
import { reachStatus, type Owner } from '../people'
import { deployWallet, domainId, succeeds, throws, zil, type Person } from '../world'

const noDomain: Hex = `0x${'00'.repeat(32)}`
const most = 2n ** 256n - 1n

let protocol: CollectionWorld
let lexicassi: Address
let gzil: Address
beforeEach(async () => {
  protocol = await collectionWorld()
  lexicassi = protocol.collections.get('lexicassi')!
  gzil = protocol.collections.get('.gzil')!
})

const call = (by: Person, made: ContractCall) => protocol.world.call(by, made)
const byAlice = (made: ContractCall) => call(protocol.alice.controller, made)
const wallet = () => didWallet(protocol.alice.wallet)
const ownerOf = (id: bigint, at = lexicassi) => protocol.world.read(zrc6Token(at).fields.token_owners.at(id))
const spenderOf = (id: bigint) => protocol.world.read(zrc6Token(lexicassi).fields.spenders.at(id))
const none = { tyron: null } as const

describe('a wallet and its NFTs', () => {
  test('burns one, and many at once', () => {
    succeeds(byAlice(wallet().ZRC6_Burn({ addrName: 'lexicassi', token_id: 1n, ...none })))
    expect(ownerOf(1n)).toBeNull()
    expect(protocol.world.read(zrc6Token(lexicassi).fields.token_uris.at(1n))).toBeNull()
    const missing = wallet().ZRC6_BatchBurn({ addrName: 'lexicassi', token_id_list: [2n, 1n], ...none })
    throws(byAlice(missing), 'Error', errors.tokenNotFound)
    const others = wallet().ZRC6_BatchBurn({ addrName: 'lexicassi', token_id_list: [2n, 3n], ...none })
    throws(byAlice(others), 'Error', errors.notOwnerOrOperator)
    expect(ownerOf(2n)).toBe(protocol.alice.wallet)
    succeeds(byAlice(wallet().ZRC6_BatchBurn({ addrName: 'lexicassi', token_id_list: [2n], ...none })))
    expect(readCollection(protocol, lexicassi)).toMatchObject({ supply: 1n })
  })

  test('transfers one, and many to many', () => {
    const { alice, bruno } = protocol
    const stranger = protocol.world.join('stranger').address
    const order = { addrName: 'lexicassi', to: bruno.wallet, token_id: 1n, ...none }
    succeeds(byAlice(wallet().ZRC6_TransferFrom(order)))
    expect(ownerOf(1n)).toBe(bruno.wallet)
    throws(byAlice(wallet().ZRC6_TransferFrom(order)), 'Error', errors.notAllowed)
    const back = didWallet(bruno.wallet).ZRC6_BatchTransferFrom({
      addrName: 'lexicassi',
      to_token_id_pair_list: [
        [alice.wallet, 1n],
        [stranger, 3n],
      ],
      ...none,
    })
    throws(byAlice(back), 'WrongSender', didWalletErrors.notController)
    succeeds(call(bruno.controller, back))
    expect([ownerOf(1n), ownerOf(3n)]).toEqual([alice.wallet, stranger])
  })

  test.each([
    ['nobody', () => zeroAddress, errors.zeroDestination],
    ['the collection', () => lexicassi, errors.thisDestination],
    ['itself', () => protocol.alice.wallet, errors.self],
  ])('transfers nothing to %s', (_, to, code) => {
    const order = { addrName: 'lexicassi', to: to(), token_id: 1n, ...none }
    throws(byAlice(wallet().ZRC6_TransferFrom(order)), 'Error', code)
  })

  test('transfers nothing to a contract that takes no NFTs', () => {
    const order = { addrName: 'lexicassi', to: protocol.registry, token_id: 1n, ...none }
    expect(byAlice(wallet().ZRC6_TransferFrom(order)).receipt.success).toBe(false)
    expect(ownerOf(1n)).toBe(protocol.alice.wallet)
  })

  test('lets a spender transfer one NFT, until it is transferred or forbidden', () => {
    const { bruno, alice } = protocol
    const set = (spender: Address) =>
      byAlice(wallet().ZRC6_SetSpender({ addrName: 'lexicassi', spender, token_id: 1n, ...none }))
    succeeds(set(bruno.wallet))
    expect(spenderOf(1n)).toBe(bruno.wallet)
    throws(set(bruno.wallet), 'Error', errors.spenderFound)
    throws(set(alice.wallet), 'Error', errors.self)
    succeeds(set(zeroAddress))
    expect(spenderOf(1n)).toBeNull()
    succeeds(set(bruno.wallet))
    const take = (token_id: bigint, to: Address) =>
      call(
        bruno.controller,
        didWallet(bruno.wallet).ZRC6_TransferFrom({ addrName: 'lexicassi', to, token_id, ...none }),
      )
    throws(take(2n, bruno.controller.address), 'Error', errors.notAllowed)
    // A spender may move and not burn.
    const burn = didWallet(bruno.wallet).ZRC6_Burn({ addrName: 'lexicassi', token_id: 1n, ...none })
    throws(call(bruno.controller, burn), 'Error', errors.notOwnerOrOperator)
    succeeds(take(1n, bruno.controller.address))
    expect(spenderOf(1n)).toBeNull()
    throws(take(1n, alice.wallet), 'Error', errors.notAllowed)
  })

  test('lets an operator do what it does itself, until that right is taken away', () => {
    const { bruno, alice } = protocol
    const change = (add: boolean, operator: Address) => {
      const { ZRC6_AddOperator, ZRC6_RemoveOperator } = wallet()
      return byAlice(
        (add ? ZRC6_AddOperator : ZRC6_RemoveOperator)({ addrName: 'lexicassi', operator, ...none }),
      )
    }
    throws(change(false, bruno.wallet), 'Error', errors.operatorNotFound)
    throws(change(true, zeroAddress), 'ZeroValueOrNull', didWalletErrors.nullAddress)
    throws(change(true, alice.wallet), 'Error', errors.self)
    succeeds(change(true, bruno.wallet))
    throws(change(true, bruno.wallet), 'Error', errors.operatorFound)
    const other = didWallet(bruno.wallet)
    const order = { addrName: 'lexicassi', token_id: 1n, ...none }
    succeeds(call(bruno.controller, other.UpdateTokenURI({ ...order, token_uri: 'new' })))
    succeeds(call(bruno.controller, other.ZRC6_Burn(order)))
    succeeds(change(false, bruno.wallet))
    throws(
      call(bruno.controller, other.ZRC6_Burn({ ...order, token_id: 2n })),
      'Error',
      errors.notOwnerOrOperator,
    )
  })

  test('names no operator of a collection of which it has nothing', () => {
    const order = { addrName: 'dd10k', operator: protocol.bruno.wallet, ...none }
    throws(byAlice(wallet().ZRC6_AddOperator(order)), 'Error', errors.notTokenOwner)
  })

  test('changes a uri, which is not empty, of what it owns', () => {
    const { world } = protocol
    const order = { addrName: 'lexicassi', token_id: 2n, ...none }
    succeeds(byAlice(wallet().UpdateTokenURI({ ...order, token_uri: 'ipfs://two' })))
    expect(world.read(zrc6Token(lexicassi).fields.token_uris.at(2n))).toBe('ipfs://two')
    const empty = wallet().UpdateTokenURI({ ...order, token_uri: '' })
    throws(byAlice(empty), 'ZeroValueOrNull', didWalletErrors.nullText)
    const others = wallet().UpdateTokenURI({ ...order, token_id: 3n, token_uri: 'x' })
    throws(byAlice(others), 'Error', errors.notOwnerOrOperator)
    throws(
      byAlice(wallet().UpdateTokenURI({ ...order, token_id: most, token_uri: 'x' })),
      'Error',
      errors.tokenNotFound,
    )
  })

  test('asks for a collection that the protocol names, and for its controller, unless it is locked', async () => {
    const order = { addrName: 'owls', token_id: 1n, ...none }
    throws(byAlice(wallet().ZRC6_Burn(order)), 'DidIsNull', didWalletErrors.unknownCollection)
    throws(call(protocol.deployer, wallet().ZRC6_Burn(order)), 'WrongSender', didWalletErrors.notController)
    const other = await deployWallet(protocol, protocol.alice.controller)
    await reachStatus(protocol, other, protocol.alice.controller, 'Locked')
    throws(
      byAlice(didWallet(other).ZRC6_Burn({ ...order, addrName: 'lexicassi' })),
      'WrongStatus',
      didWalletErrors.locked,
    )
  })

  test('donates besides', () => {
    const { world, initDid: record } = protocol
    const before = world.balance(record)
    const order = { addrName: 'lexicassi', token_id: 1n, tyron: 3n }
    succeeds(byAlice(wallet().ZRC6_Burn(order, { amount: 3n })))
    expect(world.balance(record) - before).toBe(3n)
  })
})

describe('names under a suffix', () => {
  const mint = (
    name: string,
    values: Partial<Parameters<ReturnType<typeof didWallet>['ZRC6_Mint']>[0]> = {},
    amount = 0n,
    by?: Owner,
  ) => {
    const owner = by ?? protocol.alice
    const order = {
      addrName: '.gzil',
      id: 'zil',
      to: owner.wallet,
      token_uri: name,
      domain_id: domainId(name),
      amount: 0n,
      tyron: null,
      ...values,
    }
    return call(owner.controller, didWallet(owner.wallet).ZRC6_Mint(order, { amount }))
  }
  const price = 300n * zil

  test('are minted for ZIL, sent along or held by the wallet; exactly the price arrives', () => {
    const { world, alice, deployer } = protocol
    throws(mint('dawn', {}, price - 1n), 'InvalidValue', didWalletErrors.balanceTooLow)
    const before = world.balance(deployer)
    succeeds(mint('dawn', {}, price + 5n))
    expect(world.balance(deployer) - before).toBe(price)
    expect(world.balance(alice.wallet)).toBe(5n)
    expect(leadsTo(protocol, gzil, 'dawn')).toBe(alice.wallet)
    expect(world.read(domainToken(gzil).fields.domain_names.at(2n))).toBe('dawn')
    expect(ownerOf(2n, gzil)).toBe(alice.wallet)
  })

  test.each(['tyron', 's$i', 'xsgd', 'xidr', 'zusdt', 'gzil', 'zlp'])('are minted for %s', (id) => {
    const { world, alice, deployer, tokens } = protocol
    const token = zrc2Token(tokens.get(id)!)
    const cost = world.read(initDid(protocol.initDid).fields.utility.at(id).at('ZRC6_Mint'))!
    const held = (of: Address) => world.read(token.fields.balances.at(of)) ?? 0n
    throws(mint('dawn', { id }), 'Error', -2)
    succeeds(call(deployer, token.Transfer({ to: alice.wallet, amount: cost + 1n })))
    const before = held(deployer.address)
    succeeds(mint('dawn', { id }))
    expect([held(alice.wallet), held(deployer.address) - before]).toEqual([1n, cost])
    // Nothing stays allowed.
    expect(world.read(token.fields.allowances.at(alice.wallet).at(gzil)) ?? 0n).toBe(0n)
    throws(mint('dusk', { id }), 'Error', -2)
    expect(leadsTo(protocol, gzil, 'dusk')).toBeNull()
  })

  test('are minted for somebody else, under either suffix', () => {
    const { bruno, collections } = protocol
    succeeds(mint('dawn', { to: bruno.wallet, addrName: '.zlp' }, price))
    expect(leadsTo(protocol, collections.get('.zlp')!, 'dawn')).toBe(bruno.wallet)
    expect(leadsTo(protocol, gzil, 'dawn')).toBeNull()
  })

  test('are sold once: who comes second pays gas alone', () => {
    const { world, bruno } = protocol
    succeeds(mint('dawn', {}, price))
    succeeds(call(bruno.controller, didWallet(bruno.wallet).AddFunds({}, { amount: price })))
    throws(mint('dawn', {}, 0n, bruno), 'Error', domainTokenErrors.nameTaken)
    expect(world.balance(bruno.wallet)).toBe(price)
    throws(mint('night', {}, price), 'Error', domainTokenErrors.nameTaken)
  })

  test('cost a premium where they have one, in ZIL, whatever pays the price', () => {
    const { world, alice, deployer, tyron } = protocol
    throws(mint('gold', {}, price), 'Error', domainTokenErrors.wrongAmount)
    throws(mint('dawn', { amount: 1n }, price + 1n), 'Error', domainTokenErrors.wrongAmount)
    const before = world.balance(deployer)
    succeeds(mint('gold', { amount: goldPremium }, price + goldPremium))
    expect(world.balance(deployer) - before).toBe(price + goldPremium)
    succeeds(call(deployer, zrc2Token(tyron).Transfer({ to: alice.wallet, amount: 10n ** 14n })))
    succeeds(mint('gold', { id: 'tyron', amount: goldPremium, addrName: '.zlp' }, goldPremium))
  })

  test('refuse another name’s id, an empty name, and a currency or price that is not there', () => {
    throws(mint('dawn', { domain_id: domainId('dusk') }, price), 'Error', domainTokenErrors.wrongDomainId)
    throws(mint('', {}, price), 'Error', domainTokenErrors.noName)
    throws(mint('dawn', { id: 'owl' }, price), 'InvalidValue', didWalletErrors.unknownCurrency)
    throws(mint('dawn', { id: 'free' }, price), 'InvalidValue', didWalletErrors.unknownCurrency)
    throws(mint('dawn', { id: '' }, 0n), 'Error', domainTokenErrors.noPrice)
    const { deployer, initDid: record } = protocol
    succeeds(call(deployer, initDid(record).RemoveUtility({ id: 'zil', tx: 'ZRC6_Mint' })))
    throws(mint('dawn', {}, price), 'InvalidValue', didWalletErrors.noPrice)
  })

  test('are minted thirty at once, or none of them', () => {
    const { world, alice } = protocol
    const names = Array.from({ length: 30 }, (_, index) => `owl${index}`)
    const order = (list: readonly string[], amount = 0n) =>
      wallet().ZRC6_BatchMint(
        {
          addrName: '.gzil',
          id: 'zil',
          to_token_uri_pair_list: list.map((name) => [alice.wallet, name] as const),
          amount,
          tyron: null,
        },
        { amount: price * BigInt(list.length) + amount },
      )
    throws(byAlice(order([...names.slice(1), 'night'])), 'Error', domainTokenErrors.nameTaken)
    throws(byAlice(order(['twin', 'twin'])), 'Error', domainTokenErrors.nameTaken)
    throws(byAlice(order([])), 'Error', domainTokenErrors.noTokens)
    succeeds(byAlice(order(names)))
    expect(readCollection(protocol, gzil).balances.get(alice.wallet)).toBe(31n)
    expect(world.balance(alice.wallet)).toBe(0n)
    throws(byAlice(order(['gold', 'dawn'])), 'Error', domainTokenErrors.wrongAmount)
    succeeds(byAlice(order(['gold', 'dawn'], goldPremium)))
    expect(world.read(domainToken(gzil).fields.premium_sum)).toBe(0n)
  })

  test('lead to an address of their owner’s choice, to the new owner after a transfer, and are free after a burn', () => {
    const { alice, bruno, deployer } = protocol
    const order = { addrName: '.gzil', token_id: 1n, ...none }
    succeeds(byAlice(wallet().UpdateDomainAddress({ ...order, new_addr: deployer.address })))
    expect(leadsTo(protocol, gzil, 'night')).toBe(deployer.address)
    const nowhere = wallet().UpdateDomainAddress({ ...order, new_addr: zeroAddress })
    throws(byAlice(nowhere), 'ZeroValueOrNull', didWalletErrors.nullAddress)
    // The name stays what it is, whatever its uri says.
    succeeds(byAlice(wallet().UpdateTokenURI({ ...order, token_uri: 'gold' })))
    succeeds(byAlice(wallet().ZRC6_TransferFrom({ ...order, to: bruno.wallet })))
    expect(leadsTo(protocol, gzil, 'night')).toBe(bruno.wallet)
    const late = wallet().UpdateDomainAddress({ ...order, new_addr: alice.wallet })
    throws(byAlice(late), 'Error', domainTokenErrors.notOwnerOrOperator)
    succeeds(call(bruno.controller, didWallet(bruno.wallet).ZRC6_Burn(order)))
    expect(leadsTo(protocol, gzil, 'night')).toBeNull()
    succeeds(mint('night', {}, price))
  })

  test('are burnt one by one: the others lead where they led', () => {
    succeeds(mint('dawn', {}, price))
    const burn = (token_id: bigint) =>
      succeeds(byAlice(wallet().ZRC6_Burn({ addrName: '.gzil', token_id, ...none })))
    const led = () => ['night', 'dawn'].map((name) => leadsTo(protocol, gzil, name))
    burn(1n)
    expect(led()).toEqual([null, protocol.alice.wallet])
    burn(2n)
    expect(led()).toEqual([null, null])
  })

  test('are written by Init where the protocol issues them', () => {
    const { alice, collections } = protocol
    const { Register } = domainToken(collections.get('.zlp')!)
    const entry = { username: domainId('x'), addr: alice.wallet, dID: alice.wallet }
    throws(byAlice(Register(entry)), 'Error', domainTokenErrors.notInit)
  })

  test('need an identity that is alive', async () => {
    const { alice } = protocol
    const ended = await deployWallet(protocol, alice.controller)
    await reachStatus(protocol, ended, alice.controller, 'Deactivated')
    throws(mint('dawn', {}, price, { ...alice, wallet: ended }), 'WrongStatus', didWalletErrors.deactivated)
  })
})

describe('pictures', () => {
  const mint = (addrName: string, amount: bigint, sent = amount) => {
    const order = {
      addrName,
      id: '',
      to: protocol.alice.wallet,
      token_uri: 'new',
      domain_id: noDomain,
      amount,
    }
    return byAlice(wallet().ZRC6_Mint({ ...order, ...none }, { amount: sent }))
  }

  test('are minted one or many for the price of each', () => {
    const { alice, world, deployer } = protocol
    const before = world.balance(deployer)
    succeeds(mint('lexicassi', picturePrice))
    throws(mint('lexicassi', 0n), 'Error', errors.wrongAmount)
    throws(mint('lexicassi', picturePrice, picturePrice - 1n), 'InvalidValue', didWalletErrors.balanceTooLow)
    const many = wallet().ZRC6_BatchMint(
      {
        addrName: 'lexicassi',
        id: '',
        to_token_uri_pair_list: [
          [alice.wallet, 'a'],
          [alice.wallet, 'b'],
        ],
        amount: 2n * picturePrice,
        ...none,
      },
      { amount: 2n * picturePrice },
    )
    succeeds(byAlice(many))
    expect(world.balance(deployer) - before).toBe(3n * picturePrice)
    expect(readCollection(protocol, lexicassi).balances.get(alice.wallet)).toBe(5n)
  })

  test('of a collection without a price are not sold', () => {
    throws(mint('dd10k', 0n), 'Error', errors.notForSale)
    throws(mint('.gzil', 0n), 'Error', domainTokenErrors.wrongDomainId)
  })
})

describe('a .ssi name in every currency', () => {
  const buy = (id: string) => {
    const order = { username: domainId('dawn'), addr: null, id, tyron: null }
    return byAlice(wallet().BuyNftUsername(order))
  }

  test.each(['tyron', 's$i', 'xsgd', 'xidr', 'zusdt', 'gzil', 'zlp'])('%s', (id) => {
    const { world, alice, deployer, tokens, init } = protocol
    const token = zrc2Token(tokens.get(id)!)
    const cost = world.read(initDid(protocol.initDid).fields.utility.at(id).at('BuyNftUsername'))!
    throws(buy(id), 'Error', -2)
    succeeds(call(deployer, token.Transfer({ to: alice.wallet, amount: cost })))
    succeeds(buy(id))
    expect(world.read(token.fields.balances.at(protocol.initDid))).toBe(cost)
    expect(world.read(token.fields.allowances.at(alice.wallet).at(init)) ?? 0n).toBe(0n)
    const spend = initDid(protocol.initDid).SendTokens({
      token: tokens.get(id)!,
      to: alice.wallet,
      amount: cost,
    })
    throws(byAlice(spend), 'WrongSender', initDidErrors.notController)
    succeeds(call(deployer, spend))
    expect(world.read(token.fields.balances.at(alice.wallet))).toBe(cost)
  })
})
