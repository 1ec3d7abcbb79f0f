import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { ens_normalize } from '@adraffy/ens-normalize'
import { confusableName } from '@tyto/identity'
import { expect, test } from 'vitest'
import { judgeByEns } from './judgeByEns'

interface Vector {
  readonly name: string
  readonly norm?: string
  readonly error?: boolean
}

/** The public vectors of ENSIP-15, `validate/tests.json` of adraffy/ens-normalize.js 1.11.1; the first one is its version. */
const vectors = JSON.parse(
  gunzipSync(readFileSync(new URL('testing/ensip15.json.gz', import.meta.url))).toString(),
) as readonly Vector[]

test('[BX-07] [BX-30] every public vector of ENSIP-15 is judged as it says', () => {
  expect(vectors.length).toBeGreaterThan(38_000)
  const wrong = vectors.slice(1).filter(({ name, norm, error }) => {
    const judgement = judgeByEns(name)
    if (error === true) return judgement.kind !== 'refused'
    const as = norm ?? name
    return as === name ? judgement.kind !== 'taken' : judgement.kind !== 'written' || judgement.as !== as
  })
  expect(wrong).toEqual([])
})

test.each([
  ['аӏе', { kind: 'refused', reason: 'confusable' }],
  ['аlice', { kind: 'refused', reason: 'mixture' }],
  ['ali\u2800ce', { kind: 'refused', reason: 'disallowed' }],
  ["'alice", { kind: 'refused', reason: 'placement' }],
  ['ａｌｉｃｅ', { kind: 'written', as: 'alice' }],
  ['сорока', { kind: 'taken' }],
  ['東京タワー', { kind: 'taken' }],
] as const)('[BX-07] %s is judged so', (name, judgement) => {
  expect(judgeByEns(name)).toEqual(judgement)
})

/** The library's own fault of a letter. */
function faultOf(letter: string): string {
  try {
    ens_normalize(letter)
    return ''
  } catch (error) {
    return String(error)
  }
}

test('[BX-07] our table of look-alikes has every letter that ENSIP-15 takes for a Latin one or a digit', () => {
  // Alone it would be a whole name in another script that reads as Latin.
  const missing: string[] = []
  const latin = Array.from({ length: 0x2b0 }, (_, code) => `${String.fromCharCode(code)}z`).filter((two) =>
    /^[\p{Script=Latin}0-9]+$/u.test(two),
  )
  for (let code = 0x80; code < 0x20000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue
    const letter = String.fromCodePoint(code)
    if (!/whole-script confusable: .*\/Latin/.test(faultOf(letter))) continue
    if (confusableName(`${letter}z`, latin) === null) missing.push(letter)
  }
  // They look like Latin letters beyond the plain ones, with which nobody writes a name.
  expect(missing.join('')).toBe('ةᐃᛏᛜᛞ⳩ⵉⵙꛛﺓﺔ𐊼𐦞𓋹𞣌')
})
