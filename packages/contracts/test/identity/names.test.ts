import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  namePrice,
  didWallet,
  didWalletErrors as errors,
  init as initContract,
  initDid as initDidContract,
  initDidErrors,
  initErrors,
  nameRegistry,
  nameRegistryErrors,
} from '../../src'
import {
  deployWallet,
  domainId,
  protocolWorld,
  succeeds,
  throws,
  World,
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
})

interface Order {
  readonly name?: string
  readonly addr?: Address | null
  readonly id?: string
  readonly tyron?: bigint | null
  readonly amount?: bigint
  readonly by?: Person
  readonly from?: Address
}

function buy(order: Order = {}) {
  const {
    name = 'alice',
    addr = null,
    id = 'zil',
    tyron = null,
    amount = namePrice,
    by = alice,
    from = wallet,
  } = order
  const call = didWallet(from).BuyNftUsername({ username: domainId(name), addr, id, tyron }, { amount })
  return protocol.world.call(by, call)
}

function owner(name: string, registry = protocol.registry): Address | null {
  return protocol.world.read(nameRegistry(registry).fields.dns.at(domainId(name)))
}

describe('a new protocol', () => {
  test('[RT-20] leads from the registry to InitDid and from there to Init', () => {
    const { world, registry, initDid, init, zlpRegistry } = protocol
    expect(world.read(nameRegistry(registry).fields.did_dns.at(domainId('init')))).toBe(initDid)
    expect(world.read(nameRegistry(registry).fields.dns.at(domainId('init')))).toBe(initDid)
    expect(world.state.init(initDid).get('init')).toMatchObject({ hex: init })
    expect(world.read(initContract(init).fields.registry)).toBe(registry)
    expect(world.read(initContract(init).fields.zlp_registry)).toBe(zlpRegistry)
    expect(world.read(initContract(init).fields.init_did)).toBe(initDid)
    expect(world.read(initDidContract(initDid).fields.utility.at('zil').at('BuyNftUsername'))).toBe(namePrice)
    expect(world.read(initDidContract(initDid).fields.services.at('tyron'))).toBe(protocol.tyron)
  })

  test('is opened once, by its owner', () => {
    const { world, deployer, init } = protocol
    const open = initContract(init).Open({ name_registry: init, zlp_name_registry: init, did: init })
    throws(world.call(deployer, open), 'WrongStatus', initErrors.alreadyOpen)
    throws(world.call(alice, open), 'WrongSender', initErrors.notOwner)
  })

  test('sells and issues nothing before it is opened, and opens with real addresses only', async () => {
    const { world, deployer } = protocol
    const closed = await world.deploy(deployer, 'Init', initContract.deploy({ init_owner: deployer.address }))
    const { BuyNftUsername, IssueNftUsername, Open } = initContract(closed)
    const username = domainId('alice')
    const order = BuyNftUsername({ username, addr: wallet, id: 'zil' }, { amount: namePrice })
    throws(world.call(alice, order), 'WrongStatus', initErrors.notOpen)
    const issue = IssueNftUsername({ tld: 'ssi', username, addr: wallet, dID: wallet })
    throws(world.call(deployer, issue), 'WrongStatus', initErrors.notOpen)
    const parts = {
      name_registry: protocol.registry,
      zlp_name_registry: protocol.zlpRegistry,
      did: protocol.initDid,
    }
    for (const part of ['name_registry', 'zlp_name_registry', 'did'] as const) {
      const call = Open({ ...parts, [part]: zeroAddress })
      throws(world.call(deployer, call), 'ZeroValueOrNull', initErrors.nullAddress)
    }
  })
})

