import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleId, exampleReceipt, exampleTransaction } from './testing/exampleTransaction'
import { formatStored, parseStored, type StoredTransaction } from './storedTransaction'
import type { TransactionProgress } from './transactionMachine'

const address = '0x00000000000000000000000000000000000000a1'
const otherId = 'ef'.repeat(32)
const text = (length: number) => 'x'.repeat(length)
/** As the stored text writes a bigint. */
const amount = (value: string) => ({ $bigint: value })
/** A number that JSON can say and nothing can count. */
const endless = '@endless'

const awaiting = { status: 'awaiting' } as const
const submitted = { status: 'submitted', id: exampleId } as const
const unsettled = { status: 'unknown', id: exampleId, cause: 'pollsOver' } as const
const rejected = { status: 'rejected', reason: 'byWallet', code: 'WalletLocked', isSure: true } as const
const strayed = { status: 'strayed', id: exampleId, sender: address, to: address, amount: 3n } as const
const confirmed = { status: 'confirmed', id: exampleId, receipt: exampleReceipt } as const
const undone = { ...exampleReceipt, success: false, exceptions: [{ message: 'WrongSender', line: 7 }] }
const failed = { status: 'failed', id: exampleId, receipt: undone } as const
const dropped = { status: 'failed', id: exampleId, receipt: null, nodeStatus: 21 } as const

const states: readonly TransactionProgress[] = [
  awaiting,
  { ...awaiting, equal: otherId },
  submitted,
  { status: 'unknown', id: null, cause: 'stopped' },
  { status: 'unknown', id: null, cause: 'pageGone', equal: otherId },
  { status: 'unknown', id: null, cause: 'unclear' },
  { status: 'unknown', id: null, cause: 'misnamed' },
  unsettled,
  { ...unsettled, cause: 'doubt' },
  { ...unsettled, cause: 'unseen' },
  confirmed,
  failed,
  dropped,
  { status: 'rejected', reason: 'byUser', code: null, isSure: true },
  { ...rejected, isSure: false, equal: otherId },
  strayed,
]

/** Reads a stored record with something else at a place, `state.receipt.id`; undefined takes the place away. */
function readWith(place: string, given: unknown, state: TransactionProgress = awaiting) {
  const record = JSON.parse(formatStored(exampleTransaction({ state }))) as Record<string, unknown>
  const steps = place.split('.')
  let inner = record
  for (const step of steps.slice(0, -1)) inner = inner[step] as Record<string, unknown>
  inner[steps.at(-1)!] = given
  return parseStored(JSON.stringify(record).replace(`"${endless}"`, '1e999'))
}

const ids = [undefined, null, 7, text(64), exampleId.slice(1), `${exampleId}a`, exampleId.toUpperCase()]
const addresses = [undefined, null, 7, exampleId, address.slice(0, -1), `${address}0`]
const amounts = [undefined, null, 7, '7', amount('-1')]
const flags = [undefined, null, 'true', 1]

