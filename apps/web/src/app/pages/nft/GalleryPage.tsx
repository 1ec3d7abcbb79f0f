import { Gallery } from '../../../features/gallery/Gallery'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/wallet/nft/gallery`: what a wallet has of each collection, as pictures. */
export function GalleryPage() {
  const { name, record } = useFoundWallet()
  return <Gallery name={name} wallet={record.address} />
}
