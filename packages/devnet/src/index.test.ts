import { expect, test } from 'vitest'
import * as devnet from './index'

test('the public names of the package', () => {
  expect(Object.keys(devnet).sort()).toEqual([
    'FUNDED_ACCOUNTS',
    'TEST_PHRASE',
    'createDevnet',
    'listen',
    'measureTransfers',
    'testAccount',
  ])
})
