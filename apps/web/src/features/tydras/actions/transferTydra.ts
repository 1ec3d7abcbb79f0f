import { getAccount, readFields, readProtocol, readTydras, valueOr } from '@tyto/chain'
import { didWallet, init } from '@tyto/contracts'
import { domainId, walletRules, type Name, type TydraCollection } from '@tyto/identity'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import { fromBalance, nothingAlong } from '../../../shared/chain/payment/fromBalance'
import { purchases } from '../../../shared/chain/payment/pricesQuery'
import { ActionError } from '../../../shared/errors/ActionError'
import { buildPath } from '../../../shared/routing/routes'
import { defineAction } from '../../../shared/transaction/action/action'
import { tydrasTold } from './seenTydras'
import { tokensPaid } from '../../../shared/transaction/action/tokensPaid'

interface TydraTransfer {
  /** The DID wallet of the domain that has it. */
  readonly wallet: Address
  /** Bare, in lower case: `alice`. */
  readonly domain: string
  readonly tydra: TydraCollection
  /** The id of the coin that pays, in lower case. */
  readonly currency: string
  /** The domain that gets it, bare and in lower case. */
  readonly to: string
}

/**
 * Hands a Tydra of a domain to another domain. From version 6 on the wallet asks for it, and ZIL that it lacks goes along; for an
 * older one its controller asks the protocol, and pays from the account.
 */
export const transferTydra = defineAction<TydraTransfer>({
  name: 'transferTydra',
  gas: {
    measured: [330n, 550n],
    inToken: [1_000n, 1_025n],
    zilliqa2: { measured: [1_160n, 1_760n], inToken: [2_950n, 3_140n] },
  },
  gasLimit: 10_000n,
  isPaidInToken: ({ currency }) => currency !== zilId,
  request: async ({ wallet, domain, tydra, currency, to }, { account, client, network }) => {
    const { fields } = didWallet(wallet)
    const [facts, protocol, own, theirs, { balance }] = await Promise.all([
      readFields(client, { version: fields.version, controller: fields.controller }),
      readProtocol(client, network),
      readTydras(client, network, domain),
      readTydras(client, network, to),
      getAccount(client, wallet),
    ])
    if (valueOr(facts.controller, null) !== account) throw new ActionError('NotController')
    if (!own.some(({ nft }) => nft.collection === tydra)) throw new ActionError('HasNoTydra')
    if (theirs.some(({ nft }) => nft.collection === tydra)) throw new ActionError('HasTydra')
    const price = protocol.utility.get(currency)?.get(purchases.tydraTransfer)
    if (price === undefined) throw new ActionError('NoPriceInCoin')
    const order = { id: currency, tydra, token_id: domainId(domain), to_token_id: domainId(to) }
    const rules = walletRules(valueOr(facts.version, ''))
    if (!rules.hasCollections) {
      if (currency !== zilId) throw new ActionError('ZilAlone')
      if (protocol.init === null) throw new ActionError('CollectionMissing')
      return { kind: 'call', call: init(protocol.init).TransferTydraNft(order, { amount: price }) }
    }
    const { amount, spare } = currency === zilId ? fromBalance(price, balance) : nothingAlong
    const { TransferTydraNft, TransferTydraNftAtMost } = didWallet(wallet)
    const call = rules.boundsPrices
      ? TransferTydraNftAtMost({ ...order, most: price, tyron: null }, { amount })
      : TransferTydraNft({ ...order, tyron: null }, { amount })
    return { kind: 'call', call, spare }
  },
  tell: (seen) => [...tydrasTold(seen), ...tokensPaid(seen)],
  onConfirmed: ({ domain }, { isHere, navigate }) => {
    const name: Name = { domain, subdomain: '', topLevel: 'ssi' }
    if (isHere) navigate(buildPath('nfts', { name }))
  },
})
