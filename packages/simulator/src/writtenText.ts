import type { Diagnostic } from '@tyto/scilla'

/** The text of a contract that somebody writes, as an editor shows it. Plain data. */
export type ExaminedText =
  | {
      readonly kind: 'examined'
      /** Errors and warnings in the order of the text, as many as are shown. */
      readonly findings: readonly Diagnostic[]
      /** How many more there are. */
      readonly moreFindings: number
      /** Null while there is an error. */
      readonly contract: WrittenContract | null
    }
  /** The chain takes no text of so many bytes: it was not looked at. */
  | { readonly kind: 'tooLong'; readonly bytes: number; readonly most: number }

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
