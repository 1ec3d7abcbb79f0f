/**
 * A network in a process of its own, to be killed: `tsx devnetProcess.ts FOLDER BLOCK_TIME [own|here] [seeded|empty] [aloud]`, `own` for
 * execution in a process of its own. Prints its URL, and aloud what it logs, to standard error.
 */
import { createDevnet } from '../network/createDevnet'
import { listen } from '../doors/listen'
import { StoreError } from '../store/StoreError'

const [folder = '', blockTime = 'manual', execution, world, voice] = process.argv.slice(2)
try {
  const devnet = await createDevnet({
    storage: { folder },
    world: world === 'seeded' ? world : 'empty',
    blockTime: blockTime === 'manual' ? 'manual' : Number(blockTime),
    clock: Date.now,
    log: (line) => void (voice === 'aloud' && process.stderr.write(`${line}\n`)),
    ...(execution === 'own' ? { execution: {} } : {}),
  })
  const { url } = await listen(devnet, { port: 0 })
  process.stdout.write(`${url}\n`)
} catch (error) {
  if (!(error instanceof StoreError)) throw error
  process.stderr.write(`${[error.shortMessage, ...error.metaMessages].join(' ')}\n`)
  process.exit(1)
}
