import { beforeEach, expect, test } from 'vitest'
import { knownNames, rememberName } from './knownNames'
import { recentNames, rememberOpened } from './recentNames'

const named = (domain: string) => ({ domain, subdomain: '', topLevel: 'ssi' }) as const

beforeEach(() => {
  recentNames.clear()
  knownNames.clear()
})

test('what was opened is recent and known, newest first; what was only typed is known', () => {
  rememberOpened(named('alice'))
  rememberName(named('typed'))
  rememberOpened(named('bruno'))
  rememberOpened(named('alice'))
  expect(recentNames.get()).toEqual(['alice.ssi', 'bruno.ssi'])
  expect(knownNames.get()).toEqual(['alice.ssi', 'bruno.ssi', 'typed.ssi'])
})

test('twenty are kept', () => {
  for (let index = 0; index < 30; index++) rememberOpened(named(`name${index}`))
  expect(recentNames.get()).toHaveLength(20)
  expect(recentNames.get()[0]).toBe('name29.ssi')
})
