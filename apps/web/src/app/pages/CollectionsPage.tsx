import { ImageCollections } from '../../features/nft/ImageCollections'
import { useFoundWallet } from '../gates/foundWallet'

/** `/{name}/didx/wallet/nft/zrc6`: the image collections, and how many NFTs of each this wallet has. */
export function CollectionsPage() {
  const { name, record } = useFoundWallet()
  return <ImageCollections name={name} wallet={record.address} />
}
