import { didWallet, sbtWallet } from '@tyto/contracts'
import { formatPublicEncryption, issuerMessage } from '@tyto/identity'
import { bytesToHex, encodeBase64url, publicKeyOf, signSchnorr, type Address } from '@tyto/primitives'
import type { ActionName } from '../../../shared/transaction/gas/usualGasTable'
import type { SentenceCase, SentenceTools } from './sentenceTools'

type SoulboundAction = Extract<ActionName, 'ivms101' | 'verifiableCredential' | 'updatePublicEncryption'>

/** A modulus as long as those of storage wallets. */
const modulus = encodeBase64url(new Uint8Array(512).fill(0xff))
const issuerKey = new Uint8Array(32).fill(7)
/** The chain id of the local network. */
const chainId = 222

/** The actions of soulbound wallets, for the test of all sentences. */
export function casesOfSoulbound<Account extends { readonly address: Address }>({
  person,
  call,
  deploy,
  know,
  told,
  init,
}: SentenceTools<Account>): Readonly<Record<SoulboundAction, SentenceCase>> {
  const published = formatPublicEncryption(modulus)
  const soul = async (domain: string) => {
    const owner = await person(domain)
    const params = { init_username: domain, domain: 'sbt', init: init() }
    const sbt = await deploy(owner.account, { deploy: sbtWallet.deploy(params), contract: 'SbtWallet' })
    know(sbt, `sbt@${domain}.ssi`)
    const didKey = bytesToHex(publicKeyOf(issuerKey))
    const entry = { addr: sbt, didKey, encrypted: 'none', domain: 'sbt', nftID: '', tyron: null }
    await call(owner.account, didWallet(owner.wallet).Dns(entry))
    return { ...owner, sbt }
  }
  const issuer = async (domain: string) => {
    const owner = await soul(domain)
    const { UpdatePublicEncryption } = sbtWallet(owner.sbt)
    await call(owner.account, UpdatePublicEncryption({ new: published, tyron: null }))
    return owner
  }
  const message = 'm'.repeat(1_700)
  const signed = (holder: Address, bank: string, nonce: bigint) =>
    bytesToHex(
      signSchnorr(
        issuerMessage(
          { issuer: bank, issuerDomain: 'sbt', message },
          { address: holder, version: 'SBTxWALLET_2.2.0', chainId, nonce },
        ),
        issuerKey,
      ),
    )
  return {
    ivms101: async () => {
      const [bank, holder] = [await issuer('firstbank'), await soul('holder')]
      const { Ivms101, Verifiable_Credential } = sbtWallet(holder.sbt)
      const sent = { issuerName: 'firstbank', message, userSignature: null, tyron: null }
      await call(holder.account, Ivms101(sent))
      const issuerSignature = signed(holder.sbt, 'firstbank', 1n)
      const token = { issuerName: 'firstbank', issuerDomain: 'sbt', issuerSignature }
      await call(bank.account, Verifiable_Credential(token))
      const input = {
        wallet: holder.sbt,
        issuer: 'sbt@firstbank.ssi',
        published,
        message: 'new',
        signature: null,
      }
      return {
        said: await told(holder, 'ivms101', input),
        like: /^A message of sbt@holder\.ssi for firstbank\.ssi is put on the chain and stays there\. It takes the place of the one before, and the present token of firstbank\.ssi goes\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    verifiableCredential: async () => {
      await issuer('otherbank')
      const holder = await soul('keeper')
      const sent = { issuerName: 'otherbank', message, userSignature: null, tyron: null }
      await call(holder.account, sbtWallet(holder.sbt).Ivms101(sent))
      const signature = signed(holder.sbt, 'otherbank', 1n)
      const input = { wallet: holder.sbt, issuer: 'otherbank', keyId: 'sbt', signature }
      return {
        said: await told(holder, 'verifiableCredential', input),
        like: /^sbt@keeper\.ssi keeps the signature of otherbank\.ssi as a soulbound token; it cannot be passed on\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    updatePublicEncryption: async () => {
      const bank = await issuer('thirdbank')
      const key = formatPublicEncryption(encodeBase64url(new Uint8Array(256).fill(0xff)))
      return {
        said: await told(bank, 'updatePublicEncryption', { wallet: bank.sbt, key }),
        like: /^sbt@thirdbank\.ssi publishes a new key: from then on others encrypt for it\. What was encrypted for the old key needs the old storage wallet\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
  }
}
