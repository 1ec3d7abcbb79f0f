import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import chain from '../i18n/locales/en/chain.json'
import common from '../i18n/locales/en/common.json'
import errors from '../i18n/locales/en/errors.json'
import nft from '../i18n/locales/en/nft.json'
import session from '../i18n/locales/en/session.json'
import subdomain from '../i18n/locales/en/subdomain.json'
import transaction from '../i18n/locales/en/transaction.json'
import { meaningOf, parseException } from './contractException'

/** The specification's catalogue of errors: each literal, the text that contains it, and the test that meets it. */
const catalogue: readonly (readonly [literal: string, text: string, proof: string])[] = [
  ['To connect, use the wallet mobile or desktop app.', session.connect.phone, 'session'],
  ['Connect your wallet.', session.need.NoWallet, 'accountDrawer'],
  ['Unlock the wallet extension.', session.need.WalletLocked, 'session'],
  ['To continue, log in.', session.need.NotLoggedIn, 'accountDrawer'],
  ['ArConnect is missing.', session.storage.missing, 'accountDrawer'],
  ['To use the permaweb, connect', session.need.NoStorageWallet, 'deactivate'],
  ['Identity verification unsuccessful.', nft.transfer.unverified, 'transferName'],
  ['Wrong address.', subdomain.wrongAddress, 'subdomain'],
  ['Unsupported.', errors.Unsupported, 'access'],
  ['Unsupported version.', session.loginError.UnsupportedVersion, 'session'],
  ['Resolver failed.', common.lookUp.resolverFailed, 'lookUpName'],
  ['Uninitialized subdomain.', chain.uninitializedSubdomain, 'openName'],
  ['Unregistered subdomain.', chain.unregisteredSubdomain, 'openName'],
  ['Transaction failed.', transaction.failed.title, 'errorBook'],
  ['Confirm or reject the transaction in the wallet.', transaction.awaiting.lead, 'transaction'],
  ['TRANSACTION REJECTED BY THE USER.', transaction.rejected.byUser, 'transaction'],
  ['ome data is missing.', common.step.missing, 'transaction'],
  ['This DID has not been created by', chain.noDid, 'readDocument'],
  ['Social Recovery has not been enabled by', chain.noRecovery, 'openName'],
  ['GLITCH', chain.glitch, 'brokenNode'],
  ['Node Glitch - ask for support on the community chat', chain.nodeGlitch, 'brokenNode'],
  // A failed signature becomes a `None` where the contract allows it; the review says so.
  ['Sent without a signature', transaction.review.noSignature, 'transaction'],
]

/**
 * Literals that no text contains so far, and why. A change that adds such a text moves its literal to the list above.
 */
const later: ReadonlyMap<string, string> = new Map([
  ['Verification unsuccessful.', 'Travel rule and soulbound tokens have no screen yet.'],
  ['Wrong address format.', 'Said to the beneficiary of a transfer; transfers have no screen yet.'],
  ["You don't own any NFTs in this collection.", 'The lists of NFTs have no screen yet.'],
])

const locales = join(import.meta.dirname, '../i18n/locales/en')
const browserTests = join(import.meta.dirname, '../../../../../e2e')

describe('[BX-04] the catalogue of errors', () => {
  it.each(catalogue)('%s is kept to the letter, and a browser test meets it', (literal, text, proof) => {
    expect(text).toContain(literal)
    const file = join(browserTests, `${proof}.spec.ts`)
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(literal)
  })

  it('lists what is not said yet, and nothing that is', () => {
    const texts = [
      'session',
      'chain',
      'common',
      'errors',
      'transaction',
      'wallet',
      'did',
      'nft',
      'create',
      'purchase',
      'subdomain',
    ]
      .map((area) => readFileSync(join(locales, `${area}.json`), 'utf8'))
      .join('\n')
    for (const [literal, reason] of later) {
      expect(texts, literal).not.toContain(`"${literal}"`)
      expect(reason).not.toBe('')
    }
  })

  it.each([
    'WrongSender',
    'DidIsNull',
    'WrongStatus',
    'ZeroValueOrNull',
    'SameValue',
    'WrongRecipientForTransfer',
    'WrongDIDSignature',
    'InvalidValue',
  ])('the exception %s has a meaning and a next step', (name) => {
    const raw = `Exception thrown: (Message [(_exception : (String "${name}")) ; (code : (Int32 99))])`
    expect(meaningOf(parseException(raw), { isOurs: true })).toBe(`exception.${name}`)
    expect(errors.exception).toHaveProperty(name)
    expect(errors.exceptionNext).toHaveProperty(name)
  })

  it('every code has a next step', () => {
    const codes = Object.keys(errors).filter((key) => /^[A-Z]/.test(key))
    for (const code of codes) expect(errors.next, code).toHaveProperty(code)
    for (const code of Object.keys(errors.next)) expect(codes).toContain(code)
  })
})