/** Places without which a record is nothing, and what must not stand there. */
const wrong: readonly (readonly [string, readonly unknown[], TransactionProgress?])[] = [
  ['version', [undefined, null, 0, '2', 3]],
  ['key', [undefined, null, 7, text(65)]],
  ['network', [undefined, null, 7, 'moonnet']],
  ['action', [undefined, null, 7, text(101)]],
  ['input', [undefined, null, 7, text(200_001)]],
  ['subject', [undefined, null, 7, text(401)]],
  ['submittedAt', [undefined, '5', -1, endless]],
  ['gasBound', amounts],
  ['isFollowedUp', flags],
  ['isDismissed', flags],
  ['intent', [undefined, null, 7, []]],
  ['intent.kind', [undefined, null, 'gift']],
  ['intent.sender', addresses],
  ['intent.nonce', amounts],
  ['intent.block', amounts],
  ['intent.to', addresses],
  ['intent.transition', [undefined, 7, text(201)]],
  ['intent.amount', amounts],
  ['intent.digest', ids],
  ['intent.time', [undefined, null, '5', -1, endless]],
  ['state', [undefined, null, 7, [], {}]],
  ['state.status', [undefined, null, 'lost']],
  ['state.id', ids, submitted],
  ['state.id', ids.filter((each) => each !== null), unsettled],
  ['state.cause', [undefined, null, 'boredom'], unsettled],
  ['state.reason', [undefined, null, 'byNobody'], rejected],
  ['state.code', [undefined, 7, text(101)], rejected],
  ['state.id', ids, strayed],
  ['state.sender', addresses, strayed],
  ['state.to', addresses, strayed],
  ['state.amount', amounts, strayed],
  ['state.id', [...ids, otherId], confirmed],
  ['state.receipt', [undefined, null, 7, []], confirmed],
  ['state.receipt.id', [...ids, otherId], confirmed],
  ['state.receipt.success', [undefined, null, 'true', false], confirmed],
  ['state.receipt.success', [true], failed],
  ['state.receipt.block', amounts, confirmed],
  ['state.receipt.gasUsed', amounts, confirmed],
  ['state.receipt.gasPrice', amounts, confirmed],
  ['state.receipt.exceptions', [undefined, null, 'none', {}], confirmed],
  ['state.id', ids, dropped],
  ['state.status', ['confirmed'], dropped],
  ['state.nodeStatus', [undefined, null, '21', 1.5], dropped],
]

/** The most and the least that may stand at a place. */
const fitting: readonly (readonly [string, readonly unknown[]])[] = [
  ['key', [text(64), '']],
  ['network', ['mainnet', 'testnet', 'local']],
  ['action', [text(100)]],
  ['input', [text(200_000)]],
  ['subject', [text(400), '']],
  ['submittedAt', [null, 0, 5]],
  ['gasBound', [amount('0')]],
  ['isFollowedUp', [true]],
  ['isDismissed', [true]],
  ['intent.kind', ['call', 'deploy', 'payment']],
  ['intent.nonce', [amount('0')]],
  ['intent.transition', [null, text(200)]],
  ['intent.likeness', [otherId]],
  ['intent.time', [0]],
]

describe('a stored transaction', () => {
  it.each(states)('comes back as it was: $status', (state) => {
    const transaction = exampleTransaction({ state })
    expect(parseStored(formatStored(transaction))).toEqual(transaction)
  })

  it.each(wrong.map((row) => ({ row, at: row[0] })))(
    'is nothing where $at is missing or wrong',
    ({ row }) => {
      const [place, given, state] = row
      for (const each of given) expect(readWith(place, each, state), JSON.stringify(each)).toBeNull()
    },
  )

  it.each(fitting)('may be as long or as little at %s', (place, given) => {
    for (const each of given) {
      const read = readWith(place, each)
      expect(read, JSON.stringify(each)?.slice(0, 80)).not.toBeNull()
      expect(JSON.parse(formatStored(read!))).toMatchObject(nested(place.split('.'), each))
    }
  })

  it('may have a code of a hundred letters, an id or none while nothing is known', () => {
    expect(readWith('state.code', text(100), rejected)?.state).toMatchObject({ code: text(100) })
    expect(readWith('state.code', null, rejected)?.state).toMatchObject({ code: null })
    expect(readWith('state.id', null, unsettled)?.state).toMatchObject({ id: null })
  })

  it('asks of nobody what is no id, and believes no refusal that nobody proved', () => {
    for (const state of [awaiting, unsettled, rejected])
      expect(readWith('state.equal', otherId.slice(1), state)?.state).toEqual(state)
    for (const each of [undefined, null, 'true', 1])
      expect(readWith('state.isSure', each, rejected)?.state).toEqual({ ...rejected, isSure: false })
  })

  it('keeps of a receipt what the block threw, without what is no exception', () => {
    const [thrown] = undone.exceptions
    const given = [null, 7, {}, { ...thrown, message: 7 }, { ...thrown, line: '7' }, thrown]
    expect(readWith('state.receipt.exceptions', given, failed)?.state).toEqual(failed)
  })

  it('keeps the sentences of the review; malformed ones are left out', () => {
    const summary = [
      { text: 'actFor', values: { subject: 'alice.ssi' } },
      { text: 'sends', values: { zil: '5', to: '0x00000000000000000000000000000000000000a1' } },
    ] as const
    expect(parseStored(formatStored(exampleTransaction({ summary })))?.summary).toEqual(summary)
    const read = (given: unknown) => readWith('summary', given)?.summary
    expect(read(undefined)).toEqual([])
    expect(read({ text: 'act' })).toEqual([])
    expect(read([7, null, { text: 'constructor', values: {} }, ...summary])).toEqual(summary)
    expect(read([7, 7, 7, 7, 7, ...summary])).toEqual([])
    const strange = { text: 'sends', values: { zil: 7, to: text(401), constructor: 'no' } }
    expect(read([strange])).toEqual([{ text: 'sends', values: {} }])
  })

  it('junk is nothing, never a crash', () => {
    for (const junk of ['', 'null', '7', '[]', '{', '{"version":1}', '['.repeat(9_999)]) {
      expect(parseStored(junk)).toBeNull()
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        expect(parseStored(junk)).toBeNull()
      }),
    )
  })
})

