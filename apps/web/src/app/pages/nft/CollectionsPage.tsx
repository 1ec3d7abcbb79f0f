import { ImageCollections } from '../../../features/nft/ImageCollections'
import { MintImages } from '../../../features/nft/images/MintImages'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/wallet/nft/zrc6`: mints pictures, and shows the image collections with how many NFTs of each this wallet has. */
export function CollectionsPage() {
  const { name, record } = useFoundWallet()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <MintImages name={name} record={record} collection="lexicassi" />
      <ImageCollections name={name} wallet={record.address} />
    </div>
  )
}
