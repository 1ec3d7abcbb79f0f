import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { hasClosedEyes } from '../../shared/identity/DidStatusBadge'
import { PinButton } from '../../shared/identity/PinButton'
import { Card } from '../../shared/ui/cards/Card'
import { OnChainFacts } from '../../shared/ui/cards/NameCard'
import layout from '../../shared/ui/page/layout.module.css'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Name as NameText } from '../../shared/ui/text/Name'
import { KindNotes, KindStatus, useKindFacts } from './KindCard'

interface KindHeadProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The head of a page that begins with a form: the name with a small face, and what a card says of its wallet above the fold. */
export function KindHead({ name, record }: KindHeadProps) {
  const username = formatName(name)
  return (
    <>
      <div className={layout.row}>
        <Avatar name={username} size="lg" eyes={hasClosedEyes(record.status) ? 'shut' : 'open'} />
        <span className={layout.grow}>
          <NameText name={username} size="md" as="h1" />
        </span>
        <KindStatus record={record} />
        <PinButton name={name} />
      </div>
      <KindNotes name={name} record={record} />
    </>
  )
}

/** What the chain says of such a wallet, at the end of its page. */
export function KindFoot({ record }: Pick<KindHeadProps, 'record'>) {
  return (
    <Card flush>
      <OnChainFacts onChain={useKindFacts(record)} />
    </Card>
  )
}
