/** Its test passes, and the file fails behind it. */
import { afterAll, it } from 'vitest'

afterAll(() => {
  throw new Error('no end')
})
it('passes', () => undefined)
