import { describe, expect, it } from 'vitest'
import { parseSite } from './parseSite'

describe('parseSite', () => {
  it('reads what the server wrote', () => {
    const written = {
      host: 'tyto.test',
      network: 'local',
      local: { registry: '0x00' },
      mainIssuer: 'kyc',
      logos: '/-/logos/{address}',
      social: ['https://t.me/owls', 'https://www.linkedin.com/company/owls'],
    }
    expect(parseSite(JSON.stringify(written))).toEqual(written)
  })

  it('falls back where something is missing or malformed', () => {
    const unsaid = { host: 'tyto.example', network: 'mainnet', local: null, mainIssuer: null, logos: null }
    const fallback = { ...unsaid, social: [] }
    for (const content of [undefined, null, '', '{', '[]', 'null', '{"host":7,"network":""}']) {
      expect(parseSite(content)).toEqual(fallback)
    }
  })

  it('takes places elsewhere at https addresses alone', () => {
    const social = [
      'https://t.me/owls',
      'javascript:alert(1)',
      'http://t.me/owls',
      'https://',
      7,
      '//t.me/owls',
      'https://t.me@owls.example/',
      'https://t.me/ owls',
      `https://t.me/${'o'.repeat(2_000)}`,
    ]
    expect(parseSite(JSON.stringify({ social })).social).toEqual(['https://t.me/owls'])
    expect(parseSite(JSON.stringify({ social: 'https://t.me/owls' })).social).toEqual([])
  })
})
