import type { Call } from './client'

/** Gives two equal calls the same key: method and parameters. */
export function callKey({ method, params }: Call): string {
  return JSON.stringify([method, params])
}
