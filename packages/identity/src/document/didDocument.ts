import type { Address, Hex } from '@tyto/primitives'
import type { DidStatus, IdentityRecord } from '../wallets/didRecord'
import { compareKeyPurposes } from '../wallets/keyPurpose'
import { keptPrivateHalf } from '../wallets/privateHalf'
import { parseService, type DocumentService } from './service'
import { compareServiceIds } from './serviceEntry'
import { parseVersion, type WalletVersion } from '../wallets/version'

export interface DocumentKey {
  /** One of `keyPurposes`, or what the contract calls it. */
  readonly purpose: string
  /** Compressed secp256k1 key, 33 bytes. */
  readonly publicKey: Hex
  /** The private key, encrypted for the permanent-storage wallet; null where none is kept. */
  readonly encrypted: string | null
}

/** The identity document as a person reads it. */
export interface DidDocument {
  /** `did:tyron:zil:main:...`; empty where none was created. */
  readonly did: string
  readonly controller: Address | null
  readonly address: Address
  readonly version: WalletVersion
  readonly status: DidStatus | null
  /** False until the controller has created the document: 'This DID has not been created by X yet.' */
  readonly isCreated: boolean
  /** False where the document may not change any more. */
  readonly isActive: boolean
  readonly keys: readonly DocumentKey[]
  readonly services: readonly DocumentService[]
}

/** Makes the readable document of what was read from a wallet: keys in the order of their purposes, then services. */
export function didDocument(record: IdentityRecord): DidDocument {
  return {
    did: record.did,
    controller: record.controller,
    address: record.address,
    version: parseVersion(record.version),
    status: record.status,
    isCreated: isCreatedDocument(record),
    isActive: record.status !== 'Deactivated' && record.status !== 'Locked',
    keys: documentKeys(record),
    services: documentServices(record),
  }
}

/** Has the controller created the document? The status alone says so; a wallet without one has none. */
export function isCreatedDocument({ did, status }: Pick<IdentityRecord, 'did' | 'status'>): boolean {
  return did !== '' && status !== 'Deployed' && status !== null
}

function documentKeys(record: IdentityRecord): DocumentKey[] {
  return [...record.verificationMethods]
    .map(([purpose, publicKey]) => ({
      purpose,
      publicKey,
      encrypted: keptPrivateHalf(record.dkms.get(purpose)),
    }))
    .sort((a, b) => compareKeyPurposes(a.purpose, b.purpose))
}

function documentServices(record: IdentityRecord): DocumentService[] {
  const web = [...record.services]
    .sort(([a], [b]) => compareServiceIds(a, b))
    .map(([id, endpoint]) => parseService(id, endpoint))
  const contracts = [...record.addressServices].map(([id, address]) =>
    parseService(id, { kind: 'address', chain: 'zilliqa', address }),
  )
  return [...web, ...contracts]
}
