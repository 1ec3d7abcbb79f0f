import { expect, test } from 'vitest'
import * as primitives from './index'

test('the public API is this and nothing else', () => {
  expect(Object.keys(primitives).sort()).toMatchInlineSnapshot(`
    [
      "BaseError",
      "QA_PER_LI",
      "QA_PER_ZIL",
      "ZERO_ADDRESS",
      "addressOfPublicKey",
      "bigintToBytes",
      "bytesToBigint",
      "bytesToHex",
      "bytesToUtf8",
      "concatBytes",
      "contractAddress",
      "createSchnorrVerify",
      "createTransactionSigner",
      "decodeBase64url",
      "encodeBase64url",
      "equalBytes",
      "err",
      "formatUnits",
      "hexToBytes",
      "isAddress",
      "isHex",
      "ok",
      "parseAddress",
      "parseUnits",
      "publicKeyOf",
      "sha256",
      "signSchnorr",
      "signTransaction",
      "toBech32",
      "toChecksumAddress",
      "transactionFromRpc",
      "transactionId",
      "transactionToRpc",
      "transactionVersion",
      "utf8ToBytes",
      "verifySchnorr",
      "verifyTransaction",
    ]
  `)
})
