import { expect, it } from 'vitest'
import { isNameNft, pictureOfNft } from './pictureOfNft'

it.each([
  // A name has its plate until it is given a picture.
  ['.gzil', 'night', 'night', null],
  ['.gzil', 'night', '', null],
  ['.gzil', 'night', 'ar://owl', 'ar://owl'],
  ['.zlp', 'night', 'https://names.example/night', 'https://names.example/night'],
  ['lexicassi', null, '/-/pictures/amber-owl-1.svg', '/-/pictures/amber-owl-1.svg'],
  // A token that calls itself a name and is none has no plate.
  ['.gzil', 'Two Words', 'x', 'x'],
])('[BX-20] %s %s at "%s" is shown by %s', (collection, name, uri, shown) => {
  expect(pictureOfNft(collection, { id: 7n, name, uri })).toBe(shown)
  expect(isNameNft(collection, { id: 7n, name, uri })).toBe(name === 'night')
})
