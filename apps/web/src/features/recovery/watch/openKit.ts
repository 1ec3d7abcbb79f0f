import type { NetworkId } from '@tyto/chain'
import {
  formatName,
  longestKit,
  parseRecoveryKit,
  type DidRecord,
  type KitCode,
  type RecoveryKit,
} from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'

export type OpenKitCode =
  | KitCode
  /** The browser could not read the file: it was moved or changed, or its disk was removed. */
  | 'KitIsUnreadable'

export type OpenedKit =
  /** The kit of this wallet, with the names of its present guardians. */
  | { readonly kind: 'own'; readonly domains: readonly string[] }
  /** The kit of another wallet. Nothing of it is used. */
  | { readonly kind: 'other'; readonly name: string }

/**
 * Reads a file as the kit of a wallet. Anybody can write such a file, so only names of present guardians are taken from
 * it.
 */
export async function openKit(
  file: Pick<File, 'size' | 'text'>,
  network: NetworkId,
  { address, guardians }: Pick<DidRecord, 'address' | 'guardians'>,
): Promise<Result<OpenedKit, OpenKitCode>> {
  // A character takes up to four bytes in UTF-8.
  if (file.size > 4 * longestKit) return err('KitIsMalformed')
  let content: string
  try {
    content = await file.text()
  } catch {
    return err('KitIsUnreadable')
  }
  const kit = parseRecoveryKit(content)
  if (!kit.ok) return kit
  if (kit.value.network !== network || kit.value.wallet !== address) {
    return ok({ kind: 'other', name: formatName(kit.value.name) })
  }
  return ok({ kind: 'own', domains: namedIn(kit.value, new Set(guardians)) })
}

function namedIn({ guardians }: RecoveryKit, present: ReadonlySet<string>): readonly string[] {
  const named = guardians.flatMap(({ hash, domain }) =>
    domain !== null && present.has(hash) ? [domain] : [],
  )
  return [...new Set(named)]
}
