// Written by `npm run generate` from the moments. Do not edit.
import type { MomentKind } from '../../shared/identity/moment/defineMoment'
import { askedMoment } from '../../features/settings/moments/Asked'
import { claimedMoment } from '../../features/settings/moments/Claimed'
import { deactivatedMoment } from '../../features/did/moments/Deactivated'
import { doorOpenedMoment } from '../../features/wallet/moments/DoorOpened'
import { guardedMoment } from '../../features/recovery/moments/Guarded'
import { keyedMoment } from '../../features/did/moments/Keyed'
import { lockedMoment } from '../../features/recovery/moments/Locked'
import { mintedMoment } from '../../features/wallet/moments/Minted'
import { nftsGivenMoment } from '../../features/nft/moments/NftsGiven'
import { nftsMintedMoment } from '../../features/nft/moments/NftsMinted'
import { offeredMoment } from '../../features/ownership/moments/HandedOver'
import { paidMomentKind } from '../../features/payments/moments/Paid'
import { pausedMoment } from '../../features/ownership/moments/Paused'
import { pooledMoment } from '../../features/exchange/moments/Pooled'
import { recoveredMoment } from '../../features/recovery/moments/Recovered'
import { releasedMoment } from '../../features/wallet/moments/Released'
import { soulboundMintedMoment } from '../../features/soulbound/moments/SoulboundMinted'
import { soulboundSentMoment } from '../../features/soulbound/moments/SoulboundSent'
import { stakedMoment } from '../../features/staking/moments/Staked'
import { swappedMoment } from '../../features/staking/moments/Swapped'
import { takenMoment } from '../../features/ownership/moments/Taken'
import { tradedMoment } from '../../features/exchange/moments/Traded'
import { tydraMintedMoment } from '../../features/tydras/moments/TydraMinted'
import { voicedMoment } from '../../features/motions/moments/Voiced'
import { walletMadeMoment } from '../../features/wallet/moments/WalletMade'
import { xwalletMadeMoment } from '../../features/wallet/moments/XwalletMade'

/** How each kind of moment is drawn. */
export const momentKinds: readonly MomentKind[] = [
  askedMoment,
  claimedMoment,
  deactivatedMoment,
  doorOpenedMoment,
  guardedMoment,
  keyedMoment,
  lockedMoment,
  mintedMoment,
  nftsGivenMoment,
  nftsMintedMoment,
  offeredMoment,
  paidMomentKind,
  pausedMoment,
  pooledMoment,
  recoveredMoment,
  releasedMoment,
  soulboundMintedMoment,
  soulboundSentMoment,
  stakedMoment,
  swappedMoment,
  takenMoment,
  tradedMoment,
  tydraMintedMoment,
  voicedMoment,
  walletMadeMoment,
  xwalletMadeMoment,
]
