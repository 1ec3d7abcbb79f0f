import { expect, it } from 'vitest'
import { publicNetworks } from '../networks'
import { isOnNetwork } from './isOnNetwork'

const { mainnet } = publicNetworks

it('[SS-09] the chain id of the wallet decides, its name only in want of that', () => {
  expect(isOnNetwork({ name: 'mainnet', chainId: 222 }, mainnet)).toBe(false)
  expect(isOnNetwork({ name: 'private', chainId: 1 }, mainnet)).toBe(true)
  expect(isOnNetwork({ name: 'mainnet', chainId: null }, mainnet)).toBe(true)
  expect(isOnNetwork({ name: 'testnet', chainId: null }, mainnet)).toBe(false)
  expect(isOnNetwork({ name: 'private', chainId: null }, { id: 'local', chainId: 222 })).toBe(true)
  expect(isOnNetwork({ name: null, chainId: null }, mainnet)).toBeNull()
})
