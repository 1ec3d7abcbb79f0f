import { expect, it } from 'vitest'
import { deviceTexts } from '../../shared/device/textStore'
import { answeredRequests, rememberAnswer, signIns } from './signIns'

const now = Date.UTC(2026, 10, 29, 14, 3)

it('[BX-28] an answer is remembered: the site with its last time, and that the request is used', () => {
  rememberAnswer({ host: 'atelier.example', name: 'alice.ssi', nonce: 'first' }, now)
  rememberAnswer({ host: 'atelier.example', name: 'work@alice.ssi', nonce: 'second' }, now + 1_000)
  expect(signIns.values()).toEqual([
    { host: 'atelier.example', name: 'work@alice.ssi', last: now + 1_000, times: 2 },
  ])
  expect([...answeredRequests.get()]).toEqual([
    ['first', now],
    ['second', now + 1_000],
  ])
  // Long after a second answer could be taken, the first one is forgotten.
  rememberAnswer({ host: 'b.example', name: 'alice.ssi', nonce: 'third' }, now + 3_600_000)
  expect([...answeredRequests.get().keys()]).toEqual(['third'])
  signIns.set('atelier.example', null)
  expect(signIns.values().map(({ host }) => host)).toEqual(['b.example'])
})

it('what lies in their place and is none is no site', () => {
  for (const text of [
    '',
    'junk',
    '[]',
    '{"name":1,"last":1,"times":1}',
    '{"name":"a","last":-1,"times":1}',
  ]) {
    deviceTexts.set('tyto.signIns.c.example', text)
    expect(signIns.get('c.example'), text).toBeNull()
  }
  signIns.set('c.example', null)
})
