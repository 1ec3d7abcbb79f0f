import { networkIds, type NetworkId } from '@tyto/chain'
import { ownValue, parseJson } from '@tyto/primitives'
import { createStoredMap } from '../device/createStored'
import { useStoredAt } from '../device/useStored'

/** Something that this browser had stored for good, and which nothing on the chain names yet. */
export interface SavedUpload {
  readonly network: NetworkId
  /** Its purpose, such as `tydra/nessy/alice`. */
  readonly subject: string
  /** 43 characters of base64url. */
  readonly id: string
  /** Hex of SHA-256 of what was stored. */
  readonly digest: string
  /** In ms since 1970. */
  readonly at: number
}

export const savedUploads = createStoredMap({ prefix: 'tyto.saved.', parse: parseSavedUpload })

export function uploadKey({ network, subject }: Pick<SavedUpload, 'network' | 'subject'>): string {
  return `${network}.${subject}`
}

/** The upload that was stored for a subject and waits to be named on the chain; null where there is none. */
export function useSavedUpload(network: NetworkId, subject: string): SavedUpload | null {
  return useStoredAt(savedUploads, uploadKey({ network, subject }))
}

/** Reads stored text; returns null if it is malformed. Never throws. */
export function parseSavedUpload(stored: string | null): SavedUpload | null {
  const value = parseJson(stored)
  const network = networkIds.find((each) => each === ownValue(value, 'network'))
  const [subject, id, digest, at] = ['subject', 'id', 'digest', 'at'].map((key) => ownValue(value, key))
  const isSound =
    typeof subject === 'string' &&
    subject.length <= 200 &&
    typeof id === 'string' &&
    /^[\w-]{43}$/.test(id) &&
    typeof digest === 'string' &&
    /^[0-9a-f]{64}$/.test(digest)
  if (network === undefined || !isSound || !Number.isSafeInteger(at)) return null
  return { network, subject, id, digest, at: Number(at) }
}
