/**
 * Scilla types as data, and the JSON forms in which the chain carries values.
 * Source: Zilliqa JSON-RPC and the Scilla language documentation.
 */

export type IntegerName =
  | 'Int32'
  | 'Int64'
  | 'Int128'
  | 'Int256'
  | 'Uint32'
  | 'Uint64'
  | 'Uint128'
  | 'Uint256'

export type PrimitiveName =
  | IntegerName
  | 'String'
  | 'BNum'
  | 'Message'
  | 'Event'
  | 'Exception'
  | 'ByStr'
  | 'ReplicateContr'

/** A Scilla type. `bystr` is a byte string of fixed width (ByStr20); `ByStr` without width is a primitive. */
export type ScillaType =
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  | { readonly kind: 'bystr'; readonly width: number }
  | { readonly kind: 'map'; readonly key: ScillaType; readonly value: ScillaType }
  | { readonly kind: 'adt'; readonly name: string; readonly args: readonly ScillaType[] }
  | { readonly kind: 'address'; readonly of: AddressKind; readonly fields: readonly AddressField[] }
  | { readonly kind: 'function'; readonly from: ScillaType; readonly to: ScillaType }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'forall'; readonly variable: string; readonly body: ScillaType }

export type AdtType = Extract<ScillaType, { kind: 'adt' }>
export type AddressType = Extract<ScillaType, { kind: 'address' }>
export type MapType = Extract<ScillaType, { kind: 'map' }>

/** `ByStr20 with end`, `with library`, `with _codehash`, `with contract field ... end`. */
export type AddressKind = 'any' | 'library' | 'codehash' | 'contract'

export interface AddressField {
  readonly name: string
  readonly type: ScillaType
}

/** A value as the chain's JSON carries it: integers, byte strings and block numbers are strings. */
export type ScillaJson =
  | string
  | ScillaJsonAdt
  | readonly ScillaJson[]
  | readonly ScillaJsonEntry[]
  | ScillaJsonObject

export interface ScillaJsonAdt {
  readonly constructor: string
  readonly argtypes: readonly string[]
  readonly arguments: readonly ScillaJson[]
}

export interface ScillaJsonEntry {
  readonly key: ScillaJson
  readonly val: ScillaJson
}

/** A map as state reads return it: `{ key: value }`. */
export interface ScillaJsonObject {
  readonly [key: string]: ScillaJson
}

/** One named value, in init data, transition parameters and event parameters. */
export interface ScillaParam {
  readonly vname: string
  readonly type: string
  readonly value: ScillaJson
}
