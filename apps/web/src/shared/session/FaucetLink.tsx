import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { buildPath } from '../routing/routes'
import { useNetworkId } from '../settings/network'
import { buttonClasses } from '../ui/buttonClasses'
import { ExternalLink } from '../ui/ExternalLink'

interface FaucetLinkProps {
  readonly account: string
  readonly asButton?: boolean
}

/**
 * The way to the faucet, with the account (bech32) filled in; draws nothing where no faucet is. It opens in a new tab, so
 * that what the person was about to sign stays where it is.
 */
export function FaucetLink({ account, asButton = false }: FaucetLinkProps) {
  const { t } = useTranslation('session')
  const href = useHref(`${buildPath('faucet')}?address=${account}`)
  const isLocal = useNetworkId() === 'local'
  if (!isLocal) return null
  return (
    <ExternalLink href={href} {...(asButton && { className: buttonClasses({ variant: 'step' }) })}>
      {t('account.faucet')}
    </ExternalLink>
  )
}
