import { AbiError } from '@tyto/abi'
import { RpcError, type RpcErrorCode, type WalletErrorCode } from '@tyto/chain'
import i18next from 'i18next'
import { ActionError } from './ActionError'
import type { ToastKind } from '../ui/toast/toastQueue'
import { errorDetails, ownCode } from './errorDetails'

/** The codes of the packages, and our own three. One without a text in English does not compile. */
type KnownCode = RpcErrorCode | WalletErrorCode | 'RequestInvalid' | 'FollowUpFailed' | 'Failed'

/** One entry of the error book. */
export interface ErrorEntry {
  readonly code: string
  /** A refusal is no failure, and what is not known is none either. */
  readonly kind: ToastKind
  /** What happened. */
  readonly text: string
  /** What to do; null where the text says it. */
  readonly next: string | null
  /** For a report: codes, messages and causes. Never a secret. */
  readonly details: string
}

/** What is nobody's fault: refused, not there yet, or not known. Whatever is not named is an error. */
const kinds: ReadonlyMap<string, ToastKind> = new Map<KnownCode, ToastKind>([
  ['WalletRejected', 'info'],
  ['WalletMissing', 'warning'],
  ['WalletLocked', 'warning'],
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

/** Looks an error up: any exception, or the bare code of an expected refusal. The area `errors` must be loaded. */
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

/** Codes come from outside too, as those of a wallet: only plain words are looked up. */
function isInBook(code: string): code is KnownCode {
  return /^[A-Z][A-Za-z0-9]*$/.test(code) && i18next.exists(`errors:${code}`)
}

function codeOf(error: unknown): string | null {
  if (error instanceof AbiError) return 'RequestInvalid'
  return typeof error === 'string' ? error : ownCode(error)
}
