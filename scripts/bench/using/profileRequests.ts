import type { Benchmark } from '../benchmark'
import { withPage } from './withPage'

/** How many requests the page of a name makes until nothing moves any more: files, fonts and calls of the node. */
export const profileRequests: readonly Benchmark[] = [
  {
    name: 'profile-requests',
    goal: { atMost: 42, unit: 'requests' },
    run: () =>
      withPage({ name: 'alice.ssi', account: 0 }, '', (page) =>
        // The page itself is one more.
        page.evaluate(() => performance.getEntriesByType('resource').length + 1),
      ),
  },
]
