import { describe, expect, it } from 'vitest'
import type { Fetch } from '@tyto/chain'
import { fetchImage, type ImageAnswer } from './fetchImage'

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const rules = {
  origin: 'https://tyto.test',
  isLocal: false,
  gateways: ['https://gateway.example', '/-/permaweb'],
  ipfsGateways: ['https://ipfs.example', 'https://other.example'],
  mayAsk: (host: string) => host === 'arweave.example',
}
const place = 'https://arweave.example/id'

/** A site that answers each address with a body, and remembers the requested addresses. */
function site(bodies: Readonly<Record<string, BodyInit>>) {
  const asked: string[] = []
  const redirects: unknown[] = []
  const fetchFrom: Fetch = (address, { redirect }) => {
    asked.push(address)
    redirects.push(redirect)
    const body = bodies[address]
    return Promise.resolve(new Response(body ?? 'nothing', { status: body === undefined ? 404 : 200 }))
  }
  return { asked, redirects, fetch: fetchFrom }
}

const ask = (body: BodyInit, more: Readonly<Record<string, BodyInit>> = {}) => {
  const { asked, fetch } = site({ [place]: body, ...more })
  return { asked, picture: fetchImage(place, { ...rules, fetch }).then(pictureOf) }
}
const pictureOf = (answer: ImageAnswer): Blob | null => (answer.kind === 'picture' ? answer.blob : null)
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const raw = Uint8Array.from(atob(gif), (character) => character.charCodeAt(0))

