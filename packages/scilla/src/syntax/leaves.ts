/** The small nodes of the syntax tree (`ast.ts`): places, names, types and literals. */
import type { IntegerName, ScillaType } from '@tyto/abi'
import type { Location } from '../errors/location'

export type { Location, Position } from '../errors/location'

/** A name where it is used or bound: `x`, `_sender`, `Some`, `Bar.add`, `'A`. */
export interface Identifier {
  readonly kind: 'identifier'
  readonly name: string
  readonly loc: Location
}

/** A type as it is written in a source. */
export interface TypeNode {
  readonly kind: 'type'
  readonly type: ScillaType
  readonly loc: Location
}

/** `name : type`, of a contract parameter, a function, a transition or a procedure. */
export interface Parameter {
  readonly kind: 'parameter'
  readonly name: Identifier
  readonly type: TypeNode
  readonly loc: Location
}

// Literals

export type Literal = IntegerLiteral | StringLiteral | BytesLiteral | BlockNumberLiteral | EmptyMapLiteral

/** `Uint32 7`; the value fits the type. */
export interface IntegerLiteral {
  readonly kind: 'integer'
  readonly type: IntegerName
  readonly value: bigint
  readonly loc: Location
}

/** The text without quotes, escapes resolved. */
export interface StringLiteral {
  readonly kind: 'string'
  readonly value: string
  readonly loc: Location
}

/** `0x12ab`: a `ByStrX` of `width` bytes; the digits are lower case. */
export interface BytesLiteral {
  readonly kind: 'bytes'
  readonly hex: `0x${string}`
  readonly width: number
  readonly loc: Location
}

/** `BNum 100` */
export interface BlockNumberLiteral {
  readonly kind: 'blockNumber'
  readonly value: bigint
  readonly loc: Location
}

/** `Emp ByStr20 Uint128` */
export interface EmptyMapLiteral {
  readonly kind: 'emptyMap'
  readonly keyType: TypeNode
  readonly valueType: TypeNode
  readonly loc: Location
}
