import { fundedAccounts as FUNDED, testAccount, testPhrase as phraseOfNetwork } from '@tyto/devnet'
import { bytesToHex } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { fundedAccountCount, localAccount, privateKeyOf, testPhrase } from './testAccounts'

test('the accounts are those of the local network', () => {
  expect(testPhrase).toBe(phraseOfNetwork)
  expect(fundedAccountCount).toBe(FUNDED)
  for (const index of [0, 1, 9, 10, 4711]) {
    const { address, privateKey, publicKey } = testAccount(index)
    expect(bytesToHex(privateKeyOf(index))).toBe(bytesToHex(privateKey))
    expect(localAccount(index)).toMatchObject({ address, publicKey: bytesToHex(publicKey).slice(2) })
  }
})

test('a real ZilPay shows the first account of the phrase under this address', () => {
  expect(localAccount(0)).toMatchObject({
    base16: '0x6D71564d78B96419c5322B6bC4079d09f1B6cbdd',
    bech32: 'zil1d4c4vntch9jpn3fj9d4ugpuap8cmdj7alnrxvv',
  })
})
