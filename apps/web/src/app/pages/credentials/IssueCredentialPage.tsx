import { formatName } from '@tyto/identity'
import { CanIssue } from '../../../features/credentials/issuer/CanIssue'
import { IssueCard } from '../../../features/credentials/issuer/IssueCard'
import { IssuedCard } from '../../../features/credentials/issuer/IssuedCard'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/credentials/issue`: attests something about somebody, and takes it back. */
export function IssueCredentialPage() {
  const { name, record } = useFoundWallet()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <RouteHead />
      <CanIssue key={formatName(name)} name={name} record={record}>
        <IssueCard name={name} record={record} />
        <IssuedCard name={name} record={record} />
      </CanIssue>
    </div>
  )
}
