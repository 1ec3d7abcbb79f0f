import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import allowances from '../i18n/locales/en/allowances.json'
import balances from '../i18n/locales/en/balances.json'
import chain from '../i18n/locales/en/chain.json'
import common from '../i18n/locales/en/common.json'
import create from '../i18n/locales/en/create.json'
import errors from '../i18n/locales/en/errors.json'
import nft from '../i18n/locales/en/nft.json'
import ownership from '../i18n/locales/en/ownership.json'
import payments from '../i18n/locales/en/payments.json'
import purchase from '../i18n/locales/en/purchase.json'
import session from '../i18n/locales/en/session.json'
import settings from '../i18n/locales/en/settings.json'
import soulbound from '../i18n/locales/en/soulbound.json'
import subdomain from '../i18n/locales/en/subdomain.json'
import transaction from '../i18n/locales/en/transaction.json'
import { exceptionMeaningOf, parseException } from './contractException'

/** The specification's catalogue of errors: each literal, and the text of the app that says it. */
const catalogue: readonly (readonly [literal: string, text: string])[] = [
  ['To connect, use the wallet mobile or desktop app.', session.connect.phone],
  ['Connect your wallet.', session.need.NoWallet],
  ['Unlock the wallet extension.', session.need.WalletLocked],
  ['To continue, log in.', session.need.NotLoggedIn],
  ['ArConnect is missing.', session.storage.missing],
  ['To use the permaweb, connect', session.need.NoStorageWallet],
  ['Identity verification unsuccessful.', nft.transfer.unverified],
  ['Verification unsuccessful.', nft.transfer.noWallet],
  ['Wrong address.', subdomain.wrongAddress],
  ['Wrong address format.', purchase.wrongAddress],
  ["You don't own any NFTs in this collection.", nft.collections.empty],
  [' is already registered.', purchase.taken],
  ['Your DIDxWALLET does not have enough balance.', purchase.short],
  ['Insufficient balance.', transaction.review.tooPoor],
  ['The input is not a number.', create.funds.noNumber],
  ['The amount cannot be zero.', create.funds.zero],
  ['Wrong address.', settings.wrongAddress],
  ['Verification unsuccessful.', settings.unverified],
  ['Assigned address not found', settings.unassigned],
  ['Invalid domain.', settings.username.invalid],
  ['The input is not a number.', settings.deadline.NotANumber],
  ["Input can't be zero", settings.deadline.Zero],
  ['Only the pending controller can claim this wallet.', settings.claim.only],
  ['There is no pending NFT Domain Name', settings.claim.noUsername],
  ['There is no new owner.', settings.claim.none],
  ['There is no new controlling wallet.', settings.claim.noController],
  ['Not a Hodler Account.', balances.hodler.none],
  ['Not able to resolve this DIDxWALLET.', balances.hodler.failed],
  ['Unlock Zilpay', balances.unlock],
  ['Address not found.', allowances.form.notFound],
  ['Wrong address format.', chain.recipient.fault.wrongFormat],
  ['Wrong address.', chain.recipient.fault.wrongAddress],
  ['Resolver failed.', chain.recipient.fault.resolverFailed],
  ['Assigned address not found', chain.recipient.fault.unassigned],
  ['Verification unsuccessful.', chain.recipient.fault.unverified],
  ['The recipient and sender must be different.', chain.recipient.fault.isSender],
  ['The maximum amount of different coins is 5 per transfer.', payments.tooManyCoins],
  ['The maximum number of different tokens allowed per transfer at the moment is 5.', payments.tooManyTokens],
  ['Info is missing', payments.fault.missing],
  ['The input is not a number.', payments.fault.notNumber],
  ['The amount cannot be zero.', payments.fault.zero],
  ['Not enough balance for ', payments.fault.notEnough],
  ["Can't be empty", soulbound.travelRule.empty],
  ['A DID Signature must start with 0x', soulbound.signature.noPrefix],
  ['Invalid top-level domain.', soulbound.issuer.nft],
  ['Invalid issuer', soulbound.issuer.none],
  ['The given NFT Domain Name is not registered.', errors.DomainNotRegistered],
  ['Wrong caller', errors.WrongCaller],
  ['Wrong caller', ownership.claim.wrongCaller],
  ['There is no new owner.', ownership.claim.noOwner],
  ['There is no new controlling wallet.', ownership.claim.noController],
  ['There is no pending NFT Domain Name', ownership.claim.noDomain],
  ['To continue, unpause your ZILxWALLET', ownership.gate.replace('{{wallet}}', 'ZILxWALLET')],
  ['To continue, unpause your xWALLET', ownership.gate.replace('{{wallet}}', 'xWALLET')],
  ['Available in the future.', chain.reservedText],
  ['Resolution failed - Ask for support on Telegram.', chain.resolutionFailed],
  ["For your security, make sure you're at ", chain.makeSure],
  [' not found.', chain.nameNotFound],
  ['ArConnect rejected', session.storage.rejected],
  ['Failed to disconnect ArConnect.', session.storage.disconnectFailed],
  ['You have logged off', session.loggedOff],
  ['ZIlPay is not installed.', session.connect.WalletMissing],
  ['Unsupported.', errors.Unsupported],
  ['Unsupported version.', session.loginError.UnsupportedVersion],
  ['Resolver failed.', common.lookUp.resolverFailed],
  ['Uninitialized subdomain.', chain.uninitializedSubdomain],
  ['Unregistered subdomain.', chain.unregisteredSubdomain],
  ['Transaction failed.', transaction.failed.title],
  ['Confirm or reject the transaction in the wallet.', transaction.awaiting.lead],
  ['TRANSACTION REJECTED BY THE USER.', transaction.rejected.byUser],
  ['ome data is missing.', common.step.missing],
  ['This DID has not been created by', chain.noDid],
  ['Social Recovery has not been enabled by', chain.noRecovery],
  ['Node Glitch - ask for support on the community chat', chain.nodeGlitch],
  // A failed signature becomes a `None` where the contract allows it; the review says so.
  ['Sent without a signature', transaction.review.noSignature],
]

