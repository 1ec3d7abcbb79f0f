import type { Intent, NetworkId } from '@tyto/chain'

/** A request that somebody is about to send, or has sent. */
export interface AskedRequest {
  readonly action: string
  readonly input: string
  readonly network: NetworkId
  readonly intent: Intent
}

/**
 * Do two requests ask for the same? The same call of the same account is, whatever bounds the market gave it; so is the same
 * input of the same action: keys and documents are made anew each time.
 */
export function isSameRequest(a: AskedRequest, b: AskedRequest): boolean {
  if (a.network !== b.network || a.intent.sender !== b.intent.sender) return false
  return (a.action === b.action && a.input === b.input) || isSameCall(a.intent, b.intent)
}

function isSameCall(a: Intent, b: Intent): boolean {
  return a.kind === b.kind && a.to === b.to && a.amount === b.amount && a.likeness === b.likeness
}
