import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  didWallet,
  didWalletErrors as errors,
  firstPrice,
  init,
  initDid,
  initDidErrors,
  initErrors,
  paymentCoins,
  zrc2Token,
} from '../../src'
import { ownName, reachStatus, type Owner } from '../people'
import { countOf, freeListOf, priceOf, setFreeList, tydraWorld, uriOf, type TydraWorld } from './tydraWorld'
import { deployWallet, domainId, succeeds, throws, zil, type Person } from '../world'

let stage: TydraWorld
let alice: Owner
let bruno: Owner
beforeEach(async () => {
  stage = await tydraWorld()
  alice = stage.alice
  bruno = stage.bruno
})

interface Order {
  readonly id?: string
  readonly name?: string
  readonly uri?: string
  readonly tyron?: bigint | null
  readonly amount?: bigint
  readonly from?: { readonly controller: Person; readonly wallet: Address }
  readonly by?: Person
}

function mint({
  from = alice,
  by = from.controller,
  id = 'zil',
  name = 'alice',
  uri = 'ar1',
  tyron = null,
  amount = 0n,
}: Order = {}) {
  const order = { id, token_id: domainId(name), token_uri: uri, tyron }
  return stage.world.call(by, didWallet(from.wallet).MintTydraNft(order, { amount }))
}

function pass({
  from = alice,
  by = from.controller,
  id = 'zil',
  name = 'alice',
  tyron = null,
  amount = 0n,
  tydra = 'nessy',
  to = 'bruno',
}: Order & { readonly tydra?: string; readonly to?: string } = {}) {
  const order = { id, tydra, token_id: domainId(name), to_token_id: domainId(to), tyron }
  return stage.world.call(by, didWallet(from.wallet).TransferTydraNft(order, { amount }))
}

/** The balance of a coin of a wallet or the treasury. */
function holds(coin: string, address: Address): bigint {
  if (coin === 'zil') return stage.world.balance(address)
  return stage.world.read(zrc2Token(stage.tokens.get(coin)!).fields.balances.at(address)) ?? 0n
}

const treasury = (): Address => stage.initDid
const coins = paymentCoins.map(({ id }) => id)

