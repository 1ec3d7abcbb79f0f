import { expect, it } from 'vitest'
import { socialLinks } from './socialLinks'

it.each([
  ['chat', 'https://t.me/owls', 'Telegram'],
  ['code hosting', 'https://github.com/owls', 'GitHub'],
  ['microblog', 'https://x.com/owls', 'X'],
  ['photo', 'https://www.instagram.com/owls', 'Instagram'],
  ['professional network', 'https://www.linkedin.com/company/owls', 'LinkedIn'],
  ['a place of its own', 'https://talk.owls.example/all', 'talk.owls.example'],
  ['a host that every record has', 'https://constructor/owls', 'constructor'],
])('[SB-05] a %s of the operator goes by the name of its place', (_, href, label) => {
  expect(socialLinks([href])).toEqual([{ href, label }])
})

it('keeps the order of the operator, and names the chat and the code of the protocol where nothing is named', () => {
  const own = ['https://www.linkedin.com/company/owls', 'https://t.me/owls']
  expect(socialLinks(own).map(({ href }) => href)).toEqual(own)
  expect(socialLinks([]).map(({ label }) => label)).toEqual(['Telegram', 'GitHub'])
})
