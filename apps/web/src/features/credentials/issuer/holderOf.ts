import { didWalletOf, type Resolution } from '@tyto/chain'
import { formatName, keysCount, type Name } from '@tyto/identity'
import { err, ok, type Address, type Hex, type Result } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { agreementPurpose } from '../purposes'

/** Somebody whom a credential is about, and the key that it is sealed for. */
export interface Holder {
  readonly address: Address
  readonly name: string
  readonly did: string
  readonly agreementKey: Hex
}

export type HolderCode =
  | 'noDocument'
  /** It is locked, has ended, or was recovered: its keys may be somebody else's. */
  | 'closed'
  /** Nothing can be sealed for it. */
  | 'noKey'

/** The holder whom a name leads to, by what the chain answered about it. */
export function holderOf(name: Name, answer: Resolution): Result<Holder, HolderCode> {
  const record = answer.kind === 'found' ? didWalletOf(answer) : null
  if (record === null || record.did === '') return err('noDocument')
  if (!keysCount(record.status)) return err('closed')
  const agreementKey = record.verificationMethods.get(agreementPurpose)
  if (agreementKey === undefined || /^0x0+$/.test(agreementKey)) return err('noKey')
  return ok({ address: record.address, name: formatName(name), did: record.did, agreementKey })
}

/** Throws `HolderChanged` unless it is still the same document with the same key, and one that counts. */
export function requireSame(holder: Holder, now: Result<Holder, HolderCode>): void {
  const isSame = now.ok && now.value.did === holder.did && now.value.agreementKey === holder.agreementKey
  if (!isSame) throw new ActionError('HolderChanged')
}
