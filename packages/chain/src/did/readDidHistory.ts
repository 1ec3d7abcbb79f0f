import { didStatuses, isCreatedDocument, type DidStatus, type IdentityRecord } from '@tyto/identity'
import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeIdentity, identityReads } from '../protocol/readDidRecord'
import type { RawReading } from '../reads/readField'
import { readFieldHistory } from '../explorer/readFieldHistory'
import type { FieldsJson } from '../explorer/rewindFields'

/** A document as it stood after a block that changed it. */
export interface DidVersion {
  readonly block: bigint
  /** Of the block, in ms since 1970. */
  readonly time: number
  readonly status: DidStatus | null
  /** The whole record; made when it is asked for. */
  record(): IdentityRecord
}

export interface DidHistory {
  /** As the wallet is now. */
  readonly current: IdentityRecord
  /** Oldest first, from the creation of the document on; empty where none was created. */
  readonly versions: readonly DidVersion[]
  /** Whether the first version is the one that the document was created with. */
  readonly isComplete: boolean
}

type Reads = ReturnType<typeof identityReads>

/** A change of one of these makes a new version; what a wallet keeps beside its document does not. */
const documentFields = ['did', 'did_status', 'verification_methods', 'services', 'services_'] as const

/**
 * Every version of the document that a wallet says is `did`, in one trip; null where no contract stands. For networks
 * that keep history. Rejects with `RpcError`: nothing is known then.
 */
export async function readDidHistory(
  client: Requests,
  address: Address,
  did: string,
  options?: RequestOptions,
): Promise<DidHistory | null> {
  const reads = identityReads(address)
  const history = await readFieldHistory(client, address, Object.keys(reads), options)
  if (history === null) return null
  const decode = (state: FieldsJson) => decodeIdentity(address, readingsOf(reads, state))

  const isCreated = (state: FieldsJson) =>
    ownValue(state, 'did') === did && isCreatedDocument({ did, status: statusOf(reads, state) })
  const created = history.versions.filter(({ state }) => isCreated(state))
  return {
    current: decode(history.state),
    versions: created
      .filter(({ changed }) => documentFields.some((field) => changed.has(field)))
      .map(({ block, time, state }) => ({
        block,
        time,
        status: statusOf(reads, state),
        record: () => decode(state),
      })),
    // A state from before the creation tells as much as one of the deploy.
    isComplete: history.isComplete || created[0] !== history.versions[0],
  }
}

function statusOf(reads: Reads, state: FieldsJson): DidStatus | null {
  try {
    const { constructor } = reads.did_status.decode(ownValue(state, 'did_status'))
    return didStatuses.find((known) => known === constructor) ?? null
  } catch {
    return null
  }
}

function readingsOf(reads: Reads, state: FieldsJson): Readonly<Record<keyof Reads, RawReading>> {
  const entries = Object.keys(reads).map((name): [string, RawReading] => {
    const value = ownValue(state, name)
    return [name, value === undefined ? { kind: 'none' } : { kind: 'value', value }]
  })
  return Object.fromEntries(entries) as Record<keyof Reads, RawReading>
}