describe('MintTydraNft', () => {
  test.each(coins)('makes the Tydra of a domain for its price in %s, and takes no more', (id) => {
    const price = firstPrice('MintTydraNft', id)!
    expect(priceOf(stage, id, 'MintTydraNft')).toBe(price)
    const [own, theirs] = [holds(id, alice.wallet), holds(id, treasury())]
    const execution = mint({ id })
    succeeds(execution)
    expect(uriOf(stage, 'merxek', 'alice')).toBe('ar1')
    expect(countOf(stage, 'merxek')).toBe(1n)
    expect(holds(id, treasury()) - theirs).toBe(price)
    expect(own - holds(id, alice.wallet)).toBe(price)
    if (id !== 'zil') {
      const { allowances } = zrc2Token(stage.tokens.get(id)!).fields
      expect(stage.world.read(allowances.at(alice.wallet).at(stage.init)) ?? 0n).toBe(0n)
    }
    const minted = execution.receipt.event_logs?.find((log) => log._eventname === 'MintedTydraNft')
    expect(minted?.params).toContainEqual(expect.objectContaining({ vname: 'tydra', value: 'merxek' }))
  })

  test('is paid from what is sent along as from what the wallet has, and takes a donation', () => {
    const { world } = stage
    succeeds(
      world.call(
        alice.controller,
        didWallet(alice.wallet).SendFunds({
          tag: 'AddFunds',
          beneficiary: { constructor: 'Recipient', arguments: [bruno.wallet] },
          amount: 10_000n * zil,
          tyron: null,
        }),
      ),
    )
    throws(mint({ amount: 2_500n * zil - 1n }), 'InvalidValue', errors.balanceTooLow)
    throws(mint({ amount: 2_500n * zil, tyron: 1n }), 'InvalidValue', errors.balanceTooLow)
    const before = world.balance(treasury())
    succeeds(mint({ amount: 2_507n * zil, tyron: 5n * zil }))
    expect(world.balance(alice.wallet)).toBe(2n * zil)
    // The fund for donations of this world is the record itself.
    expect(world.balance(treasury()) - before).toBe(2_505n * zil)
  })

  test('gives a domain one of a collection at the most, and changes none that is there', () => {
    succeeds(mint())
    throws(mint({ uri: 'ar2' }), 'InvalidValue', initDidErrors.hasTydra)
    expect(uriOf(stage, 'merxek', 'alice')).toBe('ar1')
    expect(uriOf(stage, 'nessy', 'alice')).toBe('nessy of alice')
    expect(countOf(stage, 'merxek')).toBe(1n)
  })

  test('is for the controller of the DID wallet of the domain alone', () => {
    throws(mint({ by: bruno.controller }), 'WrongSender', errors.notController)
    throws(mint({ name: 'bruno' }), 'WrongSender', initErrors.notOfDomain)
    throws(mint({ name: 'nobody' }), 'InvalidValue', initErrors.unknownDomain)
    expect(countOf(stage, 'merxek')).toBe(0n)
  })

  test('goes with the name: who gave it away can make none for it', () => {
    const order = { username: alice.id, id: 'zil', addr: bruno.wallet, dID: bruno.wallet, tyron: null }
    succeeds(stage.world.call(alice.controller, didWallet(alice.wallet).TransferNftUsername(order)))
    throws(mint(), 'WrongSender', initErrors.notOfDomain)
    succeeds(mint({ from: bruno }))
    succeeds(pass({ from: bruno }))
    expect(uriOf(stage, 'nessy', 'bruno')).toBe('nessy of alice')
  })

  test('refuses an empty uri, from the wallet and in the record', () => {
    throws(mint({ uri: '' }), 'ZeroValueOrNull', errors.nullText)
    setFreeList(stage, [stage.oldie.wallet])
    const order = { id: 'free', token_id: domainId('oldie'), token_uri: '' }
    throws(
      stage.world.call(stage.oldie.controller, init(stage.init).MintTydraNft(order)),
      'ZeroValueOrNull',
      initDidErrors.nullText,
    )
    expect(freeListOf(stage)).toEqual([stage.oldie.wallet])
  })

  test('refuses coins that it does not know or has no price in', () => {
    throws(mint({ id: 'doge' }), 'InvalidValue', errors.unknownCurrency)
    throws(mint({ id: '' }), 'InvalidValue', errors.unknownCurrency)
    const { world, deployer } = stage
    for (const id of ['zil', 'xsgd']) {
      const remove = initDid(stage.initDid).RemoveUtility({ id, tx: 'MintTydraNft' })
      succeeds(world.call(deployer, remove))
      throws(mint({ id }), 'InvalidValue', errors.noPrice)
    }
  })

  test.each([
    ['Locked', errors.locked],
    ['Deactivated', errors.deactivated],
  ] as const)(
    'is closed to a wallet that is %s, and nobody goes round it through Init',
    async (status, code) => {
      const controller = stage.world.join('carol')
      const wallet = await deployWallet(stage, controller)
      const issue = { tld: 'ssi', username: domainId('carol'), addr: wallet, dID: wallet }
      succeeds(stage.world.call(stage.deployer, init(stage.init).IssueNftUsername(issue)))
      await reachStatus(stage, wallet, controller, status)
      throws(mint({ from: { controller, wallet }, name: 'carol' }), 'WrongStatus', code)
      const order = { id: 'zil', token_id: domainId('carol'), token_uri: 'x' }
      throws(
        stage.world.call(controller, init(stage.init).MintTydraNft(order, { amount: 2_500n * zil })),
        'WrongSender',
        initErrors.notOfDomain,
      )
    },
  )
})

