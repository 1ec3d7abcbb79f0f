import { createClient, publicNetworks } from '@tyto/chain'
import { expect, it } from 'vitest'
import { targetOf } from './simulationTarget'

it('what one endpoint said is not believed of another, even of the same network', () => {
  const network = publicNetworks.testnet
  const keyWith = (...endpoints: readonly string[]) =>
    targetOf(network, createClient({ endpoints, chainId: network.chainId, fetch })).key
  const usual = keyWith(...network.endpoints)
  expect(keyWith(...network.endpoints)).toBe(usual)
  expect(keyWith('http://127.0.0.1:1/', ...network.endpoints)).not.toBe(usual)
  expect(keyWith('http://127.0.0.1:2/', ...network.endpoints)).not.toBe(
    keyWith('http://127.0.0.1:1/', ...network.endpoints),
  )
})