describe('BuyNftUsername with ZIL', () => {
  test('[RT-20] gives the name to the wallet that buys it and the price to the protocol', () => {
    const { world, initDid, registry } = protocol
    const treasury = world.balance(initDid)
    const execution = buy()
    succeeds(execution)
    const { dns, did_dns, nft_dns } = nameRegistry(registry).fields
    for (const map of [dns, did_dns, nft_dns]) expect(world.read(map.at(domainId('alice')))).toBe(wallet)
    expect(world.balance(initDid) - treasury).toBe(namePrice)
    expect(world.balance(wallet)).toBe(0n)
    expect(execution.receipt.event_logs?.map((log) => log._eventname)).toContain('BoughtNftUsername')
  })

  test('gives it to another address where one is named', () => {
    const bruno = protocol.world.join('bruno').address
    succeeds(buy({ addr: bruno }))
    expect(owner('alice')).toBe(bruno)
  })

  test('pays from the wallet and keeps what is left', () => {
    const { world } = protocol
    succeeds(world.call(alice, didWallet(wallet).AddFunds({}, { amount: namePrice })))
    succeeds(buy({ amount: 7n }))
    expect(world.balance(wallet)).toBe(7n)
  })

  test('never gives a name twice', async () => {
    const { world } = protocol
    succeeds(buy())
    const bruno = world.join('bruno')
    const brunos = await deployWallet(protocol, bruno)
    throws(buy({ by: bruno, from: brunos }), 'InvalidValue', nameRegistryErrors.nameTaken)
    throws(buy({ name: 'init' }), 'InvalidValue', nameRegistryErrors.nameTaken)
    expect(owner('alice')).toBe(wallet)
    expect(world.balance(brunos)).toBe(0n)
  })

  test('needs the controller', () => {
    throws(buy({ by: protocol.deployer }), 'WrongSender', errors.notController)
  })

  test('needs the whole price, and the donation besides', () => {
    throws(buy({ amount: namePrice - 1n }), 'InvalidValue', errors.balanceTooLow)
    throws(buy({ amount: namePrice, tyron: 1n }), 'InvalidValue', errors.balanceTooLow)
    succeeds(buy({ amount: namePrice + 1n, tyron: 1n }))
    expect(protocol.world.balance(wallet)).toBe(0n)
  })

  test('needs a domain id', () => {
    const { world } = protocol
    const buyText = (username: string) => {
      const call = didWallet(wallet).BuyNftUsername(
        { username, addr: null, id: 'zil', tyron: null },
        { amount: namePrice },
      )
      throws(world.call(alice, call), 'InvalidValue', initErrors.notADomainId)
    }
    buyText('')
    buyText('alice')
    buyText(domainId('alice').slice(2))
    buyText(`${domainId('alice').slice(2)}ab`)
    buyText(`${domainId('alice')}0`)
  })

  test('refuses the zero address as owner', () => {
    throws(buy({ addr: zeroAddress }), 'ZeroValueOrNull', initErrors.nullAddress)
  })

  test('refuses a currency that it does not take', () => {
    throws(buy({ id: 'gzil' }), 'InvalidValue', errors.unknownCurrency)
    const { world, init } = protocol
    const order = initContract(init).BuyNftUsername({ username: domainId('alice'), addr: wallet, id: 'gzil' })
    throws(world.call(alice, order), 'InvalidValue', initErrors.unknownCurrency)
  })

  test('needs a price', () => {
    const { world, deployer, init, initDid } = protocol
    succeeds(
      world.call(deployer, initDidContract(initDid).RemoveUtility({ id: 'zil', tx: 'BuyNftUsername' })),
    )
    throws(buy(), 'InvalidValue', errors.noPrice)
    const order = initContract(init).BuyNftUsername({ username: domainId('alice'), addr: wallet, id: 'zil' })
    throws(world.call(alice, order), 'InvalidValue', initErrors.noPrice)
  })

  test('asked of Init directly, takes exactly the price', () => {
    const { world, init } = protocol
    const order = (amount: bigint) =>
      world.call(
        alice,
        initContract(init).BuyNftUsername(
          { username: domainId('alice'), addr: alice.address, id: 'zil' },
          { amount },
        ),
      )
    throws(order(namePrice - 1n), 'InvalidValue', initErrors.wrongAmount)
    throws(order(namePrice + 1n), 'InvalidValue', initErrors.wrongAmount)
    succeeds(order(namePrice))
    expect(owner('alice')).toBe(alice.address)
  })

  test.each([
    ['Locked', errors.locked],
    ['Deactivated', errors.deactivated],
  ] as const)('is closed when %s', async (status, code) => {
    await reachStatus(protocol, wallet, alice, status)
    throws(buy(), 'WrongStatus', code)
  })

  test('needs a protocol: Init, and a record behind it', async () => {
    const { world, deployer } = protocol
    const stray = await deployWallet({ world, init: deployer.address }, alice)
    throws(buy({ from: stray }), 'DidIsNull', errors.noInitDid)
    const closed = await world.deploy(deployer, 'Init', initContract.deploy({ init_owner: deployer.address }))
    const early = await deployWallet({ world, init: closed }, alice)
    throws(buy({ from: early }), 'DidIsNull', errors.noInitDid)
  })
})

