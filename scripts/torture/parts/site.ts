import { inFolder } from '../../command/inFolder'
import { testAccount } from '@tyto/devnet'
import { freePort } from '../../../packages/devnet/src/testing/freePorts'
import { buildWeb } from '../../buildWeb'
import { Chain, hoard, loop, pause } from '../chain'
import { hugeBatches, malformed, trickled } from '../malformed'
import { createRandom, type Ordeal, type Part, type Random } from '../part'
import { Site } from '../site'
import { count, Watch, type Attack } from '../watch'

/** MB: so little that a transaction comes to its end. */
const memory = 44
/** The most that each process may take up, in MB: what is on its way, what waits, and the engine's own. */
const mostMemory = { server: 1_500, executor: 600 }
/** Malformed requests of each kind here; a million of them is another part. */
const requests = 4_000

const transfer = { amount: 1n }
const transfers = (times: number) => Array.from({ length: times }, () => transfer)

/** A real `npm start` under all kinds of attacks, while a person asks for its page. */
export const site: Part = {
  name: 'site',
  counts: 'starts',
  full: 25,
  run: (size, seed) => inFolder((folder) => attackSite(folder, size, seed)),
}

async function attackSite(folder: string, kills: number, seed: number): Promise<Ordeal> {
  await buildWeb('local')
  const watch = new Watch()
  const target = new Site(await freePort(), folder, memory, watch)
  const chain = new Chain(target)
  const siege: Siege = { target, chain, random: createRandom(seed), seed, kills }
  try {
    watch.begin('start')
    await target.start()
    for (const [name, attack] of attacks) await attack(watch.begin(name), siege)
    await killedServers(watch.begin(`npm start killed ${kills} times`), siege)
    watch.begin('end')
    const code = await target.stop()
    if (code !== 0) watch.current.losses.push(`npm start ended with ${code}`)
  } finally {
    await target.kill()
  }
  return {
    figures: [
      ['starts of npm start', target.starts],
      ['transactions acknowledged', chain.taken.length + chain.waiting.length],
      ...watch.attacks.filter(({ pages, requests: sent }) => pages + sent > 0).map(describe),
    ],
    losses: watch.attacks.flatMap(lossesOf),
  }
}

/** The target of an attack, and how strong it is. */
interface Siege {
  readonly target: Site
  readonly chain: Chain
  readonly random: Random
  readonly seed: number
  readonly kills: number
}

/** The attacks before the kills in their order, each of them on what the one before left. */
const attacks: readonly (readonly [name: string, attack: (each: Attack, siege: Siege) => Promise<void>])[] = [
  ['a heavy transaction', heavyTransaction],
  ['malformed requests', (each, { target, seed }) => malformed(each, target, requests, seed)],
  ['trickled bodies', (each, { target }) => trickled(each, target, 200)],
  ['huge batches', (each, { target }) => hugeBatches(each, target, 60)],
  ['large data for later nonces', fullPool],
  ['too much memory', tooMuchMemory],
  ['the executing process killed', killedExecutors],
]

/** Waits until all is done, and holds it against the receipts; counts what is told to be dropped. */
async function settle(each: Attack, { chain }: Siege): Promise<void> {
  await chain.settled(each)
  each.answers.set('transactions dropped so far', await chain.check(each))
}

async function heavyTransaction(each: Attack, { chain }: Siege): Promise<void> {
  await chain.deploy(each)
  await chain.send(each, [loop, loop, loop, loop, transfer])
  await chain.settled(each)
  await chain.check(each)
}

async function fullPool(each: Attack, siege: Siege): Promise<void> {
  const { target, chain } = siege
  const accounts = [0, 1, 2, 3, 4, 5, 7, 8, 9].map((index) => testAccount(index))
  const { init } = (await (await fetch(`${target.url}/-/network.json`)).json()) as {
    init: `0x${string}`
  }
  const refused = await chain.fillPool(each, init, accounts, 8)
  each.answers.set('refused with a reason', refused)
  await chain.send(each, transfers(20))
  await settle(each, siege)
}

async function tooMuchMemory(each: Attack, siege: Siege): Promise<void> {
  for (let i = 0; i < 3; i++) {
    // The deadly one is tried twice and dropped; behind it two wait for its nonce.
    await siege.chain.send(each, [hoard(5_000_000), transfer, transfer])
    await settle(each, siege)
  }
}

async function killedExecutors(each: Attack, siege: Siege): Promise<void> {
  for (let i = 0; i < 10; i++) {
    await siege.chain.send(each, [loop, ...transfers(3)])
    await pause(siege.random(2_000))
    if (siege.target.killExecutor()) count(each, 'executors killed')
    await settle(each, siege)
  }
}

async function killedServers(each: Attack, siege: Siege): Promise<void> {
  const { target, chain, random, kills } = siege
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
      await target.kill()
      count(each, 'servers killed')
    })
    await chain.check(each)
  }
  await settle(each, siege)
}

function describe(each: Attack): readonly [string, string] {
  const answers = Array.from(each.answers, ([answer, times]) => `${answer}: ${times}`)
  const page = `slowest page ${Math.round(each.slowestPage)} ms of ${each.pages}`
  const memories = `${Math.round(each.serverMemory)} and ${Math.round(each.executorMemory)} MB`
  return [each.name, `${each.requests} requests; ${answers.join(', ')}; ${page}; ${memories}`]
}

function lossesOf(each: Attack): readonly string[] {
  const isTooLarge = each.serverMemory > mostMemory.server || each.executorMemory > mostMemory.executor
  return [
    ...each.losses,
    ...each.deaths,
    ...(isTooLarge ? ['a process takes up too much memory'] : []),
    ...(each.answers.has('late') ? ['a request got no answer'] : []),
  ].map((loss) => `${each.name}: ${loss}`)
}
