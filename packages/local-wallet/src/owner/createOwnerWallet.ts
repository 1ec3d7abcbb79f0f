import { bytesToHex, err, ok, sha256, signSchnorr, utf8ToBytes, type Result } from '@tyto/primitives'
import { createAnswers } from '../answers'
import { createWalletNode } from '../node'
import type { WalletRequest } from '../requests'
import { localAccount, privateKeyOf } from '../testAccounts'
import {
  isRecord,
  isText,
  STORAGE_WALLETS,
  storagePermissions,
  type StorageBehaviour,
  type StorageSite,
  type WalletNetwork,
  type WalletState,
  type ZilPayBehaviour,
} from '../walletState'
import { createWalletStore } from '../walletStore'
import type { WalletWindow } from '../walletWindow'
import { readAccount } from './readAccount'
import { gasPriceOf, sendTransaction } from './sendTransaction'

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
  readonly reject: (id: string) => void
  /** The gas price that a transaction will be sent with, in Qa. Rejects if the node cannot be asked. */
  readonly gasPrice: (request: WalletRequest & { readonly kind: 'transaction' }) => Promise<bigint>
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

export function createOwnerWallet({
  rpcUrl,
  faucetUrl,
  window = globalThis,
}: OwnerWalletOptions): OwnerWallet {
  const store = createWalletStore(window)
  const answers = createAnswers(window, store)
  const node = createWalletNode(window, store, rpcUrl)
  const find = (id: string): WalletRequest | undefined => store.requests().find((each) => each.id === id)
  const approved = (id: string, result: unknown): void => answers.give([{ id, kind: 'approved', result }])

  async function askFaucet(address: string): Promise<Result<undefined, string>> {
    const url = new URL(faucetUrl, window.location.href).href
    const headers = { 'content-type': 'application/json' }
    const response = await window.fetch(url, { method: 'POST', headers, body: JSON.stringify({ address }) })
    if (response.ok) return ok(undefined)
    const answer: unknown = await response.json().catch(() => undefined)
    return err(isRecord(answer) && isText(answer['error']) ? answer['error'] : `HTTP ${response.status}`)
  }

  /** A page whose request was closed without an answer may ask for the connection again: one answer is for all. */
  function allLike(request: WalletRequest): readonly WalletRequest[] {
    if (request.kind !== 'connect') return [request]
    return store.requests().filter(({ kind, host }) => kind === 'connect' && host === request.host)
  }

  function connect(request: WalletRequest): void {
    store.changeState({ hosts: [...new Set([...store.state().hosts, request.host])] })
    answers.give(allLike(request).map(({ id }) => ({ id, kind: 'approved', result: true })))
  }

  const working = new Set<string>()

  return {
    state: () => store.state(),
    requests: () => store.requests(),
    subscribe: (listener) => store.subscribe(listener),
    approve: async (id) => {
      const request = find(id)
      if (!request || working.has(id)) return ok(undefined)
      working.add(id)
      try {
        switch (request.kind) {
          case 'connect':
            connect(request)
            break
          case 'message':
            approved(id, signMessage(store.state().account, request.text))
            break
          case 'transaction':
            approved(id, await sendTransaction(node, store, request))
            break
          case 'storageConnect':
            store.changeState({ storageSites: grant(store.state().storageSites, request) })
            approved(id, null)
            break
          case 'storageUnlock':
          case 'storageDecrypt':
            approved(id, null)
            break
        }
        return ok(undefined)
      } catch (error) {
        return err(error instanceof Error ? error.message : String(error))
      } finally {
        working.delete(id)
      }
    },
    reject: (id) => {
      const request = find(id)
      if (request) answers.give(allLike(request).map((each) => ({ id: each.id, kind: 'rejected' })))
    },
    gasPrice: ({ build, transaction }) => gasPriceOf(node, build, transaction),
    lock: () => store.changeState({ locked: true }),
    unlock: () => store.changeState({ locked: false }),
    useAccount: (account) => store.changeState({ account, storageWallet: account % STORAGE_WALLETS }),
    addAccount: async () => {
      const { accounts } = store.state()
      const index = Math.max(...accounts) + 1
      store.changeState({ accounts: [...accounts, index] })
      const paid = await askFaucet(localAccount(index).address).catch((error: unknown) => err(String(error)))
      return paid.ok ? ok(index) : paid
    },
    balance: async (index) => (await readAccount(node, localAccount(index).address)).balance,
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
  }
}

/** Zilliqa's Schnorr over the 32 bytes of sha256 of the text, as the wallets sign messages. */
function signMessage(index: number, message: string): object {
  const signature = signSchnorr(sha256(utf8ToBytes(message)), privateKeyOf(index))
  return { signature: bytesToHex(signature).slice(2), message, publicKey: localAccount(index).publicKey }
}

function grant(
  sites: readonly StorageSite[],
  { host, permissions }: WalletRequest & { readonly kind: 'storageConnect' },
): readonly StorageSite[] {
  const before = sites.find((site) => site.host === host)?.permissions ?? []
  const merged = storagePermissions.filter((each) => before.includes(each) || permissions.includes(each))
  return [...sites.filter((site) => site.host !== host), { host, permissions: merged }]
}
