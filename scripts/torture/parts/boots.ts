import { inFolder } from '../../command/inFolder'
import { once } from 'node:events'
import { replayChain } from '../../../packages/devnet/src/testing/replayChain'
import { pause } from '../chain'
import { Node } from '../node'
import { createRandom, type Part } from '../part'

/** How long the first boot of a seeded world takes at most before it is killed, in ms. */
const longest = 4_000

/** Kills while the first world is made: the next start makes it whole, or finds it whole. */
export const boots: Part = {
  name: 'boots',
  counts: 'boots',
  full: 50,
  run: async (size, seed, tell) => {
    const random = createRandom(seed)
    const losses: string[] = []
    let begun = 0
    let whole = 0
    let blocks = 0
    for (let boot = 0; boot < size; boot++) {
      tell?.(boot)
      await inFolder(async (folder) => {
        const node = new Node(folder, { world: 'seeded', blockTime: 'manual' })
        let isUp = false
        for (let kill = 0; kill < 2; kill++) {
          const child = node.spawn()
          child.stdout!.once('data', () => (isUp = true))
          await Promise.race([pause(500 + random(longest)), once(child, 'exit')])
          await node.kill()
        }
        if (isUp) whole++
        else begun++
        const replay = await replayChain(folder, 'seeded')
        blocks ||= replay.blocks
        if (replay.blocks !== blocks) losses.push(`the world has ${replay.blocks} blocks, not ${blocks}`)
        losses.push(...replay.differences)
      })
    }
    return {
      figures: [
        ['first boots, each killed twice', size],
        ['of them killed before the world was whole', begun],
        ['killed after it', whole],
        ['blocks of the world, equal to those of a replay', blocks],
      ],
      losses,
    }
  },
}
