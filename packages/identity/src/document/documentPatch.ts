import { err, ok, type Hex, type Result } from '@tyto/primitives'
import type { DidRecord } from '../wallets/didRecord'
import { addKey, removeService, type DocumentElement } from './documentElement'
import { compareKeyPurposes } from '../wallets/keyPurpose'
import { serviceElement, serviceEntries, type ServiceEntry } from './serviceEntry'

/** A new key for a purpose, its private half encrypted for its holder, or `none`. */
export interface KeyReplacement {
  readonly purpose: string
  /** Compressed, 33 bytes. */
  readonly publicKey: Hex
  readonly encrypted: string
}

/** One step of an update. */
export type DocumentPatch =
  | { readonly action: 'ReplaceKeys'; readonly keys: readonly KeyReplacement[] }
  | { readonly action: 'RemoveServices'; readonly ids: readonly string[] }
  | { readonly action: 'AddServices'; readonly services: readonly ServiceEntry[] }

export type PatchCode =
  /** Nothing would change. */
  | 'NothingToChange'
  /** A purpose or an id occurs twice. */
  | 'PatchRepeats'

/**
 * Makes the patches that lead from the services of a wallet to the edited ones, and to new keys. An entry that is as it was
 * is left out; removals come first, so that an id can be given anew.
 */
export function makePatches(
  record: Pick<DidRecord, 'services' | 'addressServices'>,
  edited: { readonly services?: readonly ServiceEntry[]; readonly keys?: readonly KeyReplacement[] },
): Result<readonly DocumentPatch[], PatchCode> {
  const { keys = [] } = edited
  const before = new Map(serviceEntries(record).map((entry) => [entry.id, entry]))
  const after = edited.services ?? [...before.values()]
  if (hasRepeats(after.map(({ id }) => id)) || hasRepeats(keys.map(({ purpose }) => purpose))) {
    return err('PatchRepeats')
  }
  const kept = new Set(after.map(({ id }) => id))
  const ids = [...before.keys()].filter((id) => !kept.has(id))
  const services = after.filter((entry) => !isSameService(before.get(entry.id), entry))
  const patches: DocumentPatch[] = []
  if (keys.length > 0) {
    const sorted = [...keys].sort((a, b) => compareKeyPurposes(a.purpose, b.purpose))
    patches.push({ action: 'ReplaceKeys', keys: sorted })
  }
  if (ids.length > 0) patches.push({ action: 'RemoveServices', ids })
  if (services.length > 0) patches.push({ action: 'AddServices', services })
  return patches.length === 0 ? err('NothingToChange') : ok(patches)
}

/** The document of DidUpdate: what a person has reviewed, and nothing else. */
export function patchDocument(patches: readonly DocumentPatch[]): readonly DocumentElement[] {
  return patches.flatMap((patch): DocumentElement[] => {
    switch (patch.action) {
      case 'ReplaceKeys':
        return patch.keys.map(({ purpose, publicKey, encrypted }) => addKey(purpose, publicKey, encrypted))
      case 'RemoveServices':
        return patch.ids.map(removeService)
      case 'AddServices':
        return patch.services.map(serviceElement)
    }
  })
}

function isSameService(a: ServiceEntry | undefined, b: ServiceEntry): boolean {
  if (a === undefined || a.endpoint !== b.endpoint) return false
  if (a.endpoint === 'Web3')
    return b.endpoint === 'Web3' && a.blockchain === b.blockchain && a.address === b.address
  return (
    b.endpoint === 'Web2' &&
    a.protocol === b.protocol &&
    a.label === b.label &&
    a.link === b.link &&
    a.color1 === b.color1 &&
    a.color2 === b.color2 &&
    a.description === b.description
  )
}

function hasRepeats(texts: readonly string[]): boolean {
  return new Set(texts).size !== texts.length
}
