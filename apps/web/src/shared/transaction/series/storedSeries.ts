import { networkIds } from '@tyto/chain'
import { isAddress, isRecord, parseJson } from '@tyto/primitives'
import { longestSeries, mostItems, type Series, type SeriesItem } from './series'

/** Increased when the form of a record changes; a reader of each earlier form stays. */
export const seriesForm = 1

/** A series as the text that is stored. */
export function formatSeries(series: Series): string {
  return JSON.stringify({ version: seriesForm, ...series })
}

/** Reads stored text; returns null for malformed text and for records of a later form. Never throws. */
export function parseSeries(text: string): Series | null {
  if (text.length > longestSeries) return null
  const value = parseJson(text)
  if (!isRecord(value) || value['version'] !== seriesForm) return null
  const { id, kind, title, account, time, columns, skipped, isEnded, isSeen } = value
  const network = networkIds.find((each) => each === value['network'])
  const items = readItems(value['items'])
  // Records of earlier releases have none.
  const nonce = value['nonce'] ?? null
  const isSound =
    isText(id, 64) &&
    isText(kind, 40) &&
    isText(title, 400) &&
    isAddress(account) &&
    (nonce === null || (typeof nonce === 'string' && /^\d{1,20}$/.test(nonce))) &&
    typeof time === 'number' &&
    Number.isFinite(time) &&
    time >= 0 &&
    isTexts(columns) &&
    isTexts(skipped) &&
    typeof isEnded === 'boolean' &&
    typeof isSeen === 'boolean'
  if (!isSound || network === undefined || items === null) return null
  return { id, kind, title, network, account, nonce, time, columns, items, skipped, isEnded, isSeen }
}

/** A series with an item that cannot be read is none: its numbers would lie. */
function readItems(value: unknown): readonly SeriesItem[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostItems) return null
  const items = value.flatMap((each: unknown) => readItem(each) ?? [])
  const keys = new Set(items.map(({ key }) => key))
  return items.length === value.length && keys.size === items.length ? items : null
}

function readItem(value: unknown): SeriesItem | null {
  if (!isRecord(value)) return null
  const { key, action, input, label, rows } = value
  const isSound =
    isText(key, 100) && isText(action, 100) && isText(input, 200_000) && isText(label, 1_000) && isRows(rows)
  return isSound ? { key, action, input, label, rows } : null
}

function isRows(value: unknown): value is readonly (readonly string[])[] {
  return Array.isArray(value) && value.every(isTexts)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}
