import { expect, test } from 'vitest'
import * as localWallet from './index'

test('the public names', () => {
  expect(Object.keys(localWallet).sort((a, b) => a.localeCompare(b))).toMatchInlineSnapshot(`
    [
      "createOwnerWallet",
      "gasSpeeds",
      "installLocalWallet",
      "isShownMessage",
      "localAccount",
      "sheetMessage",
      "storageBehaviours",
      "storageWallets",
      "testPhrase",
      "walletNetworks",
      "zilPayBehaviours",
    ]
  `)
})
