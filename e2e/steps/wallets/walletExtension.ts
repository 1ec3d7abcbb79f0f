/** A wallet extension in the page: it arrives before the local wallet, as real ones do, and says yes to everything. */
import type { Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { toBech32, toChecksumAddress, zeroAddress, type Address } from '@tyto/primitives'
import type { FaultyNode } from '../network/faultyNode'
import type { AskedTransaction } from '../../rig/signingWallet'

interface Extension {
  /** Its account is that of the test phrase under this index. */
  readonly account: number
  /** Its node's answer to GetNetworkId; that of the local network unless told otherwise. */
  readonly chainId?: string
  /** It never answers whether it may be connected. */
  readonly isSilent?: boolean
  /** Its own node, which answers the body of a POST; without it, the node of the page. */
  readonly node?: (body: string) => Promise<unknown>
  /** Signs and sends what a page asks for, or tells a lie; what it rejects with are the wallet's words. Without it, it signs nothing. */
  readonly sign?: (asked: AskedTransaction) => Promise<unknown>
  /** It was connected before, and is locked until its owner is asked to connect again. */
  readonly isLocked?: boolean
}

/**
 * Installs ZilPay 1.4 in every page of this test. It connects, hands reads on to its node as the real one does, and
 * follows nobody.
 */
export async function installExtension(
  page: Page,
  { account, chainId = '222', isSilent = false, isLocked = false, node, sign }: Extension,
): Promise<void> {
  const { address } = testAccount(account)
  const shown = { base16: toChecksumAddress(address), bech32: toBech32(address) }
  if (node) await page.exposeFunction('askExtensionNode', node)
  // A rejection would come out of here as another error, in other words.
  if (sign)
    await page.exposeFunction('askExtensionToSign', (asked: AskedTransaction) =>
      sign(asked).then(
        (answer) => ({ answer }),
        (words: unknown) => ({ words: words instanceof Error ? words.message : words }),
      ),
    )
  await page.addInitScript(
    (given) => {
      // As long as the real one takes until its script runs.
      const arrivalMs = 60
      const key = 'test.extension.connected'
      const unlocked = 'test.extension.unlocked'
      const isUnlocked = (): boolean => !given.isLocked || localStorage.getItem(unlocked) !== null
      if (given.isLocked) localStorage.setItem(key, 'yes')
      const isConnected = (): boolean => localStorage.getItem(key) !== null
      const observable = (): object => ({ subscribe: () => ({ unsubscribe: () => undefined }) })
      const wallet = {
        get isEnable() {
          return isUnlocked()
        },
        get isConnect() {
          return isConnected()
        },
        get net() {
          return 'private'
        },
        get defaultAccount() {
          return isConnected() && isUnlocked() ? given.shown : null
        },
        connect: () => {
          if (given.isSilent) return new Promise(() => undefined)
          localStorage.setItem(key, 'yes')
          localStorage.setItem(unlocked, 'yes')
          return Promise.resolve(true)
        },
        disconnect: () => {
          localStorage.removeItem(key)
          return Promise.resolve(null)
        },
        observableAccount: observable,
        observableNetwork: observable,
      }
      type Node = (body: string) => Promise<unknown>
      const askNode: Node = async (body) => {
        const own = Reflect.get(window, 'askExtensionNode') as Node | undefined
        if (own) return own(body)
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/-/rpc', { method: 'POST', headers, body })).json()
      }
      const timeout = (method: string): Promise<never> =>
        new Promise((_, fail) => {
          window.setTimeout(() => fail(new Error(`${method} request failed by timeout!`)), 5_000)
        })
      const send = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
        if (!isUnlocked()) throw new Error('ZilPay is disabled.')
        if (!isConnected()) throw new Error("User is't connections.")
        if (method === 'GetNetworkId') return { id: 1, jsonrpc: '2.0', result: given.chainId }
        const body = JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })
        const answer = (await Promise.race([askNode(body), timeout(method)])) as { error?: Error }
        if (answer.error) throw new Error(answer.error.message)
        return answer
      }
      const base16 = (address: string): string => address.replace(/^0x/, '').toLowerCase()
      type Overrides = Readonly<Record<'amount' | 'gasPrice' | 'gasLimit', string>>
      type Sign = (asked: object) => Promise<{ readonly answer?: unknown; readonly words?: unknown }>
      const sign = async (asked: object): Promise<unknown> => {
        const ask = Reflect.get(window, 'askExtensionToSign') as Sign | undefined
        // Its window is open, and its owner has not answered.
        if (ask === undefined) return new Promise(() => undefined)
        const said = await ask(asked)
        if ('words' in said) throw said.words
        return said.answer
      }
      const contracts = {
        at: (toAddr: string) => ({
          call: (_tag: string, params: unknown, overrides: Overrides) =>
            sign({ ...overrides, toAddr, data: JSON.stringify({ _tag, params }) }),
        }),
        new: (code: string, init: unknown) => ({
          deploy: async (overrides: Overrides) => [
            await sign({ ...overrides, toAddr: given.nobody, code, data: JSON.stringify(init) }),
            {},
          ],
        }),
      }
      const transactions = { new: (asked: object) => asked }
      const blockchain = {
        createTransaction: sign,
        getBlockChainInfo: () => send('GetBlockchainInfo'),
        getSmartContractState: (address: string) => send('GetSmartContractState', base16(address)),
        getSmartContractSubState: (address: string, field: string, indices: readonly string[] = []) =>
          send('GetSmartContractSubState', base16(address), field, indices),
      }
      const provider = { send }
      window.setTimeout(() => {
        Object.defineProperty(window, 'zilPay', {
          value: Object.freeze({ wallet, provider, blockchain, contracts, transactions }),
        })
      }, arrivalMs)
    },
    { shown, chainId, isSilent, isLocked, nobody: zeroAddress },
  )
}

