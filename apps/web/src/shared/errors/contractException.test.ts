import { didWalletErrors, nameRegistryErrors } from '@tyto/contracts'
import { describe, expect, it } from 'vitest'
import english from '../i18n/locales/en/errors.json'
import { meaningOf, parseException } from './contractException'

const thrown = (name: string, code: number): string =>
  `Exception thrown: (Message [(_exception : (String "${name}")) ; (code : (Int32 ${code}))])`

describe('[TX-05] what a contract threw', () => {
  it('has a name and a code, and keeps the words of the chain', () => {
    const raw = thrown('WrongStatus', -3)
    expect(parseException(raw)).toEqual({ name: 'WrongStatus', code: -3, raw })
  })

  it('is kept as it is where the words are of another form, and cut where they do not end', () => {
    for (const raw of ['', 'Ran out of gas', '(Message [])', '_exception : (String "a"b"))', 'null']) {
      expect(parseException(raw), raw).toMatchObject({ code: null, raw })
    }
    expect(parseException('x'.repeat(1_000_000)).raw.length).toBe(2_000)
  })

  it('means what the code says in our contracts, and what the name says in others', () => {
    const taken = parseException(thrown('InvalidValue', nameRegistryErrors.nameTaken))
    expect(meaningOf(taken, true)).toBe('reason.nameTaken')
    expect(meaningOf(taken, false)).toBe('exception.InvalidValue')
    const locked = parseException(thrown('WrongStatus', didWalletErrors.locked))
    expect(meaningOf(locked, true)).toBe('reason.locked')
    expect(meaningOf(parseException(thrown('WrongStatus', 99)), true)).toBe('exception.WrongStatus')
    expect(meaningOf(parseException(thrown('__proto__', 1)), true)).toBe('exception.other')
    expect(meaningOf(parseException('Ran out of gas'), true)).toBe('exception.outOfGas')
  })

  it('has a text for each meaning', () => {
    const { exception, reason } = english
    expect(Object.keys(exception)).toHaveLength(10)
    expect(Object.keys(reason)).toHaveLength(14)
  })
})
