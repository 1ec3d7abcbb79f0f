import {
  askWitnesses,
  isKeyOfOwner,
  readSoulboundIssuer,
  type Requests,
  type RequestOptions,
} from '@tyto/chain'
import { sbtWallet } from '@tyto/contracts'
import { checkIssuer, issuerNameFor, parseName } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { notify } from '../../../shared/device/notify'
import { site } from '../../../shared/settings/site'
import { defineAction } from '../../../shared/transaction/action/action'
import type { SoulboundSentMoment } from '../moments/SoulboundSent'
import { tellSent } from './tellSoulbound'

/** A travel rule on its way. Nothing of what it says stands here in clear: the input is stored. */
interface TravelRuleMessage {
  /** The soulbound wallet of the holder. */
  readonly wallet: Address
  /** The name of the issuer: `sbt@bank.ssi`. */
  readonly issuer: string
  /** The key that the issuer published when the message was encrypted. */
  readonly published: string
  /** Encrypted for the issuer. */
  readonly message: string
  /** The holder's own signature of it; null for none. */
  readonly signature: Hex | null
}

/** Sends an issuer a travel rule that it alone can read. */
export const ivms101 = defineAction<TravelRuleMessage>({
  name: 'ivms101',
  gas: { measured: [500n, 680n], stated: [1_500n, 1_500n], zilliqa2: { measured: [1_720n, 2_000n] } },
  gasLimit: 20_000n,
  request: async ({ wallet, issuer, published, message, signature }, { client, network }) => {
    const asked = checkIssuer(issuer)
    const read = async (node: Requests, options?: RequestOptions) =>
      asked.ok ? readSoulboundIssuer(node, network, asked.value, options) : null
    const [found, others] = await Promise.all([read(client), askWitnesses(client, read)])
    // Nothing is sent that was encrypted for a key that is the issuer's no longer.
    if (found?.publicEncryption !== published) throw new ActionError('IssuerKeyChanged')
    // A message on the chain can be read for good by the owner of its key: one node alone chooses no key.
    if (others.some((told) => told !== null && told.publicEncryption !== published))
      throw new ActionError('IssuerKeyChanged')
    if ((await isKeyOfOwner(client, found)) === false) throw new ActionError('IssuerKeyFormer')
    const call = sbtWallet(wallet).Ivms101({
      issuerName: issuerNameFor('soulbound', found.domain),
      message,
      userSignature: signature,
      tyron: null,
    })
    return { kind: 'call', call }
  },
  tell: tellSent,
  moment: ({ issuer }): SoulboundSentMoment | null => {
    const read = parseName(issuer)
    return read.ok ? { kind: 'soulboundSent', issuer: read.value } : null
  },
  onConfirmed: ({ issuer }, { network, id }) => {
    const told = checkIssuer(issuer)
    if (told.ok && told.value.domain === site.mainIssuer) notify('travel-rule', network.id, id)
  },
})
