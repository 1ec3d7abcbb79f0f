import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import errors from '../i18n/locales/en/errors.json'

const root = join(import.meta.dirname, '../../../../..')

/** Every test that runs in Node, and the cases of tests: their texts. */
function nodeTests(): readonly string[] {
  const isTest = (file: string) => /\.test\.tsx?$|[\\/]testing[\\/][^\\/]+\.ts$/.test(file)
  return ['apps/web/src', 'apps/server', 'packages', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => isTest(file) && !file.includes('node_modules') && !file.endsWith('namedCodes.test.ts'),
      )
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
}

it('[BX-27] every reason why nothing is asked for or sent is named by a test in Node', () => {
  const named = new Set(nodeTests().flatMap((text) => text.match(/(?<=['"`.])[A-Z]\w+/g) ?? []))
  expect(named.size).toBeGreaterThan(300)
  const codes = Object.keys(errors).filter((key) => /^[A-Z]/.test(key))
  expect(codes.filter((code) => !named.has(code))).toEqual([])
})
