import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isCarried } from './knowledge'
import { formatKnowledge, parseKnowledge } from './knowledgeText'

/** Every key, or beginning of keys, under which the app keeps something, and whether the chain tells it again. */
function keptKeys(): readonly { readonly key: string; readonly isCache: boolean }[] {
  const sources = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|createStored\.ts$/.test(file))
    .map((file) => readFileSync(join('apps/web/src', file), 'utf8'))
  const named = new Map(
    sources.flatMap((source) =>
      [...source.matchAll(/const (\w+) = '(tyto\.[^']*)'/g)].map(([, name, key]) => [name, key] as const),
    ),
  )
  return sources.flatMap((source) =>
    [...source.matchAll(/\bcreateStored(?:Map)?(?:<[^(]*>)?\((?:\{([^]*?)\}\))?/g)].map(
      ([call, options = '']) => {
        const [, literal, name] = /(?:key|prefix): (?:'(tyto\.[^']*)'|(\w+))/.exec(options) ?? []
        const key = literal ?? named.get(name)
        if (key === undefined) throw new Error(`Under what is this kept? ${call}`)
        return { key, isCache: options.includes('isCache: true') }
      },
    ),
  )
}

/** Kept for this page, this wallet or this log-in alone. */
const own = ['tyto.scroll', 'tyto.told', 'tyto.session']

it('[BX-35] carries all that the app keeps of a person, and nothing that the chain tells again', () => {
  const keys = keptKeys()
  expect(keys.length).toBeGreaterThan(20)
  for (const { key, isCache } of keys)
    expect([key, isCarried(`${key}x`)]).toEqual([key, !isCache && !own.includes(key)])
  for (const key of [...own, 'tyto.transaction.', 'tyto.series.'])
    expect(keys).toContainEqual(expect.objectContaining({ key }))
  for (const key of ['somebody.else', 'tyto.localWallet.state']) expect(isCarried(key)).toBe(false)
})

it('comes back from its text to the letter, and takes no key that is not ours', () => {
  const knowledge = { device: { 'tyto.pins': '["a.ssi"]' }, tab: { 'tyto.draft.send.x': '{"a": 1}' } }
  expect(parseKnowledge(formatKnowledge(knowledge, 5))).toEqual(knowledge)
  const hostile = { device: { 'other.key': 'x', 'tyto.session': '{}', 'tyto.pins': 4 }, tab: {} }
  expect(parseKnowledge(JSON.stringify({ version: 1, ...hostile }))).toEqual({ device: {}, tab: {} })
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`tyto.x${at}`, '']))
  expect(parseKnowledge(JSON.stringify({ version: 1, device: many, tab: {} }))).toBe('malformed')
  expect(parseKnowledge('{"version":2,"device":{},"tab":{}}')).toBe('newer')
  for (const text of ['', '[]', '{"version":1}', '{"version":1,"device":[],"tab":{}}'])
    expect(parseKnowledge(text)).toBe('malformed')
})
