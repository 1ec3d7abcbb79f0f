import { toBech32, toChecksumAddress, type Address } from '@tyto/primitives'

/** The choice of a person in a window of the wallet; 'closed' leaves the promise pending for ever. */
export type Choice = 'approve' | 'reject' | 'closed'

/** Two generations of one wallet: ZilPay 1.x, and Bearby 2.x, which is its new name. */
export type Variant = 'classic' | 'bearby'

export interface FakeZilPayOptions {
  readonly variant?: Variant
  readonly account?: Address
  readonly choice?: Choice
  readonly isLocked?: boolean
  readonly isConnected?: boolean
  /** Has the page a link with rel icon? */
  readonly hasIcon?: boolean
  /** How a person takes time to answer; without it, every answer comes at once. */
  readonly sleep?: (ms: number) => Promise<void>
}

/** How long the person of these tests takes for a window, in ms. */
const personsTime = 2_000

export interface AskedTransaction {
  readonly kind: 'call' | 'deploy' | 'payment'
  readonly to?: string
  readonly transition?: string
  readonly params?: unknown
  readonly code?: string
  readonly overrides: Readonly<Record<string, unknown>>
}

export const firstAccount: Address = '0x6d71564d78b96419c5322b6bc4079d09f1b6cbdd'
export const secondAccount: Address = '0x00112233445566778899aabbccddeeff00112233'
export const sentId = 'ab'.repeat(32)

function never(): Promise<never> {
  return new Promise<never>(() => undefined)
}

/**
 * An object that behaves like `window.zilPay` as it was seen with the real extensions, as far as an app can meet it. It
 * signs nothing; `asked` holds what it was asked for.
 */
