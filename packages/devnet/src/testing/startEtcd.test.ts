import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePorts } from './freePorts'
import { hasEtcd, startEtcd } from './startEtcd'

describe.skipIf(!hasEtcd)('an etcd whose port somebody has (skipped where etcd is not installed)', () => {
  let folder: string
  let somebody: Server
  let taken: number
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etcd-'))
    somebody = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(somebody, 'listening')
    taken = (somebody.address() as AddressInfo).port
  })
  afterEach(async () => {
    somebody.close()
    await rm(folder, { recursive: true, force: true })
  })

  test.each([0, 3])('begins anew on other ports: port %d of four', async (at) => {
    let asked = 0
    const etcd = await startEtcd(folder, 2, async (count) => {
      const ports = await freePorts(count)
      return asked++ === 0 ? ports.with(at, taken) : ports
    })
    expect(asked).toBe(2)
    expect(etcd.endpoints).not.toContain(`http://127.0.0.1:${taken}`)
    expect(await etcd.size()).toBeGreaterThan(0)
    await etcd.stop()
  })

  test('says why where it is taken each time, and leaves no member', async () => {
    const last: number[] = []
    const ports = async (count: number): Promise<readonly number[]> => {
      const free = await freePorts(count)
      last.splice(0, count, ...free.slice(1))
      return free.with(0, taken)
    }
    await expect(startEtcd(folder, 2, ports)).rejects.toThrow('address already in use')
    expect(await readdir(folder)).toEqual([])
    // The ports of the other member are free again.
    for (const port of last) {
      const server = createServer().listen(port, '127.0.0.1')
      await once(server, 'listening')
      await new Promise((resolve) => server.close(resolve))
    }
  })
})
