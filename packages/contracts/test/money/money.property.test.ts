import type { ContractCall } from '@tyto/abi'
import { zeroAddress, type Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defiWallet, didWallet, initDid, zrc2Token } from '../../src'
import { ownName } from '../people'
import { protocolWorld, succeeds, zil, type Person, type ProtocolWorld } from '../world'
import { sequences } from '../sequences'

const coins = ['zil', 'tyron', 'xsgd'] as const
type Coin = (typeof coins)[number]
type Wallet = 'alice' | 'bruno' | 'defi'
/** Who may own: two wallets, alice's DeFi wallet, three people, and nobody. */
const places = ['alice', 'bruno', 'defi', 'Alice', 'Bruno', 'Stranger', 'nobody'] as const
type Place = (typeof places)[number]

const wallets = ['alice', 'bruno', 'defi'] as const
const people = ['Alice', 'Bruno', 'Stranger'] as const
type PersonName = (typeof people)[number]
const controllerOf: Readonly<Record<Wallet, PersonName>> = { alice: 'Alice', bruno: 'Bruno', defi: 'Alice' }

interface Stage {
  readonly protocol: ProtocolWorld
  readonly addresses: Readonly<Record<Place, Address>>
  readonly persons: Readonly<Record<PersonName, Person>>
  readonly tokens: Readonly<Record<Exclude<Coin, 'zil'>, Address>>
}

async function prepare(): Promise<Stage> {
  const protocol = await protocolWorld()
  const { world, deployer, init, tyron } = protocol
  const alice = await ownName(protocol, 'alice')
  const bruno = await ownName(protocol, 'bruno')
  const stranger = world.join('stranger')
  const values = { init_nft: alice.id, init, init_community: init }
  const defi = await world.deploy(alice.controller, 'DefiWallet', defiWallet.deploy(values))
  const token = { contract_owner: deployer.address, name: 'XSGD', symbol: 'XSGD', decimals: 6n }
  const xsgd = await world.deploy(
    deployer,
    'Zrc2Token',
    zrc2Token.deploy({ ...token, init_supply: 10n ** 12n }),
  )
  succeeds(world.call(deployer, initDid(protocol.initDid).SetService({ id: 'xsgd', addr: xsgd })))
  for (const to of [alice.wallet, bruno.wallet, defi]) {
    succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to, amount: 30n })))
    succeeds(world.call(deployer, zrc2Token(xsgd).Transfer({ to, amount: 20n })))
    succeeds(world.call(deployer, didWallet(to).AddFunds({}, { amount: 25n })))
  }
  return {
    protocol,
    addresses: {
      alice: alice.wallet,
      bruno: bruno.wallet,
      defi,
      Alice: alice.controller.address,
      Bruno: bruno.controller.address,
      Stranger: stranger.address,
      nobody: zeroAddress,
    },
    persons: { Alice: alice.controller, Bruno: bruno.controller, Stranger: stranger },
    tokens: { tyron, xsgd },
  }
}

/** The balances of everybody, and who may take what from whom. */
interface Ledger {
  readonly owned: Map<string, bigint>
  readonly allowed: Map<string, bigint>
}
const ownKey = (place: string, coin: Coin) => `${place} ${coin}`

/** One payment inside of a command. */
interface Payment {
  readonly to: Place
  readonly coin: Coin
  readonly amount: bigint
}

type Command =
  | { readonly kind: 'AddFunds'; readonly by: PersonName; readonly to: Wallet; readonly amount: bigint }
  | {
      readonly kind: 'SendFunds' | 'Transfer' | 'BatchTransfer' | 'ZRC2_BatchTransfer'
      readonly by: PersonName
      readonly from: Wallet
      readonly payments: readonly Payment[]
      readonly sent: bigint
      readonly donation: bigint
    }
  | {
      readonly kind: 'Allow'
      readonly by: PersonName
      readonly from: Wallet
      readonly add: boolean
      readonly spender: Place
      readonly coin: Coin
      readonly amount: bigint
    }
  | {
      readonly kind: 'TransferFrom'
      readonly by: PersonName
      readonly from: Wallet
      readonly to: Place
      readonly coin: Exclude<Coin, 'zil'>
      readonly amount: bigint
    }