describe('the free list of Tydras', () => {
  test('gives one without payment, strikes the wallet off, and only the wallet counts', () => {
    throws(mint({ id: 'free' }), 'InvalidValue', initDidErrors.notOnTydraList)
    setFreeList(stage, [alice.controller.address])
    throws(mint({ id: 'free' }), 'InvalidValue', initDidErrors.notOnTydraList)
    setFreeList(stage, [bruno.wallet, alice.wallet])
    const before = stage.world.balance(alice.wallet)
    succeeds(mint({ id: 'free' }))
    expect(stage.world.balance(alice.wallet)).toBe(before)
    expect(freeListOf(stage)).toEqual([bruno.wallet])
    throws(mint({ id: 'free', name: 'alice' }), 'InvalidValue', initDidErrors.notOnTydraList)
  })

  test('is another one than that of names, and is struck off by Init alone', () => {
    setFreeList(stage, [alice.wallet])
    const { UseTydraFreeEntry } = initDid(stage.initDid)
    throws(
      stage.world.call(stage.deployer, UseTydraFreeEntry({ addr: alice.wallet })),
      'WrongSender',
      initDidErrors.notInit,
    )
    succeeds(mint({ id: 'free' }))
    expect(stage.world.read(initDid(stage.initDid).fields.free_list)).toEqual([])
  })

  test('costs no entry where nothing is made', () => {
    setFreeList(stage, [alice.wallet])
    succeeds(mint())
    throws(mint({ id: 'free' }), 'InvalidValue', initDidErrors.hasTydra)
    expect(freeListOf(stage)).toEqual([alice.wallet])
  })

  test('lets nobody pass a Tydra on without payment', () => {
    setFreeList(stage, [alice.wallet])
    throws(pass({ id: 'free' }), 'InvalidValue', errors.unknownCurrency)
  })
})

describe('the cap of a collection', () => {
  /** How many that were made before, of domains that nobody has. */
  const fill = (count: number): void => {
    const { SetTokenUri } = initDid(stage.initDid)
    for (let index = 0; index < count; index++) {
      const token = { collection: 'merxek', domain_id: domainId(`kept${index}`), token_uri: 'kept' }
      succeeds(stage.world.call(stage.deployer, SetTokenUri(token)))
    }
  }

  test('lets one more be made at a count of 25, and none at 26', () => {
    fill(25)
    succeeds(mint())
    expect(countOf(stage, 'merxek')).toBe(26n)
    const before = stage.world.balance(bruno.wallet)
    throws(mint({ from: bruno, name: 'bruno' }), 'InvalidValue', initDidErrors.allMinted)
    setFreeList(stage, [bruno.wallet])
    throws(mint({ from: bruno, name: 'bruno', id: 'free' }), 'InvalidValue', initDidErrors.allMinted)
    expect(stage.world.balance(bruno.wallet)).toBe(before)
    expect(countOf(stage, 'merxek')).toBe(26n)
    // A full collection is handed on as before.
    succeeds(pass({ tydra: 'merxek' }))
    expect(countOf(stage, 'merxek')).toBe(26n)
  })
})

/** A contract that speaks for domains, and asks twice in one transaction. */
const greedy = `scilla_version 0
library Greedy
contract Greedy(init: ByStr20)
transition Twice(id: String, first: ByStr32, second: ByStr32)
  zero = Uint128 0;
  uri = "ar";
  a = { _tag: "MintTydraNft"; _recipient: init; _amount: zero; id: id; token_id: first; token_uri: uri };
  b = { _tag: "MintTydraNft"; _recipient: init; _amount: zero; id: id; token_id: second; token_uri: uri };
  nil = Nil {Message};
  one = Cons {Message} b nil;
  both = Cons {Message} a one;
  send both
end`

