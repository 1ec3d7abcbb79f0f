import { expect, test } from 'vitest'
import * as devnet from './index'

test('the public names of the package', () => {
  expect(Object.keys(devnet).sort()).toEqual([
    'CHAIN_ID',
    'FUNDED_ACCOUNTS',
    'StoreError',
    'TEST_PHRASE',
    'createDevnet',
    'listen',
    'measureTransfers',
    'testAccount',
  ])
})
