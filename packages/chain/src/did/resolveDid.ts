import {
  didDocument,
  isCreatedDocument,
  parseDid,
  toW3cDocument,
  type DidNetwork,
  type IdentityRecord,
} from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { isLimitError } from '../client/limits'
import { RpcError } from '../client/RpcError'
import { readDidRecord } from '../protocol/readDidRecord'
import {
  didError,
  didTime,
  failedResolution,
  parseDidTime,
  type DidDocumentMetadata,
  type DidErrorCode,
  type DidResolution,
} from './didResolution'
import { readDidHistory, type DidHistory, type DidVersion } from './readDidHistory'

/** A network whose DIDs are resolved. */
export interface DidSource {
  readonly didNetwork: DidNetwork
  readonly client: Requests
  /** Whether its nodes keep history: only our local network's do. */
  readonly hasHistory: boolean
}

export interface DidOptions {
  /** The number of the block that made the version. */
  readonly versionId?: string | undefined
  /** `2026-11-21T20:00:00Z`: the version of that second. Not together with `versionId`. */
  readonly versionTime?: string | undefined
}

/** Why a DID has no document: what the answer says. */
class Refusal {
  constructor(
    readonly code: DidErrorCode,
    readonly detail: string,
  ) {}
}

/**
 * Resolves a DID of our method (W3C DID Resolution, section "DID Resolution Algorithm"). Never rejects but for an
 * aborted signal: a node that fails is an internal error, never a DID that is not there. `now` in ms since 1970.
 */
export async function resolveDid(
  sources: readonly DidSource[],
  { did, version: { versionId, versionTime } }: { readonly did: string; readonly version: DidOptions },
  now: () => number,
  options?: RequestOptions,
): Promise<DidResolution> {
  try {
    const { client, hasHistory, address } = findSource(sources, did)
    const wantsVersion = versionId !== undefined || versionTime !== undefined
    const choose = chooser(versionId, versionTime)
    if (wantsVersion && !hasHistory) {
      throw new Refusal(
        'featureNotSupported',
        'The nodes of this network keep no older versions of documents.',
      )
    }
    const found = hasHistory
      ? fromHistory(await readDidHistory(client, address, did, options), choose)
      : { record: await readDidRecord(client, address, options), metadata: {} }
    return describe(did, found, didTime(now()))
  } catch (error) {
    if (error instanceof Refusal) return failedResolution(didError(error.code, error.detail))
    if (options?.signal?.aborted) throw error
    const detail =
      error instanceof RpcError
        ? `The network gave no sound answer (${error.code}); nothing is known about this DID.`
        : 'The resolver failed; nothing is known about this DID.'
    const isDenied = error instanceof RpcError && isLimitError(error)
    return failedResolution(
      didError('internalError', detail),
      isDenied ? secondsUntilAgain(error) : undefined,
    )
  }
}

/** Whoever asks is sent away for no longer, whatever a node says, in s. */
const longestPause = 3_600

/** Nodes count by the second: later than that they take calls again, unless they say another time. */
function secondsUntilAgain({ limit }: RpcError): number {
  return Math.min(longestPause, Math.max(2, Math.ceil((limit?.pauseMs ?? 0) / 1_000)))
}

function findSource(sources: readonly DidSource[], did: string): DidSource & { readonly address: Address } {
  const parsed = parseDid(did)
  if (!parsed.ok && parsed.code === 'MethodNotSupported') {
    throw new Refusal('methodNotSupported', 'This resolver knows the method tyron only.')
  }
  if (!parsed.ok) {
    throw new Refusal(
      'invalidDid',
      'A DID of this method is did:tyron:zil:, then main, test or isol, then a colon and 40 lower-case hex digits.',
    )
  }
  const source = sources.find(({ didNetwork }) => didNetwork === parsed.value.network)
  if (source === undefined) {
    const known = sources.map(({ didNetwork }) => didNetwork).join(', ')
    throw new Refusal('featureNotSupported', `This resolver serves DIDs of other networks: ${known}.`)
  }
  return { ...source, address: parsed.value.address }
}

