import { domainId, formatRecoveryKit, type RecoveryKit } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { openKit } from './openKit'

const address: Address = `0x${'11'.repeat(20)}`
const record = { address, guardians: [domainId('bruno'), domainId('carol')] }
const guardian = (domain: string) => ({ hash: domainId(domain), domain })
const kit: RecoveryKit = {
  network: 'local',
  name: { domain: 'alice', subdomain: '', topLevel: 'ssi' },
  wallet: address,
  did: '',
  walletVersion: 'DIDxWALLET_7.0.0',
  guardians: [guardian('bruno'), { hash: domainId('carol'), domain: null }],
  madeAt: '2026-11-22T00:00:00Z',
}
const open = (change: Partial<RecoveryKit> = {}) => {
  const text = formatRecoveryKit({ ...kit, ...change }, [])
  return openKit({ size: text.length, text: () => Promise.resolve(text) }, 'local', record)
}

describe('a recovery kit that is opened', () => {
  it('tells the names of guardians of this wallet, each once', async () => {
    const guardians = [guardian('bruno'), guardian('bruno'), guardian('carol')]
    expect(await open({ guardians })).toEqual({
      ok: true,
      value: { kind: 'own', domains: ['bruno', 'carol'] },
    })
  })

  it('tells nothing of who guards this wallet no more, or never did', async () => {
    const guardians = [guardian('mallory'), guardian('bruno')]
    expect(await open({ guardians })).toEqual({ ok: true, value: { kind: 'own', domains: ['bruno'] } })
  })

  it('tells nothing where it is for another wallet or network', async () => {
    const other = { ok: true, value: { kind: 'other', name: 'alice.ssi' } }
    expect(await open({ wallet: `0x${'22'.repeat(20)}` })).toEqual(other)
    expect(await open({ network: 'mainnet' })).toEqual(other)
  })

  it('is called unreadable where the browser cannot read it, and is not read where it is too long', async () => {
    const text = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    expect(await openKit({ size: 9, text }, 'local', record)).toEqual({ ok: false, code: 'KitIsUnreadable' })
    expect(await openKit({ size: 1e9, text }, 'local', record)).toEqual({
      ok: false,
      code: 'KitIsMalformed',
    })
  })
})
