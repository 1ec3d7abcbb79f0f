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
    }
    expect(parseSite(JSON.stringify(written))).toEqual(written)
  })

  it('falls back where something is missing or malformed', () => {
    const fallback = { host: 'tyto.example', network: 'mainnet', local: null, mainIssuer: null, logos: null }
    for (const content of [undefined, null, '', '{', '[]', 'null', '{"host":7,"network":""}']) {
      expect(parseSite(content)).toEqual(fallback)
    }
  })
})
