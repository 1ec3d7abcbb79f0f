import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatSettings, parseSettings } from './settings'

const nothing = {
  theme: null,
  language: null,
  network: null,
  opensExplorer: null,
  rate: null,
  slippage: null,
  minutes: null,
  blocks: null,
  endpoints: new Map(),
}

describe('[UI-05] stored settings', () => {
  it('come back as they were stored', () => {
    const settings = {
      theme: 'night',
      language: 'cn',
      network: 'local',
      opensExplorer: false,
      rate: 'SGD',
      slippage: 0n,
      minutes: 30n,
      blocks: 40n,
      endpoints: new Map([
        ['mainnet', 'https://node.example/rpc'],
        ['local', 'http://127.0.0.1:5555/'],
      ]),
    } as const
    expect(parseSettings(formatSettings(settings))).toEqual(settings)
  })

  it('are "not chosen" when storage is empty or holds junk', () => {
    for (const junk of [
      null,
      '',
      '{',
      'null',
      '42',
      '"night"',
      '[]',
      '{"theme":["night"],"language":"de"}',
    ]) {
      expect(parseSettings(junk)).toEqual(nothing)
    }
  })

  it('drop what is malformed and keep the rest', () => {
    const stored = JSON.stringify({
      theme: 'night',
      network: '__proto__',
      opensExplorer: 'no',
      rate: 'usd',
      slippage: '10000',
      minutes: 30,
      blocks: 40,
      endpoints: {
        mainnet: 'javascript:alert(1)',
        testnet: 'https://t.example',
        'Bad Id': 'https://x.example',
        local: 7,
      },
    })
    expect(parseSettings(stored)).toEqual({
      ...nothing,
      theme: 'night',
      endpoints: new Map([['testnet', 'https://t.example']]),
    })
  })

  it('never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const settings = parseSettings(stored)
        expect(parseSettings(formatSettings(settings))).toEqual(settings)
      }),
    )
  })
})
