import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeChainText, encodeChainText, encodeServiceText } from '../wallets/chainText'
import { formatServiceType, parseService, parseServiceText } from './service'
import { webLink } from './webLink'

describe('services', () => {
  it('[DD-03] are read from label#link#color1#color2#description', () => {
    expect(parseServiceText('GitHub#github.com/alice#1a2B3c#fff#my code')).toEqual({
      label: 'GitHub',
      link: 'github.com/alice',
      color1: '1a2b3c',
      color2: 'fff',
      description: 'my code',
    })
    expect(parseServiceText('')).toEqual({
      label: '',
      link: '',
      color1: '000',
      color2: '000',
      description: '',
    })
  })

  it('[DD-03] are read from the type and value of an endpoint', () => {
    const endpoint = {
      kind: 'uri',
      type: 'GitHub#fff#0a0a0a#code',
      protocol: 'Https',
      value: 'github.com/alice',
    } as const
    expect(parseService('github', endpoint)).toEqual({
      id: 'github',
      label: 'GitHub',
      text: 'github.com/alice',
      link: 'https://github.com/alice',
      address: null,
      chain: null,
      color1: 'fff',
      color2: '0a0a0a',
      description: 'code',
    })
  })

  it('[DD-03] take the whole text in the value, and a bare type', () => {
    const whole = { kind: 'uri', type: 'website', protocol: 'Https', value: 'Site#a.io#111#222#x' } as const
    expect(parseService('1', whole)).toMatchObject({
      label: 'Site',
      link: 'https://a.io',
      color2: '222',
      description: 'x',
    })
    const bare = { kind: 'uri', type: 'website', protocol: 'Https', value: 'a.io/b#c' } as const
    expect(parseService('1', bare)).toMatchObject({
      label: 'website',
      link: 'https://a.io/b#c',
      color1: '000',
    })
    const empty = { kind: 'uri', type: '', protocol: 'Https', value: '' } as const
    expect(parseService('mine', empty)).toMatchObject({ label: 'mine', link: null, text: '' })
  })

  it('[DD-03] refuse colours and links that are something else', () => {
    const hostile = {
      kind: 'uri',
      type: 'x#red;background:url(//evil)#12345#<img onerror=alert(1)>\u202Egnp',
      protocol: 'Https',
      value: 'javascript:alert(1)',
    } as const
    expect(parseService('x', hostile)).toMatchObject({
      color1: '000',
      color2: '000',
      link: null,
      text: 'javascript:alert(1)',
      description: '<img onerror=alert(1)>gnp',
    })
  })

  it('come back from what is sent to the chain, whatever a person writes', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map(decodeChainText)
    const color = fc.constantFrom('000', 'fff', '1a2b3c')
    const fields = fc.record({ label: text, link: text, color1: color, color2: color, description: text })
    fc.assert(
      fc.property(fields, (service) => {
        fc.pre(
          [service.label, service.link, service.description].every(
            (part) => decodeChainText(encodeServiceText(part)) === part,
          ),
        )
        const parts = [service.label, service.link, service.color1, service.color2, service.description]
        const sent = parts.map(encodeServiceText).join('#')
        expect(sent).toMatch(/^[\x20-\x7E]*$/)
        expect(parseServiceText(sent)).toEqual(service)
        const { link, ...style } = service
        const endpoint = {
          kind: 'uri',
          type: formatServiceType(style),
          protocol: 'Https',
          value: encodeServiceText(link),
        } as const
        const shown = parseService('id', endpoint)
        expect(shown).toMatchObject({ text: link, description: service.description, color1: service.color1 })
      }),
    )
  })

  it('read anything without a throw', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(anything, anything, anything, (id, type, value) => {
        const { link } = parseService(id, { kind: 'uri', type, protocol: 'Https', value })
        if (link !== null) expect(['http:', 'https:']).toContain(new URL(link).protocol)
      }),
    )
  })
})

describe('text on chain', () => {
  it('is printable ASCII and comes back', () => {
    const wellFormed = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(wellFormed, (text) => {
        for (const encoded of [encodeChainText(text), encodeServiceText(text)])
          expect(encoded).toMatch(/^[\x20-\x7E]*$/)
        expect(encodeServiceText(text)).not.toContain('#')
        expect(decodeURIComponent(encodeServiceText(text))).toBe(text)
      }),
    )
  })

  it('is shown as it stands where it cannot be decoded, and without controls', () => {
    expect(decodeChainText('100% sure')).toBe('100% sure')
    expect(decodeChainText('a%0Ab%E2%80%AEc')).toBe('abc')
    expect(encodeChainText('a\uD800')).toBe('a%EF%BF%BD')
  })
})

describe('webLink', () => {
  it.each([
    ['github.com/alice', 'https://github.com/alice'],
    ['https://github.com/alice?x=1#y', 'https://github.com/alice?x=1#y'],
    ['HTTP://Example.com', 'http://Example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['сова.рф/я', 'https://сова.рф/я'],
    ['t.me/@alice', 'https://t.me/@alice'],
  ])('takes %s', (text, link) => {
    expect(webLink(text)).toBe(link)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://x.com/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.com',
    '//evil.com',
    'https://google.com@evil.com',
    'https://',
    'https:// a.com',
    'alice',
    'a b.com',
    'https://a.com\\@b.com',
    'a.com/"onclick=',
    '.com',
    'a..com',
    'http://[::1]/',
    `https://a.com/${'x'.repeat(3000)}`,
    '',
  ])('refuses %j', (text) => {
    expect(webLink(text)).toBeNull()
  })

  it.each(['a-'.repeat(1000), 'a.'.repeat(1000), 'a'.repeat(2048), '-'.repeat(2048), `${'a'.repeat(2000)}!`])(
    'ends with a text made to be read for ever',
    (text) => {
      expect(webLink(text)).toBeNull()
    },
  )
})
