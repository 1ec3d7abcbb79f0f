import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { NftDidForm } from '../../../features/nft/NftDidForm'
import { NameImage } from '../../../shared/identity/image/NameImage'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { Plate } from '../../../shared/ui/plate/Plate'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/wallet/nft/dns/manage/did`: the NFT that stands for ssi, did or a subdomain. */
export function UpdateNftDidPage() {
  const { t } = useTranslation('nft')
  const { name, record } = useFoundWallet()
  return (
    <div className={layout.split}>
      <Card title={t('nft.choose')}>
        <NftDidForm name={name} record={record} />
      </Card>
      <Card title={t('nft.now')} narrow>
        <NameImage name={name}>
          <Plate name={formatName(name)} label={t('nft.plateNow')} />
        </NameImage>
      </Card>
    </div>
  )
}
