import type { ContractCall } from '@tyto/abi'
import {
  addKey,
  formatEnvelope,
  holderMessage,
  issuerMessage,
  type Credential,
  type SoulboundWallet,
} from '@tyto/identity'
import { bytesToHex, encodeBase64url, signSchnorr } from '@tyto/primitives'
import { didWallet, sbtWallet } from '../../src'
import { ownName, signDocument, type Owner } from '../people'
import { localChainId, person, succeeds, type Person, type ProtocolWorld } from '../world'

const longName = 'an-issuer-with-a-rather-long-name'
const keyId = 'sbt'
/** As storage wallets have them: 4,096 bits. */
const rsaBytes = 512
/** Data of one block, and its tag. */
const cipherBytes = 512 + 16

/** The gas of a soulbound wallet’s calls, from a small to a large input, by the names of their actions. */
export async function soulboundMeasures(protocol: ProtocolWorld, alice: Owner) {
  const { world, init } = protocol
  const send = (by: Person, call: ContractCall): bigint => {
    const execution = world.call(by, call)
    succeeds(execution)
    return execution.gasUsed
  }
  const deploy = sbtWallet.deploy({ init_username: 'alice', domain: keyId, init })
  const wallet = await world.deploy(alice.controller, 'SbtWallet', deploy)
  const { Ivms101, Verifiable_Credential, UpdatePublicEncryption, fields } = sbtWallet(wallet)
  const short = await ownName(protocol, 'kyc')
  const long = await ownName(protocol, longName)
  const issuers = [
    { owner: short, issuer: 'kyc' },
    { owner: long, issuer: longName },
  ]
  const keyOf = (owner: Owner) => person(`${owner.wallet} / ${keyId}`)
  for (const owner of [alice, short, long]) {
    const document = [addKey(keyId, keyOf(owner).publicKey, 'none')]
    const signature = signDocument(protocol, owner.wallet, owner.updateKey, 'DidUpdate', document)
    send(owner.controller, didWallet(owner.wallet).DidUpdate({ document, signature, tyron: null }))
  }
  const envelope = formatEnvelope({
    wrappedKey: encodeBase64url(new Uint8Array(rsaBytes)),
    iv: new Uint8Array(12),
    cipher: new Uint8Array(cipherBytes),
  })
  const kept = (issuer: string): SoulboundWallet => ({
    address: wallet,
    version: world.read(fields.version) ?? '',
    chainId: localChainId,
    nonce: world.read(fields.credential_nonces.at(issuer)) ?? 0n,
  })
  const sign = (owner: Owner, bytes: Uint8Array) => bytesToHex(signSchnorr(bytes, keyOf(owner).privateKey))
  const credentialFor = (issuer: string): Credential => ({ issuer, issuerDomain: keyId, message: envelope })

  return {
    // By the controller, and by the holder's signature in the place of an earlier one.
    ivms101: () =>
      issuers.map(({ issuer }, index) => {
        const told = { issuerName: issuer, message: envelope, tyron: null }
        if (index === 0) return send(alice.controller, Ivms101({ ...told, userSignature: null }))
        send(alice.controller, Ivms101({ ...told, userSignature: null }))
        const userSignature = sign(alice, holderMessage({ issuer, message: envelope }, kept(issuer)))
        return send(short.controller, Ivms101({ ...told, userSignature }))
      }),
    verifiableCredential: () =>
      issuers.map(({ owner, issuer }) => {
        const told = { issuerName: issuer, message: envelope, userSignature: null, tyron: null }
        send(alice.controller, Ivms101(told))
        const issuerSignature = sign(owner, issuerMessage(credentialFor(issuer), kept(issuer)))
        return send(
          alice.controller,
          Verifiable_Credential({ issuerName: issuer, issuerDomain: keyId, issuerSignature }),
        )
      }),
    // Storage wallets have keys of 4,096 bits.
    updatePublicEncryption: () => [
      send(alice.controller, UpdatePublicEncryption({ new: `rsa-oaep-256.${'A'.repeat(683)}`, tyron: null })),
    ],
  }
}
