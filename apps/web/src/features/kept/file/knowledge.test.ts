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

/** Kept for this page, this wallet, this log-in or this device alone. */
const own = ['tyto.scroll', 'tyto.told', 'tyto.session', 'tyto.signIns.', 'tyto.signInsUsed']

it('[BX-35] carries all that the app keeps of a person, and nothing that the chain tells again', () => {
  const keys = keptKeys()
  expect(keys.length).toBeGreaterThan(20)
  for (const { key, isCache } of keys)
    expect([key, isCarried(`${key}x`)]).toEqual([key, !isCache && !own.includes(key)])
  for (const key of [...own, 'tyto.transaction.', 'tyto.series.'])
    expect(keys).toContainEqual(expect.objectContaining({ key }))
  for (const key of ['somebody.else', 'tyto.localWallet.state']) expect(isCarried(key)).toBe(false)
})

/** The files that may touch what a browser keeps, each with its own form: the stores, the cache of files, the wallet of the local network. */
const storing = [
  'apps/web/src/shared/device/textStore.ts',
  'apps/web/src/shared/transaction/runner/startTransactions.ts',
  'apps/web/src/start/serviceWorker.ts',
  'packages/local-wallet/src/base/walletStore.ts',
  'packages/local-wallet/src/base/walletWindow.ts',
]

it('[BX-35] nothing is kept in a browser past the stores that know forms', () => {
  const touching = ['apps/web/src', 'packages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.|\/node_modules\/|\/test(?:ing)?\/|\/stub/.test(file),
      )
      .filter((file) => touchesStorage(readFileSync(file, 'utf8'))),
  )
  expect(touching.toSorted()).toEqual(storing)
  for (const way of [
    'localStorage.setItem(a, b)',
    'window["sessionStorage"]',
    'indexedDB.open(a)',
    'await caches.open(a)',
    'document.cookie = a',
    'navigator.storage.getDirectory()',
  ])
    expect([way, touchesStorage(way)]).toEqual([way, true])
})

function touchesStorage(source: string): boolean {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|\.cookie\b|\bstorage\.getDirectory\b/.test(
    code,
  )
}

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
