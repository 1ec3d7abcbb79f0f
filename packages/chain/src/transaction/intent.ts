import type { ContractCall } from '@tyto/abi'
import { sha256, bytesToHex, utf8ToBytes, zeroAddress, type Address } from '@tyto/primitives'
import type { SentTransaction } from '../reads/sentTransaction'
import { canonicalJson } from './canonicalJson'
import type { TransactionContent } from './transactionRequest'

/**
 * Written down before a wallet opens. The wallet signs and sends in one step and may never say so: by this the transaction
 * is found on the chain.
 */
export interface Intent {
  readonly kind: TransactionContent['kind']
  readonly sender: Address
  /** The sender's nonce at that time: the transaction carries a higher one. */
  readonly nonce: bigint
  /** The newest block at that time: the transaction stands in a later one. */
  readonly block: bigint
  /** The contract or recipient; the zero address for a deploy. */
  readonly to: Address
  /** Null for a payment or a deploy. */
  readonly transition: string | null
  /** In Qa. */
  readonly amount: bigint
  /** sha256 of the data, without the code of a deploy: 64 hex digits. */
  readonly digest: string
  /** The same without the bounds that the market gives a call: the digest of what is asked for. */
  readonly likeness: string
  /** Milliseconds since 1970. */
  readonly time: number
}

/** The intent of a transaction that a sender is about to be asked for. */
export function intentOf(
  content: TransactionContent,
  at: Pick<Intent, 'sender' | 'nonce' | 'block' | 'time'>,
): Intent {
  return { ...at, ...targetOf(content) }
}

/** The parts that tell a transaction from the sender's others. */
type IntentTarget = Pick<Intent, 'kind' | 'to' | 'transition' | 'amount' | 'digest' | 'likeness'>

function targetOf(content: TransactionContent): IntentTarget {
  switch (content.kind) {
    case 'call': {
      const { to, transition, params, amount } = content.call
      const digest = contentDigest({ _tag: transition, params })
      const likeness = contentDigest({ _tag: transition, params: withoutBounds(params) })
      return { kind: 'call', to, transition, amount, digest, likeness }
    }
    case 'deploy': {
      const { init, amount } = content.deploy
      const digest = contentDigest(init)
      return { kind: 'deploy', to: zeroAddress, transition: null, amount, digest, likeness: digest }
    }
    case 'payment': {
      const { to, amount } = content
      const digest = contentDigest(null)
      return { kind: 'payment', to, transition: null, amount, digest, likeness: digest }
    }
  }
}

/** The least that arrives, the most that is paid, until when: another moment gives another one for the same wish. */
const bound = /^(?:min_|max_)|^deadline(?:_block)?$/

/** The parameters without the bounds; all of them where nothing else is left, since then they are what is asked for. */
function withoutBounds(params: ContractCall['params']): ContractCall['params'] {
  const rest = params.filter(({ vname }) => !bound.test(vname))
  return rest.some(({ vname }) => vname !== 'tyron') ? rest : params
}

/** Is this the transaction that the sender was asked for? One of the same content from before the intent is not. */
export function isIntended(intent: Intent, sent: SentTransaction): boolean {
  return sent.sender === intent.sender && sent.nonce > intent.nonce && hasContent(intent, sent)
}

/** Does it do what was asked for, whoever signed it? */
export function hasContent(intent: Intent, sent: SentTransaction): boolean {
  if (sent.to !== intent.to || sent.amount !== intent.amount) return false
  try {
    const data: unknown = sent.data === undefined ? null : JSON.parse(sent.data)
    return contentDigest(data) === intent.digest
  } catch {
    // No JSON, or so deep that nobody can read it: not what we asked for.
    return false
  }
}

/** The same for equal data, however its keys are ordered. `data` is the parsed JSON, null where there is none. */
function contentDigest(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(data === null ? '' : canonicalJson(data)))).slice(2)
}
