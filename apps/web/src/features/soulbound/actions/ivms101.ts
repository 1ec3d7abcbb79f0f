import { readField, resolveName, valueOr } from '@tyto/chain'
import { sbtWallet } from '@tyto/contracts'
import { parseName } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'
import { tellSent } from './tellSoulbound'

/** A travel rule on its way. Nothing of what it says stands here in clear: the input is stored. */
export interface TravelRuleMessage {
  /** The soulbound wallet of the holder. */
  readonly wallet: Address
  /** The name of the issuer's soulbound wallet: `sbt@bank.ssi`. */
  readonly issuer: string
  /** What the issuer published when the message was encrypted. */
  readonly published: string
  /** Encrypted for the issuer. */
  readonly message: string
  /** The holder's own signature of it; null for none. */
  readonly signature: Hex | null
}

/** Sends an issuer a travel rule that it alone can read. */
export const ivms101 = defineAction<TravelRuleMessage>({
  name: 'ivms101',
  gasLimit: 20_000n,
  request: async ({ wallet, issuer, published, message, signature }, { client, network }) => {
    const name = parseName(issuer)
    const found = name.ok ? await resolveName(client, network, name.value) : null
    if (!name.ok || found?.kind !== 'found') throw new ActionError('IssuerKeyChanged')
    const { public_encryption } = sbtWallet(found.address).fields
    // Nobody may be sent what was encrypted for a key that is no longer theirs.
    if (valueOr(await readField(client, public_encryption), '') !== published)
      throw new ActionError('IssuerKeyChanged')
    const { Ivms101 } = sbtWallet(wallet)
    const call = Ivms101({ issuerName: name.value.domain, message, userSignature: signature, tyron: null })
    return { kind: 'call', call }
  },
  tell: tellSent,
})