describe('a contract that asks twice at once', () => {
  const begin = () => {
    const { world, deployer } = stage
    const value = { vname: 'init', type: 'ByStr20', value: stage.init }
    const version = { vname: '_scilla_version', type: 'Uint32', value: '0' }
    const at = world.deployCode(deployer, greedy, { init: [version, value], amount: 0n })
    for (const domain of ['one', 'two']) {
      const issue = { tld: 'ssi', username: domainId(domain), addr: at, dID: at }
      succeeds(world.call(deployer, init(stage.init).IssueNftUsername(issue)))
    }
    setFreeList(stage, [at])
    const twice = (first: string, second: string) => {
      const param = (vname: string, type: string, given: string) => ({ vname, type, value: given })
      const params = [
        param('id', 'String', 'free'),
        param('first', 'ByStr32', domainId(first)),
        param('second', 'ByStr32', domainId(second)),
      ]
      return world.call(deployer, { to: at, transition: 'Twice', params, amount: 0n })
    }
    return { at, twice }
  }

  test('uses one entry of the free list once: it gets nothing', () => {
    const { at, twice } = begin()
    throws(twice('one', 'two'), 'InvalidValue', initDidErrors.notOnTydraList)
    expect(freeListOf(stage)).toEqual([at])
    expect([uriOf(stage, 'merxek', 'one'), uriOf(stage, 'merxek', 'two')]).toEqual([null, null])
  })

  test('gives no domain two, whichever comes first', () => {
    const { twice } = begin()
    expect(twice('one', 'one').receipt.success).toBe(false)
    expect(countOf(stage, 'merxek')).toBe(0n)
  })
})

describe('TransferTydraNft', () => {
  test.each(coins)('hands a Tydra to another domain for its price in %s, where it has one', (id) => {
    const price = firstPrice('TransferTydraNft', id)
    expect(priceOf(stage, id, 'TransferTydraNft')).toBe(price)
    const [own, theirs] = [holds(id, alice.wallet), holds(id, treasury())]
    if (price === null) {
      throws(pass({ id }), 'InvalidValue', errors.noPrice)
      expect(uriOf(stage, 'nessy', 'alice')).toBe('nessy of alice')
      return
    }
    const execution = pass({ id })
    succeeds(execution)
    expect(uriOf(stage, 'nessy', 'alice')).toBeNull()
    expect(uriOf(stage, 'nessy', 'bruno')).toBe('nessy of alice')
    expect(countOf(stage, 'nessy')).toBe(1n)
    expect(holds(id, treasury()) - theirs).toBe(price)
    expect(own - holds(id, alice.wallet)).toBe(price)
    expect(execution.receipt.event_logs?.map((log) => log._eventname)).toContain('TransferredTydraNft')
  })

  test.each([
    [9_900n, 305n],
    [9_595n, 0n],
  ])(
    'paid in ZIL needs 400 and the donation, from the wallet or sent along: %i gone, %i sent',
    (gone, sent) => {
      const { world } = stage
      const poor = { beneficiary: { constructor: 'Recipient', arguments: [bruno.wallet] } } as const
      const away = { ...poor, tag: 'AddFunds', amount: gone * zil, tyron: null }
      succeeds(world.call(alice.controller, didWallet(alice.wallet).SendFunds(away)))
      const amount = sent * zil
      throws(pass({ amount, tyron: 5n * zil + 1n }), 'InvalidValue', errors.balanceTooLow)
      throws(pass({ amount, tyron: 0n }), 'ZeroValueOrNull', errors.zeroAmount)
      succeeds(pass({ amount, tyron: 5n * zil }))
      expect(world.balance(alice.wallet)).toBe(0n)
    },
  )

  test('needs a Tydra of that collection, and a domain that somebody has and that has none', () => {
    throws(pass({ tydra: 'merxek' }), 'InvalidValue', initDidErrors.noTydra)
    throws(pass({ tydra: '' }), 'InvalidValue', initDidErrors.noTydra)
    throws(pass({ to: 'nobody' }), 'InvalidValue', initErrors.unknownDomain)
    throws(pass({ to: 'alice' }), 'InvalidValue', initDidErrors.hasTydra)
    const theirs = { collection: 'nessy', domain_id: bruno.id, token_uri: 'nessy of bruno' }
    succeeds(stage.world.call(stage.deployer, initDid(stage.initDid).SetTokenUri(theirs)))
    throws(pass(), 'InvalidValue', initDidErrors.hasTydra)
    expect(uriOf(stage, 'nessy', 'bruno')).toBe('nessy of bruno')
    expect(uriOf(stage, 'nessy', 'alice')).toBe('nessy of alice')
  })

  test('is for the controller of the wallet whose domain has the Tydra', () => {
    throws(pass({ by: bruno.controller }), 'WrongSender', errors.notController)
    throws(pass({ from: bruno, to: 'bruno' }), 'WrongSender', initErrors.notOfDomain)
    throws(pass({ name: 'nobody' }), 'InvalidValue', initErrors.unknownDomain)
  })

  test('takes only coins that it knows', () => {
    throws(pass({ id: 'doge' }), 'InvalidValue', errors.unknownCurrency)
  })

  test.each(['Locked', 'Deactivated'] as const)(
    'is closed to a wallet that is Locked; an ended identity may give its Tydras away: %s',
    async (status) => {
      const controller = stage.world.join('carol')
      const wallet = await deployWallet(stage, controller)
      const issue = { tld: 'ssi', username: domainId('carol'), addr: wallet, dID: wallet }
      succeeds(stage.world.call(stage.deployer, init(stage.init).IssueNftUsername(issue)))
      const theirs = { collection: 'nessy', domain_id: domainId('carol'), token_uri: 'nessy of carol' }
      succeeds(stage.world.call(stage.deployer, initDid(stage.initDid).SetTokenUri(theirs)))
      await reachStatus(stage, wallet, controller, status)
      const order = { from: { controller, wallet }, name: 'carol', amount: 400n * zil }
      if (status === 'Locked') throws(pass(order), 'WrongStatus', errors.locked)
      else succeeds(pass(order))
      expect(uriOf(stage, 'nessy', 'bruno')).toBe(status === 'Locked' ? null : 'nessy of carol')
    },
  )
})

