/** `npm run engines`: the pages in the engines of Firefox and Safari, beside the Chromium of `npm test`. */
import { run } from './command/run'
import { readCommandLine } from './command/commandLine'
import { buildWeb } from './buildWeb'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

const help = `Walks every page in Firefox and in Safari's engine, on both sizes, and goes the ten ways of people there, signed in: a name, payments,
a stake, a swap, a pool, a recovery with a guardian, a soulbound token. Twenty minutes; end.png in test-results shows how each ended. Debian's
packages ${packages.join(', ')} are installed first where this is Debian and one is root; an engine that is not there is skipped by its name.

  npm run engines -- [options]

  --help  this text
`

readCommandLine({ help, options: {} })

/** Installs what is missing; what cannot be installed is named by the walk that it is skipped for. */
async function installEngines(): Promise<void> {
  if (process.getuid?.() !== 0) return
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const { code } = await run('dpkg', ['--status', ...packages], quiet).catch(() => ({ code: 0 }))
  if (code === 0) return
  await run('apt-get', ['update'], quiet)
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], quiet)
}

await installEngines()
await buildWeb()
const { code } = await run('playwright', [
  'test',
  '--config',
  'e2e/engines/playwright.config.ts',
  '--project',
  'desktop',
])
process.exit(code)