describe('[BX-04] the catalogue of errors', () => {
  it.each(catalogue)('%s is kept to the letter', (literal, text) => {
    expect(text).toContain(literal)
  })

  it('each of them is met on a page by a browser test, or in the table of what a wallet answers', () => {
    const root = join(import.meta.dirname, '../../../../..')
    const files = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => readFileSync(join(root, 'e2e', file), 'utf8').replaceAll("\\'", "'"))
    expect(files.length).toBeGreaterThan(100)
    const unmet = catalogue.flatMap(([literal]) =>
      files.some((file) => file.includes(literal.trim())) ? [] : literal,
    )
    // A locked extension: walletNoes.test.ts.
    expect(unmet).toEqual(['Unlock the wallet extension.'])
  })

  it.each([
    ['WrongSender', 'The contract accepts this only from another account.'],
    ['DidIsNull', 'Something that the contract needs is not registered: a name, an address or an entry.'],
    ['WrongStatus', 'The present status does not allow this.'],
    ['ZeroValueOrNull', 'A value is zero or empty, and the contract needs one.'],
    ['SameValue', 'The new value is the same as the present one.'],
    ['WrongRecipientForTransfer', 'The recipient is not one that this contract sends to.'],
    ['WrongDIDSignature', 'The signature is missing, or is not by the update key of this DID.'],
    ['InvalidValue', 'The contract does not accept one of the values.'],
  ] as const)('the exception %s of a call is explained, with a next step', (name, words) => {
    const raw = `Exception thrown: (Message [(_exception : (String "${name}")) ; (code : (Int32 99))])`
    const texts: Readonly<Record<string, string>> = errors.exception
    const [area, key = ''] = exceptionMeaningOf(parseException(raw), { isOurs: true }).split('.')
    expect([area, texts[key]]).toEqual(['exception', words])
    expect(errors.exceptionNext[name].length).toBeGreaterThan(10)
  })

  it('every code has a next step', () => {
    const codes = Object.keys(errors).filter((key) => /^[A-Z]/.test(key))
    expect(codes).toContain('Unsupported')
    for (const code of codes) expect(errors.next, code).toHaveProperty(code)
    for (const code of Object.keys(errors.next)) expect(codes).toContain(code)
  })
})
