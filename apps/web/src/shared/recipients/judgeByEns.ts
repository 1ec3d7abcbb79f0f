import { ens_normalize } from '@adraffy/ens-normalize'

/** Why the rules of ENS refuse a name; the texts are `refused.<reason>` in the area `lookAlike`. */
export type EnsReason =
  /** All of its letters look like those of another script. */
  | 'confusable'
  /** Letters of scripts that are never written together. */
  | 'mixture'
  /** A character that no name may have. */
  | 'disallowed'
  /** A sign where none may stand, or too many marks. */
  | 'placement'

export type EnsJudgement =
  | { readonly kind: 'taken' }
  /** Taken, and written otherwise. */
  | { readonly kind: 'written'; readonly as: string }
  | { readonly kind: 'refused'; readonly reason: EnsReason }

/** Longer names are not judged: a second for a million letters. */
const longest = 100_000

/**
 * Tells how ENSIP-15, the rules of ENS for the letters of names, judges a name: rules that others keep. They decide
 * nothing here, where the chain hashes what was typed; they are told.
 */
export function judgeByEns(name: string): EnsJudgement {
  if (name.length > longest) return { kind: 'taken' }
  try {
    const as = ens_normalize(name)
    return as === name ? { kind: 'taken' } : { kind: 'written', as }
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error instanceof Error ? error.message : '') }
  }
}

function reasonOf(message: string): EnsReason {
  if (message.includes('whole-script confusable')) return 'confusable'
  if (message.includes('illegal mixture')) return 'mixture'
  return message.includes('disallowed character') ? 'disallowed' : 'placement'
}
