/**
 * Our libraries are other texts of the functions of the reference's libraries, and every run pays for the libraries that its
 * contract imports. This is how much more the reference's text of a library costs than ours, in the evaluator's unit, for
 * each time that it is imported; never below zero. Source: the gas that the reference prints for contracts that import them.
 */
export const libraryGas: ReadonlyMap<string, number> = new Map([
  ['CryptoUtils', 8],
  ['Polynetwork', 4],
])

/** How many definitions of our text the reference's text has not: so many of a library cost nothing. */
export const freeDefinitions: ReadonlyMap<string, number> = new Map([
  ['NatUtils', 2],
  ['Conversions', 1],
])
