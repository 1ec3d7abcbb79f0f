/**
 * npm run torture [-- --kills N --requests N --seed N]: attacks a real `npm start` on this machine, with a data folder of its own
 * that is deleted afterwards, and prints what each attack met. Some minutes. The exit code is 1 where anything was lost, the
 * page did not answer, or the server died by itself.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { testAccount } from '@tyto/devnet'
import { buildWeb } from './buildWeb'
import { Chain, hoard, loop, pause } from './torture/chain'
import { hugeBatches, malformed, trickled } from './torture/malformed'
import { Site } from './torture/site'
import { count, Watch, type Attack } from './torture/watch'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    requests: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '20261123' },
  },
})
const kills = Number(values.kills)
const requests = Number(values.requests)
const seed = Number(values.seed)
/** MB: so little that a transaction comes to its end. */
const memory = 44
/** The most that each process may take up, in MB: what is on its way, what waits, and the engine's own. */
const mostMemory = { server: 1_500, executor: 600 }

const transfer = { amount: 1n }
const transfers = (times: number) => Array.from({ length: times }, () => transfer)

let state = seed
function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * below)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return address !== null && typeof address === 'object' ? address.port : 0
}

await buildWeb('local')
const folder = await mkdtemp(join(tmpdir(), 'tyto-torture-'))
const watch = new Watch()
const site = new Site(await freePort(), folder, memory, watch)
const chain = new Chain(site)

async function attack(name: string, work: (attack: Attack) => Promise<void>): Promise<void> {
  const each = watch.begin(name)
  console.log(name)
  await work(each)
}

/** Waits until all is done, and holds it against the receipts; counts what is told to be dropped. */
async function settle(each: Attack): Promise<void> {
  await chain.settled(each)
  each.answers.set('transactions dropped so far', await chain.check(each))
}

try {
  watch.begin('start')
  await site.start()
  await attack('a heavy transaction', async (each) => {
    await chain.deploy(each)
    await chain.send(each, [loop, loop, loop, loop, transfer])
    await chain.settled(each)
    await chain.check(each)
  })
  await attack('malformed requests', (each) => malformed(each, site, requests, seed))
  await attack('trickled bodies', (each) => trickled(each, site, 200))
  await attack('huge batches', (each) => hugeBatches(each, site, 60))
  await attack('large data for later nonces', async (each) => {
    const accounts = [0, 1, 2, 3, 4, 5, 7, 8, 9].map((index) => testAccount(index))
    const refused = await chain.fillPool(each, accounts, 8)
    each.answers.set('refused with a reason', refused)
    await chain.send(each, transfers(20))
    await settle(each)
  })
  await attack('too much memory', async (each) => {
    for (let i = 0; i < 3; i++) {
      // The deadly one is tried twice and dropped; behind it two wait for its nonce.
      await chain.send(each, [hoard(5_000_000), transfer, transfer])
      await settle(each)
    }
  })
  await attack('the executing process killed', async (each) => {
    for (let i = 0; i < 10; i++) {
      await chain.send(each, [loop, ...transfers(3)])
      await pause(random(2_000))
      if (site.killExecutor()) count(each, 'executors killed')
      await settle(each)
    }
  })
  await attack(`the server killed ${kills} times`, async (each) => {
    for (let i = 0; i < kills; i++) {
      await chain.send(each, i % 5 === 0 ? [loop, ...transfers(10)] : transfers(10))
      // Every other time the process that executes is ready, and is at work when the server is killed.
      if (i % 2 === 1) {
        await chain.settled(each)
        await chain.send(each, transfers(10))
        await pause(random(1_200))
      } else await pause(random(1_500))
      await chain.sendInto(each, transfers(10), async () => {
        await pause(random(12))
        await site.kill()
        count(each, 'servers killed')
      })
      await chain.check(each)
    }
    await settle(each)
  })
  watch.begin('end')
  const code = await site.stop()
  if (code !== 0) watch.current.losses.push(`npm start ended with ${code}`)
} finally {
  await site.kill()
  await rm(folder, { recursive: true, force: true })
}

const told = site.lines.filter((line) => /died|failure|lost/.test(line))
console.log(`\nWhat npm start said of it: ${told.length} lines`)
for (const line of new Set(told.map((each) => each.replace(/[0-9a-f]{64}/g, '…')))) console.log(`  ${line}`)

let failed = false
console.log(
  `\n${site.starts} starts of npm start, ${chain.taken.length + chain.waiting.length} transactions taken.\n`,
)
console.log(
  '| Attack | Requests | Answers | Slowest page (ms) of | Server MB | Executor MB | Deaths of the server | Losses |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const each of watch.attacks.filter(({ pages, requests: sent }) => pages + sent > 0)) {
  const answers = Array.from(each.answers, ([answer, times]) => `${answer}: ${times}`)
  const cells = [
    each.name,
    each.requests,
    answers.join(', '),
    `${Math.round(each.slowestPage)} of ${each.pages}`,
    Math.round(each.serverMemory),
    Math.round(each.executorMemory),
    each.deaths.join(', ') || 0,
    each.losses.length,
  ]
  console.log(`| ${cells.join(' | ')} |`)
  const isTooLarge = each.serverMemory > mostMemory.server || each.executorMemory > mostMemory.executor
  failed ||= each.losses.length > 0 || each.deaths.length > 0 || isTooLarge || each.answers.has('late')
}
for (const { name, losses } of watch.attacks)
  for (const loss of losses.slice(0, 5)) console.log(`${name}: ${loss}`)
process.exit(failed ? 1 : 0)
