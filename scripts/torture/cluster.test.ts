/** A hundredth of `npm run torture -- cluster`, where etcd is installed. */
import { expect, test } from 'vitest'
import { hasEtcd } from '../../packages/devnet/src/testing/startEtcd'
import { hundredthOf, usualSeed } from './parts'
import { cluster } from './parts/cluster'

/** A minute on a machine that does nothing else, in ms. */
const patience = 900_000

test.skipIf(!hasEtcd)(
  '[BX-29] three nodes on three etcd lose nothing and double nothing while leaders die, sleep and wake up late (skipped where etcd is not installed)',
  async () => {
    const { figures, losses } = await cluster.run(hundredthOf(cluster), usualSeed)
    expect(losses).toEqual([])
    expect(figures.length).toBeGreaterThan(0)
  },
  patience,
)
