import { fundedAccounts as FUNDED, testAccount } from '@tyto/devnet'
import { bytesToHex } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { fundedAccountCount, localAccount, privateKeyOf } from './testAccounts'

test('the accounts are those of the local network', () => {
  expect(fundedAccountCount).toBe(FUNDED)
  for (const index of [0, 1, 9, 10, 4711]) {
    const { address, privateKey, publicKey } = testAccount(index)
    expect(bytesToHex(privateKeyOf(index))).toBe(bytesToHex(privateKey))
    expect(localAccount(index)).toMatchObject({ address, publicKey: bytesToHex(publicKey).slice(2) })
  }
})
