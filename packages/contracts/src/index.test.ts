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
      "loadCode",
      "loadFixtureCode",
      "nameRegistry",
      "nameRegistryErrors",
      "otherWallet",
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
