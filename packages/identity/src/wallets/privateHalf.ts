/** The word in `dkms` for a key whose private half nobody keeps: it can never sign. */
export const noPrivateHalf = 'none'

/** The private half of a key as the storage wallet encrypted it, from the text of `dkms`; null where nobody keeps it. */
export function keptPrivateHalf(text: string | null | undefined): string | null {
  return text === undefined || text === null || text === '' || text === noPrivateHalf ? null : text
}
