import { createZilPayAdapter } from '../src/index'
import type { ZilPayPage } from '../src/index'
import { createFakeZilPay, type FakeZilPayOptions, type Variant } from './fakeZilPay'
import { createManualClock } from './manualClock'

export const bothVariants: readonly Variant[] = ['classic', 'bearby']

/** A page with a wallet in it, its adapter, and a clock that stands still. */
export function openZilPay(options: FakeZilPayOptions = {}) {
  const clock = createManualClock()
  const fake = createFakeZilPay({ sleep: clock.sleep, ...options })
  const page: ZilPayPage = { zilPay: fake.zilPay, events: fake.events }
  return { ...fake, page, clock, adapter: createZilPayAdapter({ page, clock }) }
}
