import { initDid } from '@tyto/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  codeHashOf,
  getContractCode,
  isKnownContract,
  readField,
  valueOr,
  type KnownContract,
  type Requests,
} from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)

beforeAll(async () => {
  chain = await startSendingNetwork()
})
afterAll(() => chain?.close())

/** The local network as an entry that knows its exchange. */
async function knownExchange(): Promise<KnownContract> {
  const { services } = initDid(chain.devnet.network.initDid).fields
  const address = valueOr(await readField(chain.client, services.at('zilswap')), null)!
  return { address, codeHash: codeHashOf((await getContractCode(chain.client, address))!) }
}

it('[BX-27] holds a contract that money goes to against address and code of the entry of its network', async () => {
  const known = await knownExchange()
  const network = { contracts: { zilswap: known } }
  expect(await isKnownContract(chain.client, network, { service: 'zilswap', address: known.address })).toBe(
    true,
  )
  // Where a node says that the exchange stands elsewhere, the entry is true.
  const elsewhere = chain.seeded('alice.ssi')
  expect(await isKnownContract(chain.client, network, { service: 'zilswap', address: elsewhere })).toBe(false)
  const changed: Requests = {
    request: async (method, params, options) =>
      method === 'GetSmartContractCode'
        ? { code: 'scilla_version 0' }
        : chain.client.request(method, params, options),
  }
  expect(await isKnownContract(changed, network, { service: 'zilswap', address: known.address })).toBe(false)
  // Without a hash the address alone decides, and of what the entry does not name nothing is said.
  const noHash = { contracts: { zilswap: { ...known, codeHash: null } } }
  expect(await isKnownContract(changed, noHash, { service: 'zilswap', address: known.address })).toBe(true)
  expect(await isKnownContract(changed, network, { service: 'dragondex', address: elsewhere })).toBe(true)
  expect(await isKnownContract(changed, network, { service: 'toString', address: elsewhere })).toBe(true)
})
