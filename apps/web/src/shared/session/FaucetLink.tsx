import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { buildPath } from '../routing/routes'
import { useNetworkId } from '../settings/network'
import { ExternalLink } from '../ui/ExternalLink'

/**
 * The way to the faucet, with the account (bech32) filled in; draws nothing where no faucet is. It opens in a new tab, so
 * that what the person was about to sign stays where it is.
 */
export function FaucetLink({ account }: { readonly account: string }) {
  const { t } = useTranslation('session')
  const href = useHref(`${buildPath('faucet')}?address=${account}`)
  return useNetworkId() === 'local' ? <ExternalLink href={href}>{t('account.faucet')}</ExternalLink> : null
}
