import { signTransaction, transactionToRpc, transactionVersion, zilliqa1Gas } from '@tyto/primitives'
import { chainId, createDevnet } from '../network/createDevnet'
import type { DevnetOptions } from '../network/devnet'
import { listen } from '../doors/listen'
import { testAccount } from '../genesis/testAccounts'

const batchSize = 100
/** Accounts that have money. */
const senders = [4, 6, 7, 9]

export interface TransferLoad extends Pick<DevnetOptions, 'execution'> {
  /** Of 100 transfers each. Default 10. */
  readonly batches?: number
  /** Default 'memory'. */
  readonly storage?: DevnetOptions['storage']
}

/**
 * How many signed transfers per second a fresh network takes over HTTP in batches of 100, one batch after the other, from
 * the first byte sent until all stand in blocks. They are signed beforehand. `clock` tells the time in ms.
 */
export async function measureTransfers(clock: () => number, load: TransferLoad = {}): Promise<number> {
  const { batches = 10, storage = 'memory', ...own } = load
  const devnet = await createDevnet({ storage, world: 'empty', blockTime: 'on demand', clock, ...own })
  const server = await listen(devnet, { port: 0 })
  try {
    const bodies = Array.from({ length: batches }, (_, batch) => JSON.stringify(signBatch(batch)))
    const ids = new Set<string>()
    const done = new Promise<void>((resolve) => {
      let sent = 0
      devnet.subscribe(({ transactionIds }) => {
        sent += transactionIds.length
        if (sent === batches * batchSize) resolve()
      })
    })
    const start = clock()
    for (const body of bodies) for (const id of await send(server.url, body)) ids.add(id)
    await done
    return (ids.size / (clock() - start)) * 1000
  } finally {
    await server.close()
    await devnet.close()
  }
}

/** A hundred transfers of one account. */
function signBatch(batch: number): readonly object[] {
  const sender = testAccount(senders[batch % senders.length]!)
  const first = batchSize * Math.floor(batch / senders.length) + 1
  return Array.from({ length: batchSize }, (_, index) => {
    const transfer = {
      version: transactionVersion(chainId),
      nonce: BigInt(first + index),
      toAddr: testAccount(0).address,
      amount: 1n,
      gasPrice: zilliqa1Gas.leastPrice,
      gasLimit: zilliqa1Gas.payment,
    }
    const params = [transactionToRpc(signTransaction(transfer, sender.privateKey))]
    return { id: index, jsonrpc: '2.0', method: 'CreateTransaction', params }
  })
}

async function send(url: string, body: string): Promise<readonly string[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const answers = (await response.json()) as readonly { readonly result?: { readonly TranID: string } }[]
  return answers.map(({ result }) => {
    if (result === undefined) throw new Error('The network refused a transfer')
    return result.TranID
  })
}
