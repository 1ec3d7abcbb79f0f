import { createHash } from 'node:crypto'
import { bytesToHex, type Address, type Hex } from '@tyto/primitives'
import { expect, test } from 'vitest'
import {
  addAddress,
  addKey,
  addLink,
  documentMessage,
  guardiansMessage,
  lockMessage,
  recoveryMessage,
} from '../index'
import { drillMessage } from './drillMessage'
import { olderCredentialMessage } from './olderMessage'
import { credentialMessage, travelRuleMessage } from './walletMessage'

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

test('a message is made as the head of DidWallet.scilla says', () => {
  const wallet = `0x${'11'.repeat(20)}` as const
  const key = `0x02${'22'.repeat(32)}` as const
  const address = `0x${'33'.repeat(20)}` as const
  const verificationMethod = sha256(
    sha256('VerificationMethod'),
    sha256('Add'),
    sha256('auth'),
    sha256(Buffer.from(key.slice(2), 'hex')),
    sha256('none'),
  )
  const chain = sha256(sha256('Other'), sha256(Buffer.from(address.slice(2), 'hex')))
  const service = sha256(
    sha256('Service'),
    sha256('Add'),
    sha256('bitcoin'),
    sha256(sha256('Address'), chain),
  )
  const expected = sha256(
    sha256('tyto:v7:DidUpdate'),
    Buffer.from('0000014d', 'hex'), // 333
    Buffer.from('11'.repeat(20), 'hex'),
    Buffer.from('00'.repeat(15) + '07', 'hex'),
    sha256(sha256('List'), verificationMethod, service),
  )
  const document = [addKey('auth', key, 'none'), addAddress('bitcoin', address, 'Other')]
  const message = documentMessage('DidUpdate', document, { chainId: 333, wallet, nonce: 7n })
  expect(bytesToHex(message)).toBe(`0x${expected.toString('hex')}`)
})

const wallet: Address = `0x${'11'.repeat(20)}`
const head = (transition: string): Buffer =>
  Buffer.concat([
    sha256(`tyto:v7:${transition}`),
    Buffer.from('0000014d', 'hex'),
    Buffer.from('11'.repeat(20), 'hex'),
    Buffer.from(`${'00'.repeat(15)}07`, 'hex'),
  ])
const scope = { chainId: 333, wallet, nonce: 7n }
const bytes = (hex: Hex): Buffer => Buffer.from(hex.slice(2), 'hex')
const guardians: Hex[] = [`0x${'aa'.repeat(32)}`, `0x${'bb'.repeat(32)}`]
const newController: Address = `0x${'44'.repeat(20)}`
const rule = { issuer: 'bank', message: 'sealed' }

test.each<[what: string, make: () => Uint8Array, expected: Buffer]>([
  [
    'a link',
    () => documentMessage('DidUpdate', [addLink('github', 'GitHub#000#000#', 'github.com/alice')], scope),
    sha256(
      head('DidUpdate'),
      sha256(
        sha256('List'),
        sha256(
          sha256('Service'),
          sha256('Add'),
          sha256('github'),
          sha256(sha256('Uri'), sha256('GitHub#000#000#'), sha256('Https'), sha256('github.com/alice')),
        ),
      ),
    ),
  ],
  [
    'guardians',
    () => guardiansMessage(guardians, scope),
    sha256(
      head('ConfigureSocialRecovery'),
      sha256(sha256('List'), ...guardians.map((guardian) => sha256(bytes(guardian)))),
    ),
  ],
  [
    'a recovery',
    () => recoveryMessage(newController, scope),
    sha256(head('DidSocialRecovery'), sha256(bytes(newController))),
  ],
  ['a lock', () => lockMessage(scope), sha256(head('Lock'))],
  [
    'a travel rule',
    () => travelRuleMessage(rule, scope),
    sha256(head('Ivms101'), sha256('bank'), sha256('sealed')),
  ],
  [
    'a credential',
    () => credentialMessage({ ...rule, issuerDomain: 'domain' }, scope),
    sha256(head('Verifiable_Credential'), sha256('bank'), sha256('domain'), sha256('sealed')),
  ],
  [
    'a drill, which no contract takes',
    () => drillMessage(guardians[0]!),
    sha256(sha256('tyto:drill:DidSocialRecovery'), bytes(guardians[0]!)),
  ],
  ['a message for an older wallet', () => olderCredentialMessage('sealed'), sha256('sealed')],
])('%s: the digests of its parts, in their order', (_, make, expected) => {
  expect(bytesToHex(make())).toBe(`0x${expected.toString('hex')}`)
})
