import { expect, test } from 'vitest'
import * as abi from './index'

test('the public API is this and nothing else', () => {
  expect(Object.keys(abi).sort()).toMatchInlineSnapshot(`
    [
      "AbiError",
      "adtDefinitions",
      "decodeParams",
      "decodeTypedParams",
      "decodeValue",
      "defineContract",
      "encodeCallData",
      "encodeDeployData",
      "encodeMapKey",
      "encodeValue",
      "equalTypes",
      "formatType",
      "isTransition",
      "parseType",
    ]
  `)
})
