import { toChecksumAddress } from '@tyto/primitives'
import type { Clock } from '../client/clock'
import type { TransactionRequest } from '../transaction/transactionRequest'
import { startAnswerWatch } from './answerWatch'
import { answerOf, refusalText } from './askWallet'
import { zilPayRefusal } from './refusals'
import type { SendOutcome } from './walletAdapter'
import { WalletError } from './WalletError'
import { readSentId, type ZilPay } from './zilPay'

/** Asks a wallet to sign and send. Never rejects, and may never settle. */
export async function sendWithZilPay(
  zilPay: ZilPay,
  request: TransactionRequest,
  clock: Clock,
): Promise<SendOutcome> {
  let ask: () => Promise<unknown>
  try {
    ask = prepare(zilPay, request)
  } catch (cause) {
    // The wallet refused the parts already: the person was asked nothing.
    return { kind: 'notAsked', error: walletError('WalletFailed', refusalText(cause), cause) }
  }
  const isPersons = startAnswerWatch(zilPay, clock)
  const answer = await answerOf(ask)
  if (answer.kind === 'answer') {
    const id = readSentId(answer.value)
    if (id !== undefined) return { kind: 'submitted', id }
    return { kind: 'unclear', error: walletError('WalletInvalidAnswer', '') }
  }
  const code = zilPayRefusal(answer.text)
  if (code === 'WalletRejected') {
    if (isPersons()) return { kind: 'rejected' }
    return { kind: 'failed', error: walletError('WalletNotAsked', answer.text, answer.cause) }
  }
  if (code === undefined) {
    // Words that are not known: the wallet may have sent it before it failed.
    return { kind: 'unclear', error: walletError('WalletFailed', answer.text, answer.cause) }
  }
  return { kind: 'failed', error: walletError(code, answer.text, answer.cause) }
}

/** The wallet's own argument; calls of this app do not go before others. */
const hasPriority = false

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
      return () => contract.call(transition, params, overrides(amount), hasPriority)
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

/** `details`: the wallet's own words, empty for none. */
export function walletError(code: WalletError['code'], details: string, cause?: unknown): WalletError {
  return new WalletError(code, 'The wallet did not take the request.', {
    ...(details === '' ? {} : { details }),
    ...(cause === undefined ? {} : { cause }),
  })
}
