import type { Resolution } from '@tyto/chain'
import type { Name, SigningWallet } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkPairs } from './checkSignatures'

const address: Address = `0x${'a1'.repeat(20)}`
const idOf = (domain: string): Hex => `0x${createHash('sha256').update(domain).digest('hex')}`
const wallet: SigningWallet = {
  address,
  version: 'DIDxWALLET_7.0.0',
  did: 'did:tyron:zil:isol:a1',
  chainId: 222,
  documentNonce: 1n,
  recoveryNonce: 2n,
  lockNonce: 3n,
}
/** A point of the curve, so a key; nobody here has its private half. */
const key: Hex = '0x0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
const signature = `0x${'01'.repeat(64)}`

/** Where each guardian's domain leads, as the registry would say it. */
const leads: Readonly<Record<string, (name: Name) => Resolution>> = {
  gone: (name) => ({ kind: 'free', name }),
  empty: (name) => ({ kind: 'uninitialized', name }),
  keyless: (name) => found(name, new Map()),
  keyed: (name) => found(name, new Map([['socialrecovery', key]])),
}

function found(name: Name, verificationMethods: ReadonlyMap<string, Hex>): Resolution {
  const identity = { verificationMethods } as never
  return {
    kind: 'found',
    name,
    address,
    wallet: identity,
    identity,
    registry: { owner: address, did: address },
  }
}

const check = (...pairs: readonly (readonly [guardian: string, signature: string])[]) =>
  checkPairs(
    pairs.map(([guardian, text]) => ({ guardian, signature: text })),
    {
      wallet,
      guardians: Object.keys(leads).map(idOf),
      asked: { kind: 'recovery', newController: address },
      resolve: async (name) => leads[name.domain]!(name),
    },
  )

it.each([
  ['gone', signature, 'GuardianNotFound'],
  ['empty', signature, 'GuardianHasNoKey'],
  ['keyless.did', signature, 'GuardianHasNoKey'],
  ['Keyed.ssi', signature, 'SignatureIsWrong'],
  ['keyed', signature.slice(2), 'SignatureLacksPrefix'],
  ['keyed', signature.slice(0, -2), 'SignatureIsMalformed'],
  ['stranger', signature, 'GuardianIsUnknown'],
  ['sub@keyed.ssi', signature, 'GuardianIsNoDomain'],
  ['', signature, 'InputIsIncomplete'],
] as const)('[SR-05] the pair of %s and %s is refused: %s', async (guardian, text, code) => {
  expect(await check([guardian, text])).toEqual([{ kind: 'refused', code }])
})

it('[SR-05] a line that is empty names nobody, one without a signature waits, and a name counts once', async () => {
  expect(await check(['', ''], ['keyed', ' '], ['keyed.did', signature])).toEqual([
    { kind: 'unnamed' },
    { kind: 'waiting' },
    { kind: 'refused', code: 'GuardianIsRepeated' },
  ])
})
