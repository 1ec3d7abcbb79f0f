import { codeInFragment, credentialFragment, formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Credentials } from '../../../features/credentials/holder/Credentials'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/credentials`: what others have attested. `#credential=…` brings one that an issuer sealed. */
export function CredentialsPage() {
  const { t } = useTranslation('credentials')
  const { name, record } = useFoundWallet()
  const brought = codeInFragment(useLocation().hash, credentialFragment)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <RouteHead>
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('issueCredential', { name })}>
          {t('toIssue')}
        </Link>
      </RouteHead>
      <Credentials key={formatName(name)} name={name} record={record} brought={brought} />
    </div>
  )
}
