/** A browser without a browser: pages of one origin that share storage and channels, with a clock that is turned by hand. */
import type { Devnet } from '@tyto/devnet'
import {
  createOwnerWallet,
  installLocalWallet,
  type ArweaveWallet,
  type OwnerWallet,
  type LocalWallet,
  type WalletState,
  type WalletWindow,
  type ZilPay,
} from '../src/index'
import { stateKey } from '../src/base/walletStore'

export interface FakePageOptions {
  readonly hostname?: string
  readonly hasFavicon?: boolean
}

/** A page of the origin, with what the wallet has put into its window. */
export interface FakePage {
  readonly window: WalletWindow & { zilPay?: ZilPay; arweaveWallet?: ArweaveWallet }
  /** How often the approval window was opened. */
  readonly openings: () => number
  /** Bodies that went to the node from this page, in order. */
  readonly sent: readonly unknown[]
  /** Closes the approval window without an answer. */
  readonly closeSheet: () => void
  /** Lets time pass for this page's timers. */
  pass(ms: number): Promise<void>
  /** Installs the wallet; nothing is in the page until time has passed. */
  install(): LocalWallet
  /** Installs the wallet and waits until it knows its state. */
  withWallet(): Promise<{ readonly zilPay: ZilPay; readonly arweaveWallet: ArweaveWallet }>
}

export interface FakeOrigin {
  page(options?: FakePageOptions): FakePage
  /** The wallet's own page, in another document of this origin. */
  readonly ownerWallet: OwnerWallet
  /** The wallet's page in one more tab. */
  anotherOwner(): OwnerWallet
  /** The parameters of each `CreateTransaction` that the wallet sent, and whether it was in a batch. */
  broadcasts(): readonly { readonly batch: boolean; readonly transaction: Record<string, unknown> }[]
  store(state: Partial<WalletState>): void
}

export function createOrigin(
  devnet: Pick<Devnet, 'handleRpc' | 'faucet'> & Partial<Pick<Devnet, 'permaweb'>>,
): FakeOrigin {
  const storage = new Map<string, string>()
  const windows = new Set<EventTarget>()
  const channels = new Set<EventTarget>()

  class FakeChannel extends EventTarget {
    constructor(_name: string) {
      super()
      channels.add(this)
    }
    postMessage(data: unknown): void {
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
    close(): void {
      channels.delete(this)
    }
  }

  const locks = new Map<string, Promise<unknown>>()
  function requestLock(name: string, work: () => Promise<void>): Promise<void> {
    const before = locks.get(name) ?? Promise.resolve()
    const done = before.then(work, work)
    locks.set(name, done)
    return done
  }

  async function answer(url: string, body: string): Promise<Response> {
    if (url.endsWith('/-/faucet')) {
      const { address } = JSON.parse(body) as { address: `0x${string}` }
      await devnet.faucet(address)
      return Response.json({})
    }
    if (url.endsWith('/-/permaweb/tx')) {
      const stored = await devnet.permaweb?.submit(JSON.parse(body))
      return stored?.ok
        ? new Response('OK')
        : new Response(stored?.code ?? 'There is nowhere to store.', { status: 400 })
    }
    if (url.endsWith('/tx_anchor')) return new Response('AAAA'.repeat(16))
    if (url.includes('/-/permaweb/price/')) return new Response('0')
    return Response.json(await devnet.handleRpc(body))
  }

  function page({ hostname = 'localhost', hasFavicon = true }: FakePageOptions = {}): FakePage {
    const timers = new Set<{ at: number; run: () => void }>()
    const sent: unknown[] = []
    let now = 0
    let openings = 0
    let close = (): void => undefined
    const target = new EventTarget()
    windows.add(target)
    const window = Object.assign(target, {
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, text: string) => {
          storage.set(key, text)
          for (const other of windows) {
            if (other !== target) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
          }
        },
      },
      location: { hostname, host: `${hostname}:4000`, href: `http://${hostname}:4000/alice.ssi` },
      document: {
        readyState: 'complete' as const,
        querySelector: (selector: string) => (hasFavicon && selector.startsWith('link[rel') ? {} : null),
      },
      crypto,
      navigator: { locks: { request: requestLock } },
      BroadcastChannel: FakeChannel,
      fetch: (url: string, init: RequestInit) => {
        if (url.endsWith('/-/rpc')) sent.push(JSON.parse(init.body as string))
        return answer(url, init.body as string)
      },
      setTimeout: (run: () => void, ms: number) => timers.add({ at: now + ms, run }),
    }) as unknown as FakePage['window']

    const result: FakePage = {
      window,
      sent,
      openings: () => openings,
      closeSheet: () => close(),
      pass: async (ms) => {
        await settle()
        const end = now + ms
        for (;;) {
          const next = [...timers].sort((a, b) => a.at - b.at)[0]
          if (!next || next.at > end) break
          timers.delete(next)
          now = next.at
          next.run()
          await settle()
        }
        now = end
      },
      install: () =>
        installLocalWallet({
          rpcUrl: '/-/rpc',
          gateway: '/-/permaweb',
          pageUrl: '/local-wallet.html',
          title: 'Local wallet',
          window,
          sheet: ({ onClose }) => {
            close = onClose
            return { show: () => openings++, isOpen: () => false, remove: () => undefined }
          },
        }),
      withWallet: async () => {
        result.install()
        await result.pass(200)
        const { zilPay, arweaveWallet } = window
        if (!zilPay || !arweaveWallet) throw new Error('the wallet is not in the page')
        return { zilPay, arweaveWallet }
      },
    }
    return result
  }

  const ownerPages: FakePage[] = []
  function anotherOwner(): OwnerWallet {
    const ownerPage = page()
    ownerPages.push(ownerPage)
    return createOwnerWallet({ rpcUrl: '/-/rpc', faucetUrl: '/-/faucet', window: ownerPage.window })
  }
  return {
    page,
    ownerWallet: anotherOwner(),
    anotherOwner,
    broadcasts: () => ownerPages.flatMap(({ sent }) => sent.flatMap(broadcast)),
    store: (state) => void storage.set(stateKey, JSON.stringify(state)),
  }
}

/** Lets everything that is ready run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** The state of a promise so far. */
export async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  const pending = Symbol('pending')
  await settle()
  const value = await Promise.race([
    promise.then(
      (result) => ({ resolved: result }),
      (reason: unknown) => ({ rejected: reason }),
    ),
    settle().then(() => pending),
  ])
  return value === pending ? 'pending' : value
}

/** Approves what waits, oldest first; fails if nothing does, or if the node refuses. */
export async function approve(ownerWallet: OwnerWallet): Promise<void> {
  const [first] = ownerWallet.requests()
  if (!first) throw new Error('nothing waits for an answer')
  const done = await ownerWallet.approve(first.id)
  if (!done.ok) throw new Error(done.code)
}

export function reject(ownerWallet: OwnerWallet): void {
  const [first] = ownerWallet.requests()
  if (!first) throw new Error('nothing waits for an answer')
  void ownerWallet.reject(first.id)
}

function broadcast(body: unknown) {
  const batch = Array.isArray(body)
  const { method, params } = (batch ? body[0] : body) as { method: string; params: Record<string, unknown>[] }
  const [transaction] = params
  return method === 'CreateTransaction' && transaction ? [{ batch, transaction }] : []
}
