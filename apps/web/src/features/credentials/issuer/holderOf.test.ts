import { expect, it } from 'vitest'
import { requireSame } from './holderOf'

const did = `did:tyron:zil:isol:${'1'.repeat(40)}`
const holder = { address: `0x${'1'.repeat(40)}`, name: 'alice.ssi', did, agreementKey: '0x02' } as const

it('a holder is the same by document and key, and no other way', () => {
  const changed = expect.objectContaining({ code: 'HolderChanged' }) as Error
  expect(() => requireSame(holder, { ok: true, value: { ...holder } })).not.toThrow()
  expect(() => requireSame(holder, { ok: true, value: { ...holder, agreementKey: '0x03' } })).toThrow(changed)
  expect(() => requireSame(holder, { ok: true, value: { ...holder, did: did.replace('1', '2') } })).toThrow(
    changed,
  )
  for (const code of ['noDocument', 'closed', 'noKey'] as const)
    expect(() => requireSame(holder, { ok: false, code })).toThrow(changed)
})
