import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from '@tyto/server'
import { expect, test } from 'vitest'
import { inFolder } from '../command/inFolder'
import { earlierFolder, forgetEarlier, keepEarlier } from './keepEarlier'

const day = 24 * 3_600_000
const now = Date.UTC(2026, 10, 28)

/** Takes the place of the last build, as `vite build` does. */
async function build(folder: string, files: Readonly<Record<string, string>>, time: number): Promise<void> {
  await keepEarlier(folder, time)
  await rm(join(folder, 'assets'), { recursive: true, force: true })
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'assets', name), text)
  await writeFile(join(folder, 'index.html'), '<title>Tyto</title>')
  await forgetEarlier(folder, time)
}

test('[BX-35] the files of an earlier build are there for a week after it was replaced, and no longer', async () => {
  await inFolder(async (parent) => {
    const folder = join(parent, 'public')
    const earlier = (): Promise<readonly string[]> => readdir(earlierFolder(folder))
    await build(folder, { 'home-a.js': 'a', 'same.js': 's' }, now)
    // It stood for long: the week begins when another one takes its place.
    await build(folder, { 'home-b.js': 'b', 'same.js': 's' }, now + 30 * day)
    expect(await earlier()).toEqual(['home-a.js'])
    await build(folder, { 'home-c.js': 'c' }, now + 33 * day)
    expect(new Set(await earlier())).toEqual(new Set(['home-a.js', 'home-b.js', 'same.js']))
    await build(folder, { 'home-d.js': 'd' }, now + 38 * day)
    expect(new Set(await earlier())).toEqual(new Set(['home-b.js', 'home-c.js', 'same.js']))
    // Back to a version of before: what it has itself is no earlier file.
    await build(folder, { 'home-b.js': 'b' }, now + 39 * day)
    expect(new Set(await earlier())).toEqual(new Set(['home-c.js', 'home-d.js', 'same.js']))
    expect(await readFile(join(earlierFolder(folder), 'home-c.js'), 'utf8')).toBe('c')
  })
})

test('[BX-35] a server sends them as it sent them before, and everything else from the new build', async () => {
  await inFolder(async (parent) => {
    const folder = join(parent, 'public')
    await build(folder, { 'home-a.js': 'a' }, now)
    await build(folder, { 'home-b.js': 'b' }, now)
    const site = { canonicalHost: 'tyto.test', network: 'mainnet', port: 0 } as const
    const server = await createServer({ webRoot: folder, earlierAssets: earlierFolder(folder), ...site })
    try {
      const ask = (path: string): Promise<Response> => fetch(server.url + path)
      const [old, present, gone] = [
        await ask('/assets/home-a.js'),
        await ask('/assets/home-b.js'),
        await ask('/assets/home-x.js'),
      ]
      expect([old.status, await old.text()]).toEqual([200, 'a'])
      expect([present.status, await present.text()]).toEqual([200, 'b'])
      expect(gone.status).toBe(404)
      for (const header of ['cache-control', 'content-type', 'content-security-policy', 'vary'])
        expect([header, old.headers.get(header)]).toEqual([header, present.headers.get(header)])
    } finally {
      await server.close()
    }
  })
})

test('a server starts where there was no earlier build', async () => {
  await inFolder(async (parent) => {
    const folder = join(parent, 'public')
    await build(folder, { 'home-a.js': 'a' }, now)
    await rm(earlierFolder(folder), { recursive: true })
    const site = { canonicalHost: 'tyto.test', network: 'mainnet', port: 0 } as const
    const server = await createServer({ webRoot: folder, earlierAssets: earlierFolder(folder), ...site })
    await server.close()
  })
})

test('[BX-35] after a build that failed, a server of the build before starts and sends all of it', async () => {
  await inFolder(async (parent) => {
    const folder = join(parent, 'public')
    await build(folder, { 'home-a.js': 'a' }, now)
    await build(folder, { 'home-b.js': 'b' }, now)
    // The next one ends before it has written anything.
    await keepEarlier(folder, now)
    const site = { canonicalHost: 'tyto.test', network: 'mainnet', port: 0 } as const
    const server = await createServer({ webRoot: folder, earlierAssets: earlierFolder(folder), ...site })
    try {
      for (const name of ['a', 'b'])
        expect(await (await fetch(`${server.url}/assets/home-${name}.js`)).text()).toBe(name)
    } finally {
      await server.close()
    }
  })
})
