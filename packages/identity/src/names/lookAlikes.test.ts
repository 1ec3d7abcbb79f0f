import { describe, expect, it } from 'vitest'
import { lookAlikes } from './lookAlikes'

describe('lookAlikes', () => {
  const of = (domain: string, subdomain = '') => lookAlikes({ domain, subdomain })

  it('says nothing of plain names in one script', () => {
    for (const domain of ['alice', 'сова', 'ångström', '東京タワーの', '한국漢字', 'a1-b2_c3', '😀😀'])
      expect(of(domain)).toEqual([])
    expect(of('сова', 'defi')).toEqual([])
  })

  it('flags letters that could be written otherwise, mixed scripts and what cannot be seen', () => {
    expect(of('e\u0301cole')).toEqual(['NotNfc'])
    expect(of('аlice')).toEqual(['MixedScripts'])
    expect(of('ali\u200Bce')).toEqual(['ZeroWidth'])
    expect(of('alice\uFE0F')).toEqual(['ZeroWidth'])
    expect(of('tokyoタワー')).toEqual(['MixedScripts'])
    expect(of('alice', 'dеfi')).toEqual(['MixedScripts'])
  })

  it('ends with long names', () => {
    expect(of('аa\u200B'.repeat(10_000))).toEqual(['MixedScripts', 'ZeroWidth'])
  })
})
