import { ImageCollections } from '../../features/nft/ImageCollections'
import { useFoundWallet } from '../gates/foundWallet'

/** `/{name}/didx/wallet/nft/zrc6`: the collections of pictures, and what this wallet has of each. */
export function CollectionsPage() {
  const { name, record } = useFoundWallet()
  return <ImageCollections name={name} wallet={record.address} />
}
