import { BaseError } from '@tyto/primitives'
import { ActionError } from './ActionError'

/** The code of one of our own exceptions; other exceptions use the property for other things. */
export function ownCode(error: unknown): string | null {
  return error instanceof BaseError || error instanceof ActionError ? error.code : null
}

const longestDetails = 4_000

/** An error and all its causes, as text for the clipboard. */
export function errorDetails(error: unknown): string {
  const lines: string[] = []
  const seen = new Set<unknown>()
  let current = error
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current)
    if (!(current instanceof Error)) {
      lines.push(typeof current === 'string' ? current : typeof current)
      break
    }
    const code = ownCode(current)
    lines.push(`${current.name}${code === null ? '' : ` (${code})`}: ${current.message}`)
    current = current.cause
  }
  return lines.join('\nCaused by: ').slice(0, longestDetails)
}
