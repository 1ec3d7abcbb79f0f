import { describe, expect, it } from 'vitest'
import type { Fetch } from '@tyto/chain'
import { fetchImage, type ImageAnswer } from './fetchImage'
import { imageAddress } from './imageAddress'

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
    expect(await fetchImage(place, { ...rules, fetch })).toEqual({ kind: 'none', why: 'missing' })
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

describe('[BX-20] [BX-30] pictures of the real world', () => {
  const id = 'b'.repeat(43)
  const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnNy8G'
  const newCid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  const json = (value: unknown): string => JSON.stringify(value)
  const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  const unescaped =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="50%"><rect fill="#fff"/></svg>'
  const publicDoctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'

  const get = async (text: string, bodies: Readonly<Record<string, BodyInit>> = {}) => {
    const { asked, fetch } = site({ [place]: '', ...bodies })
    const address = imageAddress(text, rules)
    if (address === null) return { asked, type: 'no address', blob: null }
    const answer = await fetchImage(address, { ...rules, fetch })
    const type =
      answer.kind === 'picture' ? answer.blob.type : answer.kind === 'none' ? answer.why : answer.host
    return { asked, type, blob: answer.kind === 'picture' ? answer.blob : null }
  }

  // The forms of an address.
  it.each<[string, string, Readonly<Record<string, BodyInit>>, string]>([
    ['percent signs in a data URI', `data:image/svg+xml,${unescaped}`, {}, 'image/svg+xml'],
    ['such a URI with its letters named', `data:image/svg+xml;utf8,${unescaped}`, {}, 'image/svg+xml'],
    [
      'such a URI, escaped',
      `data:image/svg+xml;charset=utf-8,${encodeURIComponent(unescaped)}`,
      {},
      'image/svg+xml',
    ],
    [
      'base64 with its letters named',
      `data:image/svg+xml;charset=utf-8;base64,${btoa(drawing)}`,
      {},
      'image/svg+xml',
    ],
    ['base64 with percent signs', `data:image/gif;base64,${encodeURIComponent(gif)}`, {}, 'image/gif'],
    ['base64 in lines', `data:image/gif;base64,${gif.replace(/.{20}/g, '$&\n')}`, {}, 'image/gif'],
    [
      'base64 of the other alphabet',
      `data:image/gif;base64,${gif.replaceAll('+', '-').replaceAll('/', '_')}`,
      {},
      'image/gif',
    ],
    ['capitals', `DATA:IMAGE/GIF;BASE64,${gif}`, {}, 'image/gif'],
    ['a data URI without a type', `data:;base64,${gif}`, {}, 'image/gif'],
    [
      'JSON as data, its letters named',
      `data:application/json;utf8,${json({ image: drawing })}`,
      {},
      'image/svg+xml',
    ],
    ['JSON as data in base64', `data:application/json;base64,${btoa(json({ image: gif }))}`, {}, 'image/gif'],
    [
      'a path in permanent storage',
      `ar://${id}/1.gif`,
      { [`https://gateway.example/${id}/1.gif`]: raw },
      'image/gif',
    ],
    ['an id of permanent storage alone', id, { [`https://gateway.example/raw/${id}`]: raw }, 'image/gif'],
    ['AR in capitals', `AR://${id}`, { [`https://gateway.example/raw/${id}`]: raw }, 'image/gif'],
    ['an id of IPFS alone', cid, { [`https://ipfs.example/ipfs/${cid}`]: raw }, 'image/gif'],
    [
      'a new id of IPFS alone, and a path',
      `${newCid}/a b.gif`,
      { [`https://ipfs.example/ipfs/${newCid}/a%20b.gif`]: raw },
      'image/gif',
    ],
    [
      'a path of IPFS',
      `/ipfs/${cid}/1.gif`,
      { [`https://ipfs.example/ipfs/${cid}/1.gif`]: raw },
      'image/gif',
    ],
    [
      'IPFS with ipfs twice',
      `ipfs://ipfs/${cid}`,
      { [`https://ipfs.example/ipfs/${cid}`]: raw },
      'image/gif',
    ],
    [
      'IPFS with blanks',
      `IPFS://${cid}/my%20owl 1.gif`,
      { [`https://ipfs.example/ipfs/${cid}/my%20owl%201.gif`]: raw },
      'image/gif',
    ],
    [
      "somebody else's gateway",
      `https://ipfs.io/ipfs/${cid}/1.gif?x=1`,
      { [`https://ipfs.example/ipfs/${cid}/1.gif`]: raw },
      'image/gif',
    ],
    [
      'a gateway by its host',
      `https://${newCid}.ipfs.dweb.link/1.gif`,
      { [`https://ipfs.example/ipfs/${newCid}/1.gif`]: raw },
      'image/gif',
    ],
    ['blanks and a mark around it', ` \uFEFF${place}\n`, { [place]: raw }, 'image/gif'],
    ['blanks in it', `${place}/my owl.gif`, { [`${place}/my%20owl.gif`]: raw }, 'image/gif'],
  ])('are shown by %s', async (_, text, bodies, type) => {
    expect((await get(text, bodies)).type).toBe(type)
  })

  // The forms of what is answered.
  it.each<[string, BodyInit, string]>([
    ['image_data', json({ image_data: drawing }), 'image/svg+xml'],
    [
      'image_data as a data URI',
      json({ image_data: `data:image/svg+xml;utf8,${unescaped}` }),
      'image/svg+xml',
    ],
    [
      'a video first',
      json({
        resources: [
          { uri: 'https://evil.example/1.mp4', mime: 'video/mp4' },
          { uri: gif, mime: 'image/gif' },
        ],
      }),
      'image/gif',
    ],
    [
      'an image that is a video, and a thumbnail',
      json({ image: `data:image/gif;base64,${btoa('....ftypmp42')}`, thumbnail: gif }),
      'image/gif',
    ],
    ['an object for an image', json({ image: { uri: gif } }), 'image/gif'],
    ['properties', json({ properties: { image: { description: gif } } }), 'image/gif'],
    ['metadata with a byte order mark', `\uFEFF${json({ image: gif })}`, 'image/gif'],
    ['metadata in UTF-16', utf16(json({ image: gif })), 'image/gif'],
    ['a drawing with a byte order mark', `\uFEFF${drawing}`, 'image/svg+xml'],
    ['a drawing in UTF-16', utf16(drawing), 'image/svg+xml'],
    ['a drawing with a public DOCTYPE', `<?xml version="1.0"?>${publicDoctype}${drawing}`, 'image/svg+xml'],
    ['a drawing behind comments', `<!-- a > b --><!-- c -->\n${drawing}`, 'image/svg+xml'],
    [
      'a drawing with instructions of style',
      `<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${drawing}`,
      'image/svg+xml',
    ],
    ['a drawing with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['a drawing without its namespace', '<svg viewBox="0 0 1 1"><path/></svg>', 'image/svg+xml'],
    ['an AVIF', avif(30, 20), 'image/avif'],
  ])('are shown from %s', async (_, body, type) => {
    expect((await get(place, { [place]: body })).type).toBe(type)
  })

  it.each<[string, BodyInit, string]>([
    ['a video', Uint8Array.from(Buffer.from('....ftypmp42....')), 'video'],
    ['a film for the web', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2]), 'video'],
    ['a song', 'ID3....', 'sound'],
    ['a page', '\uFEFF<!DOCTYPE html><script>alert(1)</script>', 'page'],
    ['definitions', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing}`, 'definitions'],
    ['definitions behind the head', `${drawing}<!ENTITY a "b">`, 'definitions'],
    ['too many pixels', hugeGif(), 'tooLarge'],
    ['a drawing of two megabytes', drawing.replace('/>', ` d="${'x'.repeat(2_000_000)}"/>`), 'unreadable'],
    ['metadata without a picture', json({ name: 'owl' }), 'nowhere'],
    ['metadata that run something', json({ image: 'javascript:alert(1)' }), 'nowhere'],
    ['a root that has nothing in it', '<svg width="1"/>', 'unreadable'],
    ['nothing', '', 'missing'],
    ['a word', 'owl', 'unreadable'],
  ])('are not: %s, and why', async (_, body, why) => {
    const { type, asked } = await get(place, { [place]: body })
    expect(type).toBe(why)
    expect(asked).toEqual([place])
  })

  it('lose what stood before a drawing, and get its namespace', async () => {
    const { blob } = await get(place, {
      [place]: `<?xml-stylesheet href="https://evil.example/a.css"?>${publicDoctype}<svg width="1"><path/></svg>`,
    })
    expect(await blob?.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="1"><path/></svg>')
  })

  it('ask whoever may be asked, where a stranger stands first', async () => {
    const both = json({ image: 'https://evil.example/1.gif', thumbnail: gif })
    expect(await get(place, { [place]: both })).toMatchObject({ asked: [place], type: 'image/gif' })
    const stranger = json({ image: 'https://evil.example/1.gif', animation_url: 'javascript:alert(1)' })
    expect(await get(place, { [place]: stranger })).toMatchObject({ asked: [place], type: 'evil.example' })
  })
})

/** The beginning of an AVIF, with the box of its size. */
function avif(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(200)
  bytes.write('ftypavif', 4)
  bytes.write('ispe', 100)
  bytes.writeUInt32BE(width, 108)
  bytes.writeUInt32BE(height, 112)
  return Uint8Array.from(bytes)
}

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
