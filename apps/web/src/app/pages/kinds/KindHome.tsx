import { parseVersion, type DidRecord, type Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { KindCard } from '../../../features/wallet/KindCard'
import { KindWords } from '../../../features/wallet/KindWords'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { KindStatementNotice } from '../notices/statementNotice'
import { WalletMoney } from '../money/WalletMoney'

interface KindHomeProps {
  readonly name: Name
  readonly record: DidRecord
  /** Buttons and cards that only this kind of page has. */
  readonly children?: ReactNode
}

/** The home of a wallet that is not a DID wallet: its card, its kind, its balances. */
export function KindHome({ name, record, children }: KindHomeProps) {
  const { kind } = parseVersion(record.version)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <KindCard name={name} record={record} />
      <KindWords kind={kind} />
      {children}
      <WalletMoney name={name} record={record} />
      <KindStatementNotice />
    </div>
  )
}
