import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestSite, type TestSite } from '../../../apps/server/src/testing/startTestSite'
import { installPackage } from '../../../scripts/build/packages/installPackage'
import { inFolder } from '../../../scripts/command/inFolder'
import { run } from '../../../scripts/command/run'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

/** Every program of the page, and what it says that it prints; `a | b` are lines of a loop. */
async function programs(): Promise<readonly { readonly text: string; readonly printed: string }[]> {
  const page = await readFile(new URL('../../../docs/names-package.md', import.meta.url), 'utf8')
  return [...page.matchAll(/^```js\n(.*?)^```$/gms)].map(([, text = '']) => ({
    text: text.replaceAll('http://localhost:4000', site.server.url),
    printed: [...text.matchAll(/^ *console\.log\(.*\) \/\/ (.+)$/gm)]
      .flatMap(([, line = '']) => line.split(' | '))
      .join('\n'),
  }))
}

it('what docs/names-package.md says works from an empty folder, with nothing else of this repository', async () => {
  await inFolder(async (folder) => {
    const { user } = await installPackage('@tyto/names', folder, ['did-resolver'])
    const all = await programs()
    expect(all.length).toBe(3)
    for (const [at, { text, printed }] of all.entries()) {
      expect(printed).not.toBe('')
      await writeFile(join(user, `program${at}.mjs`), text)
      const { output } = await run('node', [join(user, `program${at}.mjs`)], { quiet: true })
      expect(output.trim()).toBe(printed)
    }
  })
}, 300_000)
