import { encodeCallData, encodeDeployData } from '@tyto/abi'
import { createDevnet, listen, testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import { qaPerLi, signTransaction, transactionToRpc, transactionVersion, zeroAddress } from '@tyto/primitives'
import {
  createClient,
  getAccount,
  getLatestBlock,
  intentOf,
  type Client,
  type Intent,
  type TransactionContent,
} from '../src/index'

/** A local network behind HTTP whose blocks are made by hand, and somebody who signs as a wallet does. */
export interface SendingNetwork {
  readonly devnet: Devnet
  readonly client: Client
  /** The client's requests, as method names. */
  readonly methods: string[]
  /** Takes the network away, or gives it back. */
  setReachable(isReachable: boolean): void
  /** Resolves once all that was asked is answered, and nothing more is asked. */
  settle(): Promise<void>
  intent(account: TestAccount, content: TransactionContent): Promise<Intent>
  /** Signs and sends without waiting for a block; answers the id. */
  send(account: TestAccount, content: TransactionContent, nonceAhead?: bigint): Promise<string>
  close(): Promise<void>
}

export async function startSendingNetwork(): Promise<SendingNetwork> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  const listener = await listen(devnet, { port: 0 })
  const methods: string[] = []
  let isReachable = true
  let open = 0
  const client = createClient({
    endpoints: [listener.url],
    chainId: devnet.network.chainId,
    retries: 0,
    fetch: (url, init) => {
      if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'))
      for (const { method } of JSON.parse(init.body as string) as { method: string }[]) methods.push(method)
      open++
      return fetch(url, init).finally(() => open--)
    },
  })

  return {
    devnet,
    client,
    methods,
    setReachable: (reachable) => (isReachable = reachable),
    settle: async () => {
      // A request leaves with the next tick of the timers; what follows an answer may ask again.
      for (let quiet = 0; quiet < 4; quiet = open === 0 ? quiet + 1 : 0) {
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    },
    intent: async (account, content) =>
      intentOf(content, {
        sender: account.address,
        nonce: (await getAccount(client, account.address)).nonce,
        block: (await getLatestBlock(client)).number,
        time: 0,
      }),
    send: async (account, content, nonceAhead = 1n) => {
      const { nonce } = await getAccount(client, account.address)
      const signed = signTransaction(
        {
          version: transactionVersion(devnet.network.chainId),
          nonce: nonce + nonceAhead,
          gasPrice: 2_000n * qaPerLi,
          ...partsOf(content),
        },
        account.privateKey,
      )
      const answer = await client.request('CreateTransaction', [transactionToRpc(signed)], { once: true })
      return (answer as { readonly TranID: string }).TranID
    },
    close: async () => {
      await listener.close()
      await devnet.close()
    },
  }
}

function partsOf(content: TransactionContent) {
  switch (content.kind) {
    case 'call': {
      const { to, amount } = content.call
      return { toAddr: to, amount, gasLimit: 10_000n, data: encodeCallData(content.call) }
    }
    case 'deploy': {
      const data = encodeDeployData(content.deploy)
      return { toAddr: zeroAddress, amount: 0n, gasLimit: 50_000n, code: content.code, data }
    }
    case 'payment':
      return { toAddr: content.to, amount: content.amount, gasLimit: 50n }
  }
}

/** An account of the test phrase that exactly one test uses. */
export function accountOf(index: number): TestAccount {
  return testAccount(index)
}
