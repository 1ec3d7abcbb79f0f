import { createCipheriv } from 'node:crypto'
import { didWallet, sbtWallet } from '@tyto/contracts'
import {
  envelopeBinding,
  envelopeKeyText,
  formatEnvelope,
  formatPublicEncryption,
  issuerMessage,
  travelRuleBytes,
  type TravelRule,
} from '@tyto/identity'
import { encodeBase64url, sha256, utf8ToBytes, type Address } from '@tyto/primitives'
import { documentKey, documentKeys, keptKeyOf, signAs } from './documents'
import { keptFor, storageModulus } from './keptFor'
import type { WorldBuilder } from './worldBuilder'

/** Accounts that have sent something before: what tests know of the others stays true. */
const issuerAccount = 5
const holderAccount = 9
const subdomain = 'sbt'
const issuer = 'kyc'
/** The key of every seeded envelope. It is public, like all of this world, and so fixed: the same world every time. */
const envelopeKey = sha256(utf8ToBytes('the key of every seeded envelope'))
const ivBytes = 12

const mira: TravelRule = {
  telegramUser: 'mira_owl',
  fullName: 'Mira Okonkwo',
  country: 'NG',
  idNumber: 'A-1234 5678',
}
const noor: TravelRule = { telegramUser: 'noor_k', fullName: 'Noor Khan', country: 'PK', idNumber: '35202-1' }

/**
 * kyc.ssi issues soulbound tokens with the storage wallet of its account: mira's message waits for it, noor has minted a token. The
 * issuer openkyc.ssi still publishes what the incumbent does, its key in clear.
 */
export function addSoulbound(world: WorldBuilder): void {
  const kyc = addHolder(world, issuer, issuerAccount)
  const publish = (wallet: Address, text: string): void =>
    world.callAs(issuerAccount, sbtWallet(wallet).UpdatePublicEncryption({ new: text, tyron: null }))
  publish(kyc, formatPublicEncryption(storageModulus(issuerAccount)))
  publish(addHolder(world, 'openkyc', issuerAccount), encodeBase64url(new Uint8Array(768).fill(0x5a)))

  tell(world, addHolder(world, 'mira', holderAccount), mira)

  const noors = addHolder(world, 'noor', holderAccount)
  const message = tell(world, noors, noor)
  const credential = { issuer, issuerDomain: subdomain, message }
  const kept = { address: noors, version: 'SBTxWALLET_2.2.0', chainId: world.chainId, nonce: 1n }
  const issuerSignature = signAs(`${issuer}.ssi`, subdomain, issuerMessage(credential, kept))
  const { Verifiable_Credential } = sbtWallet(noors)
  const minting = { issuerName: issuer, issuerDomain: subdomain, issuerSignature }
  world.callAs(holderAccount, Verifiable_Credential(minting))
}

/** A name with a DID wallet, and a soulbound wallet under its subdomain with a key of its own. */
function addHolder(world: WorldBuilder, domain: string, account: number): Address {
  const name = `${domain}.ssi`
  const did = world.identity(name, account, documentKeys(name, account))
  const deploy = sbtWallet.deploy({ init_username: domain, domain: subdomain, init: world.addresses.init })
  const addr = world.contract('SbtWallet', deploy)
  const didKey = documentKey(name, subdomain)
  const encrypted = keptKeyOf(name, account, subdomain)
  const entry = { addr, didKey, encrypted, domain: subdomain, nftID: '', tyron: null }
  world.callAs(account, didWallet(did).Dns(entry))
  world.names.push({ name: `${subdomain}@${name}`, address: addr, account })
  return addr
}

/** Sends the issuer what it must know; answers the envelope. */
function tell(world: WorldBuilder, wallet: Address, data: TravelRule): string {
  // One key for all seeded envelopes, so each needs a vector of its own.
  const iv = sha256(utf8ToBytes(wallet)).slice(0, ivBytes)
  const cipher = createCipheriv('aes-256-gcm', envelopeKey, iv)
  cipher.setAAD(envelopeBinding({ chainId: world.chainId, wallet, issuer }))
  const sealed = [cipher.update(travelRuleBytes(data)), cipher.final(), cipher.getAuthTag()]
  const message = formatEnvelope({
    wrappedKey: keptFor(issuerAccount, utf8ToBytes(envelopeKeyText(envelopeKey))),
    iv,
    cipher: Uint8Array.from(Buffer.concat(sealed)),
  })
  const told = { issuerName: issuer, message, userSignature: null, tyron: null }
  world.callAs(holderAccount, sbtWallet(wallet).Ivms101(told))
  return message
}
