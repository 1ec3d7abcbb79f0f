import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'

interface PlaceCardProps {
  readonly title: string
  readonly hint: string
  /** Says plainly that something is not there yet. */
  readonly missing?: ReactNode
  /** The page that the card leads to; null for none. */
  readonly to: string | null
  readonly label: string
  /** The link that most people come for stands before it. */
  readonly first?: { readonly to: string; readonly label: string }
}

/** A part of a DeFi wallet: what it is for, and the page that it leads to. */
export function PlaceCard({ title, hint, missing, to, label, first }: PlaceCardProps) {
  return (
    <Card title={title}>
      <div className={layout.stack}>
        <p className={text.sub}>{hint}</p>
        {missing}
        {first !== undefined && (
          <Link className={buttonClasses({ variant: 'step' })} to={first.to}>
            {first.label}
          </Link>
        )}
        {to !== null && (
          <Link className={buttonClasses({ variant: 'line' })} to={to}>
            {label}
          </Link>
        )}
      </div>
    </Card>
  )
}