describe('the older path, through Init', () => {
  const older = (order: { readonly id?: string; readonly amount?: bigint; readonly by?: Person } = {}) => {
    const { id = 'zil', amount = 2_500n * zil, by = stage.oldie.controller } = order
    const call = { id, token_id: domainId('oldie'), token_uri: 'ar5' }
    return stage.world.call(by, init(stage.init).MintTydraNft(call, { amount }))
  }

  test('takes 2,500 ZIL from the controller of a wallet below version 6, and no more or less', () => {
    const before = stage.world.balance(treasury())
    throws(older({ amount: 2_500n * zil - 1n }), 'InvalidValue', initErrors.wrongAmount)
    throws(older({ amount: 2_500n * zil + 1n }), 'InvalidValue', initErrors.wrongAmount)
    succeeds(older())
    expect(uriOf(stage, 'merxek', 'oldie')).toBe('ar5')
    expect(stage.world.balance(treasury()) - before).toBe(2_500n * zil)
  })

  test('takes nothing where the wallet is on the free list', () => {
    throws(older({ amount: 0n }), 'InvalidValue', initDidErrors.notOnTydraList)
    setFreeList(stage, [stage.oldie.controller.address])
    throws(older({ amount: 0n }), 'InvalidValue', initDidErrors.notOnTydraList)
    setFreeList(stage, [stage.oldie.wallet])
    succeeds(older({ amount: 0n }))
    expect(freeListOf(stage)).toEqual([])
    expect(uriOf(stage, 'merxek', 'oldie')).toBe('ar5')
  })

  test('speaks for that wallet alone, and for none of version 7', () => {
    throws(older({ by: alice.controller }), 'WrongSender', initErrors.notOfDomain)
    const call = { id: 'zil', token_id: alice.id, token_uri: 'ar6' }
    const direct = init(stage.init).MintTydraNft(call, { amount: 2_500n * zil })
    throws(stage.world.call(alice.controller, direct), 'WrongSender', initErrors.notOfDomain)
    const on = { id: 'zil', tydra: 'nessy', token_id: alice.id, to_token_id: bruno.id }
    const pass = init(stage.init).TransferTydraNft(on, { amount: 400n * zil })
    throws(stage.world.call(alice.controller, pass), 'WrongSender', initErrors.notOfDomain)
  })

  test('hands a Tydra on for 400 ZIL', () => {
    succeeds(older())
    const order = { id: 'zil', tydra: 'merxek', token_id: domainId('oldie'), to_token_id: bruno.id }
    const call = init(stage.init).TransferTydraNft(order, { amount: 400n * zil })
    succeeds(stage.world.call(stage.oldie.controller, call))
    expect(uriOf(stage, 'merxek', 'bruno')).toBe('ar5')
  })

  test('takes a name of no contract too: its owner speaks for it', () => {
    const { world, deployer } = stage
    const dave = world.join('dave')
    const issue = { tld: 'ssi', username: domainId('dave'), addr: dave.address, dID: dave.address }
    succeeds(world.call(deployer, init(stage.init).IssueNftUsername(issue)))
    const order = { id: 'zil', token_id: domainId('dave'), token_uri: 'ar7' }
    const call = init(stage.init).MintTydraNft(order, { amount: 2_500n * zil })
    throws(world.call(bruno.controller, call), 'WrongSender', initErrors.notOfDomain)
    succeeds(world.call(dave, call))
    expect(uriOf(stage, 'merxek', 'dave')).toBe('ar7')
  })

  test('sells nothing before the protocol is open', async () => {
    const { world, deployer } = stage
    const closed = await world.deploy(deployer, 'Init', init.deploy({ init_owner: deployer.address }))
    const { MintTydraNft, TransferTydraNft } = init(closed)
    const mintEarly = MintTydraNft({ id: 'zil', token_id: alice.id, token_uri: 'x' })
    throws(world.call(deployer, mintEarly), 'WrongStatus', initErrors.notOpen)
    const order = { id: 'zil', tydra: 'nessy', token_id: alice.id, to_token_id: bruno.id }
    throws(world.call(deployer, TransferTydraNft(order)), 'WrongStatus', initErrors.notOpen)
  })
})

