import type { Response } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../steps/network/testSite'
import { ofAnotherChain } from '../steps/network/faultyNode'
import { fact, withSettings } from '../steps/page/pageParts'

/**
 * The modules that home must not load, told by a text that the source of each holds. The text is looked for in the source
 * too, so that this test cannot go blind.
 */
const strangers = {
  'the parser of Scilla': ['packages/scilla/src/syntax', /This comment is not closed/],
  'the curve of signatures': [
    'node_modules/@noble/curves',
    /79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798/i,
  ],
} as const

test('home loads no parser of Scilla and no curve', { tag: '@desktop' }, async ({ page, openEndpoint }) => {
  // On a public network: the local one brings the local wallet, which signs.
  const endpoint = await openEndpoint(ofAnotherChain(1))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  const scripts: Promise<string>[] = []
  const read = (response: Response): void => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  }
  page.on('response', read)
  await page.goto('/')
  await expect(fact(page, 'Block')).toHaveText(/\d/)
  await page.waitForLoadState('networkidle')
  // Later requests of a page that is left alone end with the test.
  page.off('response', read)
  const loaded = (await Promise.all(scripts)).join('\n')
  expect(loaded.length).toBeGreaterThan(100_000)
  for (const [name, [folder, text]] of Object.entries(strangers)) {
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[jt]s$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    expect(
      source.some((file) => text.test(file)),
      `${name} is known by ${text}`,
    ).toBe(true)
    expect(text.test(loaded), `home loads ${name}`).toBe(false)
  }
})
