import type { Hex } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { checkDeactivation } from './deactivation'

const key: Hex = `0x02${'11'.repeat(32)}`
const wallet = (change: Partial<Parameters<typeof checkDeactivation>[0]> = {}) => ({
  did: 'did:tyron:zil:isol:00',
  version: 'DIDxWALLET_7.0.0',
  status: 'Created' as const,
  verificationMethods: new Map([['update', key]]),
  dkms: new Map([['update', 'AAAA']]),
  ...change,
})

describe('checkDeactivation', () => {
  it('lets a wallet end whose signing key somebody keeps', () => {
    expect(checkDeactivation(wallet())).toBeNull()
    expect(checkDeactivation(wallet({ status: 'Updated' }))).toBeNull()
  })

  it.each([
    ['Deployed', 'NotCreated'],
    ['Locked', 'DidLocked'],
    ['Deactivated', 'DidDeactivated'],
    ['Recovered', 'DidRecovered'],
  ] as const)('does not in status %s', (status, code) => {
    expect(checkDeactivation(wallet({ status }))).toBe(code)
  })

  it('does not before there is a DID', () => {
    expect(checkDeactivation(wallet({ did: '' }))).toBe('NotCreated')
  })

  it('asks for the key that the version signs with, and for its private half', () => {
    expect(checkDeactivation(wallet({ dkms: new Map([['update', 'none']]) }))).toBe('SigningKeyNotKept')
    expect(checkDeactivation(wallet({ verificationMethods: new Map() }))).toBe('NoSigningKey')
    const older = wallet({ version: 'xwallet-5.3.0' })
    expect(checkDeactivation(older)).toBe('NoSigningKey')
    const withRecovery = {
      ...older,
      verificationMethods: new Map([['recovery', key]]),
      dkms: new Map([['recovery', 'AAAA']]),
    }
    expect(checkDeactivation(withRecovery)).toBeNull()
    expect(checkDeactivation({ ...withRecovery, version: 'xwallet-5.4.0' })).toBe('NoSigningKey')
  })
})
