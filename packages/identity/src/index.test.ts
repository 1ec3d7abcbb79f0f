import { expect, test } from 'vitest'
import * as identity from './index'

test('the public API is this and nothing else', () => {
  expect(Object.keys(identity).sort()).toMatchInlineSnapshot(`
    [
      "breadcrumbs",
      "breaksUsername",
      "canonicalPath",
      "checkPurchasableDomain",
      "compareKeyPurposes",
      "compareVersionNumbers",
      "createdKeyPurposes",
      "decodeChainText",
      "didDocument",
      "didStatuses",
      "domainId",
      "encodeChainText",
      "encodeServiceText",
      "formatName",
      "formatServiceText",
      "formatServiceType",
      "hasNewPause",
      "hasVersion6Features",
      "isKeyPurpose",
      "isVersionAtLeast",
      "keyPurposes",
      "lookAlikes",
      "namePath",
      "needsUpgrade",
      "parseName",
      "parsePath",
      "parseService",
      "parseServiceText",
      "parseVersion",
      "pathLocales",
      "publicKeyPoint",
      "recoveryStatus",
      "recoveryThreshold",
      "shortenUsername",
      "toW3cDocument",
      "topLevels",
      "walletPagePath",
      "webLink",
    ]
  `)
})
