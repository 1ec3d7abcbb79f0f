import { describe, expect, test } from 'vitest'
import { localAccount } from '../base/testAccounts'
import { crypto, utils } from './utilities'

const { address, base16, bech32 } = localAccount(0)
const { Units, fromQa, toQa } = utils.units

describe('units', () => {
  test.each([
    ['2000', Units.Li, '2000'],
    [1, Units.Zil, '1000000000000'],
    ['1.5', Units.Zil, '1500000000000'],
    ['0.000001', Units.Qa, '1'],
    ['-2', Units.Qa, '-2000000'],
  ])('toQa(%s): Li is 1 here', (value, unit, qa) => {
    expect(toQa(value, unit)).toBe(qa)
  })

  test.each([
    ['1500000000000', Units.Zil, '1.5'],
    ['2000', Units.Li, '2000'],
    ['1', Units.Zil, '0.000000000001'],
  ])('fromQa(%s)', (qa, unit, value) => {
    expect(fromQa(qa, unit)).toBe(value)
  })

  test('the factors read 1, a million and a million million', () => {
    expect([Units.Li, Units.Qa, Units.Zil].map(String)).toEqual(['1', '1000000', '1000000000000'])
  })

  test('numbers are told apart, and refuse what is none', () => {
    expect(utils.validation.isBN(new utils.BN('7'))).toBe(true)
    expect(utils.validation.isBN(new utils.Long(7))).toBe(false)
    expect(utils.validation.isLong(utils.Long.fromNumber(7.9))).toBe(true)
    expect(new utils.BN('ff', 16).toString()).toBe('255')
    expect(JSON.stringify(new utils.BN(255))).toBe('"ff"')
    expect(() => new utils.BN('1.5')).toThrow()
    expect(() => toQa('one', Units.Zil)).toThrow()
  })
})

describe('addresses', () => {
  test('are read in every form and written in each', () => {
    expect(crypto.fromBech32Address(bech32)).toBe(base16)
    expect(crypto.toBech32Address(address)).toBe(bech32)
    expect(crypto.normaliseAddress(bech32)).toBe(base16)
    expect(crypto.toChecksumAddress(address.slice(2))).toBe(base16)
    expect(crypto.toHex(base16)).toBe(address.slice(2))
    expect(crypto.isValidChecksumAddress(base16)).toBe(true)
    expect(crypto.isValidChecksumAddress(address)).toBe(false)
    expect(utils.validation.isAddress(address.slice(2))).toBe(true)
    expect(utils.validation.isBech32(bech32)).toBe(true)
    expect(utils.validation.isBech32('zil1junk')).toBe(false)
  })
})
