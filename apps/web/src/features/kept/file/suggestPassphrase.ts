import { wordlist } from '@scure/bip39/wordlists/english.js'

/** Eleven bits each. */
const wordCount = 6

/** Draws six words by chance: 66 bits that can be written down. */
export function suggestPassphrase(): string {
  const draws = crypto.getRandomValues(new Uint16Array(wordCount))
  // There are 2048 words, so each is as likely as any other.
  return Array.from(draws, (draw) => wordlist[draw % wordlist.length]).join(' ')
}
