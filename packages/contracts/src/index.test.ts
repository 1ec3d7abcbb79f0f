import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import { expect, test } from 'vitest'
import * as contracts from '.'

test('the public API is what it was', () => {
  expect(Object.keys(contracts).sort()).toMatchInlineSnapshot(`
    [
      "airWallet",
      "defiWallet",
      "defiWalletErrors",
      "didWallet",
      "didWallet5",
      "didWallet58",
      "didWallet58Errors",
      "didWallet59",
      "didWallet59Errors",
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
      "namePrice",
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

test.each([
  ['DidWallet5', 'a54cca42b79ded410d9798bde203bc36ab6728583feac742615f52086b41b606'],
  ['DidWallet58', 'c429031113865d01f6a702c5f2f61ddffe8770089e0363493de595fc45c84170'],
  ['DidWallet59', '6c371a536e8937a66d02804dde95e2949bbc46691e68afdaf536c86426803c95'],
  ['DidWallet6', 'bc653fe8b54c163425063fd10576a74a58e744693533836f7f197d4189921b68'],
] as const)('the text of %s does not change any more', async (name, codeHash) => {
  expect(bytesToHex(sha256(utf8ToBytes(await contracts.loadCode(name))))).toBe(`0x${codeHash}`)
})
