import { parseVersion, type DidRecord, type Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { Balances } from '../../features/wallet/Balances'
import { KindCard } from '../../features/wallet/KindCard'
import { KindWords } from '../../features/wallet/KindWords'
import { TokenCard } from '../../features/wallet/TokenCard'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'

interface KindHomeProps {
  readonly name: Name
  readonly record: DidRecord
  /** What a page of its own does with it. */
  readonly children?: ReactNode
}

/** The home of a wallet that is not a DID wallet: its card, its kind, its balances; for a token, the supply. */
export function KindHome({ name, record, children }: KindHomeProps) {
  const { kind } = parseVersion(record.version)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <KindCard name={name} record={record} />
      <KindWords kind={kind} />
      {children}
      {(kind === 'token' || kind === 'stablecoin') && <TokenCard address={record.address} />}
      <Balances address={record.address} />
    </div>
  )
}
