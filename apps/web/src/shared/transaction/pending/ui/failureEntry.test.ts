import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import actions from '../../../i18n/locales/en/actions.json'
import errors from '../../../i18n/locales/en/errors.json'
import type { TransactionProgress } from '../transactionMachine'
import { exampleReceipt, exampleTransaction } from '../testing/exampleTransaction'
import type { Thrower } from '../../../errors/contractException'
import { failureEntry } from './failureEntry'

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { errors, actions } },
    interpolation: { escapeValue: false },
  })
})

const id = exampleReceipt.id
const dropped: TransactionProgress = { status: 'failed', id, receipt: null, nodeStatus: 10 }

function thrown(...messages: readonly string[]): TransactionProgress {
  const exceptions = messages.map((message) => ({ message, line: 7 }))
  return { status: 'failed', id, receipt: { ...exampleReceipt, success: false, exceptions } }
}

const exception = (name: string, code: number): string =>
  `Exception thrown: (Message [(_exception : (String "${name}")) ; (code : (Int32 ${code}))])`

const entryOf = (state: TransactionProgress, thrower: Thrower) =>
  failureEntry(exampleTransaction({ state }), thrower)

describe('[TX-05] [BX-04] why a transaction failed', () => {
  it('is what name and code mean in our contracts, where one of them threw', () => {
    expect(entryOf(thrown(exception('WrongSender', -2), 'Raised from Dns'), { isOurs: true })).toMatchObject({
      code: 'WrongSender (-2)',
      text: errors.reason.notController,
      next: errors.exceptionNext.WrongSender,
    })
  })

  it('is said to be what this protocol means by the name, where nobody knows who threw: the code means nothing', () => {
    for (const code of [-2, 2, -12, 99]) {
      const { text, next } = entryOf(thrown(exception('WrongSender', code)), { isOurs: false })
      expect(text).toBe(`In this protocol this exception means: ${errors.exception.WrongSender}`)
      expect(next).toBe(errors.exceptionNext.WrongSender)
    }
  })

  it('is nothing of ours where the name is a stranger’s', () => {
    const { code, text } = entryOf(thrown(exception('NotToday', 4)), { isOurs: false })
    expect(code).toBe('NotToday (4)')
    expect(text).toBe(errors.exception.other)
  })

  it('is gas where the chain says so, and not where a contract only speaks of it', () => {
    expect(entryOf(thrown('Ran out of gas'), { isOurs: false }).text).toBe(errors.exception.outOfGas)
    const talk = 'Exception thrown: (Message [(_exception : (String "no \\"gas\\" today"))])'
    expect(entryOf(thrown(talk), { isOurs: false }).text).toBe(errors.exception.other)
  })

  it('is the gas limit where the wallet was made to lower it, and no support is to be asked', () => {
    const transaction = exampleTransaction({ state: thrown('Ran out of gas'), gasLimit: 10_000n })
    expect(failureEntry(transaction, { isOurs: false }, 300n)).toMatchObject({
      code: 'GasLimitLowered',
      text: 'The gas limit was lowered in the wallet: 300 in place of 10,000.',
      next: errors.next.GasLimitLowered,
    })
    for (const [asked, signed] of [
      [10_000n, 10_000n],
      [10_000n, 20_000n],
      [null, 300n],
      [10_000n, null],
    ] as const) {
      const other = { ...transaction, gasLimit: asked }
      expect(failureEntry(other, { isOurs: false }, signed).text).toBe(errors.exception.outOfGas)
    }
  })

  it('is not known where the receipt says nothing, and a matter of the node where it dropped the transaction', () => {
    expect(entryOf(thrown(), { isOurs: true })).toMatchObject({
      code: 'TransactionFailed',
      text: errors.TransactionFailed,
    })
    expect(entryOf(dropped, { isOurs: true })).toMatchObject({
      code: 'TransactionDropped (10)',
      text: errors.TransactionDropped,
    })
  })
})
