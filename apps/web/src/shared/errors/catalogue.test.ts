import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import chain from '../i18n/locales/en/chain.json'
import common from '../i18n/locales/en/common.json'
import create from '../i18n/locales/en/create.json'
import errors from '../i18n/locales/en/errors.json'
import nft from '../i18n/locales/en/nft.json'
import purchase from '../i18n/locales/en/purchase.json'
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
  ['Verification unsuccessful.', nft.transfer.noWallet, 'transferName'],
  ['Wrong address.', subdomain.wrongAddress, 'subdomain'],
  ['Wrong address format.', purchase.wrongAddress, 'wordsOfNames'],
  ["You don't own any NFTs in this collection.", nft.collections.empty, 'wordsOfNames'],
  [' is already registered.', purchase.taken, 'wordsOfNames'],
  ['Your DIDxWALLET does not have enough balance.', purchase.short, 'wordsOfNames'],
  ['Insufficient balance.', transaction.review.tooPoor, 'wordsOfNames'],
  ['The input is not a number.', create.funds.noNumber, 'wordsOfNames'],
  ['The amount cannot be zero.', create.funds.zero, 'wordsOfNames'],
  ['Available in the future.', chain.reservedText, 'lookUpName'],
  ['Resolution failed - Ask for support on Telegram.', chain.resolutionFailed, 'openName'],
  ["For your security, make sure you're at ", chain.makeSure, 'access'],
  [' not found.', chain.nameNotFound, 'access'],
  ['ArConnect rejected', session.storage.rejected, 'accountDrawer'],
  ['Failed to disconnect ArConnect.', session.storage.disconnectFailed, 'accountDrawer'],
  ['You have logged off', session.loggedOff, 'session'],
  ['ZIlPay is not installed.', session.connect.WalletMissing, 'session'],
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

const browserTests = join(import.meta.dirname, '../../../../../e2e')

describe('[BX-04] the catalogue of errors', () => {
  it.each(catalogue)('%s is kept to the letter, and a browser test meets it', (literal, text, proof) => {
    expect(text).toContain(literal)
    const file = join(browserTests, `${proof}.spec.ts`)
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(literal)
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
