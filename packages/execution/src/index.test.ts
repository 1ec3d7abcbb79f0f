import { expect, test } from 'vitest'
import * as execution from './index'

test('the public API is this and nothing else', () => {
  expect(Object.keys(execution).sort()).toMatchInlineSnapshot(`
    [
      "DEPLOY_GAS",
      "INVOKE_GAS",
      "MAXIMUM_CODE_SIZE",
      "MAXIMUM_MESSAGES",
      "MINIMUM_GAS_PRICE",
      "MemoryState",
      "MissingState",
      "Overlay",
      "PAYMENT_GAS",
      "TransactionRefused",
      "checkTransaction",
      "createProgramCache",
      "executeTransaction",
      "loadCode",
      "programAt",
    ]
  `)
})
