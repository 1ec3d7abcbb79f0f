import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testPhrase } from '@tyto/devnet'
import { beforeAll, expect, test } from 'vitest'
import { buildWeb, type BuildKind } from '../../../../scripts/buildWeb'

/** All text files of a build, by their names. */
async function buildTexts(kind: BuildKind): Promise<ReadonlyMap<string, string>> {
  const folder = await buildWeb(kind)
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(?:js|html|css|json)$/.test(name))
  return new Map(
    await Promise.all(texts.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

let local: ReadonlyMap<string, string>
let shipped: ReadonlyMap<string, string>
beforeAll(async () => {
  local = await buildTexts('local')
  shipped = await buildTexts('public')
})

/**
 * Texts that only the local wallet contains: its keys, its page, its storage, its texts, its replacements for
 * extensions.
 */
const traces = [
  testPhrase,
  'local-wallet',
  'tyto.localWallet',
  'Take the place of a real storage wallet',
  'Bitcoin seed',
  'The node named another transaction.',
  'No permissions requested',
]

test('`npm run build` leaves the local wallet out', () => {
  for (const trace of traces) {
    const holders = [...shipped].filter(([name, text]) => name.includes(trace) || text.includes(trace))
    expect(
      holders.map(([name]) => name),
      trace,
    ).toEqual([])
  }
  expect(shipped.has('local-wallet.html')).toBe(false)
})

test('what `npm start` shows has it, apart from the first page', () => {
  for (const trace of traces)
    expect(
      [...local.values()].some((text) => text.includes(trace)),
      trace,
    ).toBe(true)
  const index = local.get('index.html') ?? ''
  const scripts = [...index.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file)
  expect(scripts).toHaveLength(2)
  // The first script names the files of the app.
  const files = [...(local.get(scripts[0]!) ?? '').matchAll(/\/(assets\/[\w-]+\.(?:json|js))\b/g)].map(
    ([, file = '']) => file,
  )
  expect(files.length).toBeGreaterThan(5)
  for (const file of [...scripts, ...files]) {
    expect(local.get(file), file).toBeDefined()
    expect(local.get(file), file).not.toContain(testPhrase)
  }
})
