/** Safari's engine: Debian's WebKitWebDriver with its MiniBrowser (packages `webkit2gtk-driver` and `xvfb`). */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { isRecord } from '@tyto/primitives'
import { freePort } from '../../../packages/devnet/src/testing/freePorts'
import { actionsOf, type Engine } from './engine'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'

function findMiniBrowser(): string | undefined {
  return ['x86_64', 'aarch64']
    .flatMap((machine) =>
      ['4.1', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((path) => existsSync(path))
}

export function hasWebKit(): boolean {
  return existsSync(driver) && existsSync(screen) && findMiniBrowser() !== undefined
}

/** Starts a screen that chooses its own number. */
async function openScreen(): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const child = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer]
  return { child, display: `:${chunk.toString().trim()}` }
}

export async function openWebKit(): Promise<Engine> {
  const { child: xvfb, display } = await openScreen()
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...init })
    const json: unknown = await answer.json()
    const value = isRecord(json) ? json['value'] : undefined
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }
  const stop = (): void => {
    child.kill()
    xvfb.kill()
  }
  try {
    const options = { binary: findMiniBrowser(), args: ['--automation'] }
    const opened = await retried(() =>
      call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
    )
    const session = `/session/${String(isRecord(opened) ? opened['sessionId'] : '')}`
    return {
      name: "Safari's engine",
      resize: async (width, height) => void (await call('POST', `${session}/window/rect`, { width, height })),
      goto: async (url) => void (await call('POST', `${session}/url`, { url })),
      read: (expression) =>
        call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
      act: async (steps) => {
        for (const action of actionsOf(steps)) await call('POST', `${session}/actions`, { actions: [action] })
      },
      picture: async () => Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64'),
      close: async () => {
        await call('DELETE', session)
        stop()
      },
    }
  } catch (failure) {
    stop()
    throw failure
  }
}

/** The driver takes a moment until it listens. */
async function retried<T>(work: () => Promise<T>, tries = 50): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    if (tries === 0 || !(failure instanceof TypeError)) throw failure
    await new Promise((done) => setTimeout(done, 200))
    return retried(work, tries - 1)
  }
}
