import { addressLink } from '@tyto/chain'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { chainOf } from '../../shared/chain/network/chain'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import { Icon } from '../../shared/ui/icons/Icon'

/** Opens an address in the block explorer of its network. */
export function ExplorerButton({ address }: { readonly address: Address }) {
  const { t } = useTranslation('wallet')
  const network = useNetworkId()
  const look = buttonClasses({ variant: 'line', small: true })
  return network === 'local' ? (
    <Link className={look} to={buildPath('explorerAddress', { address: toBech32(address) })}>
      {t('openExplorer')}
      <Icon name="arrow" size="sm" />
    </Link>
  ) : (
    <ExternalLink className={look} href={addressLink(chainOf(network).network, address)}>
      {t('openExplorer')}
      <Icon name="out" size="sm" />
    </ExternalLink>
  )
}