export function createFakeZilPay(options: FakeZilPayOptions = {}) {
  const { variant = 'classic', hasIcon = true, sleep = async () => undefined } = options
  const isBearby = variant === 'bearby'
  const listeners = { account: new Set<() => void>(), network: new Set<() => void>() }
  const asked: AskedTransaction[] = []
  const world = {
    account: options.account ?? firstAccount,
    choice: options.choice ?? ('approve' as Choice),
    isLocked: options.isLocked ?? false,
    isConnected: options.isConnected ?? false,
    net: 'mainnet',
    nodeChainId: '1' as unknown,
    /** The answers of the wallet's node by method; a thrown Error is its refusal. */
    nodeAnswers: {} as Readonly<Record<string, () => unknown>>,
    /** The questions to the wallet's node besides its chain. */
    nodeQuestions: [] as (readonly unknown[])[],
    answer: undefined as unknown,
    connects: 0,
    windows: 0,
    /** The person took the site out of the wallet's list while its page is open: the page is told nothing. */
    isRemoved: false,
    /** It was installed and never set up. */
    isEmpty: false,
    /** Bearby only: a chain of another family is chosen, so that it has no account for this page. */
    hasOtherChain: false,
    /** Bearby only: the accounts that this site was connected to. */
    connectedAccounts: new Set<Address>(
      options.isConnected === true ? [options.account ?? firstAccount] : [],
    ),
    /** Bearby only: what it announces as its Ethereum provider answers eth_accounts. */
    announcesProvider: true,
    /** The account that the page was told; Bearby's page loses it on a switch. */
    pageAccount: null as Address | null,
    /** Bearby learns of its lock when the page is loaded, and never again. */
    pageEnabled: !(options.isLocked ?? false),
  }
  if (world.isConnected) world.pageAccount = world.account

  const forget = () => {
    world.isConnected = false
    world.pageAccount = null
    tell('account')
  }
  function tell(what: keyof typeof listeners): void {
    for (const listener of listeners[what]) listener()
  }
  /** Opens a window and does what the person does there. */
  async function ask<T>(approved: () => T): Promise<T> {
    world.windows++
    if (world.choice === 'closed') return never()
    await sleep(personsTime)
    if (world.choice === 'reject') throw isBearby ? 'User rejected the request' : 'Rejected by user'
    return approved()
  }
  function checkIcon(): void {
    if (!hasIcon) throw new Error(`${isBearby ? 'website' : 'app'} favicon is required`)
  }
  async function sign(transaction: AskedTransaction): Promise<Record<string, unknown>> {
    checkIcon()
    if (!world.isConnected) throw new Error("User is't connections.")
    if (world.isLocked && isBearby) throw 'Error: Wallet is locked'
    asked.push(transaction)
    return ask(() => ({ ID: sentId, toAddr: 'zil1...', nonce: 1 }))
  }
  function observable(what: keyof typeof listeners) {
    if (!world.isConnected) throw new Error("User is't connections.")
    if (isBearby ? !world.pageEnabled : world.isLocked) throw new Error('ZilPay is disabled.')
    return {
      subscribe: (listener: () => void) => {
        if (isBearby && what === 'network') return { unsubscribe: () => undefined }
        listeners[what].add(listener)
        if (what === 'account') listener()
        return { unsubscribe: () => listeners[what].delete(listener) }
      },
    }
  }

  /** Each read but two gives the whole JSON-RPC answer; a node's error rejects, with Bearby's mark before it. */
  async function askNode(method: string, ...params: readonly unknown[]): Promise<unknown> {
    if (!world.isConnected) throw new Error("User is't connections.")
    if (world.isLocked) throw new Error(isBearby ? 'Error: Wallet is locked' : 'ZilPay is disabled.')
    world.nodeQuestions.push([method, ...params])
    const answer = world.nodeAnswers[method]
    if (answer === undefined) return never()
    try {
      return { id: isBearby ? '1' : 1, jsonrpc: '2.0', result: answer() }
    } catch (error) {
      throw isBearby ? new Error(`RpcError: ${(error as Error).message}`) : error
    }
  }

  const zilPay = Object.freeze({
    wallet: {
      get isEnable() {
        return isBearby ? world.pageEnabled : !world.isLocked
      },
      get isConnect() {
        return world.isConnected
      },
      get net() {
        return world.net
      },
      get defaultAccount() {
        const address = world.pageAccount
        return address && { base16: toChecksumAddress(address), bech32: toBech32(address) }
      },
      connect: async () => {
        world.connects++
        checkIcon()
        if (world.isEmpty) throw isBearby ? 'Error: Wallet is locked' : new Error('wallet not found')
        if (world.isLocked && isBearby) throw 'Error: Wallet is locked'
        const isNew = isBearby && !world.connectedAccounts.has(world.account)
        if (!world.isConnected || world.isLocked || isNew) {
          world.windows++
          if (world.choice === 'closed') return never()
          await sleep(personsTime)
          if (world.choice === 'reject') return false
          if (isBearby) world.connectedAccounts.add(world.account)
        }
        if (isBearby && world.hasOtherChain) {
          Object.assign(world, { isConnected: false, pageAccount: null })
          return false
        }
        world.connectedAccounts.add(world.account)
        if (!isBearby) world.isLocked = false
        world.isConnected = true
        world.pageAccount = world.account
        tell('account')
        return true
      },
      disconnect: async () => {
        if (isBearby) return never()
        forget()
        return null
      },
      ...(isBearby && { encrypt: never, decrypt: never }),
      observableAccount: () => observable('account'),
      observableNetwork: () => observable('network'),
    },
    contracts: {
      at: (address: string) => {
        if (!/^(?:0x)?[0-9a-f]{40}$/i.test(address) && !address.startsWith('zil1')) {
          throw new Error('Wrong address format, should be either bech32 or checksummed address')
        }
        return {
          call: (transition: string, params: unknown, overrides: Record<string, unknown>) =>
            sign({ kind: 'call', to: address, transition, params, overrides }).then((sent) =>
              world.answer === undefined ? sent : world.answer,
            ),
        }
      },
      new: (code: string, params: unknown) => ({
        deploy: async (overrides: Record<string, unknown>) => {
          const transaction = await sign({ kind: 'deploy', code, params, overrides })
          const address = isBearby ? 'undefined' : toChecksumAddress(secondAccount)
          return [{ ...transaction, ContractAddress: address }, { address }]
        },
      }),
    },
    transactions: {
      new: ({ toAddr, ...overrides }: Record<string, unknown> & { readonly toAddr: string }) => ({
        toAddr,
        overrides,
      }),
    },
    blockchain: {
      createTransaction: async (transaction: { toAddr: string; overrides: Record<string, unknown> }) =>
        sign({ kind: 'payment', to: transaction.toAddr, overrides: transaction.overrides }),
      getBlockChainInfo: () => askNode('GetBlockchainInfo'),
      getSmartContractState: (address: string) => askNode('GetSmartContractState', address),
      getSmartContractSubState: (address: string, field: string, keys: readonly string[] = []) =>
        askNode('GetSmartContractSubState', address, field, keys),
    },
    provider: {
      send: async (method: string) => {
        if (!world.isConnected || world.isRemoved) {
          throw new Error(isBearby ? 'Error: Wallet not connected' : "User is't connections.")
        }
        if (world.nodeChainId === 'silent') return never()
        if (world.hasOtherChain) throw new Error('RpcError: the method GetNetworkId does not exist')
        if (world.isLocked) throw new Error(isBearby ? 'Error: Wallet is locked' : 'ZilPay is disabled.')
        return { id: '1', jsonrpc: '2.0', result: method === 'GetNetworkId' ? world.nodeChainId : null }
      },
    },
  })

  const events = new EventTarget()
  events.addEventListener('eip6963:requestProvider', () => {
    if (!isBearby || !world.announcesProvider) return
    const request = async ({ method }: { readonly method: string }) => {
      if (world.isLocked) throw 'Error: Wallet is locked'
      if (method !== 'eth_accounts') throw new Error(`No answer to ${method}.`)
      return world.connectedAccounts.has(world.account) ? [world.account] : []
    }
    const detail = { info: { name: 'Bearby Wallet', rdns: 'io.bearby' }, provider: { request } }
    events.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })

  return {
    zilPay,
    events,
    world,
    asked,
    /** How many listeners pages have in it. */
    listening: () => listeners.account.size + listeners.network.size,
    /** The person picks another account in the wallet. */
    switchAccount: (address: Address) => {
      world.account = address
      if (isBearby) {
        // The page is told null, and nobody is called.
        world.pageAccount = null
        return
      }
      world.pageAccount = address
      tell('account')
      tell('account')
    },
    switchNetwork: (net: string) => {
      world.net = net
      if (!isBearby) tell('network')
    },
    lock: () => {
      world.isLocked = true
      if (!isBearby) {
        world.pageAccount = null
        tell('account')
      }
    },
    forget,
  }
}
