import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Where things are kept, as the sources say it: keys, and beginnings of keys, which end with a dot. */
function places(): readonly { readonly place: string; readonly file: string }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /^(?! \*).*\b(?:key|prefix|\w+Prefix|storageKey)(?:: | = )'(tyto\.[\w.]+)'/gm,
        ),
      ].map(([, place = '']) => ({ place, file })),
    )
}

it('no two stores keep their things in one place, nor one inside another’s', () => {
  const all = places()
  expect(all.length).toBeGreaterThan(30)
  const clashes = all.flatMap((one, at) =>
    all
      .filter((other, place) => place !== at && isWithin(other.place, one.place))
      .map((other) => `${other.place} (${other.file}) in ${one.place} (${one.file})`),
  )
  expect(clashes).toEqual([])
})

function isWithin(place: string, of: string): boolean {
  return place === of || (of.endsWith('.') && place.startsWith(of))
}
