import type { Part } from './part'
import { boots } from './parts/boots'
import { chainTime } from './parts/chainTime'
import { cluster } from './parts/cluster'
import { fullDisk } from './parts/fullDisk'
import { kills } from './parts/kills'
import { lies } from './parts/lies'
import { names } from './parts/names'
import { requests } from './parts/requests'
import { promises, sequences } from './parts/sequences'
import { site } from './parts/site'
import { tears } from './parts/tears'
import { twoProcesses } from './parts/twoProcesses'

/** Those that need neither a built app nor a runner of tests; `npm test` does a hundredth of each. */
export const nodeParts: readonly Part[] = [
  kills,
  boots,
  twoProcesses,
  fullDisk,
  tears,
  requests,
  chainTime,
  names,
]

export const allParts: readonly Part[] = [...nodeParts, cluster, sequences, promises, site, lies]

/** The share of a part that `npm test` runs. */
export function hundredthOf({ full }: Part): number {
  return Math.ceil(full / 100)
}

/** The seed of every run that names no other. */
export const usualSeed = 20_261_124
