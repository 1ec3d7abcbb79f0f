/** A network in a process of its own, to be killed: `tsx devnetProcess.ts FOLDER BLOCK_TIME [own]`, `own` for execution in a process of its own. Prints its URL. */
import { createDevnet } from '../createDevnet'
import { listen } from '../listen'

const [folder = '', blockTime = 'manual', execution] = process.argv.slice(2)
const devnet = await createDevnet({
  storage: { folder },
  world: 'empty',
  blockTime: blockTime === 'manual' ? 'manual' : Number(blockTime),
  clock: Date.now,
  ...(execution === 'own' ? { execution: {} } : {}),
})
const { url } = await listen(devnet, { port: 0 })
process.stdout.write(`${url}\n`)
