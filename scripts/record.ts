/** `npm run record`: keeps what a person of this very version leaves behind, for the tests of later ones. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { readCommandLine } from './command/commandLine'
import { must } from './release/makeFiles'
import { mostRecordedBytes, recordingsFolder } from './release/recordings'

const help = `Makes a mixed world with this checkout (names, half a series, a waiting trade, drafts, a locked identity, answers of
guardians) in a real browser, and keeps the data folder and the browser's storage in ${recordingsFolder}. Two minutes.

  npm run record -- [options]

  --of FOLDER  the checkout of an earlier version, with its node_modules; this one by default
  --help       this text
`

/** Where the steps are that make the world. */
const steps = 'e2e/record'

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Runs the steps of a checkout with the product of the same; what they leave lies in `out`. */
async function makeWorld(folder: string, out: string): Promise<void> {
  if (!existsSync(join(folder, steps))) stop(`${folder} has no ${steps}: it cannot be recorded.`)
  const build = "import('./scripts/buildWeb.ts').then(({ buildWeb }) => buildWeb())"
  await must('env', ['-C', folder, process.execPath, '--import', 'tsx', '-e', build])
  const film = ['playwright', 'test', '--config', `${steps}/playwright.config.ts`, '--project', 'desktop']
  await must('env', ['-C', folder, `TYTO_RECORDING=${out}`, 'npx', ...film])
}

const { of } = readCommandLine({ help, options: { of: { type: 'string', default: '.' } } }).values
const folder = resolve(of)
const git = async (...words: readonly string[]): Promise<string> =>
  (await must('git', ['-C', folder, ...words])).trim()
if ((await git('status', '--porcelain', '--', 'apps', 'packages')) !== '')
  stop('There are changes that are not committed: nobody could say what was recorded.')
const commit = await git('rev-parse', 'HEAD')
const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }

const out = await mkdtemp(join(tmpdir(), 'tyto-record-'))
try {
  await makeWorld(folder, out)
  const archive = join(out, 'chain.tar')
  await must('tar', ['-C', join(out, 'data'), '-cf', archive, '.'])
  const chain = brotliCompressSync(await readFile(archive), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
  })
  const kept = JSON.parse(await readFile(join(out, 'browser.json'), 'utf8')) as object
  const date = await git('show', '-s', '--format=%cs', commit)
  const browser = `${JSON.stringify({ version, commit, date, ...kept }, null, 1)}\n`
  const bytes = chain.length + browser.length
  if (bytes > mostRecordedBytes) stop(`${bytes} bytes are more than ${mostRecordedBytes}: record less.`)
  const place = join(recordingsFolder, `${date}-${commit.slice(0, 8)}`)
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'chain.tar.br'), chain)
  await writeFile(join(place, 'browser.json'), browser)
  console.log(`Version ${version} of ${commit.slice(0, 8)} is recorded in ${place}: ${bytes} bytes.`)
} finally {
  await rm(out, { recursive: true, force: true })
}
