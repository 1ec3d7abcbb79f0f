/** A wallet that really signs and sends, and does what a lie tells it to do. */
import type { TestAccount } from '@tyto/devnet'
import {
  isRecord,
  ownValue,
  qaPerLi,
  signTransaction,
  toBech32,
  toChecksumAddress,
  transactionId,
  transactionToRpc,
  transactionVersion,
  zeroAddress,
  type Address,
} from '@tyto/primitives'

/** The transaction that a page asks a wallet to sign; amounts in Qa, the gas price in Li. */
export interface AskedTransaction {
  readonly toAddr: string
  readonly amount: string
  readonly gasPrice: string
  readonly gasLimit: string
  readonly code?: string
  readonly data?: string
}

/** One request of the page. */
export interface WalletAsk {
  readonly asked: AskedTransaction
  /** Signs and sends, `change`d perhaps, by another account perhaps; answers the id, rejects with the words of the node. */
  send(change?: Partial<AskedTransaction>, by?: TestAccount): Promise<string>
  /** The same account signs the same in another wallet, which nobody asked from this page. */
  sendElsewhere(): Promise<void>
  /** Ids of what was signed for this request. */
  readonly ids: readonly string[]
  /** Resolves when the person comes back to the wallet, long after the page gave up. */
  readonly late: Promise<void>
}

/** The wallet's answer to a request: a value, or words as a rejection. */
export type WalletBehaviour = (ask: WalletAsk) => Promise<unknown>

export interface SigningWalletOptions {
  readonly account: TestAccount
  readonly chainId: number
  /** Its node. */
  readonly node: (body: string) => Promise<unknown>
  readonly behave: (ask: WalletAsk, number: number) => Promise<unknown>
}

export interface SigningWallet {
  readonly asks: readonly WalletAsk[]
  /** The person opens the wallet again, and approves what still lies there. */
  comeBack(): void
  answer(asked: AskedTransaction): Promise<unknown>
}

export function createSigningWallet({ account, chainId, node, behave }: SigningWalletOptions): SigningWallet {
  const asks: WalletAsk[] = []
  const returns: (() => void)[] = []
  const nonces = new Map<Address, bigint>()

  async function request(method: string, ...params: readonly unknown[]): Promise<unknown> {
    const answer = await node(JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }))
    const error = ownValue(answer, 'error')
    if (isRecord(error)) throw new Error(String(error['message']))
    return ownValue(answer, 'result')
  }

  /** The chain's next, or the one after what this wallet sent last. */
  async function nextNonce({ address }: TestAccount): Promise<bigint> {
    const found = await request('GetBalance', address.slice(2))
    const next = BigInt(Number(ownValue(found, 'nonce')) || 0) + 1n
    const own = (nonces.get(address) ?? 0n) + 1n
    return next > own ? next : own
  }

  async function sign(asked: AskedTransaction, by: TestAccount) {
    const { toAddr, amount, gasPrice, gasLimit, code, data } = asked
    const nonce = await nextNonce(by)
    const signed = signTransaction(
      {
        version: transactionVersion(chainId),
        nonce,
        toAddr: `0x${toAddr.replace(/^0x/i, '').toLowerCase()}`,
        amount: BigInt(amount),
        gasPrice: BigInt(gasPrice) * qaPerLi,
        gasLimit: BigInt(gasLimit),
        ...(code === undefined ? {} : { code }),
        ...(data === undefined ? {} : { data }),
      },
      by.privateKey,
    )
    return { id: transactionId(signed), nonce, params: transactionToRpc(signed) }
  }

  return {
    asks,
    comeBack: () => {
      for (const goOn of returns.splice(0)) goOn()
    },
    answer: (asked) => {
      const ids: string[] = []
      const late = new Promise<void>((resolve) => void returns.push(resolve))
      const ask: WalletAsk = {
        asked,
        ids,
        late,
        send: async (change = {}, by = account) => {
          const signed = await sign({ ...asked, ...change }, by)
          ids.push(signed.id)
          await request('CreateTransaction', signed.params)
          nonces.set(by.address, signed.nonce)
          return signed.id
        },
        sendElsewhere: async () => {
          const { params } = await sign(asked, account)
          await request('CreateTransaction', params)
        },
      }
      asks.push(ask)
      return behave(ask, asks.length - 1)
    },
  }
}

type Params = Omit<AskedTransaction, 'code' | 'data'>

/** The object that ZilPay puts into a page, with this wallet behind it. */
export function zilPayOf(
  { account, chainId, node }: Pick<SigningWalletOptions, 'account' | 'chainId' | 'node'>,
  answer: SigningWallet['answer'],
) {
  const observable = () => ({ subscribe: () => ({ unsubscribe: () => undefined }) })
  const shown = { base16: toChecksumAddress(account.address), bech32: toBech32(account.address) }
  const read = (method: string, ...params: readonly unknown[]) =>
    node(JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }))
  return {
    wallet: {
      isEnable: true,
      isConnect: true,
      net: 'private',
      defaultAccount: shown,
      connect: async () => true,
      disconnect: async () => null,
      observableAccount: observable,
      observableNetwork: observable,
    },
    contracts: {
      at: (toAddr: string) => ({
        call: (_tag: string, params: unknown, overrides: Omit<Params, 'toAddr'>) =>
          answer({ ...overrides, toAddr, data: JSON.stringify({ _tag, params }) }),
      }),
      new: (code: string, init: unknown) => ({
        deploy: async (overrides: Omit<Params, 'toAddr'>) => [
          await answer({ ...overrides, toAddr: zeroAddress, code, data: JSON.stringify(init) }),
          {},
        ],
      }),
    },
    transactions: { new: (params: Params) => params },
    blockchain: {
      createTransaction: (params: unknown) => answer(params as AskedTransaction),
      getBlockChainInfo: () => read('GetBlockchainInfo'),
      getSmartContractState: (address: string) => read('GetSmartContractState', address),
      getSmartContractSubState: (address: string, field: string, keys: readonly string[]) =>
        read('GetSmartContractSubState', address, field, keys),
    },
    provider: {
      send: async (method: string, ...params: readonly unknown[]) =>
        method === 'GetNetworkId'
          ? { id: 1, jsonrpc: '2.0', result: String(chainId) }
          : read(method, ...params),
    },
  }
}
