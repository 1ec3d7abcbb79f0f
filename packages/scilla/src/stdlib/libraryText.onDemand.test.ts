import { expect, test } from 'vitest'
import { PartNotLoaded } from '../onDemand/onDemand'
import { libraryText, otherLibraryTexts } from './libraryText'

test('a library that few contracts need is asked for first, and is there once it was loaded', async () => {
  expect(libraryText('ListUtils')).toContain('library ListUtils')
  expect(libraryText('NoSuchLibrary')).toBeUndefined()
  expect(() => libraryText('Conversions')).toThrow(PartNotLoaded)
  await otherLibraryTexts.load()
  expect(libraryText('Conversions')).toContain('library Conversions')
  expect(libraryText('CryptoUtils')).toContain('library CryptoUtils')
  expect(libraryText('NatUtils')).toContain('library NatUtils')
  expect(libraryText('PairUtils')).toContain('library PairUtils')
  expect(libraryText('Polynetwork')).toContain('library Polynetwork')
})
