import {
  didWalletErrors,
  loadCode,
  nameRegistryErrors,
  ourBindings,
  ssnListErrors,
  tydraDefiErrors,
  tyronDexErrors,
  zilSwapErrors,
  zrc6TokenErrors,
  type ContractName,
} from '@tyto/contracts'
import { describe, expect, it } from 'vitest'
import english from '../i18n/locales/en/errors.json'
import { exceptionMeaningOf, parseException } from './contractException'

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
    expect(exceptionMeaningOf(taken, { isOurs: true })).toBe('reason.nameTaken')
    expect(exceptionMeaningOf(taken, { isOurs: false })).toBe('exception.InvalidValue')
    const locked = parseException(thrown('WrongStatus', didWalletErrors.locked))
    expect(exceptionMeaningOf(locked, { isOurs: true })).toBe('reason.locked')
    expect(exceptionMeaningOf(parseException(thrown('WrongStatus', 99)), { isOurs: true })).toBe(
      'exception.WrongStatus',
    )
    expect(exceptionMeaningOf(parseException(thrown('__proto__', 1)), { isOurs: true })).toBe(
      'exception.other',
    )
    expect(exceptionMeaningOf(parseException('Ran out of gas'), { isOurs: true })).toBe('exception.outOfGas')
  })

  it('has a meaning for each reason of our contracts, but for a few', async () => {
    const unsaid = (await thrownByUs()).filter(
      (each) => !exceptionMeaningOf(parseException(thrown(...each)), { isOurs: true }).startsWith('reason.'),
    )
    // Exceptions that mean different things in two contracts, or that only the operator meets: for these the name has
    // to be enough.
    expect([...new Set(unsaid.map((each) => each.join(' ')))].sort()).toEqual([
      'Error -4',
      'InvalidValue 3',
      'InvalidValue 4',
      'InvalidValue 42',
      'InvalidValue 7',
      'InvalidValue 8',
      'SameValue 41',
      'WrongSender -1',
      'WrongSender 1',
      'ZeroValueOrNull -5',
    ])
  })

  it('has a text for each meaning, and a next step', async () => {
    const { exception, exceptionNext, reason, reasonNext } = english
    expect(Object.keys(exceptionNext).sort()).toEqual(Object.keys(exception).sort())
    for (const key of Object.keys(reasonNext)) expect(reason).toHaveProperty(key)
    for (const each of await thrownByUs()) {
      const [part = '', key = ''] = exceptionMeaningOf(parseException(thrown(...each)), {
        isOurs: true,
      }).split('.')
      expect(english, `${part}.${key}`).toHaveProperty([part, key])
    }
  })
})

/** The exceptions that our contracts throw, from their sources: name and code. Exchanges count theirs in a way of their own. */
async function thrownByUs(): Promise<readonly (readonly [string, number])[]> {
  const names = (Object.keys(ourBindings) as readonly ContractName[]).filter(
    (name) => name !== 'TyronDex' && name !== 'TydraDefi',
  )
  const found = (await Promise.all(names.map(loadCode))).flatMap((source) => {
    const codes = new Map<string, number>()
    for (const [, name = '', code] of source.matchAll(/let (err_\w+)\s*=\s*Int32 (-?\d+)/g)) {
      codes.set(name, Number(code))
    }
    const throws = source.matchAll(/Throw(\w+) (err_\w+)|_exception: "(\w+)"; code: (err_\w+)/g)
    return [...throws].map(
      ([, name, code, plainName, plainCode]) =>
        [name ?? plainName ?? '', codes.get(code ?? plainCode ?? '') ?? 0] as const,
    )
  })
  expect(found.length).toBeGreaterThan(100)
  return found
}

it('means by the numbers of ZRC-6 what a collection throws, and by those of ZRC-2 what a token throws', () => {
  const paused = parseException(thrown('Error', zrc6TokenErrors.paused))
  expect(exceptionMeaningOf(paused, { isOurs: true, isCollection: true })).toBe('reason.collectionPaused')
  expect(exceptionMeaningOf(paused, { isOurs: true, isCollection: false })).toBe('reason.tokensTooLow')
  expect(exceptionMeaningOf(paused, { isOurs: false, isCollection: true })).toBe('exception.other')
  // The same number says of a token that somebody pays himself.
  const notPaused = parseException(thrown('Error', zrc6TokenErrors.notPaused))
  expect(exceptionMeaningOf(notPaused, { isOurs: true, isCollection: true })).toBe('exception.other')
  // Exceptions that only owners of collections meet have the words of the chain.
  const ofOwners =
    /^(?:notPaused|notContractOwner|notMinter|minter|invalidFee|notOwnershipRecipient|noTokens|noName|wrongDomainId|noInitDid|unknownToken|notInit)/
  for (const [reason, code] of Object.entries(zrc6TokenErrors)) {
    if (ofOwners.test(reason)) continue
    const meaning = exceptionMeaningOf(parseException(thrown('Error', code)), {
      isOurs: true,
      isCollection: true,
    })
    const [part = '', key = ''] = meaning.split('.')
    expect(part, reason).toBe('reason')
    expect(english.reason, reason).toHaveProperty(key)
  }
})

it('means by the numbers of its documentation what the seed-node programme throws, and nothing of another contract', () => {
  const buffered = parseException(thrown('Error', ssnListErrors.hasBufferedDeposit))
  expect(exceptionMeaningOf(buffered, { isOurs: false, isProgramme: true })).toBe('reason.bufferedDeposit')
  expect(exceptionMeaningOf(buffered, { isOurs: true })).toBe('exception.other')
  expect(exceptionMeaningOf(buffered, { isOurs: false })).toBe('exception.other')
  // Exceptions that only operators of nodes and of the programme meet have the words of the chain.
  const ofOperators =
    /^(?:not(?:Verifier|Admin|Proxy)|commission|noCommission|nodeExists|noVerifier|rewards|rewardedTwice|noTimedCycles)/
  for (const [reason, code] of Object.entries(ssnListErrors)) {
    const meaning = exceptionMeaningOf(parseException(thrown('Error', code)), {
      isOurs: false,
      isProgramme: true,
    })
    const [part = '', key = ''] = meaning.split('.')
    if (ofOperators.test(reason)) continue
    expect(part, reason).toBe('reason')
    expect(english.reason, reason).toHaveProperty(key)
  }
})

it('means the same for all exchanges and the vault of S$I, what people can meet of it', () => {
  const meaningAt = (code: number) =>
    exceptionMeaningOf(parseException(thrown('Error', code)), { isOurs: true, isExchange: true })
  expect(meaningAt(zilSwapErrors.rate)).toBe('reason.rateTooLow')
  expect(meaningAt(zilSwapErrors.expired)).toBe('reason.tradeExpired')
  // Exceptions that only owners of exchanges meet, and those of calls that the app never sends, have the words of the
  // chain.
  const ofOthers =
    /^(?:notOwner|notPendingOwner|wrongFee|wrongPair|sameToken|sameAddress|tooLarge|tooLittleZil|noDeposit)$/
  for (const [reason, code] of [zilSwapErrors, tyronDexErrors, tydraDefiErrors].flatMap(Object.entries)) {
    if (ofOthers.test(reason)) continue
    const [part = '', key = ''] = meaningAt(code).split('.')
    expect(part, reason).toBe('reason')
    expect(english.reason, reason).toHaveProperty(key)
  }
})
