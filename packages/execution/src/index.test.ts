import { expect, test } from 'vitest'
import * as execution from './index'

test('the public API is this and nothing else', () => {
  expect(Object.keys(execution).sort()).toMatchInlineSnapshot(`
    [
      "MemoryState",
      "MissingState",
      "Overlay",
      "TransactionRefused",
      "checkTransaction",
      "compileCode",
      "createProgramCache",
      "entryType",
      "executeTransaction",
      "latestRules",
      "leastGasOf",
      "maximumCodeSize",
      "programAt",
      "refuseOutcome",
    ]
  `)
})
