import { expect, it } from 'vitest'
import { stubLocalStorage } from '../../../shared/device/stubLocalStorage'
import { longestLabel, longestValue, mostFacts } from './draft'

stubLocalStorage()
const { isTooLong } = await import('./credentialTerms')

const did = `did:tyron:zil:isol:${'1'.repeat(40)}`
const issuer = {
  name: { subdomain: '', domain: 'guild', topLevel: 'ssi' },
  record: { did },
  now: Date.parse('2026-11-30T00:00:00Z'),
} as const
const holder = { address: `0x${'1'.repeat(40)}`, name: 'alice.ssi', did, agreementKey: '0x02' } as const

/** A full form in letters of some script. */
const full = (letter: string) =>
  Object.fromEntries(
    Array.from({ length: mostFacts }, (_, at) => [
      `${at}`.padEnd(longestLabel, letter),
      letter.repeat(longestValue),
    ]),
  )

const longList = `https://guild.example/${'x'.repeat(1_900)}`

it.each([
  ['x', null, false],
  ['中', null, false],
  ['\u0001', null, true],
  ['x', longList, false],
  ['中', longList, true],
] as const)(
  'a full form in letters like %j, with the list %j, is too long to be kept: %s',
  (letter, list, is) => {
    const draft = { holder, title: 'Member', claims: full(letter), validUntil: null, list }
    expect(isTooLong(draft, issuer)).toBe(is)
  },
)
