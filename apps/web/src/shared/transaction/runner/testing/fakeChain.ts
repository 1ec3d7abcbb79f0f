import { RpcError, type Client, type TransactionContent } from '@tyto/chain'
import { encodeCallData, encodeDeployData } from '@tyto/abi'
import {
  addressOfPublicKey,
  bytesToHex,
  contractAddress as newContractAddress,
  publicKeyOf,
  sha256,
  transactionId,
  transactionVersion,
  utf8ToBytes,
  zeroAddress,
  type Address,
  type TransactionCore,
} from '@tyto/primitives'

const publicKey = publicKeyOf(sha256(utf8ToBytes('a key of these tests')))

/** The account that signs in these tests. */
export const account: Address = addressOfPublicKey(publicKey)
export const contractAddress: Address = '0x00000000000000000000000000000000000000cc'

/** The chain's status of a transaction whose nonce is that of one in a block. */
const nonceTaken = 11

interface Sent {
  readonly id: string
  readonly core: TransactionCore
  readonly success: boolean
  block: number | null
}

/** A chain whose blocks the test makes, with the client's interface. */
export function createFakeChain() {
  const sent: Sent[] = []
  const requests: string[] = []
  const chain = {
    chainId: 222,
    isReachable: true,
    /** It never answers, and never says that it does not answer. */
    isSilent: false,
    height: 10,
    balance: 1_000_000_000_000_000n,
    /** In Qa. */
    gasPrice: 2_000_000_000n,
    refused: new Map<string, number>(),
    /** In a block, and yet the node says that it knows nothing of it. */
    hidden: new Set<string>(),
    /** The wallet counts what stands in blocks and nothing else, as Bearby does: two at once have one nonce. */
    hasNodeNonces: false,
    /** The version that every contract states. */
    walletVersion: 'DIDxWALLET_7.0.0',
    requests,
    /** The node tells a nonce that is so much too low. */
    nonceBehind: 0,
    /** Messages that contracts sent in every transaction, as receipts have them. */
    transitions: [] as readonly object[],
    /** A wallet signed and broadcast this; it will be in the next block. */
    send(content: TransactionContent, success = true): string {
      const landed = sent.filter(({ block }) => block !== null).length
      const core = coreOf(content, (chain.hasNodeNonces ? landed : sent.length) + 1)
      const id = transactionId(core)
      sent.push({ id, core, success, block: null })
      return id
    },
    /** Everything that stands in a block. */
    landed: () =>
      sent
        .filter(({ block }) => block !== null)
        .map(({ id, core, success }) => ({ id, amount: core.amount, success })),
    mineBlock(): void {
      chain.height++
      for (const transaction of sent) {
        const { id, core } = transaction
        const isTaken = sent.some(({ block, core: other }) => block !== null && other.nonce === core.nonce)
        if (transaction.block === null && isTaken) chain.refused.set(id, nonceTaken)
        else transaction.block ??= chain.height
      }
    },
  }

  function answer(method: string, [param]: readonly unknown[]): unknown {
    const found = sent.find(({ id }) => id === param)
    switch (method) {
      case 'GetLatestTxBlock':
        return { header: { BlockNum: String(chain.height), Timestamp: '0', NumTxns: 0 } }
      case 'GetBalance':
        return {
          balance: String(chain.balance),
          nonce: sent.filter(({ block }) => block !== null).length - chain.nonceBehind,
        }
      case 'GetMinimumGasPrice':
        return String(chain.gasPrice)
      case 'GetTransaction':
        if (!found?.block || chain.hidden.has(found.id)) throw refusal('Txn Hash not Present', -20)
        return body(found, chain.transitions)
      case 'GetTransactionStatus': {
        const status = chain.refused.get(String(param))
        if (status === undefined) throw refusal('Txn Hash not Present', -20)
        return { ID: param, status, modificationState: 2, success: false }
      }
      case 'GetTxnBodiesForTxBlock': {
        const bodies = sent
          .filter(({ block }) => String(block) === param)
          .map((each) => body(each, chain.transitions))
        if (bodies.length === 0) throw refusal('TxBlock has no transactions', -1)
        return bodies
      }
      case 'GetSmartContractInit': {
        const isThere = sent.some(({ core, success, block }) => {
          const made = newContractAddress(account, core.nonce - 1n)
          return core.toAddr === zeroAddress && success && block !== null && made.slice(2) === param
        })
        return isThere ? [{}] : []
      }
      case 'GetSmartContractCode':
        return { code: '' }
      case 'GetSmartContractSubState':
        return { version: chain.walletVersion }
      case 'GetContractAddressFromTransactionID':
        return contractAddress.slice(2)
      default:
        throw refusal('Method not found', -32601)
    }
  }

  const client: Client = {
    chainId: chain.chainId,
    request: async (method, params, { signal } = {}) => {
      await Promise.resolve()
      signal?.throwIfAborted()
      requests.push(method)
      if (chain.isSilent) return new Promise(() => undefined)
      if (!chain.isReachable) throw new RpcError('RpcTransport', 'The node could not be reached.')
      return answer(method, params)
    },
    witnesses: () => [],
    probe: async () => undefined,
    status: () => ({ state: 'online', endpoint: null, lastSuccessAt: null, latencyMs: null, endpoints: [] }),
    subscribe: () => () => undefined,
  }
  return Object.assign(chain, { client })
}

export type FakeChain = ReturnType<typeof createFakeChain>

function refusal(message: string, code: number): RpcError {
  return new RpcError('RpcNodeError', 'refused', { details: message, nodeCode: code })
}

function coreOf(content: TransactionContent, nonce: number): TransactionCore {
  const to = content.kind === 'call' ? content.call.to : content.kind === 'payment' ? content.to : zeroAddress
  const amount =
    content.kind === 'call'
      ? content.call.amount
      : content.kind === 'payment'
        ? content.amount
        : content.deploy.amount
  return {
    version: transactionVersion(222),
    nonce: BigInt(nonce),
    toAddr: to,
    senderPubKey: bytesToHex(publicKey),
    amount,
    gasPrice: 2_000_000_000n,
    gasLimit: 50n,
    ...(content.kind === 'call' ? { data: encodeCallData(content.call) } : {}),
    ...(content.kind === 'deploy' ? { code: content.code, data: encodeDeployData(content.deploy) } : {}),
  }
}

function body({ id, core, success, block }: Sent, transitions: readonly object[]): object {
  const { version, nonce, toAddr, senderPubKey, amount, gasPrice, gasLimit, code, data } = core
  return {
    ID: id,
    version: String(version),
    nonce: String(nonce),
    toAddr: toAddr.slice(2),
    senderPubKey,
    amount: String(amount),
    gasPrice: String(gasPrice),
    gasLimit: String(gasLimit),
    ...(code === undefined ? {} : { code }),
    ...(data === undefined ? {} : { data }),
    receipt: {
      success,
      epoch_num: String(block),
      transitions,
      cumulative_gas: '50',
      exceptions: success ? [] : [{ message: 'Exception thrown: WrongSender', line: 7 }],
    },
  }
}