const change = { address, field: 'balances', keys: [address], before: '1', after: '' }
const sum = { token: null, symbol: 'ZIL', decimals: 12, amount: 5n }
const right = { ...sum, token: address, owner: address, spender: address } as const
const guardians = [`0x${exampleId}`] as const

/** Parts that earlier releases did not store, or that stand beside the rest: what they may hold, and what is left out of them. */
const beside: readonly {
  readonly part: keyof StoredTransaction
  readonly kept: readonly unknown[]
  readonly leftOut?: readonly unknown[]
  readonly most?: number
}[] = [
  {
    part: 'foreseen',
    kept: [
      change,
      { ...change, field: null, keys: [] },
      { ...change, field: text(200), keys: [text(400)], before: text(64), after: text(64) },
    ],
    leftOut: [
      null,
      7,
      { ...change, address: address.slice(1) },
      { ...change, field: undefined },
      { ...change, field: text(201) },
      { ...change, keys: 'a' },
      { ...change, keys: [address, 7] },
      { ...change, keys: [text(401)] },
      { ...change, before: 1 },
      { ...change, before: text(65) },
      { ...change, after: null },
      { ...change, after: text(65) },
    ],
    most: 8,
  },
  {
    part: 'changes',
    kept: [
      { kind: 'guardians', guardians },
      { kind: 'guardians', guardians: [] },
      { kind: 'controller', to: address },
      { kind: 'controllerAsked', to: address },
      { kind: 'status', to: 'Locked' },
      { kind: 'status', to: 'Deactivated' },
      { kind: 'status', to: 'Recovered' },
    ],
    leftOut: [
      null,
      7,
      {},
      { kind: 'guardians', guardians: exampleId },
      { kind: 'guardians', guardians: [...guardians, address] },
      { kind: 'controller', to: exampleId },
      { kind: 'controllerAsked' },
      { kind: 'status', to: address },
      { kind: 'owner', to: address },
    ],
    most: 10,
  },
  { part: 'others', kept: [otherId], leftOut: [null, 7, address], most: 20 },
  {
    part: 'paid',
    kept: [sum, { ...sum, token: address, decimals: 0 }],
    leftOut: [null, { ...sum, token: 'ZIL' }, { ...sum, amount: 5 }, { ...sum, decimals: -1 }],
    most: 4,
  },
  {
    part: 'allowed',
    kept: [right],
    leftOut: [null, sum, { ...right, owner: 'me' }, { ...right, spender: undefined }],
    most: 4,
  },
]

