import { isRecord, parseJson } from '@tyto/primitives'
import { isCarried, type Knowledge, type Texts } from './knowledge'

/** Raised when the form changes; a reader of each earlier form stays. */
const form = 1

/** More keys than a browser has room for. */
const mostTexts = 5_000
const longestKey = 300
/** In characters; a browser keeps about five million in all. */
const longestText = 3_000_000

export type KnowledgeFault = 'newer' | 'malformed'

export function formatKnowledge({ device, tab }: Knowledge, time: number): string {
  return JSON.stringify({ version: form, time, device, tab })
}

/** Reads what `formatKnowledge` wrote. Keys that are not carried are left out; never throws. */
export function parseKnowledge(text: string): Knowledge | KnowledgeFault {
  const value = parseJson(text)
  if (!isRecord(value)) return 'malformed'
  const { version, device, tab } = value
  if (typeof version === 'number' && version > form) return 'newer'
  if (version !== form) return 'malformed'
  const read = { device: readTexts(device), tab: readTexts(tab) }
  return read.device === null || read.tab === null ? 'malformed' : { device: read.device, tab: read.tab }
}

function readTexts(value: unknown): Texts | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  if (entries.length > mostTexts) return null
  const texts = entries.filter(
    (entry): entry is [string, string] =>
      isCarried(entry[0]) &&
      entry[0].length <= longestKey &&
      typeof entry[1] === 'string' &&
      entry[1].length <= longestText,
  )
  return Object.fromEntries(texts)
}
