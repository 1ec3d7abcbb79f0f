import { zeroAddress, type Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { exampleId, exampleTransaction } from '../testing/exampleTransaction'
import { detailText, payText, timeText, whichTextWithoutId, whomText } from './whichText'

it('a payment says whom it is for, also to the zero address; a new contract has no address yet', () => {
  const { intent } = exampleTransaction()
  const whom = (kind: 'payment' | 'deploy', to: Address, subject = ''): string =>
    whomText({ subject, intent: { ...intent, kind, to } })
  expect(whom('payment', intent.to)).toBe('zil1qqqq…j8kuzv')
  expect(whom('payment', zeroAddress)).toBe('zil1qqqq…9yf6pz')
  expect(whom('deploy', zeroAddress)).toBe('')
  expect(whom('deploy', zeroAddress, 'alice.ssi')).toBe('alice.ssi')
})

it('[BX-27] tokens, and what a wallet pays, are said like the ZIL that goes along', () => {
  const { intent } = exampleTransaction()
  const xsgd = { token: intent.to, symbol: 'XSGD', decimals: 6, amount: 7_500_000n }
  const ofWallet = { token: null, symbol: 'ZIL', decimals: 12, amount: 3n * 10n ** 12n }
  const said = (amount: bigint, sums: readonly (typeof xsgd | typeof ofWallet)[]) =>
    whichTextWithoutId(
      exampleTransaction({ intent: { ...intent, amount }, told: { own: [], sums, allowed: [] } }),
      'en',
    ).split(' · ')[1]
  expect(said(0n, [xsgd])).toBe('7.5 XSGD')
  expect(said(0n, [ofWallet, xsgd])).toBe('3 ZIL + 7.5 XSGD')
  expect(said(10n ** 12n, [ofWallet, xsgd])).toBe('1 ZIL + 7.5 XSGD')
  expect(said(0n, [{ ...xsgd, amount: 0n }])).not.toContain('XSGD')
})

it('the id is the last of what tells two transactions apart, and is left out where it stands already', () => {
  const sent = exampleTransaction({ state: { status: 'submitted', id: exampleId } })
  expect(detailText(sent, 'en')).toMatch(/^0\.000000000007 ZIL · .+ · 0xababab…ababab$/)
  expect(whichTextWithoutId(sent, 'en')).toMatch(/^alice\.ssi · 0\.000000000007 ZIL · [^·]+$/)
  expect(whichTextWithoutId(sent, 'en')).not.toContain('0x')
})

it('a pill leads with how much and to whom, and tells two equal ones apart by time and id', () => {
  const sent = exampleTransaction({ state: { status: 'submitted', id: exampleId } })
  expect(payText(sent, 'en')).toBe('0.000000000007 ZIL · alice.ssi')
  expect(timeText(sent, 'en')).toMatch(/^[^·]+ · 0xababab…ababab$/)
})
