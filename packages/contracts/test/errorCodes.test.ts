import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  defiWalletErrors,
  didWalletErrors,
  hodlerAccountsErrors,
  initDidErrors,
  initErrors,
  nameRegistryErrors,
  sbtWalletErrors,
  ssnListErrors,
  ssnListProxyErrors,
  zilWalletErrors,
  zrc2TokenErrors,
} from '../src'

const tables = {
  defiWalletErrors,
  didWalletErrors,
  hodlerAccountsErrors,
  initDidErrors,
  initErrors,
  nameRegistryErrors,
  ssnListErrors,
  ssnListProxyErrors,
  zrc2TokenErrors,
}
const folder = new URL('.', import.meta.url)
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== 'errorCodes.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

describe.each(Object.entries(tables))('%s', (table, codes) => {
  test('gives each reason a number of its own', () => {
    const numbers = Object.values(codes)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('names no reason that no test brings about', () => {
    const untested = Object.keys(codes).filter(
      (reason) =>
        !tests.some((text) => {
          const alias = new RegExp(`${table}(?: as (\\w+))?,?`).exec(text)
          return alias !== null && text.includes(`${alias[1] ?? table}.${reason}`)
        }),
    )
    expect(untested).toEqual([])
  })
})

/** The proofs of their own test file for one of them hold for all three. */
test('the wallets of other kinds say the same by the same numbers', () => {
  const { ownSpender, noPayments, tooManyCoins, unknownExchange, noRoute, keptFromCommunity, ...rest } =
    defiWalletErrors
  const { noHolderKey, wrongHolderSignature, noIssuer, keysClosed, otherHolder, ...signing } = rest
  const { noIssuerKey, noMessage, wrongIssuerSignature, ...staking } = signing
  const ofIssuer = { noIssuer, noIssuerKey, noMessage, wrongIssuerSignature }
  const soulbound = { noHolderKey, wrongHolderSignature, keysClosed, otherHolder, ...ofIssuer }
  for (const code of Object.values(soulbound)) expect(Object.values(didWalletErrors)).not.toContain(code)
  expect(zilWalletErrors).toEqual(staking)
  const { ownDelegator, unknownService, ...defi } = staking
  for (const code of [ownDelegator, unknownService, keptFromCommunity])
    expect(Object.values(didWalletErrors)).not.toContain(code)
  expect([ownSpender, noPayments, tooManyCoins, unknownExchange, noRoute]).toEqual([
    didWalletErrors.ownSpender,
    didWalletErrors.noPayments,
    didWalletErrors.tooManyCoins,
    didWalletErrors.unknownExchange,
    didWalletErrors.noRoute,
  ])
  const { nullHash, sameDomain, ...common } = defi
  const { sameText, ...others } = sbtWalletErrors
  expect(others).toEqual({ ...common, ...soulbound })
  expect([nullHash, sameDomain]).not.toContain(sameText)
})
