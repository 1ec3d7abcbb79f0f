import type { Resolution } from '@tyto/chain'
import {
  domainId,
  messageToSign,
  signingRequestOf,
  type DidRecord,
  type Name,
  type RecoveryAnswer,
  type SigningRequest,
} from '@tyto/identity'
import { bytesToHex, publicKeyOf, sha256, signSchnorr, utf8ToBytes, type Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import type { Recovery } from '../checkSignatures'
import { tallyAnswers } from './tallyAnswers'

const newController: Address = `0x${'22'.repeat(20)}`
const wallet = {
  address: `0x${'11'.repeat(20)}`,
  version: 'DIDxWALLET_7.0.0',
  did: '',
  chainId: 222,
  documentNonce: 0n,
  recoveryNonce: 3n,
  lockNonce: 0n,
} as const
const keyOf = (label: string) => sha256(utf8ToBytes(label))
const name: Name = { domain: 'alice', subdomain: '', topLevel: 'ssi' }
const request = {
  isDrill: false,
  chainId: 222,
  name,
  wallet: wallet.address,
  newController,
  nonce: 3n,
  lastBlock: 9n,
}
const asked = signingRequestOf(request)

/** Every guardian signs with a key of their own name; carol2 has the key of carol. */
function recovery(guardians: readonly string[]): Recovery {
  const resolve = (found: Name): Promise<Resolution> => {
    const publicKey = bytesToHex(publicKeyOf(keyOf(found.domain.replace('2', ''))))
    const identity = { verificationMethods: new Map([['socialrecovery', publicKey]]) } as unknown as DidRecord
    const registry = { owner: wallet.address, did: wallet.address }
    return Promise.resolve({
      kind: 'found',
      name: found,
      address: wallet.address,
      wallet: identity,
      identity,
      registry,
    })
  }
  return { wallet, guardians: guardians.map(domainId), asked, resolve }
}

function answer(guardian: string, by = guardian, what: SigningRequest = asked, nonce = 3n): RecoveryAnswer {
  const message = messageToSign(what, { ...wallet, recoveryNonce: nonce })
  return {
    request: `0x${'00'.repeat(32)}`,
    guardian,
    signature: bytesToHex(signSchnorr(message, keyOf(by))),
  }
}

const signers = async (answers: readonly RecoveryAnswer[], guardians: readonly string[]) =>
  (await tallyAnswers(answers, recovery(guardians))).signed.map(({ guardian }) => guardian)

test('counts one signature for each guardian, whatever else came', async () => {
  const all = ['bruno', 'carol', 'dora']
  const wrong = answer('bruno', 'mallory')
  expect(await signers([wrong, answer('bruno'), answer('carol'), answer('bruno')], all)).toEqual([
    'bruno',
    'carol',
  ])
  expect(await signers([answer('bruno'), wrong], all)).toEqual(['bruno'])
  const drill = signingRequestOf({ ...request, isDrill: true })
  expect(await signers([answer('bruno', 'bruno', drill), answer('carol', 'carol', asked, 2n)], all)).toEqual(
    [],
  )
})

test('says what is wrong with each, and who is no guardian any more', async () => {
  const tally = await tallyAnswers(
    [answer('carol', 'mallory'), answer('erin'), answer('dora')],
    recovery(['carol', 'dora', 'bruno']),
  )
  expect(tally.guardians.map(({ problem }) => problem)).toEqual(['SignatureIsWrong', null, null])
  expect(tally.guardians.map(({ answer: came }) => came?.guardian ?? null)).toEqual(['carol', 'dora', null])
  expect(tally.strangers.map(({ guardian }) => guardian)).toEqual(['erin'])
  const twice = await tallyAnswers(
    [answer('carol'), answer('carol2', 'carol')],
    recovery(['carol', 'carol2', 'dora']),
  )
  expect(twice.signed).toHaveLength(1)
  expect(twice.guardians[1]?.problem).toBe('SignerIsRepeated')
})

test('asks the chain about each guardian once, however many answers came', async () => {
  const { resolve, ...rest } = recovery(['bruno', 'carol'])
  const names: string[] = []
  const counting: Recovery = {
    ...rest,
    resolve: (found) => {
      names.push(found.domain)
      return resolve(found)
    },
  }
  const came = [answer('bruno', 'mallory'), answer('bruno'), answer('carol')]
  expect((await tallyAnswers(came, counting)).signed).toHaveLength(2)
  expect(names.sort()).toEqual(['bruno', 'carol'])
})
