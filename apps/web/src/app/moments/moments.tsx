import type { MomentProps, Moments, TogetherProps } from '../../shared/transaction/ui/moments'
import { Achieved } from './Achieved'
import { Asked } from './Asked'
import { Claimed } from './Claimed'
import { Deactivated } from './Deactivated'
import { Locked } from './Locked'
import { Minted } from './Minted'
import { momentOf } from './momentOf'
import { HandedOver } from './HandedOver'
import { NftsGiven, NftsMinted } from './NftsMoved'
import { Paid } from './Paid'
import { Paused } from './Paused'
import { Pooled } from './Pooled'
import { Recovered } from './Recovered'
import { Taken } from './Taken'
import { Released } from './Released'
import { SoulboundMinted } from './SoulboundMinted'
import { SoulboundSent } from './SoulboundSent'
import { Swapped } from './Swapped'
import { Staked } from './Staked'
import { Traded } from './Traded'
import { TydraMinted } from './TydraMinted'
import { Voiced } from './Voiced'
import { WalletMade } from './WalletMade'

/** The moments of the app's transactions, for the dialog of their state. */
export const moments: Moments = { has: (transaction) => momentOf(transaction) !== null, Moment, Together }

function Moment({ transaction, onClose }: MomentProps) {
  const moment = momentOf(transaction)
  const { network } = transaction
  switch (moment?.kind) {
    case undefined:
      return null
    case 'walletMade':
      return <WalletMade moment={moment} onClose={onClose} />
    case 'minted':
      return <Minted moment={moment} network={network} onClose={onClose} />
    case 'tydraMinted':
      return <TydraMinted moment={moment} network={network} onClose={onClose} />
    case 'paid':
      return <Paid moment={moment} network={network} onClose={onClose} />
    case 'traded':
      return <Traded trades={[moment]} network={network} onClose={onClose} />
    case 'released':
      return <Released moment={moment} network={network} onClose={onClose} />
    case 'recovered':
      return <Recovered moment={moment} network={network} onClose={onClose} />
    case 'asked':
      return <Asked moment={moment} network={network} />
    case 'swap':
      return <Swapped moment={moment} network={network} />
    case 'claimed':
      return <Claimed moment={moment} network={network} onClose={onClose} />
    case 'offered':
      return <HandedOver moment={moment} network={network} />
    case 'taken':
      return <Taken moment={moment} network={network} onClose={onClose} />
    case 'paused':
    case 'unpaused':
      return <Paused moment={moment} />
    case 'pooled':
      return <Pooled moment={moment} network={network} onClose={onClose} />
    case 'staked':
      return <Staked moment={moment} network={network} onClose={onClose} />
    case 'voiced':
      return <Voiced moment={moment} network={network} onClose={onClose} />
    case 'locked':
      return <Locked moment={moment} network={network} onClose={onClose} />
    case 'deactivated':
      return <Deactivated moment={moment} />
    case 'soulboundSent':
      return <SoulboundSent moment={moment} network={network} />
    case 'soulboundMinted':
      return <SoulboundMinted moment={moment} network={network} onClose={onClose} />
    case 'nftsMinted':
      return <NftsMinted moment={moment} network={network} onClose={onClose} />
    case 'nftsGiven':
      return <NftsGiven moment={moment} network={network} onClose={onClose} />
    case 'keyed':
    case 'guarded':
      return <Achieved moment={moment} network={network} onClose={onClose} />
  }
}

/** Trades of one coin for one receiver, in all. */
function Together({ transactions, onClose }: TogetherProps) {
  const trades = transactions.map(momentOf).filter((moment) => moment?.kind === 'traded')
  const [first] = trades
  if (first === undefined || trades.length < transactions.length) return null
  const isOne = trades.every(({ to, receiver }) => to.token === first.to.token && receiver === first.receiver)
  return isOne ? <Traded trades={trades} network={transactions[0]!.network} onClose={onClose} /> : null
}
