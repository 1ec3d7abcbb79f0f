import { inFolder } from '../../command/inFolder'
import { contractAddress } from '@tyto/primitives'
import { testAccount } from '@tyto/devnet'
import { noteBookCode, noteBookDeploy } from '../../../packages/devnet/src/testing/noteBookContract'
import { replayChain } from '../../../packages/devnet/src/testing/replayChain'
import { callOf, deployOf } from '../../../packages/devnet/src/testing/startTestNetwork'
import { Chain, pause } from '../chain'
import { Node } from '../node'
import { createRandom, type Part, type Random } from '../part'
import { Watch } from '../watch'

const sender = testAccount(6)
const book = contractAddress(sender.address, 0n)
const blockTime = 60
/** One kill in so many is of the process that executes, the others are of the node. */
const executorTurn = 4

/** SIGKILLs under load: what was acknowledged stays, and the state is that of a replay from genesis. */
export const kills: Part = {
  name: 'kills',
  counts: 'kills',
  full: 500,
  run: (size, seed, tell) =>
    inFolder(async (folder) => {
      const random = createRandom(seed)
      const node = new Node(folder, { world: 'empty', blockTime })
      const chain = new Chain(node)
      const attack = new Watch().begin('kills')
      const load = (count: number) => Array.from({ length: count }, () => oneOfLoad(random))
      let executors = 0
      let servers = 0
      try {
        await node.start()
        await chain.send(attack, [deployOf(noteBookCode, noteBookDeploy(sender.address))])
        await chain.settled(attack)
        for (let kill = 0; kill < size; kill++) {
          tell?.(kill)
          await chain.send(attack, load(20))
          await pause(random(3 * blockTime))
          if (kill % executorTurn === executorTurn - 1 && node.killExecutor()) {
            executors++
            await chain.settled(attack)
          } else {
            await chain.sendInto(attack, load(20), async () => {
              await pause(random(40))
              await node.kill()
            })
            servers++
          }
          await chain.checkNewest(attack)
          if (kill % 20 === 19) await chain.settled(attack)
        }
        await chain.settled(attack)
        const dropped = await chain.check(attack)
        // No process died of any of these: each was ended from outside.
        if (dropped > 0) attack.losses.push(`${dropped} innocent transactions were dropped`)
        await node.kill()
        const replay = await replayChain(folder, 'empty')
        const lost = chain.taken.filter(({ id }) => !replay.ids.has(id)).length
        if (lost > dropped) attack.losses.push(`${lost} acknowledged transactions stand in no block`)
        return {
          figures: [
            ['SIGKILLs of the node', servers],
            ['SIGKILLs of the process that executes', executors],
            ['transactions acknowledged', chain.taken.length],
            ['of these dropped, which is told (status 254)', dropped],
            ['requests cut while in work', attack.answers.get('cut') ?? 0],
            ['blocks made again from genesis', replay.blocks],
            ['records of the state compared with them', replay.records],
          ],
          losses: [...attack.losses, ...replay.differences],
        }
      } finally {
        await node.kill()
      }
    }),
}

/** A transfer, or a note that is put into the book or taken out of it. */
function oneOfLoad(random: Random) {
  if (random(3) > 0) return { amount: BigInt(1 + random(1_000)) }
  const a = { vname: 'a', type: 'String', value: `note ${random(20)}` }
  const b = { vname: 'b', type: 'Uint32', value: String(random(5)) }
  const text = { vname: 'text', type: 'String', value: `${random(1_000_000)}` }
  const [transition, params] =
    random(4) === 0 ? (['Remove', [a, b]] as const) : (['Put', [a, b, text]] as const)
  return callOf({ to: book, transition, amount: 0n, params })
}
