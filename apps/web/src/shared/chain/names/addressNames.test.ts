import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { nameLeadingTo, nameOfArrival, namesAskedFor, noteAddressOf, noteArrival } from './addressNames'

const [one, two, three] = ['01', '02', '03'].map((part) => `0x${part.repeat(20)}`) as [
  Address,
  Address,
  Address,
]

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

it('[BX-27] calls a wallet with several names by the one that the person came by, while that leads there', () => {
  noteAddressOf('testnet', 'fern.ssi', three)
  noteAddressOf('testnet', 'zil@fern.ssi', three)
  expect(nameLeadingTo('testnet', three)).toBe('fern.ssi')
  noteArrival('testnet', 'zil@fern.ssi', three)
  noteAddressOf('testnet', 'owl.ssi', three)
  expect(nameLeadingTo('testnet', three)).toBe('zil@fern.ssi')
  expect(nameOfArrival('mainnet', three)).toBeNull()
  noteAddressOf('testnet', 'zil@fern.ssi', one)
  expect(nameLeadingTo('testnet', three)).toBe('owl.ssi')
})