describe('BuyNftUsername from the free list', () => {
  const setFreeList = (addresses: readonly Address[]) => {
    const { world, deployer, initDid } = protocol
    return world.call(deployer, initDidContract(initDid).SetFreeList({ addresses }))
  }

  test('gives one name without payment and strikes the wallet off', () => {
    const { world, initDid, deployer } = protocol
    succeeds(setFreeList([deployer.address, wallet]))
    succeeds(buy({ id: 'free', amount: 0n }))
    expect(owner('alice')).toBe(wallet)
    expect(world.read(initDidContract(initDid).fields.free_list)).toEqual([deployer.address])
    throws(buy({ name: 'second', id: 'free' }), 'InvalidValue', initErrors.notOnFreeList)
  })

  test('looks at the wallet, not at who controls it', () => {
    succeeds(setFreeList([alice.address]))
    throws(buy({ id: 'free' }), 'InvalidValue', initErrors.notOnFreeList)
  })

  test('leaves ZIL that are sent along with who sent them', () => {
    const { world, init, initDid } = protocol
    succeeds(setFreeList([alice.address]))
    const treasury = world.balance(initDid)
    const order = { username: domainId('alice'), addr: wallet, id: 'free' }
    succeeds(world.call(alice, initContract(init).BuyNftUsername(order, { amount: 5n * zil })))
    expect([world.balance(init), world.balance(initDid)]).toEqual([0n, treasury])
  })

  test('is struck off by Init alone', () => {
    const { world, deployer, initDid } = protocol
    const call = initDidContract(initDid).UseFreeEntry({ addr: wallet })
    throws(world.call(deployer, call), 'WrongSender', initDidErrors.notInit)
  })

  test('costs no entry when the name is taken', () => {
    const { world, initDid } = protocol
    succeeds(setFreeList([wallet]))
    throws(buy({ name: 'init', id: 'free' }), 'InvalidValue', nameRegistryErrors.nameTaken)
    expect(world.read(initDidContract(initDid).fields.free_list)).toEqual([wallet])
  })
})

describe('Init with a record that is none', () => {
  test('sells nothing', async () => {
    const world = new World()
    const deployer = world.join('deployer')
    const init = await world.deploy(deployer, 'Init', initContract.deploy({ init_owner: deployer.address }))
    const registry = await world.deploy(deployer, 'NameRegistry', nameRegistry.deploy({ init }))
    const open = { name_registry: registry, zlp_name_registry: registry, did: registry }
    succeeds(world.call(deployer, initContract(init).Open(open)))
    const buyWith = (id: string) =>
      world.call(
        deployer,
        initContract(init).BuyNftUsername(
          { username: domainId('alice'), addr: registry, id },
          { amount: zil },
        ),
      )
    throws(buyWith('zil'), 'DidIsNull', initErrors.noInitDid)
    throws(buyWith('tyron'), 'DidIsNull', initErrors.noInitDid)
    throws(buyWith('free'), 'DidIsNull', initErrors.noInitDid)
  })
})

describe('IssueNftUsername', () => {
  const issue = (
    by: Person,
    tld: string,
    name = 'protocol',
    addr: Address = wallet,
    dID: Address = wallet,
  ) => {
    const { world, init } = protocol
    return world.call(by, initContract(init).IssueNftUsername({ tld, username: domainId(name), addr, dID }))
  }

  test('[RT-20] gives a free name of either registry without payment', () => {
    const { world, deployer, zlpRegistry } = protocol
    succeeds(issue(deployer, 'ssi', 'protocol', deployer.address, wallet))
    expect(owner('protocol')).toBe(deployer.address)
    expect(world.read(nameRegistry(protocol.registry).fields.did_dns.at(domainId('protocol')))).toBe(wallet)
    expect(owner('protocol', zlpRegistry)).toBeNull()
    succeeds(issue(deployer, 'zlp'))
    expect(world.read(nameRegistry(zlpRegistry).fields.nft_dns.at(domainId('protocol')))).toBe(wallet)
  })

  test('is for the owner, free names, known top levels and real addresses', () => {
    const { world, deployer, init } = protocol
    throws(issue(alice, 'ssi'), 'WrongSender', initErrors.notOwner)
    throws(issue(deployer, 'ssi', 'init'), 'InvalidValue', nameRegistryErrors.nameTaken)
    throws(issue(deployer, 'did'), 'InvalidValue', initErrors.unknownTld)
    throws(issue(deployer, 'ssi', 'protocol', zeroAddress), 'ZeroValueOrNull', initErrors.nullAddress)
    throws(issue(deployer, 'ssi', 'protocol', wallet, zeroAddress), 'ZeroValueOrNull', initErrors.nullAddress)
    const clear = initContract(init).IssueNftUsername({
      tld: 'ssi',
      username: 'protocol',
      addr: wallet,
      dID: wallet,
    })
    throws(world.call(deployer, clear), 'InvalidValue', initErrors.notADomainId)
  })
})

describe('NameRegistry', () => {
  test('takes writes from Init alone', () => {
    const { world, registry, deployer } = protocol
    const call = nameRegistry(registry).Register({ username: domainId('alice'), addr: wallet, dID: wallet })
    throws(world.call(deployer, call), 'WrongSender', nameRegistryErrors.notInit)
    throws(world.call(alice, call), 'WrongSender', nameRegistryErrors.notInit)
    expect(owner('alice')).toBeNull()
  })
})
