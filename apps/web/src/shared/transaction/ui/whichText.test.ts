import { zeroAddress, type Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { exampleId, exampleTransaction } from '../testing/exampleTransaction'
import { detailText, whichTextWithoutId, whomText } from './whichText'

it('a payment says whom it is for, also to the zero address; a new contract has no address yet', () => {
  const { intent } = exampleTransaction()
  const whom = (kind: 'payment' | 'deploy', to: Address, subject = ''): string =>
    whomText({ subject, intent: { ...intent, kind, to } })
  expect(whom('payment', intent.to)).toBe('zil1qqqq…j8kuzv')
  expect(whom('payment', zeroAddress)).toBe('zil1qqqq…9yf6pz')
  expect(whom('deploy', zeroAddress)).toBe('')
  expect(whom('deploy', zeroAddress, 'alice.ssi')).toBe('alice.ssi')
})

it('the id is the last of what tells two transactions apart, and is left out where it stands already', () => {
  const sent = exampleTransaction({ state: { status: 'submitted', id: exampleId } })
  expect(detailText(sent, 'en')).toMatch(/^0\.000000000007 ZIL · .+ · 0xababab…ababab$/)
  expect(whichTextWithoutId(sent, 'en')).toMatch(/^alice\.ssi · 0\.000000000007 ZIL · [^·]+$/)
  expect(whichTextWithoutId(sent, 'en')).not.toContain('0x')
})
