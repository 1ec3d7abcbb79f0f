/** Guards against packages of others that turn bad: nothing else comes in than what was looked at. */
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface Locked {
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
}

async function readManifests(): Promise<readonly Manifest[]> {
  const files = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { encoding: 'utf8' })
  return Promise.all(
    files
      .trim()
      .split('\n')
      .map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Manifest),
  )
}

async function readLock(): Promise<readonly (readonly [path: string, locked: Locked])[]> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
}

test('every package of others is named with one exact version, and with the reason why it is here', async () => {
  const reasons = await readFile('CONTRIBUTING.md', 'utf8')
  const named: string[] = []
  for (const { name, dependencies, devDependencies } of await readManifests()) {
    for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (dependency.startsWith('@tyto/')) continue
      named.push(dependency)
      // A second version of a package stands under a name of ours, with its own behind it.
      const [, alias, exact] = /^(?:npm:(.+)@)?([^@]+)$/.exec(version) ?? []
      expect(exact, `${dependency} of ${name}`).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
      const meant = alias ?? dependency
      const family = meant.replace(/\/.*$/, '/*')
      const isTold = reasons.includes(meant) || reasons.includes(family)
      // Types stand with what they are the types of.
      expect(isTold || dependency.startsWith('@types/'), `${dependency} has no reason`).toBe(true)
    }
  }
  expect(named.length).toBeGreaterThan(20)
})

test('each locked package has the hash of its contents, and comes from the registry alone', async () => {
  const locked = await readLock()
  expect(locked.length).toBeGreaterThan(100)
  for (const [path, { integrity, resolved = '' }] of locked) {
    expect(integrity, path).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
    if (resolved !== '') expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//)
  }
})

test('only two packages run something when they are installed', async () => {
  const running = (await readLock())
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path)
  expect(running).toEqual(['node_modules/classic-level', 'node_modules/esbuild'])
})