function callOf(command: Command, { addresses, tokens }: Stage): ContractCall {
  switch (command.kind) {
    case 'AddFunds':
      return didWallet(addresses[command.to]).AddFunds({}, { amount: command.amount })
    case 'TransferFrom': {
      const { from, to, amount, coin } = command
      return zrc2Token(tokens[coin]).TransferFrom({ from: addresses[from], to: addresses[to], amount })
    }
    case 'Allow': {
      const { from, add, coin, amount } = command
      const values = { spender: addresses[command.spender], amount, tyron: null }
      if (from === 'defi') return defiWallet(addresses.defi).UpdateAllowance({ ...values, dApp: coin, add })
      const { IncreaseAllowance, DecreaseAllowance } = didWallet(addresses[from])
      return (add ? IncreaseAllowance : DecreaseAllowance)({ ...values, addrName: coin })
    }
  }
  const { kind, from, payments, sent, donation } = command
  const at = from === 'defi' ? defiWallet(addresses.defi) : didWallet(addresses[from])
  const tyron = donation === 0n ? null : donation
  const options = { amount: sent }
  const [first] = payments
  const { to, amount, coin } = first ?? { to: 'nobody', amount: 0n, coin: 'zil' }
  const beneficiary = { constructor: 'Recipient', arguments: [addresses[to]] } as const
  switch (kind) {
    case 'SendFunds':
      return at.SendFunds({ tag: 'AddFunds', beneficiary, amount, tyron }, options)
    case 'Transfer':
      return at.Transfer({ addrName: coin, beneficiary, amount, tyron }, options)
    case 'ZRC2_BatchTransfer': {
      const pairs = payments.map((each) => [each.coin, each.amount] as const)
      return at.ZRC2_BatchTransfer({ addr: addresses[to], tokens: pairs, tyron }, options)
    }
    case 'BatchTransfer': {
      const list = payments.map((each) => [addresses[each.to], [each.coin, each.amount]] as const)
      return didWallet(addresses[from]).BatchTransfer({ to_payment_pair_list: list, tyron }, options)
    }
  }
}

/** Carries a command out on the model; false where the rules refuse it, and then nothing has changed. */
function carryOut(command: Command, ledger: Ledger): boolean {
  const after = new Map(ledger.owned)
  const allowed = new Map(ledger.allowed)
  const move = (from: string, to: string, coin: Coin, amount: bigint): boolean => {
    const has = after.get(ownKey(from, coin)) ?? 0n
    if (has < amount) return false
    after.set(ownKey(from, coin), has - amount)
    after.set(ownKey(to, coin), (after.get(ownKey(to, coin)) ?? 0n) + amount)
    return true
  }
  if (!isDone(command, move, allowed)) return false
  for (const [key, amount] of after) ledger.owned.set(key, amount)
  for (const [key, amount] of allowed) ledger.allowed.set(key, amount)
  return true
}

type Move = (from: string, to: string, coin: Coin, amount: bigint) => boolean

function isDone(command: Command, move: Move, allowed: Map<string, bigint>): boolean {
  const { by } = command
  switch (command.kind) {
    case 'AddFunds':
      return move(by, command.to, 'zil', command.amount)
    case 'TransferFrom': {
      const { from, to, coin, amount } = command
      const key = `${from} ${by} ${coin}`
      const left = (allowed.get(key) ?? 0n) - amount
      allowed.set(key, left)
      return left >= 0n && move(from, to, coin, amount)
    }
    case 'Allow': {
      const { from, add, spender, coin, amount } = command
      const isAllowed = by === controllerOf[from] && spender !== 'nobody' && spender !== from
      const key = `${from} ${spender} ${coin}`
      const now = (allowed.get(key) ?? 0n) + (add ? amount : -amount)
      allowed.set(key, now < 0n ? 0n : now)
      return isAllowed && coin !== 'zil' && amount > 0n
    }
  }
  const { kind, from, payments, sent, donation } = command
  if (by !== controllerOf[from] || payments.length === 0) return false
  if (!move(by, from, 'zil', sent) || donation > sent || !move(from, 'init', 'zil', donation)) return false
  const taken = kind === 'SendFunds' || kind === 'Transfer' ? payments.slice(0, 1) : payments
  return taken.every(({ to, coin, amount }) => {
    const place = kind === 'ZRC2_BatchTransfer' ? payments[0]!.to : to
    const paid = kind === 'SendFunds' ? 'zil' : coin
    if (kind === 'Transfer' && coin === 'zil') return false
    if (place === 'nobody' || place === from || amount === 0n) return false
    return move(from, place, paid, amount)
  })
}

