import { isRecord, ownValue, parseJson } from '@tyto/primitives'

/** The thing that a kept text is about, as people know it. */
export type KeptThing =
  | { readonly kind: 'series'; readonly count: number; readonly time: number }
  | { readonly kind: KeptKind }

type KeptKind = 'unreadSeries' | 'transaction' | 'draft' | 'settings' | 'names' | 'recovery' | 'other'

const kinds = [
  ['tyto.series.', 'unreadSeries'],
  ['tyto.transaction.', 'transaction'],
  ['tyto.draft.', 'draft'],
  ['tyto.settings', 'settings'],
  ['tyto.currencies', 'settings'],
  ['tyto.pictureHosts', 'settings'],
  ['tyto.gallery.', 'settings'],
  ['tyto.recovery.', 'recovery'],
  ['tyto.drills.', 'recovery'],
  ['tyto.kits.', 'recovery'],
  ['tyto.hands.', 'recovery'],
  ['tyto.seen.', 'recovery'],
  ['tyto.pins', 'names'],
  ['tyto.recent', 'names'],
  ['tyto.names', 'names'],
  ['tyto.addresses', 'names'],
] as const

/** The kind of thing that the text under a key is about. */
export function keptKind(key: string): KeptKind {
  return kinds.find(([prefix]) => key.startsWith(prefix))?.[1] ?? 'other'
}

/** Says what a text that cannot be read seems to be, from its key and what its words still tell. Never throws. */
export function keptThing(key: string, text: string): KeptThing {
  const kind = keptKind(key)
  return kind === 'unreadSeries' ? readSeries(text) : { kind }
}

function readSeries(text: string): KeptThing {
  const value = parseJson(text)
  const items = ownValue(value, 'items')
  const time = ownValue(value, 'time')
  const isDated = typeof time === 'number' && Number.isSafeInteger(time) && time > 0 && time < latestTime
  return isRecord(value) && Array.isArray(items) && items.length > 0 && isDated
    ? { kind: 'series', count: items.length, time }
    : { kind: 'unreadSeries' }
}

/** The year 9999, in ms: no later time is written as a date. */
const latestTime = 253_370_764_800_000
