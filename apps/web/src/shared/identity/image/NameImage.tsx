import { nftKeyOf, type NetworkId, type NftHolder } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../chain/queries'
import { didWalletOf } from '../../chain/didWalletOf'
import { NftImage } from './NftImage'
import { addressOfPlace, nameNftQuery } from './nftQueries'

interface NameImageProps {
  readonly network: NetworkId
  readonly name: Name
  /** The plate: it stands while there is no picture, and where there is none. */
  readonly children: ReactNode
}

/** The NFT image of a name in the place of its plate. Needs the area `common`. */
export function NameImage({ network, name, children }: NameImageProps) {
  const { t } = useTranslation()
  const holder = useNftHolder(network, name)
  const { data } = useQuery(nameNftQuery(network, name, nftKeyOf(name), holder))
  const address = addressOfPlace(data, network)
  if (address === null) return children
  return (
    <NftImage
      key={address}
      network={network}
      address={address}
      label={t('plate.image', { name: formatName(name) })}
    >
      {children}
    </NftImage>
  )
}

/** The DID wallet behind a name, in whose record its NFT stands. The name was read before. */
function useNftHolder(network: NetworkId, name: Name): NftHolder | null {
  const { data } = useQuery(nameQuery(network, name))
  if (data?.kind !== 'found') return null
  const record = name.subdomain === '' ? didWalletOf(data) : data.identity
  return record && { domain: name.domain, wallet: record.address, controller: record.controller }
}
