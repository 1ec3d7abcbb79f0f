import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLayers, findBrokenRules } from './layers'

const run = promisify(execFile)
const oxlint = resolve('node_modules/.bin/oxlint')

const use = (name: string) => `import { x } from '${name}'\nexport const y = x\n`
const empty = 'export const b = 1\n'

/** The rules that these files break, by name. */
function broken(files: Readonly<Record<string, string>>): readonly string[] {
  return findBrokenRules(new Map(Object.entries(files))).map((line) => / ([a-z ]+): /.exec(line)![1]!)
}

describe('each rule of the layers broken once', () => {
  it.each([
    ['a package imports a higher row', 'rows', 'packages/abi/src/a.ts', use('@tyto/chain')],
    ['a package imports sideways', 'rows', 'packages/identity/src/a.ts', use('@tyto/scilla')],
    ['a package is imported whole', 'rows', 'packages/abi/src/a.ts', "import '@tyto/chain'\n"],
    ['a package is re-exported', 'rows', 'packages/abi/src/a.ts', "export * from '@tyto/chain'\n"],
    [
      'a package is imported later',
      'rows',
      'packages/abi/src/a.ts',
      "export const a = import('@tyto/chain')\n",
    ],
    ['over several lines', 'rows', 'packages/abi/src/a.ts', "import {\n  x,\n} from '@tyto/chain'\n"],
    ['only its types', 'rows', 'packages/abi/src/a.ts', "import type { X } from '@tyto/chain'\n"],
    ['a package imports deep', 'by name', 'packages/abi/src/a.ts', use('@tyto/primitives/src/hex')],
    ['a package is reached by a path', 'by name', 'packages/abi/src/a.ts', use('../../primitives/src/hex')],
    ['contracts import the interpreter', 'rows', 'packages/contracts/src/a.ts', use('@tyto/scilla')],
    [
      'a wallet is asked beside the gate',
      'gate',
      'apps/web/src/features/x/a.ts',
      'export const a = (session) => session.wallet()?.send(1)\n',
    ],
    [
      'an adapter is asked beside the gate',
      'gate',
      'apps/web/src/shared/session/a.ts',
      'export const a = (walletAdapter) => walletAdapter.send(1)\n',
    ],
    ['the app imports the interpreter', 'rows', 'apps/web/src/shared/ui/a.ts', use('@tyto/scilla')],
    ['the app imports the local network', 'rows', 'apps/web/src/app/a.ts', use('@tyto/devnet')],
    ['the app imports the local wallet', 'rows', 'apps/web/src/app/a.ts', use('@tyto/local-wallet')],
    ['a pure package imports Node', 'platform', 'packages/scilla/src/a.ts', use('node:fs')],
    ['a pure package imports Node by its old name', 'platform', 'packages/abi/src/a.ts', use('fs')],
    ['the browser side imports Node', 'platform', 'packages/chain/src/a.ts', use('node:fs')],
    ['a feature imports another', 'features', 'apps/web/src/features/did/a.ts', use('../search/b')],
    ['a feature imports the app', 'parts of the app', 'apps/web/src/features/did/a.ts', use('../../app/b')],
    [
      'shared imports a feature',
      'parts of the app',
      'apps/web/src/shared/ui/a.ts',
      use('../../features/did/b'),
    ],
    [
      'the local wallet imports a feature',
      'parts of the app',
      'apps/web/src/localWallet/a.ts',
      use('../features/b'),
    ],
    [
      'shared imports the local wallet',
      'parts of the app',
      'apps/web/src/shared/ui/a.ts',
      use('../../localWallet/b'),
    ],
    ['shared imports its higher row', 'shared', 'apps/web/src/shared/ui/a.ts', use('../chain/b')],
    ['shared imports sideways', 'shared', 'apps/web/src/shared/ui/a.ts', use('../device/b')],
  ])('%s', (_, rule, path, text) => {
    expect(broken({ [path]: text })).toContain(rule)
  })

  it('two folders import each other', () => {
    const files = {
      'packages/abi/src/one/a.ts': use('../two/b'),
      'packages/abi/src/two/b.ts': empty,
      'packages/abi/src/two/c.ts': use('../one/deep/d'),
      'packages/abi/src/one/deep/d.ts': empty,
    }
    expect(findBrokenRules(new Map(Object.entries(files)))).toEqual([
      'packages/abi/src/one/a.ts:1 circles: packages/abi/src/one and packages/abi/src/two import each other',
      'packages/abi/src/two/c.ts:1 circles: packages/abi/src/two and packages/abi/src/one import each other',
    ])
  })

  it('two files import each other, and a file beside a folder with what stands in it, for a type too', () => {
    const files = {
      'packages/abi/src/a.ts': use('./b'),
      'packages/abi/src/b.ts': "import type { A } from './a'\n",
      'apps/web/src/features/nft/list.ts': use('./images/search'),
      'apps/web/src/features/nft/images/search.ts': "import type {\n  A,\n} from '../list'\n",
    }
    expect(broken(files)).toEqual(['circles', 'circles', 'circles', 'circles'])
  })

  it.each([
    ['a later room', 'review/a', '../pending/b'],
    ['a later room, for what is drawn', 'pending/ui/a', '../../runner/ui/b'],
    ['what stands in no room', 'review/a', '../b'],
    ['a room, out of none', 'a', './review/b'],
  ])('in the heart something asks %s', (_, from, to) => {
    expect(broken({ [`apps/web/src/shared/transaction/${from}.ts`]: use(to) })).toEqual(['heart'])
  })

  it('three folders import each other on a way round, in scripts too', () => {
    const files = {
      'scripts/one/a.ts': use('../two/b'),
      'scripts/two/b.ts': use('../three/c'),
      'scripts/three/c.ts': use('../one/a'),
    }
    expect(broken(files)).toEqual(['circles', 'circles', 'circles'])
  })

  it('says file, line and rule', () => {
    const text = `export const a = 1\n\n${use('@tyto/chain')}`
    expect(findBrokenRules(new Map([['packages/abi/src/a.ts', text]]))).toEqual([
      'packages/abi/src/a.ts:3 rows: abi does not stand above chain',
    ])
  })
})

