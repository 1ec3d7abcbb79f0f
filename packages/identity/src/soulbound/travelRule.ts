import {
  bytesToUtf8,
  err,
  isRecord,
  ok,
  ownValue,
  parseJson,
  utf8ToBytes,
  type Result,
} from '@tyto/primitives'
import { cleanLine } from '../links/cleanLine'
import { countries } from './countries'

/** The facts that an issuer must know of a person by the travel rule. The bounds are those of the standard, IVMS101. */
export interface TravelRule {
  /** Without the @. */
  readonly telegramUser: string
  readonly fullName: string
  /** Two capital letters of ISO 3166-1. */
  readonly country: string
  readonly idNumber: string
}

export type TravelRuleField = keyof TravelRule

export type TravelRuleCode =
  /** "Can't be empty" */
  | 'FieldIsEmpty'
  | 'FieldIsTooLong'
  /** Four to 32 Latin letters, digits and _, with a letter first. */
  | 'TelegramIsMalformed'
  /** No letter in it. */
  | 'NameIsMalformed'
  /** Not two letters of ISO 3166-1. */
  | 'CountryIsUnknown'
  /** Letters, digits, and the signs that papers carry. */
  | 'IdIsMalformed'

export const travelRuleFields: readonly TravelRuleField[] = [
  'telegramUser',
  'fullName',
  'country',
  'idNumber',
]

/** As the fields are called in the message. */
const wireNames: Readonly<Record<TravelRuleField, string>> = {
  telegramUser: 'telegram_user',
  fullName: 'full_name',
  country: 'country',
  idNumber: 'id_number',
}

/** Characters, by the standard (`primaryIdentifier`, `nationalIdentifier`) and by Telegram. */
const longest: Readonly<Record<TravelRuleField, number>> = {
  telegramUser: 32,
  fullName: 100,
  country: 2,
  idNumber: 35,
}
/** Nothing longer is looked at. */
const longestInput = 1_000

/**
 * A field as a person types it, cleaned: `@Ana_B` and `https://t.me/Ana_B` are `Ana_B`, `es` is `ES`.
 *
 * @example
 * checkTravelRuleField('country', ' es') // { ok: true, value: 'ES' }
 */
export function checkTravelRuleField(field: TravelRuleField, text: string): Result<string, TravelRuleCode> {
  const value = clean(field, cleanLine(text.slice(0, longestInput).normalize('NFC'), longestInput))
  if (value === '') return err('FieldIsEmpty')
  if (field === 'country') return countries.includes(value) ? ok(value) : err('CountryIsUnknown')
  if (Array.from(value).length > longest[field]) return err('FieldIsTooLong')
  if (field === 'telegramUser')
    return /^[A-Za-z]\w{3,31}$/.test(value) ? ok(value) : err('TelegramIsMalformed')
  if (field === 'fullName') return /\p{L}/u.test(value) ? ok(value) : err('NameIsMalformed')
  return /^[\p{L}\p{N}([№#][\p{L}\p{M}\p{N}\p{Pd} .,:;/\\()[\]<#№ºª°*+&'’_]*$/u.test(value) &&
    /\p{N}|\p{L}/u.test(value)
    ? ok(value)
    : err('IdIsMalformed')
}

/** All fields; the code is that of the first one that is refused. */
export function checkTravelRule(fields: TravelRule): Result<TravelRule, TravelRuleCode> {
  const checked = { ...fields }
  for (const field of travelRuleFields) {
    const value = checkTravelRuleField(field, fields[field])
    if (!value.ok) return value
    checked[field] = value.value
  }
  return ok(checked)
}

function clean(field: TravelRuleField, line: string): string {
  if (field === 'country') return line.toUpperCase()
  return field === 'telegramUser' ? line.replace(/^(?:(?:https?:\/\/)?t\.me\/|@)/i, '') : line
}

/** The length in bytes is a multiple of this: how long a name is must not show in the length of what is encrypted. */
const block = 512

/** Clean data as bytes, one form for each: JSON with its keys in their order, filled up with spaces. */
export function travelRuleBytes(data: TravelRule): Uint8Array {
  const json = JSON.stringify(
    Object.fromEntries(travelRuleFields.map((field) => [wireNames[field], data[field]])),
  )
  const length = utf8ToBytes(json).length
  return utf8ToBytes(json + ' '.repeat((block - (length % block)) % block))
}

/** Reads what an envelope held; null for anything that this app would not have written. */
export function readTravelRule(bytes: Uint8Array): TravelRule | null {
  const json = parseJson(textOf(bytes))
  if (!isRecord(json)) return null
  const text = (field: TravelRuleField): string => {
    const value = ownValue(json, wireNames[field])
    return typeof value === 'string' ? value : ''
  }
  const data: TravelRule = {
    telegramUser: text('telegramUser'),
    fullName: text('fullName'),
    country: text('country'),
    idNumber: text('idNumber'),
  }
  const checked = checkTravelRule(data)
  return checked.ok && travelRuleFields.every((field) => checked.value[field] === data[field]) ? data : null
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return bytesToUtf8(bytes)
  } catch {
    return null
  }
}
