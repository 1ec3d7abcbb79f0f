import { isRecord } from '@tyto/primitives'

/** A picture that a search found: text of a stranger's service. */
export interface FoundImage {
  readonly id: string
  /** Where it is, and where a small one for lists is. */
  readonly src: string
  readonly srcSmall: string
}

const longestText = 2_000

/** Reads a picture; null for anything else. */
export function readImage(value: unknown): FoundImage | null {
  if (!isRecord(value)) return null
  const { id, src, srcSmall } = value
  return isText(id) && isText(src) && isText(srcSmall) ? { id, src, srcSmall } : null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestText
}
