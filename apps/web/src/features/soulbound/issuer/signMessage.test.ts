import type { StorageWallet } from '@tyto/chain'
import { isIssuerSignature, type Name } from '@tyto/identity'
import { bytesToHex, publicKeyOf, type Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import type { Signing } from '../../../shared/keys/signForWallet'
import { issuedFor } from '../issuedCodes'
import { signMessage } from './signMessage'

const wallet: Address = `0x${'33'.repeat(20)}`
const privateKey = new Uint8Array(32).fill(7)
const key = bytesToHex(publicKeyOf(privateKey))
const issuer = { domain: 'bank', keyId: 'sbt', key, encryptedKey: 'sealed' }
const to: Name = { domain: 'holder', subdomain: 'sbt', topLevel: 'ssi' }
const version = 'SBTxWALLET_2.2.0'

/** A node whose wallet holds this message, at this nonce. */
function chainWith(message: string, nonce: string): Signing {
  const fields: Readonly<Record<string, unknown>> = {
    version,
    ivms101: { bank: message },
    credential_nonces: { bank: nonce },
  }
  const request = async (method: string, [, field]: readonly unknown[]) => {
    await Promise.resolve()
    if (method !== 'GetSmartContractSubState') return []
    const name = String(field)
    return Object.hasOwn(fields, name) ? { [name]: fields[name] } : null
  }
  const decrypt = async () => Promise.resolve({ ok: true, value: bytesToHex(privateKey).slice(2) })
  return {
    client: { request } as unknown as Signing['client'],
    network: { chainId: 222 },
    storage: { decrypt } as unknown as StorageWallet,
  }
}

const signing = (message: string, nonce: string) =>
  signMessage(
    { held: { address: wallet, nonce: 4n }, message: 'sealed', issuer, to },
    chainWith(message, nonce),
  )

it('[BX-27] an issuer signs the message that was read, for its holder, at its nonce', async () => {
  const { signature, ...told } = await signing('sealed', '4')
  expect(told).toMatchObject({ holder: to, wallet, issuer: 'bank', keyId: 'sbt', chainId: 222 })
  const credential = { issuer: 'bank', issuerDomain: 'sbt', message: 'sealed' }
  const isFor = (nonce: bigint) =>
    isIssuerSignature(signature, key, credential, { address: wallet, version, chainId: 222, nonce })
  expect([isFor(4n), isFor(5n)]).toEqual([true, false])
  // The holder mints it for that message, and for no later one.
  const issued = { signature, ...told }
  expect([issuedFor(issued, 'sealed'), issuedFor(issued, 'another'), issuedFor(null, 'sealed')]).toEqual([
    issued,
    null,
    null,
  ])
})

it.each([
  ['another message', 'another', '4'],
  ['the same message, sent once more', 'sealed', '5'],
])('[BX-27] and nothing where the holder has sent %s', async (_, message, nonce) => {
  await expect(signing(message, nonce)).rejects.toMatchObject({ code: 'SoulboundMessageChanged' })
})
