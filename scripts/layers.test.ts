import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forbiddenImports, rows } from './layers'
import { lintConfig } from './lintConfig'

const run = promisify(execFile)
const oxlint = resolve('node_modules/.bin/oxlint')
let folder: string

/** Lints the given files in a house of their own; returns the codes of the rules that were broken. */
async function lint(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const output = await run(oxlint, ['-c', join(folder, '.oxlintrc.json'), '--format=json'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error)
  const report = JSON.parse(output.stdout) as { diagnostics: { code: string }[] }
  return report.diagnostics.map((diagnostic) => diagnostic.code)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'))
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(lintConfig()))
})
afterEach(() => rm(folder, { recursive: true }))

const use = (name: string) => `import { x } from '${name}'\nexport const y = x\n`

describe('the linter sees each rule of the layers broken', () => {
  it.each([
    ['a package imports a higher row', 'packages/abi/src/a.ts', use('@tyto/chain')],
    ['a package imports sideways', 'packages/identity/src/a.ts', use('@tyto/scilla')],
    ['a package imports deep', 'packages/abi/src/a.ts', use('@tyto/primitives/src/hex')],
    ['a package is reached by a relative path', 'packages/abi/src/a.ts', use('../../primitives/src/hex')],
    ['contracts import the interpreter', 'packages/contracts/src/a.ts', use('@tyto/scilla')],
    ['the app imports the interpreter', 'apps/web/src/shared/a.ts', use('@tyto/scilla')],
    ['the app imports the local network', 'apps/web/src/app/a.ts', use('@tyto/devnet')],
    ['a pure package imports Node', 'packages/scilla/src/a.ts', use('node:fs')],
    ['the browser side imports Node', 'packages/chain/src/a.ts', use('node:fs')],
    ['a feature imports another feature', 'apps/web/src/features/did/a.ts', use('../search/b')],
    ['a feature imports the app', 'apps/web/src/features/did/a.ts', use('../../app/b')],
    ['shared imports a feature', 'apps/web/src/shared/ui/a.ts', use('../../features/did/b')],
  ])('%s', async (_, path, text) => {
    expect(await lint({ [path]: text })).toContain('eslint(no-restricted-imports)')
  })

  it('a pure package reads the clock', async () => {
    const codes = await lint({ 'packages/execution/src/a.ts': 'export const now = () => Date.now()\n' })
    expect(codes).toContain('eslint(no-restricted-globals)')
  })

  it('a pure package draws a random number', async () => {
    const codes = await lint({ 'packages/abi/src/a.ts': 'export const dice = () => Math.random()\n' })
    expect(codes).toContain('eslint(no-restricted-properties)')
  })

  it('two files import each other', async () => {
    const codes = await lint({
      'packages/abi/src/a.ts': "import { b } from './b'\nexport const a = () => b\n",
      'packages/abi/src/b.ts': "import { a } from './a'\nexport const b = () => a\n",
    })
    expect(codes).toContain('import(no-cycle)')
  })

  it('a file has more than 500 lines', async () => {
    const codes = await lint({ 'packages/abi/src/a.ts': 'export {}\n'.repeat(501) })
    expect(codes).toContain('eslint(max-lines)')
  })

  it('a default export', async () => {
    const codes = await lint({ 'packages/abi/src/a.ts': 'export default 1\n' })
    expect(codes).toContain('import(no-default-export)')
  })
})

describe('what the layers allow', () => {
  it('a lower row, a file beside, a test of anything', async () => {
    const codes = await lint({
      'packages/chain/src/a.ts': use('@tyto/abi'),
      'packages/chain/src/c.ts': use('./d/e'),
      'packages/abi/src/a.test.ts': use('@tyto/chain'),
      'apps/web/src/features/did/actions/a.ts':
        use('../../../shared/session/b') + "export * from '../queries'\n",
    })
    expect(codes).toEqual([])
  })

  it('knows every package once', () => {
    const names = rows.flat()
    expect(new Set(names).size).toBe(names.length)
    expect(forbiddenImports('primitives')).toContain('web')
    expect(() => forbiddenImports('nowhere')).toThrow('no layer')
  })
})
