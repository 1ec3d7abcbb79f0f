import { isListAddress } from '@tyto/credentials'
import { err, ok, type Result } from '@tyto/primitives'
import type { Holder } from './holderOf'
import { isTooLong, type Draft, type Issuer } from './credentialTerms'

/** One line of the form. */
export interface FactInput {
  readonly label: string
  readonly value: string
}

/** The form as it is typed. */
export interface DraftInput {
  readonly title: string
  readonly facts: readonly FactInput[]
  readonly term: Term
  /** Where the issuer publishes what was taken back; null where it cannot be taken back. */
  readonly list: string | null
}

export const terms = ['month', 'year', 'fiveYears', 'noEnd'] as const
export type Term = (typeof terms)[number]

const day = 86_400_000
/** How long each term is, in ms. */
const lengths: Readonly<Record<Term, number | null>> = {
  month: 30 * day,
  year: 365 * day,
  fiveYears: 1_826 * day,
  noEnd: null,
}

export const mostFacts = 12
export const longestLabel = 60
export const longestValue = 300

export type DraftCode =
  | 'noTitle'
  | 'noFacts'
  /** A fact without a label or a value. */
  | 'halfFact'
  | 'sameLabel'
  /** A label that the standard keeps for itself. */
  | 'badLabel'
  | 'badList'
  /** Longer than its holder would keep. */
  | 'tooLong'

interface Signing extends Issuer {
  readonly holder: Holder
  /** In ms since 1970. */
  readonly now: number
}

/** Checks a form that is to be signed; lines with nothing in them are left out. */
export function readDraft(input: DraftInput, { holder, now, ...issuer }: Signing): Result<Draft, DraftCode> {
  const title = input.title.trim()
  const facts = input.facts
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
    .filter(({ label, value }) => label !== '' || value !== '')
  if (title === '') return err('noTitle')
  if (facts.length === 0) return err('noFacts')
  if (facts.some(({ label, value }) => label === '' || value === '')) return err('halfFact')
  if (new Set(facts.map(({ label }) => label)).size < facts.length) return err('sameLabel')
  if (facts.some(({ label }) => isKept(label))) return err('badLabel')
  const list = input.list?.trim() ?? null
  if (list !== null && !isListAddress(list)) return err('badList')
  const length = lengths[input.term]
  const draft = {
    holder,
    title,
    claims: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
    validUntil: length === null ? null : now + length,
    list,
  }
  return isTooLong(draft, { ...issuer, now }) ? err('tooLong') : ok(draft)
}

/** Words of JSON-LD, of SD-JWT and of JavaScript, which mean something else than a fact. */
const keptWords: ReadonlySet<string> = new Set(['id', 'type', '_sd', '...', '__proto__'])

function isKept(label: string): boolean {
  return label.startsWith('@') || keptWords.has(label)
}
