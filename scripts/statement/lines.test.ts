import type { ComparedFact, StatedFact } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { factLine, plain } from './lines'

const source = { endpoint: 'https://node.example', fromBlock: '7', toBlock: '7' }
const account = {
  base16: '0x0000000000000000000000000000000000000001',
  bech32: 'zil1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpxquarl',
} as const

function documentOf(did: string): StatedFact {
  const value = { did, version: '', status: null, document: null }
  return { fact: 'document', of: account, about: null, ...source, value }
}

describe('plain', () => {
  it.each([
    ['alice.ssi', 'alice.ssi'],
    ['каролина 小猫', 'каролина 小猫'],
    ['\u001b[2J\u001b[31mred', '\\u{1b}[2J\\u{1b}[31mred'],
    ['\u009b2J', '\\u{9b}2J'],
    ['a\r\nsame  all\u0007', 'a\\u{d}\\u{a}same  all\\u{7}'],
    ['ab\u202ecd\u2066\u200b\ufeff', 'ab\\u{202e}cd\\u{2066}\\u{200b}\\u{feff}'],
    ['\u2028\u2029', '\\u{2028}\\u{2029}'],
    ['\ud800', '\\u{d800}'],
    ['\u{e0041}', '\\u{e0041}'],
  ])('%j', (text, shown) => {
    expect(plain(text)).toBe(shown)
  })
})

describe('factLine', () => {
  it('keeps to one line what a contract says', () => {
    const compared: ComparedFact = {
      before: documentOf('did:\u001b[2J\nsame all'),
      now: documentOf('did'),
      kind: 'differs',
    }
    expect(factLine(compared)).not.toMatch(/[\p{C}]/u)
  })

  it('shows of long values the part that differs, and no more than a line of it', () => {
    const compared: ComparedFact = {
      before: documentOf(`${'a'.repeat(100_000)}then${'b'.repeat(100_000)}`),
      now: documentOf(`${'a'.repeat(100_000)}now${'b'.repeat(100_000)}`),
      kind: 'differs',
    }
    const line = factLine(compared)
    expect(line.length).toBeLessThan(700)
    expect(line).toContain('athenb')
    expect(line).toContain('anowb')
  })

  it('says why something was not read', () => {
    const unknown = { code: 'RpcNodeError', reason: 'no\u0007t today' } as const
    const nowhere = { endpoint: null, fromBlock: null, toBlock: null }
    const now: StatedFact = { fact: 'document', of: account, about: null, ...nowhere, unknown }
    const line = factLine({ before: documentOf(''), now, kind: 'unread' })
    expect(line).toBe(`unread   document, ${account.bech32}: could not be read now. no\\u{7}t today`)
  })
})
