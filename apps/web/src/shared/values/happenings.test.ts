import type { ContractEvent, PastTransaction } from '@tyto/chain'
import { zil } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { happeningsOf, type Happening, type HappeningContext } from './happenings'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const [wallet, bruno, controller, token, init, registry, foreign, exchange, dex] = [
  '11',
  '22',
  '33',
  '44',
  '55',
  '66',
  '77',
  '88',
  '99',
].map(address) as [Address, Address, Address, Address, Address, Address, Address, Address, Address]
const xsgd = { symbol: 'XSGD', decimals: 6 }
const lp = { symbol: 'XSGD LP ZilSwap', decimals: 12 }
const dexPool = { symbol: 'TYRONS$I', decimals: 12 }
const dao = { symbol: 'TYRONS$I DAO', decimals: 12 }

const context: HappeningContext = {
  wallet,
  tokens: new Map([[token, xsgd]]),
  zil,
  shares: {
    pools: new Map([[exchange, new Map([[token, lp]])]]),
    community: { place: dex, pool: dexPool, dao },
  },
  init,
  registries: new Set([registry]),
  protocol: new Set([init, registry, token, exchange]),
}

function event(at: Address, name: string, values: Readonly<Record<string, unknown>>): ContractEvent {
  const params = Object.entries(values).map(([vname, value]) => ({ vname, type: 'String', value }))
  return { name, address: at, params: params as ContractEvent['params'] }
}

function past(
  events: readonly ContractEvent[],
  change: Partial<PastTransaction> = {},
  messages: NonNullable<PastTransaction['receipt']>['messages'] = [],
): PastTransaction {
  return {
    id: 'ab'.repeat(32),
    block: 7n,
    time: 1_000,
    sender: controller,
    kind: 'call',
    to: wallet,
    transition: 'Transfer',
    amount: 0n,
    success: true,
    params: [],
    isAccepted: false,
    receipt: { success: true, gasUsed: 1n, events, messages, exceptions: [] },
    ...change,
  }
}

function read(...given: Parameters<typeof past>): readonly Happening[] {
  return happeningsOf(past(...given), context)
}

