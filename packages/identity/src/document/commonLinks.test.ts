import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonLinkLabels, expandCommonLink, normalizeServiceAddress } from './commonLinks'
import { webLink } from './webLink'

describe('expandCommonLink', () => {
  test.each([
    ['Discord Invite', 'owls', 'discord.gg/owls'],
    ['Facebook', 'owls', 'facebook.com/owls'],
    ['GitHub', 'owls', 'github.com/owls'],
    ['Instagram', '@owls', 'instagram.com/owls'],
    ['LinkedIn', 'owls', 'linkedin.com/in/owls'],
    ['OnlyFans', 'owls', 'onlyfans.com/owls'],
    ['Telegram', 'owls', 't.me/owls'],
    ['TikTok', 'owls', 'tiktok.com/@owls'],
    ['Twitch', 'owls', 'twitch.tv/owls'],
    ['Twitter', '@owls', 'twitter.com/owls'],
    ['WhatsApp', '+49 (170) 123-4567', 'wa.me/491701234567'],
    ['YouTube', '@owls', 'youtube.com/@owls'],
  ] as const)('%s %s is %s', (label, handle, link) => {
    expect(expandCommonLink(label, handle)).toEqual({ ok: true, value: link })
  })

  test('LinkedIn has companies too', () => {
    expect(expandCommonLink('LinkedIn', 'owls', 'company')).toEqual({
      ok: true,
      value: 'linkedin.com/company/owls',
    })
  })

  test.each([
    ['GitHub', 'https://www.github.com/owls/'],
    ['GitHub', 'GitHub.com/owls'],
    ['TikTok', 'https://tiktok.com/@owls'],
    ['TikTok', '@owls'],
  ] as const)('%s takes a pasted %s', (label, handle) => {
    expect(expandCommonLink(label, handle)).toEqual(expandCommonLink(label, 'owls'))
  })

  test('refuses nothing, and telephone numbers that are none', () => {
    for (const handle of ['', '  ', 'https://', 'https://github.com/', '@']) {
      expect(expandCommonLink('GitHub', handle)).toMatchObject({ code: 'InputIsIncomplete' })
    }
    for (const handle of ['owls', '0170 1234567', '12', '1234567890123456', '+49 170 x']) {
      expect(expandCommonLink('WhatsApp', handle)).toMatchObject({ code: 'HandleIsNotANumber' })
    }
  })

  test('gives links that lead to the place of the label, and to no other', () => {
    const places: Readonly<Record<string, string>> = {
      'Discord Invite': 'https://discord.gg/',
      Facebook: 'https://facebook.com/',
      GitHub: 'https://github.com/',
      Instagram: 'https://instagram.com/',
      LinkedIn: 'https://linkedin.com/in/',
      OnlyFans: 'https://onlyfans.com/',
      Telegram: 'https://t.me/',
      TikTok: 'https://tiktok.com/@',
      Twitch: 'https://twitch.tv/',
      Twitter: 'https://twitter.com/',
      WhatsApp: 'https://wa.me/',
      YouTube: 'https://youtube.com/',
    }
    expect(commonLinkLabels.toSorted()).toEqual(Object.keys(places).toSorted())
    const handle = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/)
    fc.assert(
      fc.property(fc.constantFrom(...commonLinkLabels), handle, (label, text) => {
        const link = expandCommonLink(label, text)
        // A telephone number alone may be none.
        if (!link.ok) {
          expect(label).toBe('WhatsApp')
          return
        }
        expect(webLink(link.value)).toBe(
          places[label] + (label === 'WhatsApp' ? text.replaceAll('-', '') : text),
        )
        expect(expandCommonLink(label, `https://www.${link.value}`)).toEqual(link)
      }),
    )
  })
})

test.each([
  ['https://www.alice.example', 'alice.example'],
  [' HTTPS://alice.example/www.x ', 'alice.example/www.x'],
  ['www.alice.example', 'alice.example'],
  ['http://alice.example', 'http://alice.example'],
  ['alice.example', 'alice.example'],
])('an address is kept without https:// and www.: %s', (text, kept) => {
  expect(normalizeServiceAddress(text)).toBe(kept)
})
