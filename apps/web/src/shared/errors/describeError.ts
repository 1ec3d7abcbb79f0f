import { AbiError } from '@tyto/abi'
import { RpcError, type RpcErrorCode, type WalletErrorCode } from '@tyto/chain'
import i18next from 'i18next'
import { ActionError } from './ActionError'
import type { ToastKind } from '../ui/toast/toastQueue'
import { errorDetails, ownCode } from './errorDetails'

/** The codes of the packages, and our own three. A code without an English text does not compile. */
type KnownCode = RpcErrorCode | WalletErrorCode | 'RequestInvalid' | 'FollowUpFailed' | 'Failed'

/** One entry of the error book. */
export interface ErrorEntry {
  readonly code: string
  /** The kind of message: a refusal and an unknown result are not failures. */
  readonly kind: ToastKind
  /** Says what happened. */
  readonly text: string
  /** The next step; null if the text already says it. */
  readonly next: string | null
  /** Details for a report: codes, messages and causes. Never a secret. */
  readonly details: string
}

/** Codes of events that are nobody's fault: refused, not there yet, or not known. All other codes are errors. */
const kinds: ReadonlyMap<string, ToastKind> = new Map<KnownCode, ToastKind>([
  ['WalletRejected', 'info'],
  ['WalletNotAsked', 'warning'],
  ['WalletMissing', 'warning'],
  ['WalletLocked', 'warning'],
  ['WalletNotOpen', 'warning'],
  ['WalletEmpty', 'warning'],
  ['WalletOtherChain', 'warning'],
  ['WalletFull', 'warning'],
  ['NodeRefused', 'warning'],
  ['WalletSilent', 'warning'],
  ['WalletNotConnected', 'warning'],
  ['WalletNoAccount', 'warning'],
  ['WalletNoPermission', 'warning'],
  ['RpcTransport', 'warning'],
  ['RpcTimeout', 'warning'],
  ['RpcInvalidAnswer', 'warning'],
  ['RpcWrongNetwork', 'warning'],
  ['RpcNotDeployed', 'warning'],
  ['FollowUpFailed', 'warning'],
])

/** Describes an error: any exception, or the code of an expected refusal. The area `errors` must be loaded. */
export function describeError(error: unknown): ErrorEntry {
  const code = codeOf(error)
  const t = i18next.getFixedT(null, 'errors')
  const known = code !== null && isInBook(code) ? code : 'Failed'
  const message = error instanceof RpcError ? (error.details ?? error.shortMessage).slice(0, 300) : ''
  return {
    code: code ?? known,
    kind: kinds.get(known) ?? (error instanceof ActionError ? 'warning' : 'danger'),
    text: t(known, { message }),
    next: i18next.exists(`errors:next.${known}`) ? t(`next.${known}`) : null,
    details: errorDetails(error),
  }
}

/**
 * Is there a text for this code? Codes also come from outside, for example from a wallet, so only plain words are
 * looked up.
 */
function isInBook(code: string): code is KnownCode {
  return /^[A-Z][A-Za-z0-9]*$/.test(code) && i18next.exists(`errors:${code}`)
}

function codeOf(error: unknown): string | null {
  if (error instanceof AbiError) return 'RequestInvalid'
  return typeof error === 'string' ? error : ownCode(error)
}