/** The chain's own figures. */
function onChain({ protocol, addresses, tokens }: Stage): ReadonlyMap<string, bigint> {
  const { world } = protocol
  const found = new Map<string, bigint>()
  for (const place of places) {
    found.set(ownKey(place, 'zil'), world.balance(addresses[place]))
    for (const coin of ['tyron', 'xsgd'] as const) {
      found.set(
        ownKey(place, coin),
        world.read(zrc2Token(tokens[coin]).fields.balances.at(addresses[place])) ?? 0n,
      )
    }
  }
  return found.set(ownKey('init', 'zil'), world.balance(protocol.initDid))
}

/** Amounts that a person can send along without being refused by the chain itself. */
const affordable = fc.oneof(fc.bigInt({ min: 0n, max: 12n }), fc.constantFrom(30n, 3n * zil))
const amount = fc.oneof(fc.bigInt({ min: 0n, max: 12n }), fc.constantFrom(1n, 30n, 10_000_000n * zil))
const payment = fc.record({ to: fc.constantFrom(...places), coin: fc.constantFrom(...coins), amount })
const by = fc.oneof({ weight: 3, arbitrary: fc.constant('Alice' as const) }, fc.constantFrom(...people))
const from = fc.constantFrom(...wallets)
const money = { sent: fc.oneof(fc.constant(0n), affordable), donation: fc.constantFrom(0n, 0n, 0n, 1n, 5n) }
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('AddFunds' as const), by, to: from, amount: affordable }),
  fc
    .record({
      kind: fc.constantFrom(
        'SendFunds' as const,
        'Transfer' as const,
        'BatchTransfer' as const,
        'ZRC2_BatchTransfer' as const,
      ),
      by,
      from,
      payments: fc.array(payment, { minLength: 1, maxLength: 5 }),
      ...money,
    })
    // A DeFi wallet has no BatchTransfer.
    .map((each) =>
      each.kind === 'BatchTransfer' && each.from === 'defi' ? { ...each, from: 'alice' as const } : each,
    ),
  fc.record({
    kind: fc.constant('Allow' as const),
    by,
    from,
    add: fc.boolean(),
    spender: fc.constantFrom(...places),
    coin: fc.constantFrom(...coins),
    amount,
  }),
  fc.record({
    kind: fc.constant('TransferFrom' as const),
    by,
    from,
    to: fc.constantFrom('Alice' as const, 'Bruno' as const, 'Stranger' as const),
    coin: fc.constantFrom('tyron' as const, 'xsgd' as const),
    amount,
  }),
)

test('whatever is sent in whatever order arrives or stays: nothing is made or lost, and strangers move nothing', async () => {
  const gasPrice = 2_000_000_000n
  let went = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), async (commands) => {
      const stage = await prepare()
      const { world } = stage.protocol
      const ledger: Ledger = { owned: new Map(onChain(stage)), allowed: new Map() }
      const totalOf = (owned: ReadonlyMap<string, bigint>, coin: Coin) =>
        [...owned].reduce((sum, [key, value]) => (key.endsWith(` ${coin}`) ? sum + value : sum), 0n)
      const tokensBefore = [totalOf(ledger.owned, 'tyron'), totalOf(ledger.owned, 'xsgd')]
      let zilBefore = totalOf(ledger.owned, 'zil')
      for (const each of commands) {
        const execution = world.call(stage.persons[each.by], callOf(each, stage))
        const fee = execution.gasUsed * gasPrice
        zilBefore -= fee
        const payer = ownKey(each.by, 'zil')
        ledger.owned.set(payer, ledger.owned.get(payer)! - fee)
        const isDone_ = carryOut(each, ledger)
        expect({ each, isDone: execution.receipt.success }).toEqual({ each, isDone: isDone_ })
        const now = onChain(stage)
        expect(now).toEqual(ledger.owned)
        expect([totalOf(now, 'tyron'), totalOf(now, 'xsgd')]).toEqual(tokensBefore)
        expect(totalOf(now, 'zil')).toBe(zilBefore)
        if (isDone_) went += 1
        else refused += 1
      }
    }),
    sequences(80),
  )
  // The commands reach both ends, or the test would say nothing.
  expect(went).toBeGreaterThan(60)
  expect(refused).toBeGreaterThan(60)
})
