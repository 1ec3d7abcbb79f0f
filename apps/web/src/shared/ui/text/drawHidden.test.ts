import { expect, test } from 'vitest'
import { drawHidden } from './drawHidden'
import { nameInText, nameParts } from './nameParts'

test.each([
  ['ali\u200Bce', 'ali□ce'],
  ['ali\u00ADce', 'ali□ce'],
  ['ali\u202Ece', 'ali□ce'],
  ['ali\u2800ce', 'ali□ce'],
  ['ali\u3164ce', 'ali□ce'],
  ['alice\uFE0F', 'alice□'],
  ['ali\u{E0061}ce', 'ali□ce'],
  ['alice', 'alice'],
  ['👩\u200D💻', '👩\u200D💻'],
  ['❤\uFE0F', '❤\uFE0F'],
  ['👍🏽', '👍🏽'],
  ['1\uFE0F\u20E3', '1\uFE0F\u20E3'],
  ['👩\u200D', '👩□'],
  ['🇨🇭', '🇨🇭'],
])('[BX-07] %j is drawn %j', (text, drawn) => {
  expect(drawHidden(text)).toBe(drawn)
})

test('[BX-07] a name is drawn so everywhere, and is read out as it is', () => {
  expect(nameInText('ali\u200Bce.ssi')).toBe('ali□ce.ssi')
  expect(nameParts('defi@ali\u200Bce.ssi')).toMatchObject({ domain: 'ali□ce', shortened: true })
})
