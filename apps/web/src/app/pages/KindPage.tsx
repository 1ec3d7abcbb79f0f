import { useFoundWallet } from '../gates/foundWallet'
import { KindHome } from './KindHome'

/**
 * The home of a wallet that is not a DID wallet: `/{name}/zil`, `/sbt`, `/airx`, `/token`, `/ssidollar`; and
 * its inner pages: `/defix/pool`, `/sbt/public`, `/sbt/wallet`, `/zil/wallet`.
 */
export function KindPage() {
  const { name, record } = useFoundWallet()
  return <KindHome name={name} record={record} />
}
