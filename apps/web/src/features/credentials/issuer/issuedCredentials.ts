import { isListAddress } from '@tyto/credentials'
import { isRecord, ownValue } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { deviceTexts, type TextStore } from '../../../shared/device/textStore'
import { createVault, parseVault } from '../vault'

/** A note of a credential that was issued: its claims are nowhere but with its holder. */
export interface Issued {
  /** The holder's name, as it is written. */
  readonly holder: string
  readonly title: string
  /** In ms since 1970. */
  readonly at: number
  /** Where it stands in a list of what was taken back; null where it cannot be. */
  readonly place: { readonly list: string; readonly index: number } | null
  /** When it was taken back, in ms since 1970. */
  readonly takenBack: number | null
}

carryEarlier(deviceTexts)

export const issuedCredentials = createVault<Issued>({
  kept: createStoredMap({ prefix: 'tyto.issuedCredentials.', parse: parseVault }),
  about: 'tyto:issued',
  parse: parseIssued,
})

/** Notes of 30 November 2026 lie under the beginning of the codes of soulbound tokens, told apart by the DID: they move to their own. */
export function carryEarlier(texts: TextStore): void {
  const earlier = 'tyto.issued.'
  const own = 'tyto.issuedCredentials.'
  for (const key of texts.keys(earlier)) {
    const text = texts.get(key)
    const rest = key.slice(earlier.length)
    if (!/^[a-z]+\.did:/.test(rest) || texts.get(own + rest) !== null) continue
    if (texts.set(own + rest, text)) texts.set(key, null)
  }
}

function parseIssued(json: unknown): Issued | null {
  const [holder, title, at, place, takenBack] = ['holder', 'title', 'at', 'place', 'takenBack'].map((field) =>
    ownValue(json, field),
  )
  const [list, index] = [ownValue(place, 'list'), ownValue(place, 'index')]
  const isPlace =
    place === null ||
    (typeof list === 'string' && isListAddress(list) && typeof index === 'number' && Number.isInteger(index))
  if (!isRecord(json) || typeof holder !== 'string' || typeof title !== 'string') return null
  if (typeof at !== 'number' || !isPlace || (takenBack !== null && typeof takenBack !== 'number')) return null
  return {
    holder,
    title,
    at,
    place: typeof list === 'string' && typeof index === 'number' ? { list, index } : null,
    takenBack,
  }
}

/** The addresses of the lists that credentials of an issuer name, the newest first. */
export function listsOf(issued: readonly Issued[]): readonly string[] {
  return [...new Set(issued.flatMap(({ place }) => place?.list ?? []))]
}
