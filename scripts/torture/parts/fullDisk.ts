import { testAccount } from '@tyto/devnet'
import { mountSmallDisk, type SmallDisk } from '../../../packages/devnet/src/testing/smallDisk'
import { replayChain } from '../../../packages/devnet/src/testing/replayChain'
import { sign } from '../../../packages/devnet/src/testing/startTestNetwork'
import { pause } from '../chain'
import { Node } from '../node'
import { createRandom, type Ordeal, type Part } from '../part'

const sender = testAccount(6)
const megabytes = 64
/** How many transactions find room at most on the last page of a file of a full disk. */
const mostOnLastPage = 60

interface Answer {
  readonly result?: { readonly TranID: string }
  readonly error?: { readonly code: number; readonly message: string }
}

async function sendOne(node: Node, nonce: bigint): Promise<Answer> {
  const response = await fetch(node.rpc, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'CreateTransaction',
      params: [sign(sender, { nonce })],
    }),
  })
  return (await response.json()) as Answer
}

/** The disk fills up under load, again and again, and the node is killed on it: what was acknowledged is there at the end. */
export const fullDisk: Part = {
  name: 'full-disk',
  counts: 'fills',
  full: 20,
  run: async (size, seed) => {
    const disk = await mountSmallDisk(megabytes)
    if (disk === undefined) {
      return {
        figures: [
          [
            'not run: this process may mount no disk; on Linux `unshare -Urm npm run torture -- full-disk` may',
            0,
          ],
        ],
        losses: [],
      }
    }
    const node = new Node(disk.folder, { world: 'empty', blockTime: 60 })
    try {
      return await fillAgainAndAgain(node, disk, size, seed)
    } finally {
      await node.kill()
      await disk.remove()
    }
  },
}

async function fillAgainAndAgain(node: Node, disk: SmallDisk, size: number, seed: number): Promise<Ordeal> {
  const random = createRandom(seed)
  const losses: string[] = []
  const taken: string[] = []
  let refused = 0
  let refusedStarts = 0
  /** Takes what the node acknowledges; false where it says that the disk is full. */
  const sendNext = async (): Promise<boolean> => {
    const { result, error } = await sendOne(node, BigInt(taken.length) + 1n)
    if (result !== undefined) {
      taken.push(result.TranID)
      return true
    }
    if (error?.code !== -1 || !error.message.includes('disk of the node is full'))
      losses.push(`refused with ${JSON.stringify(error)}`)
    refused++
    return false
  }
  await node.start()
  for (let fill = 0; fill < size; fill++) {
    for (let i = 0; i < 10; i++) if (!(await sendNext())) losses.push('refused where there is room')
    await pause(random(120))
    await disk.fill()
    for (let i = 0; i < mostOnLastPage && (await sendNext()); i++);
    for (let i = 0; i < 5; i++) if (await sendNext()) losses.push('acknowledged on a full disk')
    if (fill % 3 === 2) {
      await node.kill()
      const said = await node.start().then(
        () => '',
        (error: Error) => error.message,
      )
      // A folder that is opened needs room of its own.
      if (!/is full.*Make room/.test(said)) losses.push(`started on a full disk: ${said}`)
      else refusedStarts++
      await node.kill()
      await disk.makeRoom()
      await node.start()
    } else {
      await disk.makeRoom()
      await pause(1_500)
    }
  }
  for (let i = 0; i < 10; i++) await sendNext()
  await pause(3_000)
  await node.kill()
  const replay = await replayChain(disk.folder, 'empty')
  const lost = taken.filter((id) => !replay.ids.has(id)).length
  if (lost > 0) losses.push(`${lost} acknowledged transactions stand in no block`)
  return {
    figures: [
      [`times that a disk of ${megabytes} MB was filled to the last byte`, size],
      ['transactions acknowledged, all in blocks at the end', taken.length],
      ['refused with "the disk of the node is full"', refused],
      ['starts on the full disk, refused in one line', refusedStarts],
      ['blocks equal to those of a replay from genesis', replay.blocks],
    ],
    losses: [...losses, ...replay.differences],
  }
}
