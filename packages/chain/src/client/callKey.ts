import type { Call } from './client'

/** What makes two calls the same: method and parameters. */
export function callKey({ method, params }: Call): string {
  return JSON.stringify([method, params])
}
