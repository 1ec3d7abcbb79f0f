import type { Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../../shared/routing/routes'
import { GridLink } from '../../../shared/ui/cards/LinkGrid'

/** A link to the choice of the NFT whose image stands for a name. */
export function NftDidCell({ name }: { readonly name: Name }) {
  const { t } = useTranslation('wallet')
  return (
    <GridLink
      to={buildPath('updateNftDid', { name })}
      icon="image"
      title={t('cell.nft.title')}
      hint={t('cell.nft.hint')}
    />
  )
}
