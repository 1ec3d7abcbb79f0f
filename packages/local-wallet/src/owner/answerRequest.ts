import { bytesToHex, sha256, signSchnorr, utf8ToBytes } from '@tyto/primitives'
import type { Answers } from '../base/answers'
import type { WalletNode } from '../base/node'
import type { TransactionWalletRequest, WalletRequest } from '../base/requests'
import { localAccount, privateKeyOf } from '../base/testAccounts'
import { storagePermissions, type StorageSite } from '../base/walletState'
import type { WalletStore } from '../base/walletStore'
import { findSent, sendTransaction } from './sendTransaction'

/** Everything that answering a request needs. */
export interface OwnerParts {
  readonly store: WalletStore
  readonly node: WalletNode
  readonly answers: Answers
}

/** Does what a request asks and answers it. Rejects with the node's message where a transaction is refused; it waits on. */
export async function approveRequest(parts: OwnerParts, request: WalletRequest): Promise<void> {
  const { store, node, answers } = parts
  const approved = (result: unknown): void => answers.give([{ id: request.id, kind: 'approved', result }])
  switch (request.kind) {
    case 'connect':
      store.changeState({
        hosts: [...new Set([...store.state().hosts, request.host])],
        newAccounts: [],
      })
      answers.give(sameQuestions(store, request).map(({ id }) => ({ id, kind: 'approved', result: true })))
      return
    case 'message':
      return approved(signMessage(store.state().account, request.text))
    case 'transaction':
      return approved(await sendTransaction(node, store, request))
    case 'storageConnect':
      store.changeState({ storageSites: grant(store.state().storageSites, request) })
      return approved(null)
    case 'storageUnlock':
    case 'storageDecrypt':
    case 'storageDispatch':
      return approved(null)
  }
}

/** A transaction that was signed before may have been sent: then it is too late, and the page is told of it. */
export async function rejectSigned(parts: OwnerParts, request: TransactionWalletRequest): Promise<void> {
  const sent = await findSent(parts.node, request)
  if (sent === undefined) rejectRequest(parts, request)
  else parts.answers.give([{ id: request.id, kind: 'approved', result: sent }])
}

export function rejectRequest({ store, answers }: OwnerParts, request: WalletRequest): void {
  answers.give(sameQuestions(store, request).map(({ id }) => ({ id, kind: 'rejected' })))
}

/** A page whose request was closed without an answer may ask for the connection again: one answer is for all. */
function sameQuestions(store: WalletStore, request: WalletRequest): readonly WalletRequest[] {
  if (request.kind !== 'connect') return [request]
  return store.requests().filter(({ kind, host }) => kind === 'connect' && host === request.host)
}

/** Zilliqa's Schnorr over the 32 bytes of sha256 of the text, as the wallets sign messages. */
function signMessage(index: number, message: string): object {
  const signature = signSchnorr(sha256(utf8ToBytes(message)), privateKeyOf(index))
  return { signature: bytesToHex(signature).slice(2), message, publicKey: localAccount(index).publicKey }
}

function grant(
  sites: readonly StorageSite[],
  { host, permissions }: WalletRequest & { readonly kind: 'storageConnect' },
): readonly StorageSite[] {
  const before = sites.find((site) => site.host === host)?.permissions ?? []
  const merged = storagePermissions.filter((each) => before.includes(each) || permissions.includes(each))
  return [...sites.filter((site) => site.host !== host), { host, permissions: merged }]
}
