import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import { expect, test } from 'vitest'
import * as contracts from '.'

test('the public API is what it was', () => {
  expect(Object.keys(contracts).sort()).toMatchInlineSnapshot(`
    [
      "NAME_PRICE",
      "airWallet",
      "defiWallet",
      "defiWalletErrors",
      "didWallet",
      "didWallet5",
      "didWallet58",
      "didWallet58Errors",
      "didWallet5Errors",
      "didWallet6",
      "didWallet6Errors",
      "didWalletErrors",
      "init",
      "initDid",
      "initDidErrors",
      "initErrors",
      "isOurCode",
      "loadCode",
      "loadFixtureCode",
      "nameRegistry",
      "nameRegistryErrors",
      "otherWallet",
      "ourBindings",
      "planIdentity",
      "planProtocol",
      "sbtWallet",
      "sbtWalletErrors",
      "versionedToken",
      "xPoints",
      "zilWallet",
      "zilWalletErrors",
      "zrc2Token",
      "zrc2TokenErrors",
      "zrc6Token",
    ]
  `)
})

test('code is ours under its own name and to the last character', async () => {
  const hashOf = (code: string) => bytesToHex(sha256(utf8ToBytes(code)))
  const code = await contracts.loadCode('NameRegistry')
  expect(await contracts.isOurCode('NameRegistry', hashOf(code))).toBe(true)
  expect(await contracts.isOurCode('NameRegistry', hashOf(`${code} `))).toBe(false)
  expect(await contracts.isOurCode('Init', hashOf(code))).toBe(false)
  expect(await contracts.isOurCode('toString', hashOf(code))).toBe(false)
})
