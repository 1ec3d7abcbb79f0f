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
  ['DidWallet5', 'ade5aff25104759f69a8507e9f0aa0f606ed3532be5d738ab62d0a7fdfac609b'],
  ['DidWallet58', '85fe17792568c84098a1021e6b25478413950caf7ecf734ab85ecba53eaff737'],
  ['DidWallet6', 'bc653fe8b54c163425063fd10576a74a58e744693533836f7f197d4189921b68'],
] as const)('the text of %s does not change any more', async (name, codeHash) => {
  expect(bytesToHex(sha256(utf8ToBytes(await contracts.loadCode(name))))).toBe(`0x${codeHash}`)
})