/** Opens pages as somebody whose extension is connected and signs nothing. Answers how often it was asked to. */
export async function arriveUnasked(
  page: Page,
  given: Pick<Extension, 'account'> & Partial<Pick<Extension, 'chainId'>>,
): Promise<() => number> {
  let asked = 0
  await installExtension(page, {
    ...given,
    sign: () => {
      asked++
      return Promise.reject(new Error('nobody shall ask'))
    },
  })
  await page.addInitScript(() => {
    localStorage.setItem('test.extension.connected', 'yes')
    localStorage.setItem('tyto.session', JSON.stringify({ wallet: 'zilpay', storage: false, login: null }))
  })
  return () => asked
}

/** Opens pages as somebody whose extension is connected to this site, with a node of its own. */
export async function arriveWithExtension(
  page: Page,
  given: {
    readonly account: number
    readonly node: FaultyNode
    readonly sign?: Extension['sign']
    readonly login?: { readonly network: 'local'; readonly address: string; readonly name: string | null }
  },
): Promise<void> {
  const { account, node, login = null, sign } = given
  await installExtension(page, { account, node: (body) => node.handleRpc(body), ...(sign ? { sign } : {}) })
  await page.addInitScript(
    (session) => {
      localStorage.setItem('test.extension.connected', 'yes')
      localStorage.setItem('tyto.session', session)
    },
    JSON.stringify({ wallet: 'zilpay', storage: false, login }),
  )
}

/** The questions to a node, each method with its parameters. */
export function questions(node: FaultyNode): readonly (readonly unknown[])[] {
  return node.trips.flatMap(({ calls }) => calls).map(({ method, params }) => [method, ...params])
}

/** The app's questions to the extension's node before a call to a wallet contract is signed. */
export function walletReads(wallet: Address): readonly (readonly unknown[])[] {
  return [
    ['GetBlockchainInfo'],
    ['GetSmartContractSubState', wallet.slice(2), 'version', []],
    ['GetSmartContractState', wallet.slice(2)],
  ]
}
