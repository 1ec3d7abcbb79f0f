import { describe, expect, it } from 'vitest'
import { fetchImage } from './fetchImage'

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const rules = { origin: 'https://tyto.test', isLocal: false }
const place = 'https://arweave.example/id'

/** A site that answers each address with a body, and remembers the requested addresses. */
function site(bodies: Readonly<Record<string, BodyInit>>) {
  const asked: string[] = []
  const fetchFrom: typeof fetch = (input) => {
    const address = input instanceof Request ? input.url : String(input)
    asked.push(address)
    const body = bodies[address]
    return Promise.resolve(new Response(body ?? 'nothing', { status: body === undefined ? 404 : 200 }))
  }
  return { asked, fetch: fetchFrom }
}

const ask = (body: BodyInit, more: Readonly<Record<string, BodyInit>> = {}) => {
  const { asked, fetch } = site({ [place]: body, ...more })
  return { asked, picture: fetchImage(place, { ...rules, fetch }) }
}
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
    [
      'a drawing that could hold a script',
      JSON.stringify({ resource: `data:image/svg+xml;base64,${btoa('<svg/>')}` }),
    ],
    ['a script for a resource', JSON.stringify({ resource: 'javascript:alert(1)' })],
    ['another machine by http', JSON.stringify({ resource: 'http://192.168.0.1/x' })],
    ['no text for a resource', JSON.stringify({ resource: 7 })],
    ['JSON that is not an object', 'null'],
    ['nothing', ''],
    ['more than the largest answer', new Uint8Array(8_000_001)],
    ['more pixels than a screen can want', hugeGif()],
  ])('takes no %s', async (_, body) => {
    const { picture, asked } = ask(body)
    expect(await picture).toBeNull()
    expect(asked).toEqual([place])
  })

  it('takes no answer that is an error', async () => {
    const { fetch } = site({})
    expect(await fetchImage(place, { ...rules, fetch })).toBeNull()
  })
})

/** A picture of 65535 by 65535 pixels in a few bytes. */
function hugeGif(): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(raw)
  bytes.fill(0xff, 6, 10)
  return bytes
}
