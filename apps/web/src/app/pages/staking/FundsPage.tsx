import { useFoundWallet } from '../../gates/foundWallet'
import { KindHome } from '../kinds/KindHome'
import { OwnWalletFunds } from '../money/OwnWalletFunds'

/** `/{name}/zil/funds`: the deposit into a ZIL staking wallet; anybody with a browser wallet can make one. */
export function FundsPage() {
  const { name, record } = useFoundWallet()
  return (
    <KindHome name={name} record={record}>
      <OwnWalletFunds name={name} record={record} />
    </KindHome>
  )
}
