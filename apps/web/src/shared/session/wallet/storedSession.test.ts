import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatStoredSession, noSession, parseStoredSession } from './storedSession'

const address = '0x00000000000000000000000000000000000000aa'
const alice = { subdomain: '', domain: 'alice', topLevel: 'ssi' } as const

describe('[SS-08] a stored session', () => {
  it('comes back as it was stored', () => {
    for (const login of [
      null,
      { network: 'local', address, name: alice },
      { network: 'mainnet', address, name: null },
    ] as const) {
      const session = { wallet: 'local', storage: true, login } as const
      expect(parseStoredSession(formatStoredSession(session))).toEqual(session)
    }
  })

  it('is nothing where storage is empty or holds junk', () => {
    for (const junk of [
      null,
      '',
      '{',
      'null',
      '7',
      '[]',
      '"zilpay"',
      '{"wallet":"__proto__","storage":"true","login":"alice.ssi"}',
    ]) {
      expect(parseStoredSession(junk)).toEqual(noSession)
    }
  })

  it('keeps what is sound of it, and no log-in that is not whole', () => {
    const stored = (login: unknown) => JSON.stringify({ wallet: 'zilpay', storage: 1, login })
    const { login: _, ...sound } = { ...noSession, wallet: 'zilpay' as const }
    for (const login of [
      { network: 'local', name: 'alice.ssi' },
      { network: 'devnet', address, name: 'alice.ssi' },
      { network: 'local', address: `${address}00`, name: null },
      { network: 'local', address, name: 'a.b.c' },
      { network: 'local', address, name: 'a'.repeat(10_000) },
      { network: 'local', address },
    ]) {
      expect(parseStoredSession(stored(login)), JSON.stringify(login).slice(0, 80)).toEqual({
        ...sound,
        login: null,
      })
    }
  })

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const session = parseStoredSession(stored)
        expect(parseStoredSession(formatStoredSession(session))).toEqual(session)
      }),
    )
  })
})
