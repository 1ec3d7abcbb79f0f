import { describe, expect, it } from 'vitest'
import { walletPagePath } from './walletPagePath'

describe('walletPagePath', () => {
  it.each([
    ['did', '/alice.ssi'],
    ['defi', '/alice.ssi/defix'],
    ['staking', '/alice.ssi/zil'],
    ['soulbound', '/alice.ssi/sbt'],
    ['airdrop', '/alice.ssi/airx'],
    ['xpoints', '/xpoints'],
    ['other', '/resolvedAddress'],
  ] as const)('[RT-05] of a %s wallet is %s', (kind, path) => {
    expect(walletPagePath({ subdomain: '', domain: 'alice', topLevel: 'ssi' }, kind)).toBe(path)
  })
})
