import { err, ok, toChecksumAddress, type Result } from '@tyto/primitives'
import { systemClock, type Clock } from '../client/clock'
import type { TransactionRequest } from '../transaction/transactionRequest'
import { answerOf, askWallet, lookFor, personPatience, refusalText } from './askWallet'
import { followZilPay } from './followZilPay'
import type {
  BrowserWalletKind,
  ConnectCode,
  ConnectOptions,
  SendOutcome,
  WalletAccount,
  WalletAdapter,
} from './walletAdapter'
import { WalletError } from './WalletError'
import {
  findZilPay,
  readChainId,
  readSentId,
  readZilPayState,
  zilPayRefusal,
  type ZilPay,
  type ZilPayPage,
} from './zilPay'

export interface ZilPayOptions {
  readonly page: ZilPayPage
  /** The local wallet has the same object; it is another kind for the person. */
  readonly kind?: BrowserWalletKind
  readonly clock?: Clock
}

/** How long the wallet's own relay to its node may take: it gives up after 5 s by itself, where it answers at all. */
const relayPatience = 6_000
/** A wallet that is connected and open answers `connect` at once. */
const quietPatience = 3_000

/**
 * The adapter of ZilPay, in its classic form and as Bearby. What the extension does was seen with both: see the tests,
 * one for each of their manners.
 */
export function createZilPayAdapter({
  page,
  kind = 'zilpay',
  clock = systemClock,
}: ZilPayOptions): WalletAdapter {
  const find = () => findZilPay(page)
  const state = () => readZilPayState(find())
  const account = () => state().account

  return {
    kind,
    detect: async () => (await lookFor(find, { clock })) !== undefined,
    resume,
    connect,
    account,
    state,
    network: async () => {
      const answer = await askWallet(() => find()?.provider.send('GetNetworkId', ''), {
        clock,
        patienceMs: relayPatience,
      })
      return {
        name: state().networkName,
        chainId: answer.kind === 'answer' ? readChainId(answer.value) : null,
      }
    },
    subscribe: (listener) => followZilPay({ find, reread, clock }, listener),
    send: async (request) => {
      const zilPay = find()
      return zilPay ? send(zilPay, request) : { kind: 'failed', error: walletError('WalletMissing', '') }
    },
    forget: () => {
      // Some wallets never answer this.
      void answerOf(() => find()?.wallet.disconnect())
    },
  }

  /** The object stands in the page before its state does: that comes from the background a moment later. */
  async function resume(): Promise<WalletAccount | null> {
    if ((await lookFor(find, { clock })) === undefined) return null
    const isKnown = () => (state().isConnected || state().isUnlocked ? true : undefined)
    await lookFor(isKnown, { clock, pauseMs: 50 })
    const found = account()
    if (found || !state().isConnected) return found
    await reread()
    return account()
  }

  /** Some wallets drop the account when the person changes it; asking for the connection that stands brings it back. */
  async function reread(): Promise<void> {
    const { isConnected, isUnlocked } = state()
    // A locked wallet would open a window.
    if (isConnected && isUnlocked) {
      await askWallet(() => find()?.wallet.connect(), { clock, patienceMs: quietPatience })
    }
  }

  async function connect({ signal, patienceMs = personPatience }: ConnectOptions = {}): Promise<
    Result<WalletAccount, ConnectCode>
  > {
    const zilPay = await lookFor(find, { clock })
    if (zilPay === undefined) return err('WalletMissing')
    const answer = await askWallet(() => zilPay.wallet.connect(), { clock, patienceMs, signal })
    if (answer.kind === 'silent') return err('WalletSilent')
    if (answer.kind === 'refusal') return err(connectCode(answer.text))
    // A refusal is no rejection here: the answer is false.
    if (answer.value !== true) return err('WalletRejected')
    const found = await lookFor(() => account() ?? undefined, { clock })
    return found ? ok(found) : err('WalletNoAccount')
  }
}

function connectCode(text: string): ConnectCode {
  const code = zilPayRefusal(text)
  return code === undefined || code === 'WalletNoPermission' || code === 'WalletInvalidAnswer'
    ? 'WalletFailed'
    : code
}

async function send(zilPay: ZilPay, request: TransactionRequest): Promise<SendOutcome> {
  let ask: () => Promise<unknown>
  try {
    ask = prepare(zilPay, request)
  } catch (cause) {
    // The wallet did not even take the parts: nothing was asked of the person.
    return { kind: 'failed', error: walletError('WalletFailed', refusalText(cause), cause) }
  }
  const answer = await answerOf(ask)
  if (answer.kind === 'answer') {
    const id = readSentId(answer.value)
    if (id !== undefined) return { kind: 'submitted', id }
    return { kind: 'unclear', error: walletError('WalletInvalidAnswer', '') }
  }
  const code = zilPayRefusal(answer.text)
  if (code === 'WalletRejected') return { kind: 'rejected' }
  if (code === undefined) {
    // Words that are not known: the wallet may have sent it before it stumbled.
    return { kind: 'unclear', error: walletError('WalletFailed', answer.text, answer.cause) }
  }
  return { kind: 'failed', error: walletError(code, answer.text, answer.cause) }
}

/** Builds the wallet's own objects and answers how to ask it to sign and send. Throws what the wallet throws. */
function prepare(zilPay: ZilPay, request: TransactionRequest): () => Promise<unknown> {
  const overrides = (amount: bigint) => ({
    amount: amount.toString(),
    gasPrice: request.gasPriceLi.toString(),
    gasLimit: request.gasLimit.toString(),
  })
  switch (request.kind) {
    case 'call': {
      const { to, transition, params, amount } = request.call
      const contract = zilPay.contracts.at(toChecksumAddress(to))
      return () => contract.call(transition, params, overrides(amount), false)
    }
    case 'deploy': {
      const { init, amount } = request.deploy
      const contract = zilPay.contracts.new(request.code, init)
      return () => contract.deploy(overrides(amount))
    }
    case 'payment': {
      const toAddr = toChecksumAddress(request.to)
      const transaction = zilPay.transactions.new({ toAddr, ...overrides(request.amount) })
      return () => zilPay.blockchain.createTransaction(transaction)
    }
  }
}

function walletError(code: WalletError['code'], details: string, cause?: unknown): WalletError {
  return new WalletError(code, 'The wallet did not take the request.', {
    ...(details === '' ? {} : { details }),
    ...(cause === undefined ? {} : { cause }),
  })
}
