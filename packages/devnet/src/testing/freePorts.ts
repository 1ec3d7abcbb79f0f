import { once } from 'node:events'
import { createServer } from 'node:net'

/** So many ports of this machine that nobody has; another program may take one before it is used. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return address.port
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** One of them. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  return port!
}
