import { expect, it } from 'vitest'
import { stubLocalStorage } from '../../../shared/device/stubLocalStorage'
import type { DraftInput } from './draft'

stubLocalStorage()
const { readDraft } = await import('./draft')

const holder = {
  address: `0x${'71'.repeat(20)}`,
  name: 'alice.ssi',
  did: 'did:tyron:zil:isol:1',
  agreementKey: '0x02',
} as const
const signing = {
  holder,
  name: { subdomain: '', domain: 'guild', topLevel: 'ssi' },
  record: { did: 'did:tyron:zil:isol:2' },
  now: Date.parse('2026-11-30T00:00:00Z'),
} as const
const input: DraftInput = {
  title: ' Member ',
  facts: [
    { label: ' Town ', value: ' Greenwich ' },
    { label: '', value: ' ' },
  ],
  term: 'year',
  list: null,
}

it('a form is read without blanks and empty lines, and ends after its term', () => {
  expect(readDraft(input, signing)).toEqual({
    ok: true,
    value: {
      holder,
      title: 'Member',
      claims: { Town: 'Greenwich' },
      validUntil: Date.parse('2027-11-30T00:00:00Z'),
      list: null,
    },
  })
  expect(readDraft({ ...input, term: 'noEnd' }, signing)).toMatchObject({ value: { validUntil: null } })
})

const fact = (label: string, value: string) => ({ facts: [{ label, value }] })
it.each<readonly [string, Partial<DraftInput>]>([
  ['noTitle', { title: ' ' }],
  ['noFacts', { facts: [] }],
  ['halfFact', fact('Town', '')],
  ['halfFact', fact('', 'Greenwich')],
  ['sameLabel', { facts: [...fact('Town', 'a').facts, ...fact('Town ', 'b').facts] }],
  ['badLabel', fact('id', 'did:tyron:zil:isol:2')],
  ['badLabel', fact('@id', 'x')],
  ['badLabel', fact('@context', 'x')],
  ['badLabel', fact('type', 'x')],
  ['badLabel', fact('__proto__', 'x')],
  ['badList', { list: 'http://guild.example/list' }],
  ['badList', { list: 'javascript:alert(1)' }],
  ['badList', { list: 'https://guild.example/list#1' }],
  ['tooLong', fact('Town', 'x'.repeat(20_000))],
])('a form is refused for %s: %j', (code, change) => {
  expect(readDraft({ ...input, ...change }, signing)).toEqual({ ok: false, code })
})
