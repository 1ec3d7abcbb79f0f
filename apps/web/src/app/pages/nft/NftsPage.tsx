import { useTranslation } from 'react-i18next'
import { NftOperations } from '../../../features/nft/operations/NftOperations'
import { RightsLeft } from '../../../features/nft/operations/RightsLeft'
import { Tydras } from '../../../features/nft/Tydras'
import { buildPath } from '../../../shared/routing/routes'
import { LinkGrid, GridLink } from '../../../shared/ui/cards/LinkGrid'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { ClosedWallet } from '../../gates/ClosedWallet'
import { useFoundWallet } from '../../gates/foundWallet'
import { useTydras } from './tydras'

/** `/{name}/didx/wallet/nft`: the NFTs of a wallet with what can be done with them, the Tydras of the name, and a link to the collections. */
export function NftsPage() {
  const { t } = useTranslation(['nft', 'wallet'])
  const { name, record } = useFoundWallet()
  const tydras = useTydras(name, record)
  const isEnded = record.status === 'Deactivated'
  if (record.status === 'Locked') {
    return (
      <>
        <ClosedWallet reason="DidLocked" />
        <RightsLeft name={name} record={record} />
      </>
    )
  }
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <LinkGrid label={t('nfts.title')}>
        <GridLink
          to={buildPath('gallery', { name })}
          icon="image"
          title={t('wallet:cell.gallery.title')}
          hint={t('wallet:cell.gallery.hint')}
        />
        {!isEnded && (
          <GridLink
            to={buildPath('mintImage', { name })}
            icon="image"
            title={t('wallet:cell.collections.title')}
            hint={t('wallet:cell.collections.hint')}
          />
        )}
        {!isEnded && tydras.cell}
      </LinkGrid>
      <NftOperations name={name} record={record} />
      <Tydras name={name} />
      {tydras.dialog}
    </div>
  )
}
