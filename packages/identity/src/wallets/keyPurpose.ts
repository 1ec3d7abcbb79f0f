/**
 * The purposes of keys, in the order of the document. The names are those of the wallet's `verification_methods`; `recovery`
 * is of older versions, `vc` is for verifiable credentials.
 */
export const keyPurposes = [
  'update',
  'socialrecovery',
  'general',
  'auth',
  'assertion',
  'agreement',
  'invocation',
  'delegation',
  'recovery',
  'vc',
] as const

export type KeyPurpose = (typeof keyPurposes)[number]

/** The keys that creating a document makes in today's wallets. */
export const createdKeyPurposes: readonly KeyPurpose[] = keyPurposes.slice(0, keyPurposes.indexOf('recovery'))

/** The keys that creating a document makes where the `recovery` key signs documents. */
export const olderCreatedKeyPurposes: readonly KeyPurpose[] = [...createdKeyPurposes, 'recovery']

/** Is it one of `keyPurposes`? Contracts can hold keys for any purpose. */
export function isKeyPurpose(text: string): text is KeyPurpose {
  return (keyPurposes as readonly string[]).includes(text)
}

/** Known purposes in their order, then unknown ones by their text. */
export function compareKeyPurposes(a: string, b: string): number {
  const place = (text: string) => (isKeyPurpose(text) ? keyPurposes.indexOf(text) : keyPurposes.length)
  return place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0)
}
