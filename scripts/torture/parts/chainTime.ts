import { inFolder } from '../../command/inFolder'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contractAddress } from '@tyto/primitives'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { noteBookCode, noteBookDeploy } from '../../../packages/devnet/src/testing/noteBookContract'
import { callOf, deployOf, sign } from '../../../packages/devnet/src/testing/startTestNetwork'
import { createRandom, type Ordeal, type Part, type Random } from '../part'

/** A block a second, as `npm start` makes them: 7,200 are two hours. */
const millisecondsPerBlock = 1_000
const perBlock = 100
/** Of the transactions of a block; the others are transfers. */
const callsPerBlock = 5
const senders = [4, 6, 7, 9].map((index) => testAccount(index))
const looks = 12
/** How much the memory may grow from the first third of the looks to the last one: the engine's own unrest, in MB. */
const mostGrowth = 12

/** MB in use once all garbage is gone. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed / 1_000_000
}

/** Hours of chain time under load: the memory stays what it was. */
export const chainTime: Part = {
  name: 'chain-time',
  counts: 'blocks',
  full: 7_200,
  run: (size, seed, tell) => inFolder((folder) => spendTime(folder, { size, seed, tell })),
}

interface Asked {
  readonly size: number
  readonly seed: number
  readonly tell: ((done: number) => void) | undefined
}

async function spendTime(folder: string, { size, seed, tell }: Asked): Promise<Ordeal> {
  const losses: string[] = []
  let now = Date.UTC(2026, 0, 1)
  const devnet = await createDevnet({
    storage: { folder },
    world: 'empty',
    blockTime: 'manual',
    clock: () => now,
    log: (line) => losses.push(line),
  })
  const load = new Load(devnet, createRandom(seed), losses)
  const memories: number[] = []
  try {
    await load.deployBook()
    const start = performance.now()
    for (let block = 1; block <= size; block++) {
      tell?.(block)
      now += millisecondsPerBlock
      await load.sendBlock()
      const { transactionIds } = await devnet.mineBlock()
      if (transactionIds.length !== perBlock) losses.push(`block ${block} holds ${transactionIds.length}`)
      if (block % Math.ceil(size / looks) === 0) memories.push(memoryInUse())
    }
    const seconds = (performance.now() - start) / 1_000
    const growth = memories.at(-1)! - memories[Math.floor(looks / 3)]!
    if (growth > mostGrowth) losses.push(`the memory grew by ${growth.toFixed(1)} MB`)
    return {
      figures: [
        ['hours of chain time', ((size * millisecondsPerBlock) / 3_600_000).toFixed(2)],
        ['transactions', size * perBlock],
        ['a second, signing and the client included', Math.round((size * perBlock) / seconds)],
        ['MB in use on the way, garbage collected', memories.map((each) => each.toFixed(1)).join(' ')],
      ],
      losses,
    }
  } finally {
    await devnet.close()
  }
}

/** Signed transactions of four senders, block for block: notes in a book, and transfers. */
class Load {
  readonly #devnet: Devnet
  readonly #random: Random
  readonly #losses: string[]
  readonly #nonces = senders.map(() => 0n)
  readonly #book = contractAddress(senders[0]!.address, 0n)

  constructor(devnet: Devnet, random: Random, losses: string[]) {
    this.#devnet = devnet
    this.#random = random
    this.#losses = losses
  }

  async deployBook(): Promise<void> {
    const deploy = deployOf(noteBookCode, noteBookDeploy(senders[0]!.address))
    await this.#send([sign(senders[0]!, { nonce: ++this.#nonces[0]!, ...deploy })])
    await this.#devnet.mineBlock()
  }

  sendBlock(): Promise<void> {
    return this.#send(Array.from({ length: perBlock }, (_, at) => this.#transaction(at)))
  }

  #transaction(at: number): object {
    const random = this.#random
    const who = at % senders.length
    const nonce = ++this.#nonces[who]!
    if (at >= callsPerBlock) return sign(senders[who]!, { nonce, amount: BigInt(1 + random(1_000)) })
    const params = [
      { vname: 'a', type: 'String', value: `note ${random(50)}` },
      { vname: 'b', type: 'Uint32', value: String(random(20)) },
      { vname: 'text', type: 'String', value: String(random(1_000_000)) },
    ]
    const call = callOf({ to: this.#book, transition: 'Put', amount: 0n, params })
    return sign(senders[who]!, { nonce, ...call, gasLimit: 5_000n })
  }

  async #send(bodies: readonly object[]): Promise<void> {
    const batch = bodies.map((params, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'CreateTransaction',
      params: [params],
    }))
    const answers = (await this.#devnet.handleRpc(batch)) as readonly { readonly error?: object }[]
    for (const { error } of answers) if (error) this.#losses.push(JSON.stringify(error))
  }
}
