import { sharesDecimals } from '@tyto/contracts'
import {
  fewestGuardians,
  recoveryThreshold,
  type EarlierPromise,
  type Estate,
  type EstateItem,
  type EstateWallet,
  type Name,
} from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { shortAddress } from '../../ui/text/shortAddress'
import { walletKindName } from '../walletKindName'
import { heldWords } from './heldWords'
import { promiseWords } from './promiseWords'
import { useEstateNames, type DidWalletNow, type EstateNamed, type EstateNames } from './useEstateNames'
import { commaText } from '../../ui/text/listText'

/** An estate in words. */
export function useEstateWords(estate: EstateNamed, as: DidWalletNow = 'now') {
  const names = useEstateNames(estate, as)
  const { t, language, domain, isKnown, ssi, did, who, knownName, nameOf, isSsiWallet } = names
  return {
    domain,
    isKnown,
    ssi,
    who,
    knownName,
    nameOf,
    /** The name whose pages are about a wallet; null where none is known here. */
    placeOf: ({ subdomain, address }: EstateWallet): Name | null =>
      isKnown && (subdomain !== null || isSsiWallet(address))
        ? { domain, subdomain: subdomain ?? '', topLevel: 'ssi' }
        : null,
    held: (wallet: EstateWallet): readonly string[] => heldWords(names, wallet),
    unread: ({ unread }: EstateWallet): string | null =>
      unread.length === 0
        ? null
        : t('unread', {
            parts: commaText(
              unread.map((part) => t(`part.${part}`)),
              language,
            ),
          }),
    item: (item: EstateItem) => itemWords(names, item),
    /** That a wallet stays when the name goes; null where it goes along. */
    kept: ({ keptBy }: EstateWallet): string | null => (keptBy === null ? null : t('kept')),
    /** The kind of wallet that stands there; null where it is not known. */
    kind: ({ kind }: EstateWallet): string | null =>
      kind === 'account' ? t('account') : walletKindName(kind),
    /** Which other names that this device knows lead to the same wallet; null for none. */
    otherNames: ({ names: others }: Estate): string | null => {
      if (others === null) return t('names.unknown')
      return others.length === 0 ? null : t('names.also', { name: did, names: domainWords(names, others) })
    },
    rights: (of: Estate): readonly string[] => rightsWords(names, of),
    promise: (promise: EarlierPromise, of: Estate): string => promiseWords(names, promise, of),
  }
}

function domainWords({ knownDomain, language }: EstateNames, hashes: readonly Hex[]): string {
  const domains = hashes.map((hash) => knownDomain(hash) ?? shortAddress(hash))
  return commaText(domains, language)
}

/** One thing of the estate: what it is, and what it holds. */
function itemWords(
  names: EstateNames,
  item: EstateItem,
): { readonly name: string; readonly holds: readonly string[] } {
  const { t, ssi, did, amount, nameOf } = names
  switch (item.kind) {
    case 'ssi':
      return { name: t('item.ssi', { name: ssi }), holds: [] }
    case 'did':
      return { name: t('item.did', { name: did }), holds: [] }
    case 'community':
      return {
        name: t('item.community', { name: ssi }),
        holds: [t('held.shares', { amount: amount(item.shares, sharesDecimals) })],
      }
    case 'wallet': {
      // The money of an account is its own affair, whatever name leads to it.
      const isAccount = item.wallet.kind === 'account'
      return { name: nameOf(item.wallet), holds: isAccount ? [] : heldWords(names, item.wallet) }
    }
  }
}

/** Who else can do something with it, today or from then on. */
function rightsWords(names: EstateNames, { guardians, keys, guards, did }: Estate): readonly string[] {
  const { t, ssi } = names
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
        : [t('rights.guards', { name: ssi, names: domainWords(names, guards) })]),
  ]
}
