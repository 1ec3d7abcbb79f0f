import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDevnet, testAccount, type Devnet, type DevnetOptions } from '@tyto/devnet'
import { encodeDeployData } from '@tyto/abi'
import { formatDid } from '@tyto/identity'
import {
  bytesToHex,
  contractAddress,
  signTransaction,
  transactionToRpc,
  transactionVersion,
  zeroAddress,
  type Address,
  type TransactionCore,
} from '@tyto/primitives'
import { createServer, type Server, type ServerOptions } from '../index'
import { testWalletCode, testWalletDeploy } from './testWallet'

/** A server with a function that asks it as a client does. */
export interface AskedServer {
  readonly server: Server
  /** Asks the resolver, with GET or as `init` says. */
  ask(path: string, accept?: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/** A server with a local network whose blocks the test makes, and with functions that write to the chain. */
export interface TestSite extends AskedServer {
  readonly devnet: Devnet
  /** Sends a transaction and makes its block; returns the number of the block. */
  write(core: Partial<TransactionCore>): Promise<bigint>
  /** Deploys a wallet with a document, which `change` may alter; returns its address and its DID. */
  deployWallet(
    change?: (code: string) => string,
  ): Promise<{ readonly address: Address; readonly did: string }>
}

/** A server that hosts no network by default: it resolves with `options.resolver.sources` only. */
export async function startServer(options: Partial<ServerOptions> = {}): Promise<AskedServer> {
  const webRoot = await mkdtemp(join(tmpdir(), 'tyto-web-'))
  await writeFile(join(webRoot, 'index.html'), '<html><head></head></html>')
  const base = { webRoot, canonicalHost: 'tyto.test', network: 'local', port: 0 } as const
  const server = await createServer({ ...base, ...options })
  return {
    server,
    ask: (path, accept, init = {}) =>
      fetch(`${server.url}/1.0/identifiers/${path}`, {
        redirect: 'manual',
        ...init,
        headers: { ...(accept ? { accept } : {}), ...(init.headers as Record<string, string>) },
      }),
    stop: async () => {
      await server.close()
      await rm(webRoot, { recursive: true, force: true })
    },
  }
}

export async function startTestSite(
  options: Partial<ServerOptions> = {},
  network: Partial<DevnetOptions> = {},
): Promise<TestSite> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now, ...network })
  const asked = await startServer({ devnet, ...options })
  const account = testAccount(8)
  let nonce = 0n

  async function write(core: Partial<TransactionCore>): Promise<bigint> {
    nonce++
    const transaction = signTransaction(
      {
        version: transactionVersion(devnet.network.chainId),
        nonce,
        toAddr: zeroAddress,
        amount: 0n,
        gasPrice: 2_000_000_000n,
        gasLimit: 50_000n,
        ...core,
      },
      account.privateKey,
    )
    const { TranID } = await call<{ readonly TranID: string }>(
      'CreateTransaction',
      transactionToRpc(transaction),
    )
    const { number } = await devnet.mineBlock()
    const { receipt } = await call<{ readonly receipt: { readonly success: boolean } }>(
      'GetTransaction',
      TranID,
    )
    if (!receipt.success) throw new Error(JSON.stringify(receipt))
    return number
  }

  async function call<T>(method: string, param: unknown): Promise<T> {
    const answer = await devnet.handleRpc({ id: 1, jsonrpc: '2.0', method, params: [param] })
    const { result } = answer as { readonly result?: T }
    if (result === undefined) throw new Error(JSON.stringify(answer))
    return result
  }

  return {
    ...asked,
    devnet,
    write,
    deployWallet: async (change = (code) => code) => {
      const address = contractAddress(account.address, nonce)
      const did = formatDid('isol', address)
      const keys = { auth: bytesToHex(account.publicKey), update: bytesToHex(account.publicKey) }
      await write({ code: change(testWalletCode), data: encodeDeployData(testWalletDeploy(did, keys)) })
      return { address, did }
    },
    stop: async () => {
      await asked.stop()
      await devnet.close()
    },
  }
}
