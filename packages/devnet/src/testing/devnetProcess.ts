/**
 * A network in a process of its own, to be killed: `tsx devnetProcess.ts FOLDER BLOCK_TIME [own|here] [seeded|empty] [aloud|still]
 * [NAME ENDPOINT,...]`, `own` for execution in a process of its own; a name and the members of etcd for one of several machines.
 * Prints its URL, and aloud what it logs, to standard error.
 */
import { createDevnet } from '../network/createDevnet'
import { listen } from '../doors/listen'
import { SequencerError } from '../ledger/sequencer'
import { StoreError } from '../store/StoreError'

const [folder = '', blockTime = 'manual', execution, world, voice, name, endpoints, keptBlocks] =
  process.argv.slice(2)
/** Ms that the clock of this machine is ahead. */
const ahead = Number(process.env['TYTO_CLOCK_AHEAD'] ?? 0)
try {
  const devnet = await createDevnet({
    storage: { folder },
    world: world === 'seeded' ? world : 'empty',
    blockTime: blockTime === 'manual' ? 'manual' : Number(blockTime),
    clock: () => Date.now() + ahead,
    log: (line) => void (voice === 'aloud' && process.stderr.write(`${line}\n`)),
    ...(execution === 'own' ? { execution: {} } : {}),
    ...(name === undefined || endpoints === undefined
      ? {}
      : {
          cluster: {
            name,
            endpoints: endpoints.split(','),
            ...(keptBlocks === undefined ? {} : { keptBlocks: Number(keptBlocks) }),
          },
        }),
  })
  const { url } = await listen(devnet, { port: 0 })
  process.stdout.write(`${url}\n`)
} catch (error) {
  if (error instanceof SequencerError) process.stderr.write(`${error.shortMessage}\n`)
  else if (error instanceof StoreError)
    process.stderr.write(`${[error.shortMessage, ...error.metaMessages].join(' ')}\n`)
  else throw error
  process.exit(1)
}
