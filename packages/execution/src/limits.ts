/** Limits that bind every transaction, on every network. What gas is asked and charged for is `GasRules` of primitives. */

/** The largest contract source, in UTF-8 bytes (release notes of v8.0.0, MAX_CODE_SIZE_IN_BYTES). */
export const maximumCodeSize = 76_800
