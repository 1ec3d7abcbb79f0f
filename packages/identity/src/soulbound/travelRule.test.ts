import fc from 'fast-check'
import { utf8ToBytes } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import { countries } from './countries'
import {
  checkTravelRule,
  checkTravelRuleField,
  readTravelRule,
  travelRuleBytes,
  travelRuleFields,
  type TravelRuleField,
} from './travelRule'

const ana = { telegramUser: 'ana_b', fullName: 'Ana Beltrán', country: 'ES', idNumber: '12.345.678-Z' }

const clean: readonly (readonly [TravelRuleField, string, string])[] = [
  ['telegramUser', ' @Ana_B ', 'Ana_B'],
  ['telegramUser', 'https://t.me/ana_b', 'ana_b'],
  ['telegramUser', 't.me/ana_b', 'ana_b'],
  ['fullName', '  Ana \n  Beltra\u0301n', 'Ana Beltrán'],
  ['fullName', '李小龍', '李小龍'],
  ['country', ' es', 'ES'],
  ['idNumber', ' 12.345/678-z ', '12.345/678-z'],
  // As papers write them: machine-readable lines, Hong Kong, Malta, Brazil, Italy, Ukraine.
  ['idNumber', 'L898902C3<<<6', 'L898902C3<<<6'],
  ['idNumber', 'A123456(7)', 'A123456(7)'],
  ['idNumber', '(A) 123,456', '(A) 123,456'],
  ['idNumber', '123.456.789-09', '123.456.789-09'],
  ['idNumber', 'CA 12345 AB\\2', 'CA 12345 AB\\2'],
  ['idNumber', '№ 123456', '№ 123456'],
  ['idNumber', 'X–123º', 'X–123º'],
]

const refused = [
  ...travelRuleFields.flatMap((field) =>
    ['', '   ', '\u202E\u200B\n'].map((text) => [field, text, 'FieldIsEmpty'] as const),
  ),
  ['telegramUser', '@', 'FieldIsEmpty'],
  ['telegramUser', 'ana', 'TelegramIsMalformed'],
  ['telegramUser', '1ana', 'TelegramIsMalformed'],
  ['telegramUser', 'ana b', 'TelegramIsMalformed'],
  ['telegramUser', 'апа_b', 'TelegramIsMalformed'],
  ['telegramUser', 'a'.repeat(33), 'FieldIsTooLong'],
  ['fullName', '12345', 'NameIsMalformed'],
  ['fullName', 'A'.repeat(101), 'FieldIsTooLong'],
  ['country', 'Spain', 'CountryIsUnknown'],
  ['country', 'XX', 'CountryIsUnknown'],
  ['country', 'UK', 'CountryIsUnknown'],
  ['idNumber', '<script>', 'IdIsMalformed'],
  ['idNumber', '-1', 'IdIsMalformed'],
  ['idNumber', '1'.repeat(36), 'FieldIsTooLong'],
] as const

describe('a field of the travel rule', () => {
  test.each(clean)('%s %j is taken as %j', (field, text, value) => {
    expect(checkTravelRuleField(field, text)).toEqual({ ok: true, value })
  })

  test.each(refused)('%s %j is refused: %s', (field, text, code) => {
    expect(checkTravelRuleField(field, text)).toEqual({ ok: false, code })
  })

  test('has the bounds of the standard', () => {
    expect(checkTravelRuleField('fullName', '李'.repeat(100)).ok).toBe(true)
    expect(checkTravelRuleField('idNumber', '1'.repeat(35)).ok).toBe(true)
    expect(checkTravelRuleField('telegramUser', 'a'.repeat(32)).ok).toBe(true)
  })

  test('is never too long to be looked at, and cleaned once for all', () => {
    fc.assert(
      fc.property(fc.constantFrom(...travelRuleFields), fc.string({ unit: 'binary' }), (field, text) => {
        const found = checkTravelRuleField(field, text)
        if (found.ok) expect(checkTravelRuleField(field, found.value)).toEqual(found)
      }),
    )
    expect(checkTravelRuleField('fullName', 'a'.repeat(10_000_000))).toMatchObject({ ok: false })
  })
})

test('there are 249 countries, each once', () => {
  expect(new Set(countries).size).toBe(249)
  const names = new Intl.DisplayNames('en', { type: 'region' })
  for (const country of countries) {
    expect(country).toMatch(/^[A-Z]{2}$/)
    expect(names.of(country)).not.toBe(country)
  }
})

test('all fields are checked, the first refusal is the answer', () => {
  expect(checkTravelRule(ana)).toEqual({ ok: true, value: ana })
  expect(checkTravelRule({ ...ana, country: '', idNumber: '' })).toEqual({ ok: false, code: 'FieldIsEmpty' })
  expect(checkTravelRule({ ...ana, country: 'es', telegramUser: '@ana_b' })).toEqual({ ok: true, value: ana })
})

describe('the message', () => {
  test('has one form, its keys as the protocol calls them, and tells nothing by its length', () => {
    const text = new TextDecoder().decode(travelRuleBytes(ana))
    expect(text.trimEnd()).toBe(
      '{"telegram_user":"ana_b","full_name":"Ana Beltrán","country":"ES","id_number":"12.345.678-Z"}',
    )
    const short = { telegramUser: 'anna', fullName: 'A', country: 'ES', idNumber: '1' }
    const long = { ...ana, fullName: 'Ana '.repeat(25).trim(), idNumber: '1'.repeat(35) }
    for (const data of [short, ana, long]) expect(travelRuleBytes(data).length).toBe(512)
  })

  test('is read back, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom(...countries),
        fc.stringMatching(/^[a-z]\w{3,31}$/),
        fc.stringMatching(/^[0-9A-Z][0-9A-Z ./-]{0,34}$/),
        (fullName, country, telegramUser, idNumber) => {
          const data = checkTravelRule({ telegramUser, fullName, country, idNumber })
          if (data.ok) expect(readTravelRule(travelRuleBytes(data.value))).toEqual(data.value)
        },
      ),
    )
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '"ana"',
    '{"telegram_user":1,"full_name":"Ana","country":"ES","id_number":"1"}',
    '{"telegram_user":"ana_b","full_name":"Ana","country":"ES"}',
    // A text that is not clean was not written here.
    '{"telegram_user":"@ana_b","full_name":"Ana","country":"ES","id_number":"1"}',
    '{"telegram_user":"ana_b","full_name":"Ana\\u202E","country":"ES","id_number":"1"}',
    '{"__proto__":{"full_name":"Ana"}}',
  ])('%j holds none', (text) => {
    expect(readTravelRule(utf8ToBytes(text))).toBeNull()
  })

  test('bytes that are no text hold none', () => {
    expect(readTravelRule(Uint8Array.of(0xff, 0xfe))).toBeNull()
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(readTravelRule(bytes)).toBeNull()
      }),
    )
  })
})
