import { readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { decodeChainText, walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { changesIn } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'

interface NftChoice {
  /** The DID wallet. */
  readonly wallet: Address
  /** `ssi`, `did`, or a subdomain as the wallet writes it. */
  readonly domain: string
  /** The NFT as `collection#tokenId`. */
  readonly nftID: string
}

/** Chooses the NFT that stands for ssi, did or an own subdomain. Wallets have it from version 6 on. */
export const updateNftDns = defineAction<NftChoice>({
  name: 'updateNftDns',
  gas: { measured: [135n, 165n], zilliqa2: { measured: [410n, 470n] } },
  gasLimit: 10_000n,
  request: async ({ wallet, domain, nftID }, { account, client }) => {
    const { fields, UpdateNftDns } = didWallet(wallet)
    const facts = await readFields(client, { version: fields.version, controller: fields.controller })
    if (valueOr(facts.controller, null) !== account) throw new ActionError('NotController')
    if (!walletRules(valueOr(facts.version, '')).hasCollections) throw new ActionError('UpgradeAccount')
    return { kind: 'call', call: UpdateNftDns({ domain, nftID, tyron: null }) }
  },
  tell: (seen) =>
    changesIn(seen, seen.to, 'nft_dns').flatMap(({ keys: [part], after }): Summary => {
      if (part === undefined || seen.to === null || typeof after !== 'string') return []
      const values = { item: decodeChainText(after), wallet: seen.to }
      return part === 'ssi' || part === 'did'
        ? [{ text: 'picture', values }]
        : [{ text: 'pictureOfSubdomain', values: { ...values, subject: decodeChainText(part) } }]
    }),
})
