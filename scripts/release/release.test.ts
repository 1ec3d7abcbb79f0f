/**
 * The parts of a release. That the static site has the same bytes twice is `npm run release -- --twice`: two builds take
 * minutes.
 */
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import software from '../../package.json' with { type: 'json' }
import { checkLicences, readAudit } from '../checks/licences'
import { inFolder } from '../command/inFolder'
import { changesOf } from './changesOf'
import { mostRecordedBytes, recordingProblems, recordingsFolder } from './recordings'
import { tarFolder } from './tar'

const execute = promisify(execFile)

describe('an archive', () => {
  test('[BX-35] of the same files is the same bytes, wherever and whenever they were written; tar reads it', async () => {
    await inFolder(async (folder) => {
      const long = `${'a'.repeat(80)}/${'b'.repeat(90)}.js`
      const made = [join(folder, 'one'), join(folder, 'another place')]
      for (const [at, place] of made.entries()) {
        await mkdir(join(place, 'a'.repeat(80)), { recursive: true })
        const names = at === 0 ? ['x.js', long, 'é.txt'] : ['é.txt', long, 'x.js']
        for (const name of names) await writeFile(join(place, name), `content of ${name}`)
      }
      const [first, second] = [await tarFolder(made[0]!, 'tyto'), await tarFolder(made[1]!, 'tyto')]
      expect(first.equals(second)).toBe(true)
      await writeFile(join(folder, 'x.tar.gz'), first)
      await execute('tar', ['-xzf', join(folder, 'x.tar.gz'), '-C', folder])
      for (const name of ['x.js', long, 'é.txt'])
        expect(await readFile(join(folder, 'tyto', name), 'utf8')).toBe(`content of ${name}`)
    })
  })
})

describe('a recording', () => {
  async function recorded(kept: object): Promise<readonly string[]> {
    return inFolder(async (folder) => {
      await mkdir(join(folder, 'one'))
      await writeFile(join(folder, 'one/browser.json'), JSON.stringify(kept))
      return recordingProblems('1.0.0', folder)
    })
  }

  test('[BX-35] of these very sources is asked for before a release', async () => {
    const commit = (await execute('git', ['rev-parse', 'HEAD'])).stdout.trim()
    expect(await recorded({ version: '1.0.0', commit })).toEqual([])
    // The tree of nothing, which every repository knows.
    const other = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
    const others = [
      { version: '0.9.0', commit },
      { version: '1.0.0', commit: other },
      { version: '1.0.0', commit: '0'.repeat(40) },
      { version: '1.0.0', commit: '--output=x' },
      {},
    ]
    for (const kept of others) expect(await recorded(kept)).toHaveLength(1)
  })

  test('[BX-35] is small, and says which version and commit it is of', async () => {
    const names = await readdir(recordingsFolder)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const place = join(recordingsFolder, name)
      const browser = await readFile(join(place, 'browser.json'), 'utf8')
      const { size } = await stat(join(place, 'chain.tar.br'))
      expect(browser.length + size).toBeLessThan(mostRecordedBytes)
      const { version, commit, date } = JSON.parse(browser) as Record<string, string>
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      expect(name).toBe(`${date}-${commit?.slice(0, 8)}`)
    }
  })
})

describe('CHANGELOG.md', () => {
  test('[BX-35] says of this version what people notice, what changes in stored forms and what operators must do', async () => {
    expect(changesOf(await readFile('CHANGELOG.md', 'utf8'), software.version).missing).toEqual([])
  })

  test('that lacks a version or a part of it is told', () => {
    expect(changesOf('## 1.0.0\n', '2.0.0').missing).toEqual(['the section 2.0.0'])
    const text =
      '## 2.0.0\n\n### What you notice\n\n- x\n\n### Stored forms\n\n### What an operator must do\n\nNothing.\n'
    expect(changesOf(text, '2.0.0').missing).toEqual(['"Stored forms" of 2.0.0'])
  })
})

