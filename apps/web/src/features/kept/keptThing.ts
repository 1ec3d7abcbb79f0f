import { isRecord, ownValue, parseJson } from '@tyto/primitives'

/** What a kept text is about, as people know it. */
export type KeptThing =
  | { readonly kind: 'series'; readonly count: number; readonly time: number }
  | { readonly kind: 'unreadSeries' | 'transaction' | 'draft' | 'settings' | 'names' | 'recovery' | 'other' }

const kinds = [
  ['tyto.series.', 'unreadSeries'],
  ['tyto.transaction.', 'transaction'],
  ['tyto.draft.', 'draft'],
  ['tyto.settings', 'settings'],
  ['tyto.recovery.', 'recovery'],
  ['tyto.drills.', 'recovery'],
  ['tyto.kits.', 'recovery'],
  ['tyto.pins', 'names'],
  ['tyto.recent', 'names'],
  ['tyto.names', 'names'],
  ['tyto.addresses', 'names'],
] as const

/** Says what a text that cannot be read seems to be, from its key and what its words still tell. Never throws. */
export function keptThing(key: string, text: string): KeptThing {
  const kind = kinds.find(([prefix]) => key.startsWith(prefix))?.[1] ?? 'other'
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
