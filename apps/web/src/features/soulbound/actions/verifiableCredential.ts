import { sbtWallet } from '@tyto/contracts'
import { parseName } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'
import { tellMinted } from './tellSoulbound'

export interface Credential {
  /** The soulbound wallet of the holder. */
  readonly wallet: Address
  /** The name of the issuer's soulbound wallet: `sbt@bank.ssi`. */
  readonly issuer: string
  readonly signature: Hex
}

/** Mints a soulbound token: the chain verifies the issuer's signature of the message that it was sent. */
export const verifiableCredential = defineAction<Credential>({
  name: 'verifiableCredential',
  gasLimit: 10_000n,
  request: ({ wallet, issuer, signature }) => {
    const name = parseName(issuer)
    if (!name.ok) throw new ActionError('RequestInvalid')
    const call = sbtWallet(wallet).Verifiable_Credential({
      issuerName: name.value.domain,
      issuerDomain: name.value.subdomain,
      issuerSignature: signature,
    })
    return { kind: 'call', call }
  },
  tell: tellMinted,
})
