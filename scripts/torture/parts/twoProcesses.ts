import { inFolder } from '../../command/inFolder'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testAccount } from '@tyto/devnet'
import { send } from '../../../packages/devnet/src/testing/startDevnetProcess'
import { sign } from '../../../packages/devnet/src/testing/startTestNetwork'
import { Node } from '../node'
import type { Part } from '../part'

/** LevelDB's own diary, which holds no data. */
const isDiary = (name: string): boolean => /(?:^|\/)LOG(?:\.old)?$/.test(name)

/** The sums of all files of a folder, by name. */
async function sumsOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const sums = names
    .filter((name) => !isDiary(name))
    .sort()
    .map(
      async (name) =>
        `${name} ${createHash('sha256')
          .update(await readFile(name))
          .digest('hex')}`,
    )
  return (await Promise.all(sums)).join('\n')
}

/** A second process on the folder of one that runs: it says so, and touches nothing. */
export const twoProcesses: Part = {
  name: 'two-processes',
  counts: 'tries',
  full: 20,
  run: (size, _seed, tell) =>
    inFolder(async (folder) => {
      const losses: string[] = []
      const first = new Node(folder, { world: 'empty', blockTime: 'manual' })
      const second = new Node(folder, { world: 'empty', blockTime: 'manual' })
      const sender = testAccount(6)
      try {
        await first.start()
        for (let nonce = 1n; nonce <= BigInt(size); nonce++) {
          tell?.(Number(nonce))
          const [id] = await send(first.rpc, [sign(sender, { nonce })])
          const before = await sumsOf(folder)
          const refused = await second.start().then(
            () => 'it started',
            (error: Error) => error.message,
          )
          if (!/Another process holds the data folder .*--data FOLDER/.test(refused)) losses.push(refused)
          if ((await sumsOf(folder)) !== before) losses.push(`files changed beside ${id}`)
        }
        const [last] = await send(first.rpc, [sign(sender, { nonce: BigInt(size) + 1n })])
        if (last === undefined) losses.push('the first one takes nothing any more')
      } finally {
        await second.kill()
        await first.kill()
      }
      return { figures: [['second processes, each refused in one line', size]], losses }
    }),
}
