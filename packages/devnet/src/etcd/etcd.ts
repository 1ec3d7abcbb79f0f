import { AnswerTooLarge, RevisionGone, StreamBroken, type EtcdGateway } from './gateway'

/*
 * The part of etcd's interface (v3) that is used here. On its wire keys and values are base64, 64-bit numbers are texts, and what is
 * zero is left out.
 */

/** One key and its value. */
export interface EtcdEntry {
  readonly key: string
  readonly value: string
  /** The revision of the store in which it was made, and changed last. */
  readonly created: number
  readonly changed: number
}

/** A condition on one key. */
export interface Compare {
  readonly key: string
  readonly target: 'CREATE' | 'MOD' | 'VERSION'
  readonly result: 'EQUAL' | 'GREATER' | 'LESS'
  readonly create_revision?: string
  readonly mod_revision?: string
  readonly version?: string
}

/** One step of a transaction. */
export type Step =
  | { readonly request_put: { readonly key: string; readonly value: string; readonly lease?: string } }
  | { readonly request_range: { readonly key: string; readonly revision?: string } }
  | { readonly request_delete_range: { readonly key: string } }
  | { readonly request_txn: Transaction }

/** Steps that are done all together, which ones by whether all conditions hold. */
export interface Transaction {
  readonly compare: readonly Compare[]
  readonly success: readonly Step[]
  readonly failure: readonly Step[]
}

/** What became of a transaction: the entries of each step that read, the results of transactions inside. */
export interface TransactionResult {
  readonly succeeded: boolean
  readonly revision: number
  readonly steps: readonly { readonly entries: readonly EtcdEntry[]; readonly inner?: TransactionResult }[]
}

/** A change of a key; without a value it was deleted. */
export interface EtcdEvent extends Omit<EtcdEntry, 'value'> {
  readonly value: string | undefined
}

interface WireEntry {
  readonly key: string
  readonly value?: string
  readonly create_revision?: string
  readonly mod_revision?: string
}
interface WireRange {
  readonly header?: { readonly revision?: string }
  readonly kvs?: readonly WireEntry[]
  readonly more?: boolean
}
interface WireTransaction {
  readonly header?: { readonly revision?: string }
  readonly succeeded?: boolean
  readonly responses?: readonly {
    readonly response_range?: WireRange
    readonly response_txn?: WireTransaction
  }[]
}
interface WireWatch {
  readonly header?: { readonly revision?: string }
  readonly compact_revision?: string
  readonly created?: boolean
  /** More of the same changes comes with the next answer. */
  readonly fragment?: boolean
  readonly canceled?: boolean
  readonly cancel_reason?: string
  readonly events?: readonly { readonly type?: string; readonly kv: WireEntry }[]
}

export const isFree = (key: string): Compare => createdAt(key, 0)

export function createdAt(key: string, revision: number): Compare {
  return { key: toWire(key), target: 'CREATE', result: 'EQUAL', create_revision: String(revision) }
}

export function isThere(key: string): Compare {
  return { key: toWire(key), target: 'VERSION', result: 'GREATER', version: '0' }
}

export function changedBefore(key: string, revision: number): Compare {
  return { key: toWire(key), target: 'MOD', result: 'LESS', mod_revision: String(revision) }
}

export function putStep(key: string, value: string, lease?: string): Step {
  return {
    request_put: { key: toWire(key), value: toWire(value), ...(lease === undefined ? {} : { lease }) },
  }
}

/** Reads a key as it was at a revision; as it is, where none is said. */
export function getStep(key: string, revision?: number): Step {
  return {
    request_range: { key: toWire(key), ...(revision === undefined ? {} : { revision: String(revision) }) },
  }
}

export const deleteStep = (key: string): Step => ({ request_delete_range: { key: toWire(key) } })

export async function transact(gateway: EtcdGateway, transaction: Transaction): Promise<TransactionResult> {
  return readTransaction((await gateway.ask('/v3/kv/txn', transaction)) as WireTransaction)
}

/** The entries from a key on, up to another one that is not among them, in their order; the first ones of them. */
export async function range(
  gateway: EtcdGateway,
  { from, end, most, revision = 0 }: RangeOptions,
): Promise<{ readonly entries: readonly EtcdEntry[]; readonly isWhole: boolean; readonly revision: number }> {
  const asked = { key: toWire(from), range_end: toWire(end), limit: String(most), revision: String(revision) }
  const answer = (await gateway.ask('/v3/kv/range', asked)) as WireRange
  return {
    entries: (answer.kvs ?? []).map(readEntry),
    isWhole: answer.more !== true,
    revision: Number(answer.header?.revision ?? 0),
  }
}

