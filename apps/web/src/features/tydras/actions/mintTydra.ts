import { getAccount, readFields, readProtocol, readTydraSale, valueOr } from '@tyto/chain'
import { didWallet, init } from '@tyto/contracts'
import { domainId, walletRules, type Name } from '@tyto/identity'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import { fromBalance, nothingAlong } from '../../../shared/chain/payment/fromBalance'
import { purchases } from '../../../shared/chain/payment/pricesQuery'
import { ActionError } from '../../../shared/errors/ActionError'
import { buildPath } from '../../../shared/routing/routes'
import { defineAction } from '../../../shared/transaction/action/action'
import { domainName } from '../../../shared/transaction/action/nameOf'
import type { TydraMintedMoment } from '../moments/TydraMinted'
import { tydrasTold } from './seenTydras'
import { tokensPaid } from '../../../shared/transaction/action/tokensPaid'

interface TydraMint {
  /** The DID wallet of the domain. */
  readonly wallet: Address
  /** Bare, in lower case: `alice`. */
  readonly domain: string
  /** The id of the coin that pays, in lower case, or `free` for a wallet on the free list. */
  readonly currency: string
  /** The id of the metadata in permanent storage. */
  readonly tokenUri: string
}

/**
 * Mints the Tydra of a domain. From version 6 on the wallet asks for it, and ZIL that it lacks goes along; for an older one its
 * controller asks the protocol, and pays from the account.
 */
export const mintTydra = defineAction<TydraMint>({
  name: 'mintTydra',
  gas: {
    measured: [350n, 540n],
    inToken: [990n, 1_015n],
    zilliqa2: { measured: [1_190n, 1_750n], inToken: [2_930n, 3_130n] },
  },
  gasLimit: 10_000n,
  isPaidInToken: ({ currency }) => currency !== zilId && currency !== 'free',
  explorerDelayMs: 700,
  request: async ({ wallet, domain, currency, tokenUri }, { account, client, network }) => {
    const { fields } = didWallet(wallet)
    const [facts, protocol, sale, { balance }] = await Promise.all([
      readFields(client, { version: fields.version, controller: fields.controller }),
      readProtocol(client, network),
      readTydraSale(client, network, { domain, wallet }),
      getAccount(client, wallet),
    ])
    if (valueOr(facts.controller, null) !== account) throw new ActionError('NotController')
    if (sale.isSoldOut) throw new ActionError('TydrasMinted')
    if (sale.isTaken) throw new ActionError('HasTydra')
    const isFree = currency === 'free'
    if (isFree && !sale.isFree) throw new ActionError('NotOnTydraList')
    const price = isFree ? 0n : protocol.utility.get(currency)?.get(purchases.tydra)
    if (price === undefined) throw new ActionError('NoPriceInCoin')
    const order = { token_id: domainId(domain), token_uri: tokenUri }
    const rules = walletRules(valueOr(facts.version, ''))
    if (!rules.hasCollections) {
      if (currency !== zilId && !isFree) throw new ActionError('ZilAlone')
      if (protocol.init === null) throw new ActionError('CollectionMissing')
      // On the free list nothing is paid, and the currency is still ZIL.
      const call = init(protocol.init).MintTydraNft({ ...order, id: zilId }, { amount: price })
      return { kind: 'call', call }
    }
    const { amount, spare } = currency === zilId ? fromBalance(price, balance) : nothingAlong
    const params = { ...order, id: currency, tyron: null }
    const { MintTydraNft, MintTydraNftAtMost } = didWallet(wallet)
    const call =
      rules.boundsPrices && !isFree
        ? MintTydraNftAtMost({ ...params, most: price }, { amount })
        : MintTydraNft(params, { amount })
    return { kind: 'call', call, spare }
  },
  tell: (seen) => [...tydrasTold(seen), ...tokensPaid(seen)],
  moment: ({ domain, wallet }): TydraMintedMoment | null => {
    const owner = domainName(domain)
    return owner && { kind: 'tydraMinted', owner, wallet }
  },
  onConfirmed: ({ domain }, { isHere, navigate }) => {
    const name: Name = { domain, subdomain: '', topLevel: 'ssi' }
    if (isHere) navigate(buildPath('settings', { name }))
  },
})
