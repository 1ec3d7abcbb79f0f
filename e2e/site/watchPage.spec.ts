import { expect, test as bare } from '@playwright/test'
import { test } from '../steps/network/testSite'
import { watchPage } from '../steps/page/watchPage'

/** The watch over every other test must itself be able to fail. */
bare.describe('the watch over the page hears', { tag: '@desktop' }, () => {
  const accidents: Readonly<Record<string, readonly [expected: string, accident: () => void]>> = {
    'an uncaught error': [
      'uncaught: owl',
      () =>
        setTimeout(() => {
          throw new Error('owl')
        }),
    ],
    'an unhandled rejection': ['uncaught: owl', () => void Promise.reject(new Error('owl'))],
    'an error in the console': ['console: owl', () => console.error('owl')],
    'a request to another machine': [
      'left the machine: https://owl.example/',
      () => void fetch('https://owl.example/').catch(() => undefined),
    ],
  }
  for (const [name, [expected, accident]] of Object.entries(accidents)) {
    bare(name, async ({ page }) => {
      const problems: string[] = []
      await watchPage(page, { failedRequests: true, hosts: new Set() }, (problem) => problems.push(problem))
      await page.goto('about:blank')
      await page.evaluate(accident)
      await expect.poll(() => problems).toContain(expected)
    })
  }
})

test(
  'the watch over the page hears a breach of the security policy',
  { tag: '@desktop' },
  async ({ page, pageProblems }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.injected = true'
      document.head.append(script)
    })
    await expect.poll(() => pageProblems.join('\n')).toMatch(/^policy: script-src-elem inline/m)
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false)
    pageProblems.length = 0
  },
)
