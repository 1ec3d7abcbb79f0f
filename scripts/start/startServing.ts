import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A `npm start` that serves, what it said until then, and where it is. */
interface Serving {
  readonly site: ChildProcessByStdio<null, Readable, Readable>
  readonly said: readonly string[]
  readonly url: string
}

/** Starts `npm start` at a free port, for tests. Throws where it ends before it serves. */
export async function startServing(...args: readonly string[]): Promise<Serving> {
  const command = ['--import', 'tsx', 'scripts/start.ts', '--port', '0', ...args]
  const site = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for await (const line of createInterface(site.stdout)) {
    said.push(line)
    const url = /^Tyto is at (.*)$/.exec(line)?.[1]
    if (url !== undefined) return { site, said, url }
  }
  throw new Error(`It does not serve: ${said.join(' ')}`)
}
