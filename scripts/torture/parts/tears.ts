import { inFolder } from '../../command/inFolder'
import { cp, open, readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreError, testAccount } from '@tyto/devnet'
import { replayChain } from '../../../packages/devnet/src/testing/replayChain'
import { signed } from '../../../packages/devnet/src/testing/startTestNetwork'
import { openLedger } from '../../../packages/devnet/src/network/openLedger'
import { planEmptyWorld } from '../../../packages/devnet/src/genesis/worldPlan'
import { createRandom, type Part, type Random } from '../part'

const sender = testAccount(6)
const rounds = 4
const perRound = 150

async function prepare(folder: string): Promise<readonly string[]> {
  const ids: string[] = []
  let nonce = 1n
  for (let round = 0; round < rounds + 2; round++) {
    const { ledger } = await openLedger({
      chainId: 222,
      storage: { folder },
      plan: planEmptyWorld(),
      clock: Date.now,
      report: (error) => {
        throw error
      },
      log: () => undefined,
      sharesState: false,
    })
    // The last rounds turn what stood in the log into a table, and delete the tables that it was merged from.
    for (let i = 0; i < perRound && round < rounds; i++) {
      const taken = await ledger.submit(signed(sender, { nonce: nonce++ }))
      if (taken.ok) ids.push(taken.value.id)
      if (i % 50 === 49) await ledger.produceBlock()
    }
    await ledger.close()
  }
  return ids
}

const ways: Readonly<Record<string, (file: string, size: number, random: Random) => Promise<void>>> = {
  'cut off': (file, size, random) => truncate(file, random(size)),
  removed: (file) => rm(file),
  'zeros inside': (file, size, random) => overwrite(file, random(size), Buffer.alloc(1 + random(4_096))),
  'bytes changed': (file, size, random) =>
    overwrite(file, random(size), Buffer.from(Array.from({ length: 1 + random(8) }, () => random(256)))),
}

async function overwrite(file: string, at: number, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(bytes, 0, bytes.length, at)
  await handle.close()
}

/** Tables that are cut off, removed or overwritten: called damaged, or nothing is missing and nothing is another value. */
export const tears: Part = {
  name: 'torn-file',
  counts: 'tears',
  full: 200,
  run: (size, seed, tell) =>
    inFolder(async (whole) => {
      const random = createRandom(seed)
      const ids = await prepare(whole)
      const [chain = ''] = await readdir(whole)
      const tables = (await readdir(join(whole, chain))).filter((name) => name.endsWith('.ldb'))
      const names = Object.keys(ways)
      const counts = new Map<string, number>()
      const losses: string[] = []
      for (let tear = 0; tear < size; tear++) {
        tell?.(tear)
        await inFolder(async (folder) => {
          await cp(whole, folder, { recursive: true })
          const way = names[tear % names.length]!
          const file = join(folder, chain, tables[random(tables.length)]!)
          await ways[way]!(file, (await stat(file)).size, random)
          const end = await meet(folder, ids, losses)
          counts.set(`${way}: ${end}`, (counts.get(`${way}: ${end}`) ?? 0) + 1)
        })
      }
      return { figures: [['tables of the chain', tables.length], ...counts], losses }
    }),
}

async function meet(folder: string, ids: readonly string[], losses: string[]): Promise<string> {
  try {
    const replay = await replayChain(folder, 'empty')
    losses.push(...replay.differences)
    const missing = ids.filter((id) => !replay.ids.has(id)).length
    if (missing > 0) losses.push(`${missing} transactions are missing, and nobody says so`)
    return 'nothing of it was used, all is there'
  } catch (error) {
    if (error instanceof StoreError && error.code === 'StoreCorrupt') return 'called damaged'
    losses.push(`an error of its own: ${String(error)}`)
    return 'another error'
  }
}
