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

  test.each([
    ['Twitter', 'x.com/owl', 'twitter.com/owl'],
    ['Twitter', 'http://twitter.com/owl', 'twitter.com/owl'],
    ['Twitter', 'https://mobile.twitter.com/owl/', 'twitter.com/owl'],
    ['Twitter', 'https://x.com/owl?s=21&t=abc', 'twitter.com/owl'],
    ['Twitter', 'HTTPS://WWW.X.COM/owl', 'twitter.com/owl'],
    ['Twitter', 'https://x.com/@owl', 'twitter.com/owl'],
    ['Twitter', '＠owl', 'twitter.com/owl'],
    ['Twitter', '\u200B@owl\u202C', 'twitter.com/owl'],
    ['Twitter', '<https://x.com/owl>', 'twitter.com/owl'],
    ['Twitter', 'https://x.com/owl/status/12', 'x.com/owl/status/12'],
    ['Twitter', 'https://x.com/i/communities/12', 'x.com/i/communities/12'],
    ['Twitter', 'twitter://user?screen_name=owl', 'twitter.com/owl'],
    ['Telegram', 't.me/owl', 't.me/owl'],
    ['Telegram', 'https://telegram.me/owl', 't.me/owl'],
    ['Telegram', 'telegram.dog/owl', 't.me/owl'],
    ['Telegram', 'https://owl.t.me', 't.me/owl'],
    ['Telegram', 'owl.t.me', 't.me/owl'],
    ['Telegram', 'https://t.me/s/owl', 't.me/owl'],
    ['Telegram', 'tg://resolve?domain=owl', 't.me/owl'],
    ['Telegram', 'https://t.me/+AbCd-12', 't.me/+AbCd-12'],
    ['Telegram', 'https://t.me/joinchat/AbCd', 't.me/joinchat/AbCd'],
    ['Telegram', 'https://t.me/owl/15', 't.me/owl/15'],
    ['Telegram', 'https://web.telegram.org/k/#@owl', 'web.telegram.org/k/#@owl'],
    ['LinkedIn', 'https://www.linkedin.com/in/owl/', 'linkedin.com/in/owl'],
    ['LinkedIn', 'linkedin.com/company/owls', 'linkedin.com/company/owls'],
    ['LinkedIn', 'company/owls', 'linkedin.com/company/owls'],
    ['LinkedIn', 'https://de.linkedin.com/in/owl?trk=x', 'linkedin.com/in/owl'],
    ['LinkedIn', 'https://m.linkedin.com/in/owl/en', 'linkedin.com/in/owl'],
    ['LinkedIn', 'https://www.linkedin.com/company/owls/about/', 'linkedin.com/company/owls'],
    ['LinkedIn', 'https://www.linkedin.com/school/owls/', 'linkedin.com/school/owls'],
    ['LinkedIn', 'https://linkedin.com/in/j%C3%B6rg', 'linkedin.com/in/j%C3%B6rg'],
    ['LinkedIn', 'jörg-1', 'linkedin.com/in/jörg-1'],
    ['Facebook', 'https://m.facebook.com/owl.art?ref=x', 'facebook.com/owl.art'],
    ['Facebook', 'https://de-de.facebook.com/owl', 'facebook.com/owl'],
    ['Facebook', 'fb.com/owl', 'facebook.com/owl'],
    ['Facebook', 'facebook.com/profile.php?id=12', 'facebook.com/profile.php?id=12'],
    ['Facebook', 'https://www.facebook.com/groups/owls', 'facebook.com/groups/owls'],
    ['Instagram', 'https://www.instagram.com/owl.art/?igsh=abc', 'instagram.com/owl.art'],
    ['Instagram', 'instagr.am/owl', 'instagram.com/owl'],
    ['Instagram', 'https://instagram.com/p/AbC', 'instagram.com/p/AbC'],
    ['GitHub', 'http://github.com/owl', 'github.com/owl'],
    ['GitHub', 'github.com/owl?tab=repositories', 'github.com/owl'],
    ['GitHub', 'https://github.com/owl/nest', 'github.com/owl/nest'],
    ['GitHub', 'https://gist.github.com/owl', 'gist.github.com/owl'],
    ['Discord Invite', 'https://discord.gg/owls', 'discord.gg/owls'],
    ['Discord Invite', 'https://discord.com/invite/owls', 'discord.gg/owls'],
    ['Discord Invite', 'discordapp.com/invite/owls', 'discord.gg/owls'],
    ['Discord Invite', 'https://discord.com/users/12', 'discord.com/users/12'],
    ['YouTube', 'https://m.youtube.com/@owls/videos', 'youtube.com/@owls'],
    ['YouTube', 'youtube.com/channel/UC12', 'youtube.com/channel/UC12'],
    ['YouTube', 'https://youtu.be/abc?si=x', 'youtu.be/abc?si=x'],
    ['YouTube', 'https://www.youtube.com/watch?v=abc', 'youtube.com/watch?v=abc'],
    ['TikTok', 'https://www.tiktok.com/@owl?lang=en', 'tiktok.com/@owl'],
    ['TikTok', 'https://vm.tiktok.com/ZM1/', 'vm.tiktok.com/ZM1'],
    ['TikTok', 'https://m.tiktok.com/@owl/video/1', 'tiktok.com/@owl/video/1'],
    ['Twitch', 'https://m.twitch.tv/owl', 'twitch.tv/owl'],
    ['OnlyFans', 'https://onlyfans.com/owl', 'onlyfans.com/owl'],
    ['WhatsApp', 'https://wa.me/+491701234567?text=hi', 'wa.me/491701234567'],
    ['WhatsApp', 'https://api.whatsapp.com/send?text=a&phone=%2B491701234567', 'wa.me/491701234567'],
    ['WhatsApp', 'whatsapp://send?phone=491701234567', 'wa.me/491701234567'],
    ['WhatsApp', 'https://chat.whatsapp.com/AbC', 'chat.whatsapp.com/AbC'],
  ] as const)('[BX-30] %s of a pasted %s is %s', (label, handle, link) => {
    expect(expandCommonLink(label, handle)).toEqual({ ok: true, value: link })
    // A pasted address says itself whether it is a person's or a company's.
    if (handle.includes('/'))
      expect(expandCommonLink(label, handle, 'company')).toEqual({ ok: true, value: link })
  })

  test.each([
    ['Twitter', 'javascript:alert(1)', 'HandleIsMalformed'],
    ['Twitter', 'JavaScript://twitter.com/%0aalert(1)', 'HandleIsMalformed'],
    ['Twitter', 'data:text/html,owl', 'HandleIsMalformed'],
    ['Twitter', 'mailto:owl@owls.example', 'HandleIsMalformed'],
    ['Twitter', 'https://twitter.com@evil.example/owl', 'HandleIsMalformed'],
    ['Twitter', 'https://owl:secret@twitter.com/owl', 'HandleIsMalformed'],
    ['Twitter', 'https://twitter.com:8080/owl', 'HandleIsMalformed'],
    ['Twitter', 'https://twitter.com\\@evil.example/owl', 'HandleIsMalformed'],
    ['Twitter', 'https://twitter.com.evil.example/owl', 'LinkIsOfAnotherService'],
    ['Twitter', 'twitter.com.evil.example/owl', 'LinkIsOfAnotherService'],
    ['Twitter', 'https://tw\u0456tter.com/owl', 'LinkIsOfAnotherService'],
    ['Twitter', 'https://xn--twtter-5va.com/owl', 'LinkIsOfAnotherService'],
    ['Twitter', 'https://tvvitter.com/owl', 'LinkIsOfAnotherService'],
    ['Twitter', 'https://github.com/owl', 'LinkIsOfAnotherService'],
    ['Telegram', 'https://evil-t.me/owl', 'LinkIsOfAnotherService'],
    ['Twitter', 'owl.example', 'HandleIsMalformed'],
    ['Twitter', 'the owl', 'HandleIsMalformed'],
    ['Twitter', '@owl@owls.example', 'HandleIsMalformed'],
    ['Twitter', '\u043Ewl', 'HandleIsMalformed'],
    ['Twitter', 'https://x.com/<script>', 'HandleIsMalformed'],
    ['GitHub', '../evil', 'LinkIsOfAnotherService'],
    ['GitHub', 'owl#evil', 'HandleIsMalformed'],
    ['GitHub', 'x'.repeat(200), 'HandleIsMalformed'],
    ['WhatsApp', 'https://wa.me/', 'InputIsIncomplete'],
    ['WhatsApp', 'https://api.whatsapp.com/send?phone=owl', 'HandleIsNotANumber'],
    ['LinkedIn', 'https://www.linkedin.com/', 'InputIsIncomplete'],
  ] as const)('[BX-30] %s refuses %s: %s', (label, handle, code) => {
    expect(expandCommonLink(label, handle)).toEqual({ ok: false, code })
  })

  test('[BX-30] whatever is typed, what is kept leads to a host of the service, or it is refused', () => {
    const hosts: Readonly<Record<string, RegExp>> = {
      'Discord Invite': /^(?:discord\.gg|(?:canary\.|ptb\.)?discord(?:app)?\.com)$/,
      Facebook: /^(?:facebook\.com|fb\.com|fb\.me|fb\.watch|m\.me|messenger\.com)$/,
      GitHub: /^(?:gist\.)?github\.com$/,
      Instagram: /^(?:instagram\.com|instagr\.am|ig\.me)$/,
      LinkedIn: /^(?:linkedin\.com|lnkd\.in)$/,
      OnlyFans: /^onlyfans\.com$/,
      Telegram: /^(?:t\.me|telegram\.me|telegram\.dog|(?:web\.)?telegram\.org)$/,
      TikTok: /^(?:v[mt]\.)?tiktok\.com$/,
      Twitch: /^(?:clips\.)?twitch\.tv$/,
      Twitter: /^(?:twitter\.com|x\.com|t\.co)$/,
      WhatsApp: /^(?:wa\.me|(?:(?:api|web|chat)\.)?whatsapp\.com)$/,
      YouTube: /^(?:(?:music\.|studio\.)?youtube\.com|youtu\.be)$/,
    }
    const part = fc.oneof(
      fc.constantFrom(
        'https://',
        'http:',
        '//',
        'www.',
        'm.',
        'x.com',
        't.me',
        'evil.example',
        '@',
        ':',
        '/',
        '?',
        '#',
      ),
      fc.constantFrom('owl', 'in', 'invite', 'phone=49170123456', 'javascript:', '\\', '.', '..', '%2F', 'ο'),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(...commonLinkLabels.map((label) => label.toLowerCase())),
    )
    const typed = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...commonLinkLabels), typed, (label, text) => {
        const link = expandCommonLink(label, text)
        if (!link.ok) return
        const url = new URL(webLink(link.value) ?? 'none:')
        expect(url.protocol).toBe('https:')
        expect(url.username + url.password + url.port).toBe('')
        expect(url.hostname).toMatch(hosts[label]!)
      }),
      { numRuns: 3_000 },
    )
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
