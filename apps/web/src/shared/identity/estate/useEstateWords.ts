import { allCoins } from '@tyto/contracts'
import { exchangeNames, sharesId, type PoolExchange } from '@tyto/exchange'
import {
  fewestGuardians,
  formatName,
  recoveryThreshold,
  type EarlierPromise,
  type Estate,
  type EstateItem,
  type EstateWallet,
  type Name,
} from '@tyto/identity'
import { cutUnits, formatUnits, toBech32, type Address, type Hex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { formatDecimal } from '../../ui/text/formatDecimal'
import { nameInText } from '../../ui/text/nameParts'
import { shortAddress } from '../../ui/text/shortAddress'
import { knowledgeOf } from '../../values/knowledge'
import { walletKindName } from '../walletKindName'

const zilDecimals = 12
const sharesDecimals = 18
/** A hundred percent, with so many digits after the point. */
const percentDecimals = 6
const wholePart = 100n * 10n ** BigInt(percentDecimals)
/** As many coins of a wallet as are named. */
const mostCoins = 8

/** Whether the .did of the name still leads to its DID wallet after what is told, or led there until then. */
export type DidWalletNow = 'now' | 'former'

/** An estate in words. `domain`: without suffix; a name that this device does not know goes by its hash. */
export function useEstateWords(
  { id, ssi: half }: Pick<Estate, 'id'> & Partial<Pick<Estate, 'ssi'>>,
  as: DidWalletNow = 'now',
) {
  const { t, i18n } = useTranslation('estate')
  const names = knowledgeOf(useNetworkId())
  const domain = names.domainOfHash?.(id) ?? shortAddress(id)
  const isKnown = typeof names.domainOfHash?.(id) === 'string'
  const amount = (units: bigint, decimals: number): string =>
    formatDecimal(formatUnits(units, decimals), i18n.language)
  const who = (address: Address | null): string =>
    address === null ? t('nobody') : (names.nameOfAddress?.(address) ?? shortAddress(toBech32(address)))
  const ssi = nameInText(`${domain}.ssi`)
  const symbolOf = (coin: string): string => allCoins.find(({ id: each }) => each === coin)?.symbol ?? coin
  const domainOf = (hash: Hex): string => {
    const known = names.domainOfHash?.(hash)
    return known === null || known === undefined ? shortAddress(hash) : nameInText(`${known}.ssi`)
  }
  const nameOf = ({ subdomain, address }: Pick<EstateWallet, 'subdomain' | 'address'>): string => {
    if (subdomain === null) return address === half?.wallet ? ssi : who(address)
    return subdomain === ''
      ? t(as === 'former' ? 'item.formerWallet' : 'item.didWallet', { name: nameInText(`${domain}.did`) })
      : nameInText(formatName({ domain, subdomain, topLevel: 'ssi' }))
  }
  const held = (wallet: EstateWallet): readonly string[] => {
    const { coins, staked, waiting, shares, brought, pools, nfts, tokens, left } = {
      ...wallet,
      left: wallet.coins.length - mostCoins,
    }
    return [
      ...coins.slice(0, mostCoins).map(({ id: coin, units, decimals }) => {
        return `${amount(units, decimals)} ${symbolOf(coin)}`
      }),
      ...(left > 0 ? [t('held.more', { count: left })] : []),
      ...(staked !== null && staked > 0n ? [t('held.staked', { zil: amount(staked, zilDecimals) })] : []),
      ...(waiting !== null && waiting > 0n ? [t('held.waiting', { zil: amount(waiting, zilDecimals) })] : []),
      // The shares of the pool are a coin as well.
      ...(shares !== null && shares > 0n && !coins.some(({ id: coin }) => coin === sharesId)
        ? [`${amount(shares, sharesDecimals)} TYRONS$I`]
        : []),
      ...(brought !== null && brought > 0n
        ? [t('held.brought', { amount: amount(brought, sharesDecimals) })]
        : []),
      ...pools.map(({ coin, exchange, shares: own, total }) =>
        t('held.pool', {
          part: formatDecimal(cutUnits((own * wholePart) / total, percentDecimals, 2).text, i18n.language),
          coin: symbolOf(coin),
          exchange: exchangeNames[exchange as PoolExchange],
        }),
      ),
      ...nfts.map(({ collection, count }) => t('held.nfts', { count: Number(count), collection })),
      ...(tokens !== null && tokens > 0 ? [t('held.tokens', { count: tokens })] : []),
    ]
  }
  const unread = (wallet: EstateWallet): string | null =>
    wallet.unread.length === 0
      ? null
      : t('unread', { parts: wallet.unread.map((part) => t(`part.${part}`)).join(', ') })

  return {
    domain,
    isKnown,
    /** The name whose pages are about a wallet; null where none is known here. */
    placeOf: ({ subdomain, address }: EstateWallet): Name | null =>
      isKnown && (subdomain !== null || address === half?.wallet)
        ? { domain, subdomain: subdomain ?? '', topLevel: 'ssi' }
        : null,
    ssi,
    who,
    /** The name of a wallet, where this device knows one. */
    knownName: (address: Address): string | null => names.nameOfAddress?.(address) ?? null,
    nameOf,
    held,
    unread,
    /** One thing of the estate: what it is, and what it holds. */
    item: (item: EstateItem): { readonly name: string; readonly holds: readonly string[] } => {
      switch (item.kind) {
        case 'ssi':
          return { name: t('item.ssi', { name: ssi }), holds: [] }
        case 'did':
          return { name: t('item.did', { name: nameInText(`${domain}.did`) }), holds: [] }
        case 'community':
          return {
            name: t('item.community', { name: ssi }),
            holds: [t('held.shares', { amount: amount(item.shares, sharesDecimals) })],
          }
        case 'wallet':
          // What an account has is its own affair, whatever name leads to it.
          return { name: nameOf(item.wallet), holds: item.wallet.kind === 'account' ? [] : held(item.wallet) }
      }
    },
    /** That a wallet stays when the name goes; null where it goes along. */
    kept: ({ keptBy }: EstateWallet): string | null => (keptBy === null ? null : t('kept')),
    /** What stands there; null where that is not known. */
    kind: ({ kind }: EstateWallet): string | null =>
      kind === 'account' ? t('account') : walletKindName(kind),
    /** Which other names that this device knows lead to the same wallet; null for none. */
    otherNames: ({ names: others }: Estate): string | null =>
      others === null
        ? t('names.unknown')
        : others.length === 0
          ? null
          : t('names.also', {
              name: nameInText(`${domain}.did`),
              names: others.map(domainOf).join(', '),
            }),
    /** Who else can do something with it, today or from then on. */
    rights: ({ guardians, keys, guards, did }: Estate): readonly string[] => {
      // An ended identity is brought back by nobody, and its keys count for nothing.
      if (did.status === 'Deactivated') return []
      return [
        ...(guardians === null || guardians < fewestGuardians
          ? []
          : [t('rights.guardians', { threshold: recoveryThreshold(guardians), number: guardians })]),
        ...(keys.length === 0 ? [] : [t('rights.keys', { number: keys.length })]),
        ...(guards === null
          ? [t('rights.guardsUnknown')]
          : guards.length === 0
            ? []
            : [t('rights.guards', { name: ssi, names: guards.map(domainOf).join(', ') })]),
      ]
    },
    promise: (promise: EarlierPromise, of: Estate): string => {
      const wallet = of.wallets.find(({ address }) => address === promise.wallet)
      const did = nameInText(`${domain}.did`)
      const own = wallet?.subdomain !== '' ? null : as === 'former' ? t('formerName', { name: did }) : did
      const words = { wallet: own ?? (wallet === undefined ? who(promise.wallet) : nameOf(wallet)) }
      switch (promise.kind) {
        case 'allowance': {
          const { token, units, decimals } = promise
          const symbol = allCoins.find((coin) => coin.id === token)?.symbol ?? shortAddress(token)
          const some = decimals === null ? units.toString() : amount(units, decimals)
          return t('promise.allowance', { ...words, to: who(promise.spender), amount: `${some} ${symbol}` })
        }
        case 'operator':
          return t('promise.operator', {
            ...words,
            to: who(promise.operator),
            collection: promise.collection,
          })
        case 'spender':
          return t('promise.spender', {
            ...words,
            to: who(promise.spender),
            nft: `${promise.collection} #${promise.token}`,
          })
        case 'stake':
          return t('promise.stake', { ...words, to: who(promise.to), zil: amount(promise.zil, zilDecimals) })
        case 'wallet': {
          const name = promise.domain === null ? null : names.domainOfHash?.(promise.domain)
          const to = name === null || name === undefined ? who(promise.to) : nameInText(`${name}.ssi`)
          return t('promise.wallet', { ...words, to })
        }
        case 'controller':
          return t('promise.controller', { ...words, to: who(promise.to) })
        case 'username':
          return t('promise.username', { ...words, name: nameInText(`${promise.username}.ssi`) })
      }
    },
  }
}
