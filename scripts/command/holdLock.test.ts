import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdLock } from './holdLock'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tyto-lock-'))
  lock = join(folder, 'dist', 'web.lock')
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

/** A time that no lock that is free takes. */
const long = 60_000

test('a lock names its process, and the next one waits until it is given back', async () => {
  const letGo = await holdLock(lock, long)
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
  let hasIt = false
  const next = holdLock(lock, long).then((letNextGo) => {
    hasIt = true
    return letNextGo
  })
  await expect.poll(() => vi.mocked(console.log).mock.calls.join()).toContain(`${process.pid}`)
  expect(hasIt).toBe(false)
  await letGo()
  await (
    await next
  )()
  await expect(readFile(lock)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a lock that a dead process left is taken without waiting', async () => {
  await (
    await holdLock(lock, 0)
  )()
  await writeFile(lock, String(spawnSync('node', ['-e', '']).pid))
  await (
    await holdLock(lock, 0)
  )()
  expect(console.log).not.toHaveBeenCalled()
})

test('a lock that somebody quicker took after a dead process is left to them', async () => {
  await mkdir(join(folder, 'dist'))
  const dead = spawnSync('node', ['-e', '']).pid
  await writeFile(lock, String(dead))
  const kill = process.kill.bind(process)
  vi.spyOn(process, 'kill').mockImplementationOnce((...asked) => {
    writeFileSync(lock, String(process.pid))
    return kill(...asked)
  })
  await expect(holdLock(lock, 0)).rejects.toThrow(`Process ${process.pid} has ${lock}`)
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
  expect(await readdir(join(folder, 'dist'))).toEqual(['web.lock'])
})

test('a lock that is held too long is an error, and stays with its process', async () => {
  await holdLock(lock, 0)
  await expect(holdLock(lock, 0)).rejects.toThrow(`Process ${process.pid} has ${lock} for too long.`)
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
})

test('a folder that cannot be written is an error at once', async () => {
  await writeFile(join(folder, 'dist'), 'a file')
  await expect(holdLock(lock, long)).rejects.toMatchObject({ code: 'EEXIST' })
})
