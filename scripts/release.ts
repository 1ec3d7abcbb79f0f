/** `npm run release`: the files of a version, to be published. `npm run release -- --help` says what can be chosen. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import software from '../package.json' with { type: 'json' }
import { readCommandLine } from './command/commandLine'
import { changesOf } from './release/changesOf'
import { makeFiles, must } from './release/makeFiles'
import { recordingProblems } from './release/recordings'
import { run } from './command/run'

const help = `The files of a version: static site, sources, packages, SBOM, checksums, container.

  npm run release -- [options]

  --version X.Y.Z  another version: it is written into every package.json, to be committed before the files are made
  --host NAME      the host of the static site (localhost)
  --out FOLDER     where the files go (release)
  --twice          make them twice from the same commit, in two folders, and compare the bytes
  --yes            do it; without it what would be done is said, and nothing is written
  --help           this text
`

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The problems that keep the version from being published. */
async function problemsOf(version: string): Promise<readonly string[]> {
  const { missing } = changesOf(await readFile('CHANGELOG.md', 'utf8'), version)
  const status = await must('git', ['status', '--porcelain'])
  return [
    ...missing.map((part) => `CHANGELOG.md lacks ${part}`),
    ...(status === '' ? [] : ['there are changes that are not committed']),
    // A version that is written now is recorded once it is committed.
    ...(version === software.version ? await recordingProblems(version) : []),
  ]
}

/** The image of the version, where this machine can make one. */
async function makeContainer(version: string): Promise<void> {
  const found = await run('docker', ['version'], { quiet: true }).catch(() => ({ code: 1 }))
  if (found.code !== 0) return console.log('Skipped: the container, since docker does not answer here.')
  await must('docker', ['build', '-f', 'Containerfile', '-t', `tyto:${version}`, '.'])
  console.log(`The container is tyto:${version}`)
}

/** The checksums of a release that is made in a new checkout of this commit. */
async function sumsInOwnFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tyto-release-'))
  try {
    await must('git', ['clone', '--quiet', '.', join(folder, 'checkout')])
    await cp('node_modules', join(folder, 'checkout/node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    const script = ['--import', 'tsx', 'scripts/release.ts', '--yes', '--host', host]
    await must('env', [
      '-C',
      join(folder, 'checkout'),
      process.execPath,
      ...script,
      '--out',
      join(folder, 'out'),
    ])
    return await readFile(join(folder, 'out/SHA256SUMS'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const { version, host, out, twice, yes } = readCommandLine({
  help,
  options: {
    version: { type: 'string', default: software.version },
    host: { type: 'string', default: 'localhost' },
    out: { type: 'string', default: 'release' },
    twice: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
}).values
if (!/^\d+\.\d+\.\d+$/.test(version)) stop(`--version takes three numbers such as 1.2.3, not ${version}`)

if (twice) {
  const [first, second] = [await sumsInOwnFolder(), await sumsInOwnFolder()]
  console.log(first)
  if (first !== second) stop(`The same commit gave other bytes the second time:\n${second}`)
  console.log('The same bytes, twice.')
  process.exit(0)
}

const isNew = version !== software.version
const problems = await problemsOf(version)
if (!yes) {
  console.log(
    isNew
      ? `Would write version ${version} into every package.json, in the place of ${software.version}.`
      : `Would make the files of version ${version} for ${host} in ${resolve(out)}: site, sources, packages, SBOM, checksums, container.`,
  )
  for (const problem of problems) console.log(`Before that: ${problem}.`)
  console.log('Nothing was written. To begin: the same command with --yes')
} else if (problems.length > 0) {
  stop(`Version ${version} is not ready: ${problems.join('; ')}.`)
} else if (isNew) {
  const everywhere = ['--no-git-tag-version', '--workspaces', '--include-workspace-root']
  await must('npm', ['version', version, ...everywhere])
  console.log(`Version ${version} is written. Commit it, tag it v${version}, then run the command again.`)
} else {
  console.log(await makeFiles({ version, host, out: resolve(out) }))
  await makeContainer(version)
  console.log(`The files of version ${version} are in ${resolve(out)}`)
}
