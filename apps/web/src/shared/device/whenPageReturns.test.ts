import { expect, test } from 'vitest'
import { whenPageReturns } from './whenPageReturns'

/** The window of a page, as far as it is told of its life. */
function pageOfTest() {
  const target = new EventTarget()
  return {
    page: target as unknown as Window,
    show: (persisted: boolean) => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    resume: () => target.dispatchEvent(new Event('resume')),
  }
}

test('[BX-30] a page that comes back is told of, one that is loaded is not, and nothing is told after the end', () => {
  const { page, show, resume } = pageOfTest()
  let count = 0
  const stop = whenPageReturns(page, () => {
    count += 1
  })
  show(false)
  expect(count).toBe(0)
  show(true)
  resume()
  expect(count).toBe(2)
  stop()
  show(true)
  resume()
  expect(count).toBe(2)
})
