import { expect, test } from 'vitest'
import * as chain from './index'

test('the public API is this and nothing else', () => {
  expect(Object.keys(chain).sort()).toMatchInlineSnapshot(`
    [
      "RpcError",
      "WalletError",
      "addressLink",
      "checkTransaction",
      "createArConnectAdapter",
      "createClient",
      "createZilPayAdapter",
      "getAccount",
      "getContractCode",
      "getContractInit",
      "getCurrentMiniEpoch",
      "getDeployedAddress",
      "getGasPriceLi",
      "getLatestBlock",
      "getTransaction",
      "intentOf",
      "isDeployed",
      "isEndpoint",
      "loadLocalNetwork",
      "localNetworkBase",
      "mostPolls",
      "overrideNetwork",
      "pollPause",
      "pricesOf",
      "publicNetworks",
      "readAvailability",
      "readDidRecord",
      "readField",
      "readFields",
      "readProtocol",
      "readRegistry",
      "resolveName",
      "settleIntent",
      "storagePermissions",
      "systemClock",
      "transactionLink",
      "usualGasPriceLi",
      "valueOr",
      "waitForTransaction",
    ]
  `)
})
