/** The libraries of the language that are loaded on demand. */
export const otherLibraryNames = [
  'Conversions',
  'CryptoUtils',
  'NatUtils',
  'PairUtils',
  'Polynetwork',
] as const
export type OtherLibrary = (typeof otherLibraryNames)[number]
