import { formatName, type Estate, type EstateWallet } from '@tyto/identity'
import { formatUnits, toBech32, type Address, type Hex } from '@tyto/primitives'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { formatDecimal } from '../../ui/text/formatDecimal'
import { nameInText } from '../../ui/text/nameParts'
import { shortAddress } from '../../ui/text/shortAddress'
import { knowledgeOf } from '../../values/knowledge'

/** Whether the .did of the name still leads to its DID wallet after what is told, or led there until then. */
export type DidWalletNow = 'now' | 'former'

/** An estate, or as much of it as is known: the hash of its domain. */
export type EstateNamed = Pick<Estate, 'id'> & Partial<Pick<Estate, 'ssi'>>

/** The parts of sentences about an estate: the language, and how each wallet, name and amount in it is called. */
export interface EstateNames {
  readonly t: TFunction<'estate'>
  readonly language: string
  /** Without suffix; a name that this device does not know goes by its hash. */
  readonly domain: string
  readonly isKnown: boolean
  /** The two halves of the name, as they stand in a sentence. */
  readonly ssi: string
  readonly did: string
  readonly as: DidWalletNow
  readonly amount: (units: bigint, decimals: number) => string
  readonly who: (address: Address | null) => string
  /** The name of a wallet, where this device knows one. */
  readonly knownName: (address: Address) => string | null
  /** The name of a domain, where this device knows it. */
  readonly knownDomain: (hash: Hex) => string | null
  readonly nameOf: (wallet: Pick<EstateWallet, 'subdomain' | 'address'>) => string
  /** Does the .ssi lead there by itself? */
  readonly isSsiWallet: (address: Address) => boolean
}

export function useEstateNames({ id, ssi: half }: EstateNamed, as: DidWalletNow): EstateNames {
  const { t, i18n } = useTranslation('estate')
  const { domainOfHash, nameOfAddress } = knowledgeOf(useNetworkId())
  const known = domainOfHash?.(id)
  const domain = known ?? shortAddress(id)
  const [ssi, did] = [nameInText(`${domain}.ssi`), nameInText(`${domain}.did`)]
  const who = (address: Address | null): string =>
    address === null ? t('nobody') : (nameOfAddress?.(address) ?? shortAddress(toBech32(address)))
  const isSsiWallet = (address: Address): boolean => address === half?.wallet
  return {
    t,
    language: i18n.language,
    domain,
    isKnown: typeof known === 'string',
    ssi,
    did,
    as,
    amount: (units, decimals) => formatDecimal(formatUnits(units, decimals), i18n.language),
    who,
    knownName: (address) => nameOfAddress?.(address) ?? null,
    knownDomain: (hash) => {
      const found = domainOfHash?.(hash) ?? null
      return found === null ? null : nameInText(`${found}.ssi`)
    },
    nameOf: ({ subdomain, address }) => {
      if (subdomain === null) return isSsiWallet(address) ? ssi : who(address)
      return subdomain === ''
        ? t(as === 'former' ? 'item.formerWallet' : 'item.didWallet', { name: did })
        : nameInText(formatName({ domain, subdomain, topLevel: 'ssi' }))
    },
    isSsiWallet,
  }
}
