import { expect, test } from 'vitest'
import * as contracts from '.'

test('the public API is what it was', () => {
  expect(Object.keys(contracts).sort()).toMatchInlineSnapshot(`
    [
      "NAME_PRICE",
      "didWallet",
      "didWalletErrors",
      "init",
      "initDid",
      "initDidErrors",
      "initErrors",
      "loadCode",
      "nameRegistry",
      "nameRegistryErrors",
      "planIdentity",
      "planProtocol",
      "zrc2Token",
      "zrc2TokenErrors",
    ]
  `)
})
