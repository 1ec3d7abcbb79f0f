/** Where NFTs are kept, as far as a test is concerned: a server of its own on this machine. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ImageServer {
  readonly url: string
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[]
  /** Lets the answers go that wait. */
  release(): void
  close(): Promise<void>
}

/** One pixel, amber. */
export const pixel = 'R0lGODlhAQABAIAAAOCSKv///ywAAAAAAQABAAACAkQBADs='

/** Answers each path with its body, or sends on elsewhere; what stands under `late` is held until `release`. */
export async function openImageServer(
  bodies: Readonly<Record<string, string | Uint8Array | { readonly location: string }>>,
  late: ReadonlySet<string> = new Set(),
): Promise<ImageServer> {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = (): void => {
      const body = bodies[path]
      const headers = { 'access-control-allow-origin': '*' }
      if (typeof body === 'object' && 'location' in body) {
        response.writeHead(302, { ...headers, location: body.location }).end()
        return
      }
      response.writeHead(body === undefined ? 404 : 200, headers)
      response.end(body)
    }
    if (late.has(path)) waiting.push(answer)
    else answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release: () => waiting.splice(0).forEach((answer) => answer()),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