describe('[DD-06] fetchImage', () => {
  it.each([
    ['a picture', raw],
    ['JSON with its base64', JSON.stringify({ name: 'x', resource: gif })],
    ['JSON with a data URI', JSON.stringify({ resource: `data:image/gif;base64,${gif}` })],
  ])('takes %s', async (_, body) => {
    const picture = await ask(body).picture
    expect(picture?.type).toBe('image/gif')
    expect(picture?.size).toBe(raw.length)
  })

  it('follows a resource that stands elsewhere, once', async () => {
    const elsewhere = 'https://arweave.example/picture'
    const { picture, asked } = ask(JSON.stringify({ resource: elsewhere }), { [elsewhere]: raw })
    expect((await picture)?.type).toBe('image/gif')
    expect(asked).toEqual([place, elsewhere])
    const again = ask(JSON.stringify({ resource: elsewhere }), {
      [elsewhere]: JSON.stringify({ resource: place }),
    })
    expect(await again.picture).toBeNull()
    expect(again.asked).toHaveLength(2)
  })

  it.each([
    ['a page with a script', '<!doctype html><script>alert(1)</script>'],
    ['drawing with definitions of its own', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing}`],
    ['drawing of two megabytes', drawing.replace('/>', ` d="${'x'.repeat(2_000_000)}"/>`)],
    ['JSON of five megabytes', JSON.stringify({ more: 'x'.repeat(5_000_000), resource: gif })],
    ['JSON within JSON without end', '{"image":'.repeat(100_000)],
    ['a script for a resource', JSON.stringify({ resource: 'javascript:alert(1)' })],
    ['another machine by http', JSON.stringify({ resource: 'http://192.168.0.1/x' })],
    ['no text for a resource', JSON.stringify({ resource: 7 })],
    ['JSON that is not an object', 'null'],
    ['nothing', ''],
    ['picture that is larger than the largest answer', largerThan(8_000_000)],
    ['more pixels than a screen can want', hugeGif()],
  ])('takes no %s', async (_, body) => {
    const { picture, asked } = ask(body)
    expect(await picture).toBeNull()
    expect(asked).toEqual([place])
  })

  it('gives up an answer that does not come', async () => {
    const silent: Fetch = (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const late = { name: 'TimeoutError' }
    await expect(fetchImage(place, { ...rules, patience: 30, fetch: silent })).rejects.toMatchObject(late)
  })

  it('takes no answer that is an error', async () => {
    const { fetch } = site({})
    expect(await fetchImage(place, { ...rules, fetch })).toEqual({ kind: 'none' })
  })
})

describe('[BX-20] where a picture of strangers stands', () => {
  const id = 'a'.repeat(43)
  const cid = `bafybei${'a'.repeat(52)}`
  const get = async (address: string, bodies: Readonly<Record<string, BodyInit>> = {}) => {
    const { asked, redirects, fetch } = site(bodies)
    const answer = await fetchImage(address, { ...rules, fetch })
    return { asked, redirects, answer, type: answer.kind === 'picture' ? answer.blob.type : answer.kind }
  }

  it('is not asked before the person wants it, neither at first nor by what the metadata say', async () => {
    const first = await get('https://evil.example:81/1.json')
    expect([first.asked, first.answer]).toEqual([[], { kind: 'ask', host: 'evil.example:81' }])
    const then = await get(place, { [place]: JSON.stringify({ image: 'https://evil.example/1.png' }) })
    expect([then.asked, then.answer]).toEqual([[place], { kind: 'ask', host: 'evil.example' }])
    expect(then.redirects).toEqual(['error'])
  })

  it.each([
    ['a gateway by its scheme', `ar://${id}`],
    ['a gateway by its address', `https://gateway.example/${id}`],
    ['our own gateway', `https://tyto.test/-/permaweb/${id}`],
  ])('is %s, and the next gateway where one has nothing', async (_, address) => {
    const { asked, type } = await get(address, { [`/-/permaweb/raw/${id}`]: raw })
    expect(asked).toEqual([`https://gateway.example/raw/${id}`, `/-/permaweb/raw/${id}`])
    expect(type).toBe('image/gif')
  })

  it('is IPFS, by gateways in their order', async () => {
    const other = `https://other.example/ipfs/${cid}/1.png`
    const { asked, type } = await get(`ipfs://${cid}/1.png`, { [other]: raw })
    expect([asked, type]).toEqual([[`https://ipfs.example/ipfs/${cid}/1.png`, other], 'image/gif'])
    expect((await get(`ipfs://${cid}`)).type).toBe('none')
  })

  it.each([
    ['data in base64', `data:image/gif;base64,${gif}`, 'image/gif'],
    ['data as text', `data:image/svg+xml,${encodeURIComponent(drawing)}`, 'image/svg+xml'],
    [
      'metadata as data',
      `data:application/json,${encodeURIComponent(JSON.stringify({ image: drawing }))}`,
      'image/svg+xml',
    ],
    ['data that are none', 'data:image/gif;base64,!!', 'none'],
    ['data that are a page', `data:image/png,${encodeURIComponent('<html><script>1</script>')}`, 'none'],
  ])('is the address itself: %s', async (_, address, expected) => {
    const { asked, type } = await get(address)
    expect([asked, type]).toEqual([[], expected])
  })

  it.each<[string, unknown]>([
    ['image', { image: gif }],
    ['the list of the standard', { resources: [{ uri: `data:image/gif;base64,${gif}` }] }],
    ['the first of several', { resource: gif, image: 'https://evil.example/x' }],
  ])('is said by metadata as %s', async (_, metadata) => {
    const { type } = await get(place, { [place]: JSON.stringify(metadata) })
    expect(type).toBe('image/gif')
  })
})

it('[BX-20] a drawing is a picture and nothing else, whatever its server calls it', async () => {
  const hostile = drawing.replace('/>', '><script>document.title = "taken"</script></svg>')
  for (const body of [drawing, hostile, `<?xml version="1.0"?>\n<!-- made -->${drawing}`])
    expect((await ask(body).picture)?.type).toBe('image/svg+xml')
})

/** A picture, and more bytes behind it than may come. */
function largerThan(most: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(most + 1)
  bytes.set(raw)
  return bytes
}

/** A picture of 65535 by 65535 pixels in a few bytes. */
function hugeGif(): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(raw)
  bytes.fill(0xff, 6, 10)
  return bytes
}
