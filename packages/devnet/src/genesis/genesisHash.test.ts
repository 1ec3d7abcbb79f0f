import { expect, test } from 'vitest'
import { genesisHash } from './genesisHash'
import { testAccount } from './testAccounts'
import { planWorld } from './worldPlan'

const chainId = 222
const of = { chainId, rules: 'zilliqa-1' } as const
const plan = planWorld(chainId)

test('tells apart chains whose test accounts have other keys', () => {
  const [first, ...others] = [...plan.balances]
  const before = { ...plan, balances: new Map([[testAccount('before').address, first![1]], ...others]) }
  const codes = new Map<string, string>()
  expect(genesisHash(of, plan, codes)).toBe(genesisHash(of, planWorld(chainId), codes))
  expect(genesisHash(of, before, codes)).not.toBe(genesisHash(of, plan, codes))
  // The same seeds under other rules are another chain.
  expect(genesisHash({ chainId, rules: 'zilliqa-2' }, plan, codes)).not.toBe(genesisHash(of, plan, codes))
})

test('the first account is the one that a real ZilPay makes of the phrase', () => {
  expect(plan.accounts[0]?.address).toBe('0x6d71564d78b96419c5322b6bc4079d09f1b6cbdd')
})
