import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { nameLeadingTo, namesAskedFor, noteAddressOf } from './addressNames'

const [one, two] = [`0x${'01'.repeat(20)}`, `0x${'02'.repeat(20)}`] as [Address, Address]

it('lists the names of a network that led somewhere, the same list until there is another one', () => {
  noteAddressOf('local', 'alice.ssi', one)
  noteAddressOf('testnet', 'carol.ssi', two)
  const before = namesAskedFor('local')
  expect(before).toEqual(['alice.ssi'])
  noteAddressOf('local', 'alice.ssi', two)
  expect(namesAskedFor('local')).toBe(before)
  expect(nameLeadingTo('local', two)).toBe('alice.ssi')
  noteAddressOf('local', 'bruno.ssi', one)
  expect(namesAskedFor('local')).toEqual(['alice.ssi', 'bruno.ssi'])
  noteAddressOf('local', 'alice.ssi', null)
  expect(namesAskedFor('local')).toEqual(['bruno.ssi'])
  expect(namesAskedFor('mainnet')).toEqual([])
})
