/** Every builtin of the language but those of `fixedBytesWidth`. Source: language documentation. */
const builtinNames = [
  'add', 'sub', 'mul', 'div', 'rem', 'pow', 'isqrt', 'lt', 'eq',
  'to_int32', 'to_int64', 'to_int128', 'to_int256',
  'to_uint32', 'to_uint64', 'to_uint128', 'to_uint256', 'to_nat',
  'concat', 'substr', 'strlen', 'strrev', 'to_string', 'to_ascii', 'to_bystr',
  'sha256hash', 'keccak256hash', 'ripemd160hash',
  'schnorr_verify', 'schnorr_get_address', 'ecdsa_verify', 'ecdsa_recover_pk',
  'bech32_to_bystr20', 'bystr20_to_bech32',
  'alt_bn128_G1_add', 'alt_bn128_G1_mul', 'alt_bn128_G1_neg', 'alt_bn128_pairing_product',
  'put', 'get', 'contains', 'remove', 'to_list', 'size',
  'blt', 'badd', 'bsub',
] as const // oxfmt-ignore

export type BuiltinName = (typeof builtinNames)[number]

const known: ReadonlySet<string> = new Set(builtinNames)

export function isBuiltinName(name: string): boolean {
  return known.has(name) || fixedBytesWidth(name) !== undefined
}

/** The width that `to_bystr` makes byte strings of: 20 for `to_bystr20`, undefined for any other name. */
export function fixedBytesWidth(name: string): number | undefined {
  const width = /^to_bystr([1-9][0-9]{0,5})$/.exec(name)?.[1]
  return width === undefined ? undefined : Number(width)
}