describe('the record', () => {
  test('makes and hands over Tydras for Init alone', () => {
    const { MintTydra, TransferTydra } = initDid(stage.initDid)
    const token = { collection: 'nessy', domain_id: alice.id }
    for (const call of [
      MintTydra({ ...token, token_uri: 'x' }),
      TransferTydra({ ...token, to_domain_id: bruno.id }),
    ]) {
      for (const who of [stage.deployer, alice.controller])
        throws(stage.world.call(who, call), 'WrongSender', initDidErrors.notInit)
    }
    expect(uriOf(stage, 'nessy', 'alice')).toBe('nessy of alice')
  })

  test('says where the metadata stands', () => {
    expect(stage.world.read(initDid(stage.initDid).fields.base_uri)).toBe('https://storage.example/')
  })
})

describe('a wallet whose protocol is none', () => {
  test('makes and passes on nothing', async () => {
    const stray = await deployWallet({ world: stage.world, init: zeroAddress }, alice.controller)
    const from = { controller: alice.controller, wallet: stray }
    throws(mint({ from }), 'DidIsNull', errors.noInitDid)
    throws(pass({ from }), 'DidIsNull', errors.noInitDid)
  })
})

test('somebody who comes later is served like the first', async () => {
  const carol = await ownName(stage, 'carol')
  setFreeList(stage, [carol.wallet])
  succeeds(mint({ from: carol, name: 'carol', id: 'free' }))
  expect(uriOf(stage, 'merxek', 'carol')).toBe('ar1')
})
