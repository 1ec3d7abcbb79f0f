import { sbtWallet } from '@tyto/contracts'
import { parseName } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import type { SoulboundMintedMoment } from '../moments/SoulboundMinted'
import { tellMinted } from './tellSoulbound'

interface Credential {
  /** The soulbound wallet of the holder. */
  readonly wallet: Address
  /** The domain of the issuer. */
  readonly issuer: string
  /** The key of the issuer's DID wallet that signed. */
  readonly keyId: string
  readonly signature: Hex
}

/** Mints a soulbound token: the chain verifies the issuer's signature of the message that it was sent. */
export const verifiableCredential = defineAction<Credential>({
  name: 'verifiableCredential',
  gas: { measured: [465n, 490n], stated: [500n, 500n], zilliqa2: { measured: [740n, 800n] } },
  gasLimit: 10_000n,
  request: ({ wallet, issuer, keyId, signature }) => {
    const { Verifiable_Credential } = sbtWallet(wallet)
    const call = Verifiable_Credential({
      issuerName: issuer,
      issuerDomain: keyId,
      issuerSignature: signature,
    })
    return { kind: 'call', call }
  },
  tell: tellMinted,
  moment: ({ issuer }): SoulboundMintedMoment | null => {
    const read = parseName(issuer)
    return read.ok ? { kind: 'soulboundMinted', issuer: read.value } : null
  },
})
