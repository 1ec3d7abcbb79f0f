import { err, ok, type Result } from '@tyto/primitives'
import { createAnswers } from '../base/answers'
import { createWalletNode } from '../base/node'
import type { TransactionWalletRequest, WalletRequest } from '../base/requests'
import { localAccount } from '../base/testAccounts'
import type {
  GasSpeed,
  StorageBehaviour,
  WalletNetwork,
  WalletState,
  ZilPayBehaviour,
} from '../base/walletState'
import { changeAccount } from '../base/changeAccount'
import { createWalletStore, type WalletStore } from '../base/walletStore'
import { alone, type WalletWindow } from '../base/walletWindow'
import { approveRequest, rejectRequest, rejectSigned, type OwnerParts } from './answerRequest'
import { askFaucet } from './askFaucet'
import { readAccount } from './readAccount'
import { gasPriceOf } from './sendTransaction'

export interface OwnerWalletOptions {
  /** JSON-RPC of the local network. */
  readonly rpcUrl: string
  /** Takes `{"address": "0x..."}` and sends money. */
  readonly faucetUrl: string
  /** Default: the window of this page. */
  readonly window?: WalletWindow
}

/** The wallet as its owner sees it: what waits for an answer, and all that can be set. The approval page shows it. */
export interface OwnerWallet {
  readonly state: () => WalletState
  readonly requests: () => readonly WalletRequest[]
  /** Calls back after each change; answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Does what a request asks. If the node refuses a transaction, the code of the result is the node's message, the
   * request stays, and the page that asked goes on waiting.
   */
  readonly approve: (id: string) => Promise<Result<undefined, string>>
  /**
   * Says no. What was signed may have been sent, so the node is asked first: if it cannot be, the code of the result is
   * why, and the request stays.
   */
  readonly reject: (id: string) => Promise<Result<undefined, string>>
  /** The gas price that a transaction will be sent with, in Qa. Rejects if the node cannot be asked. */
  readonly gasPrice: (request: TransactionWalletRequest) => Promise<bigint>
  readonly useGasSpeed: (speed: GasSpeed) => void
  readonly lock: () => void
  readonly unlock: () => void
  readonly useAccount: (index: number) => void
  /** Adds the next index and has the faucet send it money; the code of a failure is the faucet's message. */
  readonly addAccount: () => Promise<Result<number, string>>
  /** In Qa; rejects if the node cannot be asked. */
  readonly balance: (index: number) => Promise<bigint>
  readonly useNetwork: (network: WalletNetwork) => void
  readonly useStorageWallet: (index: number) => void
  /** From the next load of a page on. */
  readonly useZilPayBehaviour: (behaviour: ZilPayBehaviour) => void
  readonly useStorageBehaviour: (behaviour: StorageBehaviour) => void
  readonly prefer: (preferred: boolean) => void
  /** Takes away what a site may see: its host name for ZilPay, host and port for the storage wallet. */
  readonly forget: (host: string) => void
}

/**
 * The owner's half of the local wallet.
 *
 * @example
 * const ownerWallet = createOwnerWallet({ rpcUrl: '/-/rpc', faucetUrl: '/-/faucet' })
 * const [request] = ownerWallet.requests()
 * if (request) await ownerWallet.approve(request.id)
 */
export function createOwnerWallet({
  rpcUrl,
  faucetUrl,
  window = globalThis,
}: OwnerWalletOptions): OwnerWallet {
  const store = createWalletStore(window)
  const node = createWalletNode(window, store, rpcUrl)
  const parts: OwnerParts = { store, node, answers: createAnswers(window, store) }
  const { approve, reject } = answersOf(parts, window)

  return {
    state: () => store.state(),
    requests: () => store.requests(),
    subscribe: (listener) => store.subscribe(listener),
    approve,
    reject,
    gasPrice: (request) => gasPriceOf(node, store, request),
    balance: async (index) => (await readAccount(node, localAccount(index).address)).balance,
    addAccount: async () => {
      const { accounts, newAccounts } = store.state()
      const index = Math.max(...accounts) + 1
      store.changeState({ accounts: [...accounts, index], newAccounts: [...newAccounts, index] })
      const paid = await askFaucet(window, faucetUrl, localAccount(index).address).catch((error: unknown) =>
        err(String(error)),
      )
      return paid.ok ? ok(index) : paid
    },
    ...settingsOf(store),
  }
}

/** Answers to what a page asks; each of them is given once, whatever the number of tabs and presses. */
function answersOf(parts: OwnerParts, window: WalletWindow): Pick<OwnerWallet, 'approve' | 'reject'> {
  /** Ids of requests that are being approved here. */
  const working = new Set<string>()
  const find = (id: string): WalletRequest | undefined =>
    parts.store.requests().find((each) => each.id === id)

  /** Does the work, alone; the code of a failure is its message. */
  async function told(asked: WalletRequest, work: () => Promise<void>): Promise<Result<undefined, string>> {
    try {
      await alone(window, lockOf(asked), work)
      return ok(undefined)
    } catch (error) {
      return err(messageOf(error))
    }
  }

  return {
    approve: async (id) => {
      const asked = find(id)
      if (asked === undefined || working.has(id)) return ok(undefined)
      working.add(id)
      const done = await told(asked, async () => {
        // Another tab may have answered it meanwhile.
        const request = find(id)
        if (request) await approveRequest(parts, request)
      })
      working.delete(id)
      return done
    },
    reject: async (id) => {
      const asked = find(id)
      if (!asked) return ok(undefined)
      if (asked.kind !== 'transaction' || asked.signed === undefined) {
        rejectRequest(parts, asked)
        return ok(undefined)
      }
      return told(asked, async () => {
        const request = find(id)
        if (request?.kind === 'transaction') await rejectSigned(parts, request)
      })
    },
  }
}

/** The settings of the owner: each of them is one change of the state that all tabs share. */
function settingsOf(store: WalletStore) {
  return {
    useGasSpeed: (gasSpeed) => store.changeState({ gasSpeed }),
    lock: () => store.changeState({ locked: true }),
    unlock: () => store.changeState({ locked: false }),
    useAccount: (account) => changeAccount(store, account),
    useNetwork: (network) => store.changeState({ network }),
    useStorageWallet: (storageWallet) => store.changeState({ storageWallet }),
    useZilPayBehaviour: (zilPayBehaviour) => store.changeState({ zilPayBehaviour }),
    useStorageBehaviour: (storageBehaviour) => store.changeState({ storageBehaviour }),
    prefer: (preferred) => store.changeState({ preferred }),
    forget: (host) => {
      const { hosts, storageSites } = store.state()
      store.changeState({
        hosts: hosts.filter((each) => each !== host),
        storageSites: storageSites.filter((each) => each.host !== host),
      })
    },
  } satisfies Partial<OwnerWallet>
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Two transactions that are approved at once would take one nonce: they are signed and sent one after the other. */
function lockOf({ kind, id }: WalletRequest): string {
  return kind === 'transaction' ? 'send' : `request.${id}`
}
