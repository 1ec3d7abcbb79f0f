import { testAccount } from '@tyto/devnet'
import { sign } from '../../../packages/devnet/src/testing/startTestNetwork'
import type { Answer } from '../../torture/cluster/replica'

/** A node that is asked. */
export interface Asked {
  ask(...requests: readonly (readonly [method: string, ...params: unknown[]])[]): Promise<readonly Answer[]>
}

/** Accounts that pay; each has its own requests, one after the other. */
const payers = 8
const batchSize = 50

/** What transfers and reads come to. */
export interface LoadFigures {
  /** A second, from the first request until all are acknowledged, and until all stand in blocks. */
  readonly acknowledged: number
  readonly inBlocks: number
  /** Ms until one transfer is acknowledged, of single ones: in the middle, and of a hundred the slowest but one. */
  readonly middle: number
  readonly slow: number
  /** Reads of a balance a second, from all nodes together. */
  readonly reads: number
}

/** Sends so many transfers in batches, then a tenth as many one by one, then reads. Each node has its share. */
export async function measureLoad(nodes: readonly Asked[], transfers: number): Promise<LoadFigures> {
  const each = Math.ceil(transfers / payers)
  const single = Math.ceil(each / 10)
  const signed = Array.from({ length: payers }, (_, at) =>
    Array.from({ length: each + single }, (__, nonce) => sign(testAccount(at), { nonce: BigInt(nonce + 1) })),
  )
  const nodeOf = (payer: number): Asked => nodes[payer % nodes.length]!
  const start = performance.now()
  await Promise.all(
    signed.map(async (own, payer) => {
      for (let at = 0; at < each; at += batchSize) {
        const some = own.slice(at, Math.min(at + batchSize, each))
        requireTaken(await nodeOf(payer).ask(...some.map((rpc) => ['CreateTransaction', rpc] as const)))
      }
    }),
  )
  const acknowledged = performance.now() - start
  await allInBlocks(nodes, each)
  const inBlocks = performance.now() - start
  const times: number[] = []
  await Promise.all(
    signed.map(async (own, payer) => {
      for (const rpc of own.slice(each)) {
        const sent = performance.now()
        requireTaken(await nodeOf(payer).ask(['CreateTransaction', rpc]))
        times.push(performance.now() - sent)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const perSecond = (ms: number): number => (each * payers * 1_000) / ms
  return {
    acknowledged: perSecond(acknowledged),
    inBlocks: perSecond(inBlocks),
    middle: times[Math.floor(times.length / 2)]!,
    slow: times[Math.floor(times.length * 0.99)]!,
    reads: await readsPerSecond(nodes, transfers),
  }
}

function requireTaken(answers: readonly Answer[]): void {
  const refused = answers.find(({ error }) => error !== undefined)
  if (refused) throw new Error(`A transfer was refused: ${refused.error!.message}`)
}

/** Waits until each node has all of them in blocks. */
async function allInBlocks(nodes: readonly Asked[], nonce: number): Promise<void> {
  const requests = Array.from(
    { length: payers },
    (_, at) => ['GetBalance', testAccount(at).address.slice(2)] as const,
  )
  for (const node of nodes) {
    for (;;) {
      const answers = await node.ask(...requests)
      if (answers.every(({ result }) => (result as { readonly nonce: number }).nonce === nonce)) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

async function readsPerSecond(nodes: readonly Asked[], count: number): Promise<number> {
  const read = ['GetBalance', testAccount(0).address.slice(2)] as const
  const start = performance.now()
  await Promise.all(
    Array.from({ length: payers }, async (_, at) => {
      for (let done = 0; done < count / payers; done += batchSize)
        await nodes[at % nodes.length]!.ask(...Array.from({ length: batchSize }, () => read))
    }),
  )
  return (count * 1_000) / (performance.now() - start)
}
