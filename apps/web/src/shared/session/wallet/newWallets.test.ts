import { describe, expect, it } from 'vitest'
import { forgetNewWallet, keepNewWallet, parseNewWallet, type NewWallet } from './newWallets'

const wallet: NewWallet = {
  network: 'local',
  address: `0x${'ab'.repeat(20)}`,
  owner: `0x${'cd'.repeat(20)}`,
  domain: 'alice',
  kind: 'soulbound',
  subdomain: 'sbt',
  nft: 'nessy',
}

describe('[SD-02] a new wallet that is no subdomain yet', () => {
  it('is read back as it was kept', () => {
    expect(parseNewWallet(JSON.stringify(wallet))).toEqual(wallet)
    expect(parseNewWallet(JSON.stringify({ ...wallet, nft: null }))).toEqual({ ...wallet, nft: null })
  })

  it('is none where the text is junk', () => {
    const wrong = [
      null,
      '',
      '[]',
      'null',
      '{}',
      ...Object.keys(wallet).map((key) => JSON.stringify({ ...wallet, [key]: 5 })),
      JSON.stringify({ ...wallet, kind: 'did' }),
      JSON.stringify({ ...wallet, address: '0x12' }),
      JSON.stringify({ ...wallet, subdomain: 'x'.repeat(401) }),
    ]
    for (const text of wrong) expect(parseNewWallet(text), String(text)).toBeNull()
  })

  it('can be kept and forgotten where there is no storage at all', () => {
    expect(() => {
      keepNewWallet(wallet)
      keepNewWallet(wallet)
      forgetNewWallet(wallet)
    }).not.toThrow()
  })
})
