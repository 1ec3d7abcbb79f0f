import { DelegatorSwap } from '../../features/staking/swap/DelegatorSwap'
import { useAccount } from '../../shared/session/wallet'
import { useFoundWallet } from '../gates/foundWallet'
import { KindHome } from './KindHome'

/** `/{name}/zil/wallet`: the staking wallet, for its owner. */
export function StakingPage() {
  const { name, record } = useFoundWallet()
  const account = useAccount()
  return (
    <KindHome name={name} record={record}>
      <DelegatorSwap name={name} record={record} owner={account?.address ?? null} />
    </KindHome>
  )
}
