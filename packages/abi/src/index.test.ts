import { expect, test } from 'vitest'
import * as abi from './index'

test('the public API is this and nothing else', () => {
  expect(Object.keys(abi).sort()).toMatchInlineSnapshot(`
    [
      "AbiError",
      "adtDefinitions",
      "constructorArgTypes",
      "decodeParams",
      "decodeTypedParams",
      "decodeValue",
      "defineAdt",
      "defineContract",
      "encodeCallData",
      "encodeDeployData",
      "encodeMapKey",
      "encodeValue",
      "equalTypes",
      "eraseAddresses",
      "fitsInteger",
      "formatType",
      "integerTypes",
      "isIntegerName",
      "isPrimitiveName",
      "isTransition",
      "mapParts",
      "natAdt",
      "parseType",
      "partsOf",
      "renameTypes",
      "substitute",
      "typeText",
    ]
  `)
})
