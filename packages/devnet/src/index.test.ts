import { expect, test } from 'vitest'
import * as devnet from './index'

test('the public names of the package', () => {
  expect(Object.keys(devnet).sort()).toEqual([
    'SequencerError',
    'StoreError',
    'createDevnet',
    'drawPicture',
    'eraseFolder',
    'executionBounds',
    'findPictures',
    'fundedAccounts',
    'holdAnswer',
    'isLoopbackHost',
    'isPassedOn',
    'listen',
    'mayRule',
    'measureTransfers',
    'patience',
    'permawebBounds',
    'pictureOf',
    'readBody',
    'readRpcBody',
    'rescueChain',
    'serveSubscriptions',
    'testAccount',
    'testPhrase',
  ])
})
