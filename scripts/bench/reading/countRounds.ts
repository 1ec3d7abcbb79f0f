import type { Fetch } from '@tyto/chain'

/** A fetch that counts its requests, and the round trips one after the other: requests under way together are one trip. */
export function countRounds(): {
  readonly fetch: Fetch
  readonly requests: () => number
  readonly rounds: () => number
} {
  let requests = 0
  let rounds = 0
  let underWay = 0
  return {
    requests: () => requests,
    rounds: () => rounds,
    fetch: async (url, init) => {
      requests += 1
      if (underWay === 0) rounds += 1
      underWay += 1
      try {
        return await fetch(url, init)
      } finally {
        underWay -= 1
      }
    },
  }
}
