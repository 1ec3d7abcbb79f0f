import { isRecord, ownValue } from '@tyto/primitives'
import { createStoredMap } from '../../shared/device/createStored'
import { createVault, parseVault } from './vault'

/** A credential that its holder keeps. */
export interface Held {
  /** As its issuer signed it. */
  readonly text: string
  /** When it came, in ms since 1970. */
  readonly at: number
}

/** No credential that is kept is longer, in characters. */
export const longestHeld = 20_000

export const heldCredentials = createVault<Held>({
  kept: createStoredMap({ prefix: 'tyto.credentials.', parse: parseVault }),
  about: 'tyto:credentials',
  parse: parseHeld,
})

function parseHeld(json: unknown): Held | null {
  const [text, at] = ['text', 'at'].map((field) => ownValue(json, field))
  const isSound = isRecord(json) && typeof text === 'string' && text.length <= longestHeld
  return isSound && typeof at === 'number' ? { text, at } : null
}
