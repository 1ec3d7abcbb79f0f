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
  ['AirWallet', 'd66314100904556bcca8bc922e76d5e46cfb26c11fd7b48fb5342af344b02692'],
  ['DefiWallet', 'a80f601b34e5785bc3a1ce09ed640479bbe21a25565032ce26c01cf6b23bc10b'],
  ['DidWallet', 'cdebca3d0e220bd8ae057df78c528a1f369d34df1963abb2a750e129919843ba'],
  ['DidWallet5', 'ade5aff25104759f69a8507e9f0aa0f606ed3532be5d738ab62d0a7fdfac609b'],
  ['DidWallet58', '85fe17792568c84098a1021e6b25478413950caf7ecf734ab85ecba53eaff737'],
  ['DidWallet6', 'bc653fe8b54c163425063fd10576a74a58e744693533836f7f197d4189921b68'],
  ['Init', '3ba482320a3087cd641c15d7a62d416c7632aa4686836b4ffa10aa3d44d8853a'],
  ['InitDid', '5a901957fb5621d5a14fc7cfeea63159e3f6fd8154730a7b4aec195d49bd6865'],
  ['NameRegistry', '2a227e137d80927290e84d54bcab6f018b5b9fa5d138e0f91c15cc0c6cc05fdb'],
  ['OtherWallet', '8739c2d07f49810f8c507dc9683ebafa8a22afb96cba04949164815ee8d2e8bb'],
  ['SbtWallet', '4f8124600e431d8a11d6755fe38d051efc39417afe43b87d5286cb290e57e2c8'],
  ['VersionedToken', 'f75cddac6ba448b586710e1decb07c97e363097f01893da603ac21e3ab991734'],
  ['XPoints', '05fdef4fd02ea9e49a5b8d676165b7cf3ead22f06066f67b903a7d4ea089503d'],
  ['ZilWallet', 'b79a19c34d88c5115e7838ec59aabdf7f0d9e7d5ba8ce6c64bed477948379f1d'],
  ['Zrc2Token', '10fcfeb8908e1ef8ac699a9417104a9703a2bfae2753de266ca17be4edcebc2d'],
  ['Zrc6Token', '78aee0265ded6b8ea56e155ee3cc84dd408efd6980eb38705163e58b7ff4660f'],
] as const)('the text of %s is the one that is deployed', async (name, codeHash) => {
  expect(bytesToHex(sha256(utf8ToBytes(await contracts.loadCode(name))))).toBe(`0x${codeHash}`)
})