interface RangeOptions {
  readonly from: string
  readonly end: string
  readonly most: number
  /** As it was then; now, where it is left out. */
  readonly revision?: number
}

/** Entries of a page, where they are small. */
const mostOfPage = 500

/** All entries whose keys begin so, page by page, as they were at one revision; a page holds as many as one answer may carry. */
export async function* walk(
  gateway: EtcdGateway,
  prefix: string,
  options: { readonly from?: string; readonly revision: number },
): AsyncGenerator<EtcdEntry> {
  let { from = prefix } = options
  let count = mostOfPage
  for (;;) {
    const { answer: page, asked } = await asManyAsFit(count, (most) =>
      range(gateway, { from, end: endOf(prefix), most, revision: options.revision }),
    )
    yield* page.entries
    if (page.isWhole) return
    count = Math.min(mostOfPage, asked * 2)
    from = `${page.entries.at(-1)!.key}\0`
  }
}

/** Asks for so many things at once, and for half as many where the answer would be too large; how many were asked for in the end. */
export async function asManyAsFit<T>(
  most: number,
  ask: (count: number) => Promise<T>,
): Promise<{ readonly answer: T; readonly asked: number }> {
  for (let asked = most; ; asked = Math.ceil(asked / 2)) {
    try {
      return { answer: await ask(asked), asked }
    } catch (error) {
      if (!(error instanceof AnswerTooLarge) || asked === 1) throw error
    }
  }
}

/** Changes below a prefix from a revision on, and how far all was told. Throws `RevisionGone` and `StreamBroken`. */
export async function* watch(
  gateway: EtcdGateway,
  prefix: string,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<{ readonly revision: number; readonly events: readonly EtcdEvent[] }> {
  const create_request = {
    key: toWire(prefix),
    range_end: toWire(endOf(prefix)),
    start_revision: String(from),
    progress_notify: true,
    // What is more than a member sends at once comes in pieces; without this word it does not come at all.
    fragment: true,
  }
  for await (const answer of gateway.stream('/v3/watch', { create_request }, signal)) {
    const { events = [], compact_revision: compacted, canceled, cancel_reason: reason } = answer as WireWatch
    if (Number(compacted ?? 0) > 0) throw new RevisionGone('The changes since are not kept any more')
    if (canceled) throw new StreamBroken(reason ?? 'The watch was ended')
    const told = events.map(({ type, kv }): EtcdEvent => {
      const entry = readEntry(kv)
      return type === 'DELETE' ? { ...entry, value: undefined } : entry
    })
    yield { revision: toldBy(answer as WireWatch, told), events: told }
  }
}

/** Up to which revision all was told with an answer; 0 where that is not known. */
function toldBy(answer: WireWatch, told: readonly EtcdEvent[]): number {
  const last = told.at(-1)?.changed
  // More of that revision may come.
  if (last !== undefined) return answer.fragment ? last - 1 : last
  // The first answer says where the store is, not what was told; one with changes may come before others of its time.
  return answer.created || answer.fragment ? 0 : Number(answer.header?.revision ?? 0)
}

/** Whether a read failed because its revision is no longer kept. */
export function isGone(error: unknown): boolean {
  return error instanceof RevisionGone
}

/** Behind all keys with the prefix. */
export function endOf(prefix: string): string {
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
}

function readTransaction({ header, succeeded, responses = [] }: WireTransaction): TransactionResult {
  return {
    succeeded: succeeded === true,
    revision: Number(header?.revision ?? 0),
    steps: responses.map(({ response_range: found, response_txn: inner }) => ({
      entries: (found?.kvs ?? []).map(readEntry),
      ...(inner === undefined ? {} : { inner: readTransaction(inner) }),
    })),
  }
}

function readEntry({
  key,
  value = '',
  create_revision: created,
  mod_revision: changed,
}: WireEntry): EtcdEntry {
  return {
    key: fromWire(key),
    value: fromWire(value),
    created: Number(created ?? 0),
    changed: Number(changed ?? 0),
  }
}

function toWire(text: string): string {
  return Buffer.from(text).toString('base64')
}

function fromWire(text: string): string {
  return Buffer.from(text, 'base64').toString()
}
