/** A network in a process of its own, to be killed: `tsx devnetProcess.ts FOLDER BLOCK_TIME`. Prints its URL. */
import { createDevnet } from '../createDevnet'
import { listen } from '../listen'

const [folder = '', blockTime = 'manual'] = process.argv.slice(2)
const devnet = await createDevnet({
  storage: { folder },
  blockTime: blockTime === 'manual' ? 'manual' : Number(blockTime),
  clock: Date.now,
})
const { url } = await listen(devnet, { port: 0 })
process.stdout.write(`${url}\n`)
