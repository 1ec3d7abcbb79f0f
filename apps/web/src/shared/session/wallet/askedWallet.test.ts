import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tabTexts } from '../../device/textStore'
import { askedWallet, keepAskedWallet } from './askedWallet'

const key = 'tyto.askedWallet'
const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})
afterEach(() => {
  tabTexts.set(key, null)
  vi.useRealTimers()
})

it('[SS-01] a wallet that was asked is waited for an hour, and no longer', () => {
  expect(askedWallet()).toBeNull()
  keepAskedWallet('zilpay')
  expect(askedWallet()).toBe('zilpay')
  vi.advanceTimersByTime(hour - 1)
  expect(askedWallet()).toBe('zilpay')
  vi.advanceTimersByTime(1)
  expect(askedWallet()).toBeNull()
  keepAskedWallet('local')
  expect(askedWallet()).toBe('local')
  // A clock that was set back says nothing of the age.
  vi.setSystemTime(1_700_000_000_000)
  expect(askedWallet()).toBeNull()
  keepAskedWallet(null)
  expect(tabTexts.get(key)).toBeNull()
})

it.each(['"zilpay"', '{"wallet":"other","at":1800000000000}', '{"wallet":"zilpay"}', 'x', '[]'])(
  'what lies there otherwise is nothing that was asked: %s',
  (text) => {
    tabTexts.set(key, text)
    expect(askedWallet()).toBeNull()
  },
)