/** Which of a document's versions is meant; throws `Refusal` for options that are none. */
function chooser(versionId?: string, versionTime?: string): (history: DidHistory) => DidVersion | undefined {
  if (versionId !== undefined && versionTime !== undefined) {
    throw new Refusal('invalidOptions', 'versionId and versionTime exclude each other.')
  }
  if (versionId !== undefined) {
    if (!/^(?:0|[1-9]\d{0,18})$/.test(versionId))
      throw new Refusal('invalidOptions', 'A versionId is the number of a block.')
    const block = BigInt(versionId)
    return ({ versions, isComplete }) => {
      const version = versions.find((each) => each.block === block)
      const isOlder = versions[0] === undefined || block < versions[0].block
      if (version === undefined && isOlder && !isComplete) throw notKept()
      return version
    }
  }
  if (versionTime === undefined) return ({ versions }) => versions.at(-1)
  const time = parseDidTime(versionTime)
  if (time === null)
    throw new Refusal('invalidOptions', 'A versionTime is a UTC time such as 2026-11-21T20:00:00Z.')
  return ({ versions, isComplete }) => {
    // The times `created` and `updated` lead to their own versions: they have no fractions of a second.
    const version = versions.findLast((each) => each.time - (each.time % 1000) <= time)
    if (version === undefined && !isComplete) throw notKept()
    return version
  }
}

function notKept(): Refusal {
  return new Refusal(
    'featureNotSupported',
    'The history that this network keeps of the DID does not reach so far.',
  )
}

interface Found {
  readonly record: IdentityRecord | null
  readonly metadata: DidDocumentMetadata
}

function fromHistory(
  history: DidHistory | null,
  choose: (history: DidHistory) => DidVersion | undefined,
): Found {
  if (history === null) return { record: null, metadata: {} }
  const { current, versions, isComplete } = history
  const version = choose(history)
  if (version === undefined) {
    // Without a version there is the present only, and only for those who asked for no other.
    const isPresent = versions.length === 0 && !isComplete
    return { record: isPresent ? current : null, metadata: {} }
  }
  const next = versions[versions.indexOf(version) + 1]
  const isFirst = version === versions[0] && isComplete
  return {
    record: next === undefined ? current : version.record(),
    metadata: {
      ...(isComplete && versions[0] ? { created: didTime(versions[0].time) } : {}),
      ...(isFirst ? {} : { updated: didTime(version.time) }),
      versionId: version.block.toString(),
      ...(next ? { nextUpdate: didTime(next.time), nextVersionId: next.block.toString() } : {}),
    },
  }
}

/** Makes a resolution of a record that was just read: the present document, or why there is none. `now` in ms since 1970. */
export function resolutionOf(did: string, record: IdentityRecord, now = Date.now()): DidResolution {
  try {
    return describe(did, { record, metadata: {} }, didTime(now))
  } catch (error) {
    if (error instanceof Refusal) return failedResolution(didError(error.code, error.detail))
    throw error
  }
}

function describe(did: string, { record, metadata }: Found, retrieved: string): DidResolution {
  if (record === null || !isCreatedDocument(record) || record.did !== did) {
    throw new Refusal('notFound', 'No such document was found on this network.')
  }
  const method = { status: record.status, walletVersion: record.version }
  if (record.status === 'Deactivated') {
    return {
      didDocument: null,
      didResolutionMetadata: { retrieved },
      didDocumentMetadata: { ...metadata, deactivated: true, method },
    }
  }
  if (record.unreadable.some((field) => documentFields.has(field))) {
    throw new Refusal('invalidDidDocument', 'The wallet keeps its document in a form that is not known.')
  }
  const document = toW3cDocument(didDocument(record))
  if (document === null) throw new Refusal('invalidDidDocument', 'The wallet keeps no sound document.')
  return {
    didDocument: document,
    didResolutionMetadata: { contentType: 'application/did', retrieved },
    didDocumentMetadata: { ...metadata, method },
  }
}

/** Without one of these fields there is no document. */
const documentFields: ReadonlySet<string> = new Set(['verification_methods', 'services', 'services_'])
