import { didWalletOf, type NetworkId, type NftHolder, nftKeyOf } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../chain/reads/queries'
import { NftImage } from './NftImage'
import { addressOfPlace, knownHost, nameNftQuery } from './nftQueries'
import { useNetworkId } from '../../settings/network'

interface NameImageProps {
  readonly name: Name
  /** The plate: it is shown until the picture is loaded, or if there is no picture. */
  readonly children: ReactNode
}

/** The NFT image of a name, in place of its plate. Needs the area `common`. */
export function NameImage({ name, children }: NameImageProps) {
  const network = useNetworkId()
  const { t } = useTranslation()
  const holder = useNftHolder(network, name)
  const { data } = useQuery(nameNftQuery(network, name, nftKeyOf(name), holder))
  const address = addressOfPlace(data, network)
  if (address === null) return children
  return (
    <NftImage
      key={address}
      address={address}
      label={t('plate.image', { name: formatName(name) })}
      known={knownHost(data, network)}
    >
      {children}
    </NftImage>
  )
}

/** The DID wallet behind a name; its record holds the NFT. The name was already read by the page. */
function useNftHolder(network: NetworkId, name: Name): NftHolder | null {
  const { data } = useQuery(nameQuery(network, name))
  if (data?.kind !== 'found') return null
  const record = name.subdomain === '' ? didWalletOf(data) : data.identity
  return record && { domain: name.domain, wallet: record.address, controller: record.controller }
}