describe('what stands beside a stored transaction', () => {
  it.each(beside)('$part is kept without what is malformed, and so many at most', (each) => {
    const { part, kept, leftOut = [], most = 0 } = each
    const read = (list: readonly unknown[]) =>
      parseStored(formatStored({ ...exampleTransaction(), [part]: list }))?.[part]
    for (const one of kept) expect(read([one])).toEqual([one])
    for (const one of leftOut) expect(read([one, kept[0]]), String(one)).toEqual([kept[0]])
    const many = Array.from({ length: most + 1 }, () => kept[0])
    expect(read(many)).toEqual(many.slice(1))
    for (const none of [undefined, null, 'none', {}]) expect(readWith(part, none)?.[part]).toEqual([])
  })

  it.each([
    ['donation', amount('0'), 0n, [undefined, null, 5, amount('-5')]],
    ['donation', amount('5'), 5n, []],
    ['series', null, null, [undefined, 7, {}, { id: 's' }, { item: 'i' }]],
    ['series', { id: text(64), item: text(100) }, { id: text(64), item: text(100) }, []],
    ['series', { id: text(65), item: 'i' }, null, [{ id: 's', item: text(101) }]],
    ['moment', { kind: text(100) }, { kind: text(100) }, []],
    ['moment', null, null, [undefined, 7, {}, { kind: 7 }, { kind: text(101) }]],
  ] as const)('%s is read, and what is malformed is none', (part, given, read, others) => {
    for (const each of [given, ...others]) expect(readWith(part, each)?.[part]).toEqual(read)
  })

  it('an intent of an earlier release is like another one where its digest is', () => {
    const { digest } = exampleTransaction().intent
    for (const none of [undefined, null, digest.slice(1)])
      expect(readWith('intent.likeness', none)?.intent.likeness).toBe(digest)
  })
})

/** `{ a: { b: value } }` of the steps a and b. */
function nested([step, ...rest]: readonly string[], value: unknown): object {
  return { [step!]: rest.length === 0 ? value : nested(rest, value) }
}

describe('a record of form 1', () => {
  const guardian = `0x${otherId}`

  it.each([
    ['addGuardians', { guardians: [guardian] }, [{ kind: 'guardians', guardians: [guardian] }]],
    ['removeGuardians', { guardians: [guardian] }, [{ kind: 'guardians', guardians: [guardian] }]],
    ['configureSocialRecovery', { guardians: [guardian] }, [{ kind: 'guardians', guardians: [guardian] }]],
    ['addGuardians', { guardians: guardian }, []],
    ['send', { guardians: [guardian] }, []],
    ['updateController', { newController: address }, [{ kind: 'controllerAsked', to: address }]],
    ['transferName', { newController: address }, [{ kind: 'controller', to: address }]],
    ['transferName', { newController: 'bob.ssi' }, []],
    ['lock', {}, [{ kind: 'status', to: 'Locked' }]],
    ['didDeactivate', {}, [{ kind: 'status', to: 'Deactivated' }]],
    [
      'didSocialRecovery',
      { newController: address },
      [
        { kind: 'controller', to: address },
        { kind: 'status', to: 'Recovered' },
      ],
    ],
    ['unlock', {}, []],
    ['lock', '{', [{ kind: 'status', to: 'Locked' }]],
    ['updateController', '{', []],
  ] as const)('changed by %s with %j what its input says', (action, input, changes) => {
    const { moment: _, changes: __, ...record } = JSON.parse(formatStored(exampleTransaction())) as Fields
    const given = typeof input === 'string' ? input : JSON.stringify(input)
    const read = parseStored(JSON.stringify({ ...record, version: 1, action, input: given }))
    expect(read).toEqual({ ...exampleTransaction(), action, input: given, changes, moment: null })
  })

  it('remembers nothing, whatever stands there', () => {
    const record = JSON.parse(formatStored(exampleTransaction())) as Fields
    expect(parseStored(JSON.stringify({ ...record, version: 1, moment: { kind: 'x' } }))?.moment).toBeNull()
    expect(parseStored(JSON.stringify({ ...record, version: 1, input: 7 }))).toBeNull()
  })
})

type Fields = Readonly<Record<string, unknown>>
