import { existsSync } from 'node:fs'
import { run } from '../command/run'

const usualPaths = [
  // Without windows to draw, a page opens in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

function installedBrowser(): string | undefined {
  const named = [process.env['CHROMIUM_PATH'], process.env['CHROME_PATH']]
  return [...named, ...usualPaths].find((path) => path !== undefined && existsSync(path))
}

/**
 * The path of a Chromium for the browser tests: one that is here, else Debian's package when we may install it,
 * else Playwright's own (then the path is undefined: Playwright knows it). Throws with the one command to run.
 */
export async function findBrowser(): Promise<string | undefined> {
  const found = installedBrowser()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing the Debian package')
    await run('apt-get', ['update', '-qq'], { quiet: true })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { code } = await run('apt-get', ['install', '-y', '-qq', name], { quiet: true })
      const installed = installedBrowser()
      if (code === 0 && installed) return installed
    }
  }
  console.log("No Chromium here: installing Playwright's own")
  const { code } = await run('playwright', ['install', 'chromium'])
  if (code === 0) return undefined
  throw new Error(
    'No Chromium was found or could be installed. Install one (for example: sudo apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the one you have.',
  )
}
