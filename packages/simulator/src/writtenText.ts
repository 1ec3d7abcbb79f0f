import type { Diagnostic } from '@tyto/scilla'

/** The chain takes no text of so many bytes: it was not looked at. */
interface TooLongText {
  readonly kind: 'tooLong'
  readonly bytes: number
  readonly most: number
}

/** The text of a contract that somebody writes, as an editor shows it. Plain data. */
export type ExaminedText =
  | TooLongText
  | {
      readonly kind: 'examined'
      /** Errors and warnings in the order of the text, as many as are shown. */
      readonly findings: readonly Diagnostic[]
      /** How many there are of each, with those that are not shown. */
      readonly errors: number
      readonly warnings: number
      /** Null while there is an error. */
      readonly contract: WrittenContract | null
    }

/** The text of a contract in its one form; `unreadable`: it has none. */
export type FormattedText =
  | TooLongText
  | { readonly kind: 'formatted'; readonly text: string }
  | { readonly kind: 'unreadable' }

/** What deploys a contract. */
export interface WrittenContract {
  readonly name: string
  /** Its version of Scilla, which its init data say too. */
  readonly version: number
  /** Its immutable parameters, with types as they are sent: address types are plain ByStr20. */
  readonly params: readonly { readonly name: string; readonly type: string }[]
}

/** What a name of a text is, as Scilla writes it, and where it stands, in UTF-16 code units. */
export interface ToldName {
  readonly told: string
  readonly from: number
  readonly to: number
}
