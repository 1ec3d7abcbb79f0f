import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import { expect, test } from 'vitest'
import * as contracts from '.'

test('the public API is what it was', () => {
  expect(Object.keys(contracts).sort()).toMatchInlineSnapshot(`
    [
      "airWallet",
      "allCoins",
      "avelySwap",
      "avelySwapErrors",
      "batchLimits",
      "coinById",
      "defiWallet",
      "defiWallet2",
      "defiWallet2Errors",
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
      "didWallet7",
      "didWallet7Errors",
      "didWalletErrors",
      "domainCollections",
      "domainToken",
      "domainTokenErrors",
      "donateFund",
      "donateFundErrors",
      "dragonDex",
      "dragonDexErrors",
      "exceptionMeanings",
      "exceptionNames",
      "firstPrice",
      "hodlerAccounts",
      "hodlerAccountsErrors",
      "init",
      "initDid",
      "initDidErrors",
      "initErrors",
      "isOurCode",
      "listSeedNode",
      "loadCode",
      "lyingToken",
      "mainCoins",
      "namePrice",
      "nameRegistry",
      "nameRegistryErrors",
      "olderDefiWallet",
      "olderDefiWalletErrors",
      "olderZilWallet",
      "olderZilWalletErrors",
      "openCollections",
      "otherWallet",
      "ourBindings",
      "paymentCoins",
      "planCollections",
      "planIdentity",
      "planProtocol",
      "planStaking",
      "planTydras",
      "sbtWallet",
      "sbtWallet2",
      "sbtWallet2Errors",
      "sbtWalletErrors",
      "selectableCoins",
      "setStakingParameters",
      "sharesDecimals",
      "ssiDecimals",
      "ssnList",
      "ssnListErrors",
      "ssnListProxy",
      "ssnListProxyErrors",
      "tydraDefi",
      "tydraDefiErrors",
      "tyronDecimals",
      "tyronDex",
      "tyronDexErrors",
      "unitRule",
      "versionedToken",
      "xPoints",
      "xPointsErrors",
      "zil",
      "zilAddress",
      "zilSwap",
      "zilSwapErrors",
      "zilWallet",
      "zilWallet1",
      "zilWallet1Errors",
      "zilWalletErrors",
      "zrc2Token",
      "zrc2TokenErrors",
      "zrc6Token",
      "zrc6TokenErrors",
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
  ['DidWallet', 'DidWallet7'],
  ['DefiWallet', 'DefiWallet2'],
  ['ZilWallet', 'ZilWallet1'],
  ['SbtWallet', 'SbtWallet2'],
] as const)(
  'what an earlier release deployed as %s stays ours, and stands here as %s',
  async (name, older) => {
    const text = (await contracts.loadCode(older)).replace(/\(\*[^*]*\*\)\n\n?/, '').replaceAll(older, name)
    expect(await contracts.isOurCode(name, bytesToHex(sha256(utf8ToBytes(text))))).toBe(true)
  },
)

test.each([
  ['DidWallet5', '18e19f12f3ebb1cf21c242f6574d5db1b7e844b54ea0e1f611a6662ae21b48b6'],
  ['DidWallet58', 'c34012bde4be8cd0d8e7c53205e914840fcd72797625d886455ee9af77f16249'],
  ['DidWallet59', '58f7da1d54a27cdfeccd080c1e04fc66bfda7ca804f2035869ecf4f2bac0bee6'],
  ['DidWallet6', 'd70587db107fdfd0a3c22516ddff4ad94bf2effcb7706fdeda2f7b376ff560e8'],
  ['DidWallet7', '1535cd91b31e0d0c9407eb68b636a34b31163f745ba5983e968b793c907a6312'],
  ['DefiWallet2', 'a664b0c6dbdc372eddac93d35286c320d6fe6d3f93752a02d88019b8375bd29d'],
  ['ZilWallet1', '308a5b74e48cd10cd30ee67096f43ce6b72b77e61ad93ea0527284540a388e7c'],
  ['SbtWallet2', '01ab1056cf35e947230b18a2cf2e84df5cc4b2931df83381e90030b2bb3ae672'],
  ['OlderDefiWallet', '0a3cf150575f88f40d899de11929e87e89d13ce43c10265500d1d6df7173aec3'],
  ['OlderZilWallet', '8976f6598ac28d1d3308fea705384de5a0c8a1573fa41b3723cda259cc6158f3'],
] as const)('the text of %s does not change any more', async (name, codeHash) => {
  expect(bytesToHex(sha256(utf8ToBytes(await contracts.loadCode(name))))).toBe(`0x${codeHash}`)
})
