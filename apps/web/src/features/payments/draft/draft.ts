import { randomId } from '../../../shared/device/randomId'
import { isRecord, parseJson } from '@tyto/primitives'
import { mostPayments, type ListRow } from '../list/readList'

export type PaymentSource = 'wallet' | 'zilpay'
export type RecipientKind = 'username' | 'address' | 'zilpay'

/** One coin for a recipient, as it is typed. */
export interface LineDraft {
  readonly id: number
  readonly coin: string
  readonly amount: string
}

/** One recipient of the form. */
export interface PersonDraft {
  readonly id: number
  readonly kind: RecipientKind
  readonly typed: string
  /** The person confirmed that a recipient never used before is the right one. */
  readonly isTicked: boolean
  /** The label for the address book; empty for none. */
  readonly label: string
  readonly lines: readonly LineDraft[]
}

/** The page as a person has filled it in; it survives a reload. */
export interface SendDraft {
  /** Tells this draft from the next one, so that only what was sent is cleared. */
  readonly id: string
  readonly source: PaymentSource
  readonly people: readonly PersonDraft[]
  /** A list in the place of people; null for none. */
  readonly rows: readonly ListRow[] | null
  /** One tick for all new recipients of the list. */
  readonly isListTicked: boolean
}

/** New parts of a draft, or what makes them of the draft as it is now. */
export type ChangeDraft = Partial<SendDraft> | ((draft: SendDraft) => Partial<SendDraft>)

export function newLine(id: number, coin: string): LineDraft {
  return { id, coin, amount: '' }
}

export function newPerson(id: number, coin: string): PersonDraft {
  return { id, kind: 'username', typed: '', isTicked: false, label: '', lines: [newLine(0, coin)] }
}

export function newDraft(coin: string): SendDraft {
  const id = randomId()
  return { id, source: 'wallet', people: [newPerson(0, coin)], rows: null, isListTicked: false }
}

/** An id that none of them has. */
export function nextId(items: readonly { readonly id: number }[]): number {
  return items.reduce((most, { id }) => Math.max(most, id), -1) + 1
}

const mostPeople = 200
const mostLines = 100

/** Reads a stored draft; null for any other text. Never throws. */
export function readSendDraft(text: string | null): SendDraft | null {
  const json = parseJson(text)
  if (!isRecord(json)) return null
  const { id, source, people, rows, isListTicked } = json
  if (typeof id !== 'string' || !isSource(source) || !Array.isArray(people)) return null
  const readPeople = people.slice(0, mostPeople).map(readPerson)
  const readRows = rows === null ? null : Array.isArray(rows) ? rows.slice(0, mostPayments).map(readRow) : []
  if (readPeople.length === 0 || readPeople.includes(null) || readRows?.includes(null)) return null
  return {
    id,
    source,
    people: readPeople.filter((person) => person !== null),
    rows: readRows?.filter((row) => row !== null) ?? null,
    isListTicked: isListTicked === true,
  }
}

function isSource(value: unknown): value is PaymentSource {
  return value === 'wallet' || value === 'zilpay'
}

function readPerson(value: unknown): PersonDraft | null {
  if (!isRecord(value) || !Array.isArray(value['lines'])) return null
  const { id, kind, typed, isTicked, label } = value
  const lines = value['lines'].slice(0, mostLines).map(readLine)
  if (!isId(id) || typeof typed !== 'string' || typeof label !== 'string' || lines.includes(null)) return null
  if (kind !== 'username' && kind !== 'address' && kind !== 'zilpay') return null
  return { id, kind, typed, label, isTicked: isTicked === true, lines: lines.filter((line) => line !== null) }
}

function readLine(value: unknown): LineDraft | null {
  if (!isRecord(value)) return null
  const { id, coin, amount } = value
  return isId(id) && typeof coin === 'string' && typeof amount === 'string' ? { id, coin, amount } : null
}

function readRow(value: unknown): ListRow | null {
  if (!isRecord(value)) return null
  const { to } = value
  const line = readLine(value)
  return line !== null && typeof to === 'string' ? { ...line, to } : null
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
