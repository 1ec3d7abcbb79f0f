import type { Location } from './ast'

export type TokenKind =
  /** `foo`: begins with a lower-case letter. */
  | 'id'
  /** `_sender`: an underscore, then a letter. */
  | 'specialId'
  /** `Foo`: begins with an upper-case letter. */
  | 'capitalId'
  /** `'A` */
  | 'typeId'
  /** `12`, `-12` */
  | 'number'
  /** `0x12ab` */
  | 'hex'
  /** `"text"`; the token's text is what stands between the quotes, escapes resolved. */
  | 'string'
  | 'keyword'
  | 'symbol'
  | 'end'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly loc: Location
}

/** Words that cannot be names. */
export const keywords: ReadonlySet<string> = new Set([
  'Emp',
  'Map',
  'accept',
  'as',
  'builtin',
  'contract',
  'delete',
  'end',
  'event',
  'exists',
  'field',
  'forall',
  'fun',
  'import',
  'in',
  'let',
  'library',
  'match',
  'of',
  'procedure',
  'scilla_version',
  'send',
  'tfun',
  'throw',
  'transition',
  'type',
  'with',
])
