import { expect, test } from 'vitest'
import * as chain from './index'

test('the public API is this and nothing else', () => {
  expect(Object.keys(chain).sort()).toMatchInlineSnapshot(`
    [
      "RpcError",
      "addressLink",
      "createClient",
      "getAccount",
      "getContractCode",
      "getContractInit",
      "getCurrentMiniEpoch",
      "getLatestBlock",
      "getTransaction",
      "isDeployed",
      "isEndpoint",
      "loadLocalNetwork",
      "localNetworkBase",
      "overrideNetwork",
      "pricesOf",
      "publicNetworks",
      "readAvailability",
      "readDidRecord",
      "readField",
      "readFields",
      "readProtocol",
      "readRegistry",
      "resolveName",
      "systemClock",
      "transactionLink",
      "valueOr",
    ]
  `)
})
