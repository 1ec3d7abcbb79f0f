import type { FieldRead } from '@tyto/abi'
import { didWallet, type DidWalletEndpoint } from '@tyto/contracts'
import { didStatuses, type DidRecord, type IdentityRecord, type ServiceEndpoint } from '@tyto/identity'
import { isHex, isRecord, zeroAddress, type Address, type Hex } from '@tyto/primitives'
import type { RequestOptions, Requests } from '../client/client'
import { fetchFields, type RawReading } from '../reads/readField'

/** The fields that a document is made of. */
export function identityReads(address: Address) {
  const { fields } = didWallet(address)
  return {
    did: fields.did,
    controller: fields.controller,
    version: fields.version,
    did_status: fields.did_status,
    verification_methods: fields.verification_methods,
    dkms: fields.dkms,
    services: fields.services,
    services_: fields.services_,
    social_guardians: fields.social_guardians,
  }
}

type IdentityReadings = Readonly<Record<keyof ReturnType<typeof identityReads>, RawReading>>

/**
 * Reads everything that a document page shows of a wallet, in one trip; null where no contract stands at the address.
 * Wallets of other versions and kinds lack fields or give them other types: what is missing is empty, what cannot be
 * read is empty and named in `unreadable`. Rejects with `RpcError`: nothing is known then.
 */
export async function readDidRecord(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<DidRecord | null> {
  const { fields } = didWallet(address)
  const reads = {
    ...identityReads(address),
    did_domain_dns: fields.did_domain_dns,
    pending_controller: fields.pending_controller,
    pending_username: fields.pending_username,
    _balance: fields._balance,
  }
  const raw = await fetchFields(client, reads, options)
  if (raw.version.kind === 'not deployed') return null

  const identity = decodeIdentity(address, raw)
  const unreadable = [...identity.unreadable]
  const read = reader(unreadable)
  const pendingController = read(reads.pending_controller, raw.pending_controller, null)
  return {
    ...identity,
    subdomains: read(reads.did_domain_dns, raw.did_domain_dns, new Map()),
    pendingController: pendingController === zeroAddress ? null : pendingController,
    pendingUsername: read(reads.pending_username, raw.pending_username, '') || null,
    balance: read(reads._balance, raw._balance, 0n),
    unreadable,
  }
}

/** Makes an identity of the readings of a wallet, today's or of an older block. */
export function decodeIdentity(address: Address, raw: IdentityReadings): IdentityRecord {
  const reads = identityReads(address)
  const unreadable: string[] = []
  const read = reader(unreadable)
  const status = read(reads.did_status, raw.did_status, null)
  const told = read(reads.did, raw.did, '')
  const isOwn = told === '' || isDidOf(told, address)
  if (!isOwn) unreadable.push('did')
  return {
    address,
    did: isOwn ? told : '',
    controller: read(reads.controller, raw.controller, null),
    version: read(reads.version, raw.version, ''),
    status: didStatuses.find((known) => known === status?.constructor) ?? null,
    verificationMethods: read(reads.verification_methods, raw.verification_methods, new Map()),
    dkms: read(reads.dkms, raw.dkms, new Map()),
    addressServices: read(reads.services, raw.services, new Map()),
    services: mapValues(read(reads.services_, raw.services_, new Map()), serviceEndpoint),
    guardians: guardianHashes(raw.social_guardians, unreadable),
    unreadable,
  }
}

/** A DID ends with the address of its wallet: under another one it is no DID of this wallet. Older versions wrote 0x and capitals. */
function isDidOf(did: string, address: Address): boolean {
  const end = did.slice(did.lastIndexOf(':') + 1).toLowerCase()
  return end === address || end === address.slice(2)
}

/** Decodes readings; the name of a field that cannot be decoded goes to `unreadable`. */
function reader(unreadable: string[]) {
  return <T, D>(field: FieldRead<T>, reading: RawReading, fallback: D): T | D => {
    if (reading.kind !== 'value') return fallback
    try {
      return field.decode(reading.value)
    } catch {
      unreadable.push(field.field)
      return fallback
    }
  }
}

/** The map's value type differs between versions; only its keys matter. */
function guardianHashes(reading: RawReading, unreadable: string[]): readonly Hex[] {
  if (reading.kind !== 'value') return []
  if (!isRecord(reading.value)) {
    unreadable.push('social_guardians')
    return []
  }
  const keys = Object.keys(reading.value)
  const guardians = keys.filter((key): key is Hex => isHex(key, 32))
  if (guardians.length < keys.length) unreadable.push('social_guardians')
  return guardians
}

function serviceEndpoint(endpoint: DidWalletEndpoint): ServiceEndpoint {
  if (endpoint.constructor === 'Uri') {
    const [type, protocol, value] = endpoint.arguments
    return { kind: 'uri', type, protocol: protocol.constructor, value }
  }
  const [chain] = endpoint.arguments
  return { kind: 'address', chain: chain.constructor, address: chain.arguments[0] }
}

function mapValues<K, V, W>(map: ReadonlyMap<K, V>, change: (value: V) => W): ReadonlyMap<K, W> {
  return new Map([...map].map(([key, value]) => [key, change(value)]))
}