describe('[BX-16] what a past transaction did to a wallet', () => {
  const transfer = { sender: bruno, recipient: wallet, amount: '12000000' }

  it('money of a known coin comes and goes; of others in the same batch nothing is said', () => {
    expect(
      read([
        event(token, 'TransferSuccess', transfer),
        event(token, 'TransferSuccess', { sender: wallet, recipient: bruno, amount: '1' }),
        event(token, 'TransferSuccess', { sender: bruno, recipient: controller, amount: '9' }),
      ]),
    ).toEqual([
      {
        who: controller,
        kind: 'received',
        text: 'sent',
        from: bruno,
        to: wallet,
        amount: { units: 12_000_000n, coin: xsgd },
      },
      {
        who: controller,
        kind: 'sent',
        text: 'sent',
        from: wallet,
        to: bruno,
        amount: { units: 1n, coin: xsgd },
      },
    ])
    expect(
      read([
        event(token, 'TransferFromSuccess', {
          initiator: bruno,
          sender: wallet,
          recipient: controller,
          amount: '5',
        }),
      ]),
    ).toMatchObject([
      { kind: 'sent', text: 'taken', from: wallet, to: controller },
      { kind: 'allowed', text: 'allowanceUsed', from: wallet, to: bruno, allowance: { taken: 5n } },
    ])
  })

  it('[BX-27] shares of a pool come and go, and those that join the community are shares of the pool no more', () => {
    const said = (at: Address, name: string, values: Readonly<Record<string, string>>) =>
      read([event(at, name, { address: wallet, ...values })]).map(({ kind, text, amount }) => {
        return { kind, text, units: amount?.units, coin: amount?.coin }
      })
    const got = (units: bigint, coin: object) => ({ kind: 'received', text: 'sharesGot', units, coin })
    const given = (units: bigint, coin: object) => ({ kind: 'sent', text: 'sharesGiven', units, coin })
    expect(said(exchange, 'Mint', { pool: token, amount: '7' })).toEqual([got(7n, lp)])
    expect(said(exchange, 'Burnt', { pool: token, amount: '3' })).toEqual([given(3n, lp)])
    expect(said(dex, 'Mint', { amount: '9' })).toEqual([got(9n, dexPool)])
    expect(said(dex, 'Joined', { amount: '9', shares: '8' })).toEqual([given(9n, dexPool), got(8n, dao)])
    expect(said(dex, 'Left', { amount: '5', shares: '4' })).toEqual([given(4n, dao), got(5n, dexPool)])
    expect(said(dex, 'Burnt', { amount: '5' })).toEqual([given(5n, dexPool)])
    // Of others, of pools of no known coin, and by contracts that are no exchange nothing is said.
    const nothing = [{ text: 'called' }]
    expect(read([event(exchange, 'Mint', { address: bruno, pool: token, amount: '7' })])).toMatchObject(
      nothing,
    )
    expect(
      read([event(exchange, 'Mint', { address: wallet, pool: foreign, amount: '7' })])[0]?.text,
    ).not.toBe('sharesGot')
    expect(read([event(foreign, 'Mint', { address: wallet, pool: token, amount: '7' })])[0]?.text).toBe(
      'reported',
    )
  })

  it('[BX-27] what a wallet was made with is told', () => {
    expect(read([], { kind: 'deploy', transition: null, amount: 8n, isAccepted: true })).toMatchObject([
      { text: 'made' },
      { kind: 'received', from: controller, to: wallet, amount: { units: 8n, coin: zil } },
    ])
  })

  it('ZIL is what was taken, with the call and with messages', () => {
    const message = { from: wallet, to: bruno, tag: 'AddFunds', amount: 3n, params: [], depth: 0 }
    const payments = [
      { ...message, accepted: true },
      { ...message, accepted: false },
      { ...message, accepted: true, amount: 0n },
    ]
    expect(read([], { amount: 8n, isAccepted: true }, payments)).toMatchObject([
      { kind: 'received', from: controller, to: wallet, amount: { units: 8n, coin: zil } },
      { kind: 'sent', from: wallet, to: bruno, amount: { units: 3n } },
    ])
    expect(read([], { amount: 8n, isAccepted: false })).toMatchObject([{ kind: 'other', text: 'called' }])
  })

  it('what is allowed: a limit, none, less, nothing any more', () => {
    const allow = (name: string, new_allowance: string) =>
      read([event(token, name, { token_owner: wallet, spender: bruno, new_allowance })])[0]
    expect(allow('IncreasedAllowance', '100')).toMatchObject({
      kind: 'allowed',
      text: 'allowed',
      amount: { units: 100n },
    })
    expect(allow('IncreasedAllowance', String(2n ** 128n - 1n))).toMatchObject({
      text: 'allowedAll',
      item: 'XSGD',
    })
    expect(allow('DecreasedAllowance', '40')).toMatchObject({ text: 'allowedLess', amount: { units: 40n } })
    expect(allow('DecreasedAllowance', '0')).toMatchObject({ kind: 'allowed', text: 'revoked' })
  })

  it('what the wallet says of itself, and what the registry and the shop say of names', () => {
    const own = (name: string, values = {}) => read([event(wallet, name, values)])[0]
    expect(own('DeadlineUpdated', { deadline: '20' })).toMatchObject({
      kind: 'changed',
      text: 'deadline',
      count: '20',
    })
    expect(own('DidLocked')).toMatchObject({ text: 'locked' })
    expect(own('DidRecovered', { controller: bruno })).toMatchObject({ kind: 'recovered', to: bruno })
    expect(own('ControllerProposed', { pending_controller: bruno })).toMatchObject({
      text: 'controllerProposed',
      to: bruno,
    })
    expect(own('UsernameProposed', { pending_username: 'alice' })).toMatchObject({ item: 'alice' })
    expect(own('SubdomainSaved', { domain: 'work', addr: bruno })).toMatchObject({ item: 'work', to: bruno })
    expect(
      read([event(registry, 'Registered', { username: '0xab', addr: wallet, dID: wallet })]),
    ).toMatchObject([{ kind: 'minted', text: 'nameMinted', to: wallet, item: '0xab' }])
    const bought = { username: '0xab', addr: bruno, id: 'zil', buyer: wallet }
    expect(read([event(init, 'BoughtNftUsername', bought)])).toMatchObject([{ kind: 'minted', to: bruno }])
    const moved = { username: '0xab', addr: bruno, dID: bruno, owner: wallet }
    expect(read([event(init, 'TransferredNftUsername', moved)])).toMatchObject([
      { kind: 'sent', text: 'nameMoved' },
    ])
  })

  it('a contract that nobody knows is not believed: it is said in general that it told something', () => {
    const name = `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`
    expect(read([event(foreign, 'TransferSuccess', transfer)])).toEqual([
      { kind: 'other', text: 'reported', who: controller, to: foreign, item: 'TransferSuccess' },
    ])
    const [told] = read([event(foreign, name, {})])
    expect(told?.item).toHaveLength(61)
  })

  it('values of the wrong shape are passed over, failures and endless batches are said', () => {
    for (const amount of ['-1', '1.5', 'NaN', '9'.repeat(500), 7, null, {}, ['1']]) {
      expect(read([event(token, 'TransferSuccess', { ...transfer, amount })])[0]?.text).toBe('called')
    }
    expect(read([], { success: false, transition: 'SendFunds' })).toMatchObject([
      { kind: 'failed', item: 'SendFunds' },
    ])
    const many = read(Array.from({ length: 45 }, () => event(token, 'TransferSuccess', transfer)))
    expect(many).toHaveLength(41)
    expect(many.at(-1)).toMatchObject({ text: 'moreGot', count: '5', amount: { coin: xsgd } })
    expect(read([], { receipt: null })).toMatchObject([{ text: 'called' }])
    expect(read([], { kind: 'deploy', transition: null })).toMatchObject([{ kind: 'changed', text: 'made' }])
  })

  it('[BX-27] rows come to what moved, coin by coin, however many payments one transaction makes', () => {
    const payment = fc.record({
      isIn: fc.boolean(),
      isZil: fc.boolean(),
      units: fc.bigInt({ min: 1n, max: 10n ** 20n }),
    })
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 120 }), (payments) => {
        const ends = (isIn: boolean) => (isIn ? { from: bruno, to: wallet } : { from: wallet, to: bruno })
        const events = payments.flatMap(({ isIn, isZil, units }) => {
          const { from, to } = ends(isIn)
          const values = { sender: from, recipient: to, amount: units.toString() }
          return isZil ? [] : [event(token, 'TransferSuccess', values)]
        })
        const messages = payments.flatMap(({ isIn, isZil, units }) =>
          isZil
            ? [{ ...ends(isIn), tag: 'AddFunds', amount: units, params: [], accepted: true, depth: 0 }]
            : [],
        )
        const rows = happeningsOf(past(events, {}, messages), context)
        for (const coin of [zil, xsgd]) {
          const told = rows.reduce((sum, { amount, to }) => {
            if (amount?.coin !== coin) return sum
            return to === wallet ? sum + amount.units : sum - amount.units
          }, 0n)
          const moved = payments.reduce(
            (sum, { isIn, isZil, units }) => (isZil === (coin === zil) ? sum + (isIn ? units : -units) : sum),
            0n,
          )
          expect(told).toBe(moved)
        }
        expect(rows.length).toBeLessThanOrEqual(45)
      }),
    )
  })

  it('[BX-27] what another token of the same symbol moved adds nothing to a coin', () => {
    const twin = { symbol: 'XSGD', decimals: 6 }
    const both = { ...context, tokens: new Map([...context.tokens, [foreign, twin]]) }
    const events = [...Array<Address>(42).fill(token), ...Array<Address>(42).fill(foreign)].map((at) =>
      event(at, 'TransferSuccess', transfer),
    )
    const rows = happeningsOf(past(events), both).filter(({ text }) => text === 'moreGot')
    expect(rows.map(({ amount }) => [amount?.coin === twin, amount?.units])).toEqual([
      [false, 24_000_000n],
      [true, 504_000_000n],
    ])
  })

  it('never throws, whatever a receipt says', () => {
    const names = [
      'TransferSuccess',
      'TransferFromSuccess',
      'IncreasedAllowance',
      'Mint',
      'Joined',
      'Minted',
      'Burnt',
      'DidRecovered',
      'GuardiansChanged',
      'x',
    ]
    const values = fc.dictionary(
      fc.constantFrom(
        'sender',
        'recipient',
        'initiator',
        'address',
        'pool',
        'shares',
        'amount',
        'new_allowance',
        'token_owner',
        'spender',
        'controller',
      ),
      fc.oneof(fc.constantFrom(wallet, bruno), fc.string(), fc.bigInt().map(String), fc.jsonValue()),
    )
    const events = fc.array(
      fc.record({
        at: fc.constantFrom(wallet, token, init, registry, foreign, exchange, dex),
        name: fc.constantFrom(...names),
        values,
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(events, fc.boolean(), (given, success) => {
        const told = read(
          given.map((each) => event(each.at, each.name, each.values)),
          { success },
        )
        expect(told.length).toBeGreaterThan(0)
        expect(told.length).toBeLessThanOrEqual(41)
        for (const { amount } of told) expect(amount === undefined || amount.units >= 0n).toBe(true)
      }),
    )
  })
})
