import { encodeCallData, encodeDeployData, type ContractCall } from '@tyto/abi'
import { createDevnet, listen, testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import {
  qaPerLi,
  signTransaction,
  transactionToRpc,
  transactionVersion,
  zeroAddress,
  type Address,
} from '@tyto/primitives'
import {
  readTransactionOutcome,
  createClient,
  getAccount,
  getLatestBlock,
  intentOf,
  localNetworkBase,
  overrideNetwork,
  type Client,
  type Fetch,
  type Intent,
  type Network,
  type TransactionContent,
} from '../src/index'

/** A local network behind HTTP whose blocks are made by hand, and somebody who signs as a wallet does. */
export interface SendingNetwork {
  readonly devnet: Devnet
  readonly url: string
  /** As the app knows it. */
  readonly network: Network
  readonly client: Client
  /** The client's requests, as method names. */
  readonly methods: string[]
  /** Requests of the newest fresh client. */
  readonly trips: number
  /** A client that has asked nothing yet, not even which network this is. */
  freshClient(): Client
  /** Where a name of the seeded world leads. */
  seeded(name: string): Address
  /** Takes the network away, or gives it back. */
  setReachable(isReachable: boolean): void
  /** Resolves once all that was asked is answered, and nothing more is asked. */
  settle(): Promise<void>
  intent(account: TestAccount, content: TransactionContent): Promise<Intent>
  /** Signs and sends without waiting for a block; answers the id. */
  send(account: TestAccount, content: TransactionContent, nonceAhead?: bigint): Promise<string>
  /** Signs, sends and makes the block; answers the id. */
  mine(account: TestAccount, content: TransactionContent): Promise<string>
  /** The same with a call, which must do what it should. */
  call(account: TestAccount, call: ContractCall): Promise<string>
  close(): Promise<void>
}

export async function startSendingNetwork(): Promise<SendingNetwork> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  const listener = await listen(devnet, { port: 0 })
  const described = overrideNetwork(
    { ...localNetworkBase, endpoints: [listener.url] },
    JSON.parse(JSON.stringify(devnet.network)),
  )
  if (!described.ok) throw new Error(described.code)
  const { chainId } = devnet.network
  const methods: string[] = []
  let trips = 0
  let isReachable = true
  let open = 0
  const client = createClient({
    endpoints: [listener.url],
    chainId,
    retries: 0,
    fetch: (url, init) => {
      if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'))
      for (const { method } of JSON.parse(init.body as string) as { method: string }[]) methods.push(method)
      open++
      return fetch(url, init).finally(() => open--)
    },
  })

  async function send(account: TestAccount, content: TransactionContent, nonceAhead = 1n): Promise<string> {
    const { nonce } = await getAccount(client, account.address)
    const signed = signTransaction(
      {
        version: transactionVersion(chainId),
        nonce: nonce + nonceAhead,
        gasPrice: 2_000n * qaPerLi,
        ...partsOf(content),
      },
      account.privateKey,
    )
    const answer = await client.request('CreateTransaction', [transactionToRpc(signed)], { once: true })
    return (answer as { readonly TranID: string }).TranID
  }

  async function mine(account: TestAccount, content: TransactionContent): Promise<string> {
    const id = await send(account, content)
    await devnet.mineBlock()
    return id
  }

  return {
    devnet,
    url: listener.url,
    network: described.value,
    client,
    methods,
    get trips() {
      return trips
    },
    freshClient: () => {
      trips = 0
      const counted: Fetch = (url, init) => {
        trips++
        return fetch(url, init)
      }
      return createClient({ endpoints: [listener.url], chainId, retries: 0, fetch: counted })
    },
    seeded: (name) => devnet.network.names.find((each) => each.name === name)!.address,
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
    send,
    mine,
    call: async (account, call) => {
      const id = await mine(account, { kind: 'call', call })
      const outcome = await readTransactionOutcome(client, id)
      if (outcome?.kind !== 'confirmed') throw new Error(`${call.transition} is ${outcome?.kind}`)
      return id
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
      return { toAddr: to, amount, gasLimit: 50_000n, data: encodeCallData(content.call) }
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