describe('what the layers allow', () => {
  it('a lower row, a file beside, a folder inside, a test of anything', () => {
    const files = {
      'packages/chain/src/a.ts': use('@tyto/abi'),
      'packages/chain/src/c.ts': use('./d/e'),
      'packages/chain/src/d/e.ts': use('../a'),
      'packages/abi/src/a.test.ts': use('@tyto/chain'),
      'packages/abi/test/a.ts': use('node:fs'),
      'packages/devnet/src/a.ts': use('node:fs'),
      'apps/web/src/main.tsx': use('./app/App') + "import './shared/ui/base.css'\n",
      'apps/web/src/localWallet/a.ts': use('@tyto/local-wallet') + "export * from '../shared/ui/b'\n",
      'apps/web/src/features/did/actions/a.ts':
        use('../../../shared/session/b') + "export * from '../queries'\n",
    }
    expect(broken(files)).toEqual([])
  })

  it('this tree, whose folders are all listed', async () => {
    expect(await checkLayers()).toEqual([])
  })
})

describe('what the linter sees', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lint-'))
    await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Lints the given files in a tree of their own; returns the codes of the rules that were broken. */
  async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
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

  it.each(['primitives', 'abi', 'identity', 'exchange', 'scilla', 'contracts', 'execution'])(
    'the pure package %s reads the clock or draws a random number',
    async (name) => {
      const text = 'export const now = () => Date.now()\nexport const dice = () => Math.random()\n'
      const codes = await lint({ [`packages/${name}/src/a.ts`]: text })
      expect(codes).toContain('eslint(no-restricted-globals)')
      expect(codes).toContain('eslint(no-restricted-properties)')
    },
  )

  it('nothing wrong with the clock elsewhere', async () => {
    const text = 'export const now = () => Date.now()\n'
    expect(await lint({ 'packages/chain/src/a.ts': text, 'packages/abi/src/a.test.ts': text })).toEqual([])
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
