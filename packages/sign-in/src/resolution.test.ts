import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { httpResolver } from './index'

const did = `did:tyron:zil:isol:${'71'.repeat(20)}`
let resolver: Server
let answer: (response: ServerResponse) => void
let asked: (string | undefined)[]

beforeEach(async () => {
  asked = []
  resolver = createServer((request, response) => {
    asked.push(request.url, request.headers.accept)
    answer(response)
  })
  await new Promise<void>((ready) => void resolver.listen(0, '127.0.0.1', ready))
})
afterEach(() => {
  resolver.closeAllConnections()
  resolver.close()
})

function resolve(timeoutMs?: number): Promise<unknown> {
  const { port } = resolver.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/1.0/identifiers`
  return httpResolver({ url, fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) })(did)
}

describe('[BX-28] a resolver that is asked over HTTP', () => {
  it('is asked for the document of now, and gives what it says', async () => {
    answer = (response) => response.end('{"didDocument":{"id":"ä"}}')
    expect(await resolve()).toEqual({ didDocument: { id: 'ä' } })
    expect(asked).toEqual([`/1.0/identifiers/${did}?noCache=true`, 'application/did-resolution'])
  })

  it('says nothing where it answers with something else', async () => {
    answer = (response) => response.end('<html>')
    expect(await resolve()).toBeNull()
  })

  it.each([
    ['never answers', () => {}],
    ['begins to answer, and never ends', (response: ServerResponse) => void response.write('{"did')],
  ])('is left after its time where it %s', async (_, silent) => {
    answer = silent
    await expect(resolve(200)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('is left where it sends without an end: no more than the bound is read', async () => {
    let sent = 0
    answer = (response) => {
      const more = (): void => {
        while (!response.destroyed) {
          sent += 65_536
          if (!response.write(' '.repeat(65_536))) return void response.once('drain', more)
        }
      }
      more()
    }
    expect(await resolve()).toBeNull()
    expect(sent).toBeLessThan(50_000_000)
  })
})
