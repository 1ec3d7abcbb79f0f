/** `npm start` as a person runs it, where it cannot begin. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDevnet } from '@tyto/devnet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tyto-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What it writes where people read mistakes, and its exit code. */
function start(...args: readonly string[]): Promise<{ readonly code: unknown; readonly err: string }> {
  return new Promise((resolve) => {
    const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/start.ts')]
    execFile(process.execPath, [...command, '--port', '0', ...args], { cwd: root }, (error, _, err) =>
      resolve({ code: error?.code ?? 0, err }),
    )
  })
}

const open = () => createDevnet({ storage: { folder }, blockTime: 'manual', clock: Date.now })

describe('npm start says in one plain line, without a stack trace,', () => {
  test('that another one uses the folder', async () => {
    const first = await open()
    const { code, err } = await start('--data', folder)
    await first.close()
    expect(code).toBe(1)
    expect(err.trim()).toContain(folder)
    expect(err.trim()).not.toMatch(/\n|\bat .*:\d+:\d+/)
  })

  test('that the folder is damaged, and what helps', async () => {
    const first = await open()
    const at = join(folder, first.network.genesisHash)
    await first.close()
    for (const name of await readdir(at))
      if (/\.(?:ldb|log)$|^MANIFEST/.test(name)) await writeFile(join(at, name), 'x'.repeat(4000))
    const { code, err } = await start('--data', folder)
    expect(code).toBe(1)
    expect(err.trim()).toContain('npm start -- --reset')
    expect(err.trim()).not.toMatch(/\n|\bat .*:\d+:\d+/)
  })
})
