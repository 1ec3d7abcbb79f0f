import { parseVersion, type DidRecord, type Name } from '@tyto/identity'
import { Balances } from '../../features/wallet/Balances'
import { KindCard } from '../../features/wallet/KindCard'
import { KindWords } from '../../features/wallet/KindWords'
import { TokenCard } from '../../features/wallet/TokenCard'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'

interface KindHomeProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The home of a wallet that is not a DID wallet: its card, its kind, its balances; for a token, the supply. */
export function KindHome({ name, record }: KindHomeProps) {
  const { kind } = parseVersion(record.version)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <KindCard name={name} record={record} />
      <KindWords kind={kind} />
      {(kind === 'token' || kind === 'stablecoin') && <TokenCard address={record.address} />}
      <Balances address={record.address} balance={record.balance} />
    </div>
  )
}
