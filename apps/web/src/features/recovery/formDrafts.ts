import type { NetworkId } from '@tyto/chain'
import type { DidRecord } from '@tyto/identity'
import { isRecord, parseJson, textDigest, type Address } from '@tyto/primitives'
import { createStoredMap } from '../../shared/device/createStored'
import { keepNewest } from '../../shared/device/keepNewest'
import { tabTexts } from '../../shared/device/textStore'

/** The forms of a wallet's recovery: guardians to add or remove, signatures that came as text, and answers before they are read. */
const recoveryForms = ['add', 'remove', 'signatures', 'answers'] as const
export type RecoveryForm = (typeof recoveryForms)[number]

/** What stands in a form, right or wrong. */
interface FormDraft {
  /** What it was typed for: once that is another one, the draft is over. */
  readonly of: string
  /** The texts of its fields, in their order. */
  readonly texts: readonly string[]
  /** When it was typed, in ms since 1970. */
  readonly time: number
}

/** Where the texts of a form are kept. */
export interface DraftPlace {
  readonly network: NetworkId
  /** Who types; null where no wallet is connected. */
  readonly account: Address | null
  readonly wallet: Address
  readonly form: RecoveryForm
  /** What it is typed for: see `stateDigest`. */
  readonly of: string
}

/** The new controller and two fields for each of 100 guardians, with room for what a later form adds. */
const mostTexts = 300
/** The longest form that is kept, in UTF-16 code units: 150 answers as links. */
const longestForm = 60_000
const mostDrafts = 20
/** How long a draft is kept, in ms: a week. */
const longestAge = 7 * 24 * 60 * 60 * 1_000

/**
 * What is typed is kept until its tab is closed: a reload keeps it, and other tabs do not see it. No key is among it: signatures stand
 * on the chain once they are sent, and guardians as hashes of their names, with which anybody may try a name.
 */
const drafts = createStoredMap<FormDraft>({
  prefix: 'tyto.draft.recovery.',
  parse: readFormDraft,
  texts: tabTexts,
})

/** Reads a stored draft; null for any other text, and for more than a form has. Never throws. */
export function readFormDraft(text: string | null): FormDraft | null {
  const json = parseJson(text)
  if (!isRecord(json)) return null
  const { of, texts, time } = json
  if (typeof of !== 'string' || typeof time !== 'number' || !Number.isSafeInteger(time)) return null
  if (!Array.isArray(texts) || !texts.every((each) => typeof each === 'string')) return null
  return isSmall(texts) && of.length <= longestOf ? { of, texts, time } : null
}

/** A digest in hex, with 0x before it, in UTF-16 code units. */
const longestOf = 66

function isSmall(texts: readonly string[]): boolean {
  return texts.length <= mostTexts && texts.reduce((sum, { length }) => sum + length, 0) <= longestForm
}

/** Names the state of a wallet that a form is typed for: another controller or other guardians begin it anew. */
export function stateDigest({ controller, guardians }: Pick<DidRecord, 'controller' | 'guardians'>): string {
  return textDigest([controller, ...guardians].join())
}

/**
 * What this account typed into the form; null where nothing is kept for this state. What was typed before a wallet was connected
 * belongs to the one that is connected first.
 */
export function recallTexts(place: DraftPlace): readonly string[] | null {
  return recall(place) ?? recall({ ...place, account: null })
}

function recall(place: DraftPlace): readonly string[] | null {
  const draft = drafts.get(keyOf(place))
  if (draft === null || draft.of !== place.of) return null
  return Math.abs(Date.now() - draft.time) <= longestAge ? draft.texts : null
}

/** Keeps what stands in the form now; null where nothing is typed. A form that is too large is not kept. */
export function keepTexts(place: DraftPlace, texts: readonly string[] | null): void {
  const kept = texts !== null && isSmall(texts) ? texts : null
  const before = recall(place)
  if (JSON.stringify(kept) !== JSON.stringify(before)) {
    drafts.set(keyOf(place), kept && { of: place.of, texts: kept, time: Date.now() })
    keepNewest(drafts, mostDrafts, ({ time }) => time)
  }
  const ofNobody = keyOf({ ...place, account: null })
  if (place.account !== null && drafts.get(ofNobody) !== null) drafts.set(ofNobody, null)
}

/** Forgets what was typed into the forms of a wallet, once it was sent. */
export function forgetForms(place: Omit<DraftPlace, 'form' | 'of'>): void {
  for (const form of recoveryForms) drafts.set(keyOf({ ...place, form }), null)
}

function keyOf({ network, account, wallet, form }: Omit<DraftPlace, 'of'>): string {
  return [network, account ?? 'nobody', wallet, form].join('.')
}