test('npm run release says what it would do, and writes nothing', async () => {
  await inFolder(async (folder) => {
    const out = join(folder, 'out')
    const command = ['--import', 'tsx', 'scripts/release.ts', '--out', out]
    const { stdout } = await execute(process.execPath, command)
    expect(stdout).toContain(`Would make the files of version ${software.version}`)
    expect(stdout).toContain('Nothing was written.')
    await expect(readFile(out)).rejects.toMatchObject({ code: 'ENOENT' })
    const wrong = execute(process.execPath, [...command, '--version', '1.x'])
    await expect(wrong).rejects.toMatchObject({ code: 1 })
  })
})

/** The files that need no build, made in a checkout of this commit at such a place; returns where they lie. */
async function makeIn(folder: string): Promise<string> {
  const [checkout, out] = [join(folder, 'checkout'), join(folder, 'out')]
  await mkdir(out, { recursive: true })
  await execute('git', ['clone', '--quiet', '.', checkout])
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'))
  const made = { version: software.version, out }
  const script = `import('./scripts/release/makeFiles.ts').then((it) => it.makeSourceFiles(${JSON.stringify(made)}))`
  await execute(process.execPath, ['--import', 'tsx', '-e', script], { cwd: checkout })
  return out
}

test('[BX-35] sources, packages and SBOM of one commit are the same bytes in two folders; the SBOM is CycloneDX of what is shipped', async () => {
  await inFolder(async (folder) => {
    const [first, second] = await Promise.all([
      makeIn(join(folder, 'one')),
      makeIn(join(folder, 'another place')),
    ])
    const sums = await readFile(join(first, 'SHA256SUMS'), 'utf8')
    expect(sums.trim().split('\n').length).toBeGreaterThan(10)
    expect(await readFile(join(second, 'SHA256SUMS'), 'utf8')).toBe(sums)

    // The fields that the standard asks for, and every package of the lock file that is no tool of ours.
    const bill = JSON.parse(await readFile(join(first, 'sbom.json'), 'utf8')) as {
      readonly bomFormat: string
      readonly specVersion: string
      readonly version: number
      readonly components: readonly Readonly<
        Record<'type' | 'name' | 'version' | 'purl' | 'bom-ref', string>
      >[]
      readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
    }
    expect([bill.bomFormat, bill.version]).toEqual(['CycloneDX', 1])
    expect(bill.specVersion).toMatch(/^1\.\d$/)
    const refs = new Set(bill.components.map((each) => each['bom-ref']))
    expect(refs.size).toBe(bill.components.length)
    for (const { type, name, version, purl } of bill.components) {
      expect(['library', 'application']).toContain(type)
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    }
    for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref)
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>
    }
    const shipped = Object.entries(lock.packages).flatMap(([place, { version, dev }]) =>
      place.startsWith('node_modules/') && version !== undefined && dev !== true
        ? [`${place.replace(/^.*node_modules\//, '')}@${version}`]
        : [],
    )
    const billed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
    expect(shipped.filter((each) => !billed.has(each))).toEqual([])
    for (const tool of ['vite', 'vitest', 'knip'])
      expect(bill.components.some(({ name }) => name === tool)).toBe(false)
  })
})

test('what is shipped has a licence of ours; another one is named', async () => {
  expect(await checkLicences()).toEqual([])
  const lock = {
    'node_modules/x': { license: 'GPL-3.0' },
    'node_modules/y': { license: 'GPL-3.0', dev: true },
  }
  expect(await checkLicences(JSON.stringify({ packages: lock }))).toEqual([
    'node_modules/x: the licence GPL-3.0 is not among ours',
  ])
})

test('a known hole is named, and a registry that does not answer too', () => {
  const lines: string[] = []
  const say = (line: string): void => void lines.push(line)
  expect(readAudit('npm warn\n{\n"vulnerabilities": {"x": {"severity": "high"}}\n}\n', say)).toEqual([
    'x: a known hole (high)',
  ])
  expect(readAudit('{\n"vulnerabilities": {}\n}', say)).toEqual([])
  expect(lines).toEqual([])
  expect(readAudit('npm error audit endpoint\n{\n"statusCode": 405\n}', say)).toEqual([])
  expect(readAudit('', say)).toEqual([])
  expect(lines).toHaveLength(2)
})
