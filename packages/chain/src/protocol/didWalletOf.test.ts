import type { DidRecord, Name } from '@tyto/identity'
import { parseAddress, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { didWalletOf, identityOf } from './didWalletOf'
import type { FoundName } from './resolveName'

const addressOf = (digit: string): Address => {
  const read = parseAddress(`0x${digit.repeat(40)}`)
  if (!read.ok) throw new Error(digit)
  return read.value
}
const walletAt = (digit: string, version: string): DidRecord =>
  ({ address: addressOf(digit), version }) as DidRecord
const name = (subdomain: string, topLevel: Name['topLevel'] = 'ssi'): Name => ({
  subdomain,
  domain: 'fern',
  topLevel,
})
const found = (of: Partial<FoundName>): FoundName => ({
  kind: 'found',
  name: name(''),
  address: addressOf('1'),
  wallet: null,
  identity: null,
  registry: { owner: addressOf('1'), did: addressOf('1') },
  ...of,
})

describe('the identity behind a name', () => {
  const did = walletAt('1', 'DIDxWALLET_7.0.0')
  const zil = walletAt('2', 'ZILxWALLET_1.0.0')

  it('[BX-27] is its own where it leads to a DID wallet, whatever the domain has', () => {
    const work = walletAt('3', 'DIDxWALLET_7.0.0')
    const own = identityOf(found({ name: name('work'), wallet: work, identity: did }))
    expect(own).toEqual({ name: name('work'), record: work })
  })

  it('[BX-27] is that of its domain under .ssi, where that leads to it', () => {
    const own = identityOf(found({ name: name('zil'), wallet: zil, identity: did }))
    expect(own).toEqual({ name: name(''), record: did })
  })

  it('[BX-27] is that of its domain under .did, where .ssi leads elsewhere', () => {
    const registry = { owner: zil.address, did: did.address }
    for (const wallet of [zil, null])
      expect(identityOf(found({ wallet, identity: did, registry }))).toEqual({
        name: name('', 'did'),
        record: did,
      })
  })

  it('is none where no DID wallet stands there', () => {
    expect(identityOf(found({ wallet: zil }))).toBeNull()
    expect(identityOf(found({ wallet: zil, identity: zil }))).toBeNull()
  })
})

describe('the DID wallet of a name', () => {
  const [one, other] = [walletAt('1', 'DIDxWALLET_7.0.0'), walletAt('2', 'DIDxWALLET_6.0.0')]
  const zil = walletAt('3', 'ZILxWALLET_1.0.0')

  it.each([
    ['the one that it leads to, where its .did is another one', one, other, one],
    ['that of its .did, where it leads to another kind of wallet', zil, other, other],
    ['that of its .did, where it leads to a plain account', null, other, other],
    ['none, where neither is there', null, null, null],
    ['none, where neither is a DID wallet', zil, walletAt('4', 'ZILxWALLET_1.0.0'), null],
    ['none, where it leads to a plain account and its .did to another kind of wallet', null, zil, null],
  ])('is %s', (_, wallet, identity, is) => {
    expect(didWalletOf(found({ wallet, identity }))).toBe(is)
  })
})
