import { expect, test } from 'vitest'
import { genesisHash } from './genesisHash'
import { testAccount } from './testAccounts'
import { planWorld } from './worldPlan'

const chainId = 222
const plan = planWorld(chainId)

test('tells apart chains whose test accounts have other keys', () => {
  const [first, ...others] = [...plan.balances]
  const before = { ...plan, balances: new Map([[testAccount('before').address, first![1]], ...others]) }
  const codes = new Map<string, string>()
  expect(genesisHash(chainId, plan, codes)).toBe(genesisHash(chainId, planWorld(chainId), codes))
  expect(genesisHash(chainId, before, codes)).not.toBe(genesisHash(chainId, plan, codes))
})

test('the first account is the one that a real ZilPay makes of the phrase', () => {
  expect(plan.accounts[0]?.address).toBe('0x6d71564d78b96419c5322b6bc4079d09f1b6cbdd')
})
