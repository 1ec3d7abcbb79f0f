import type { EstateWallet } from '@tyto/identity'
import { zeroAddress } from '@tyto/primitives'

/** A wallet that is about to be made: nothing is in it, and no subdomain leads there yet. */
export const emptyWallet: EstateWallet = {
  subdomain: null,
  address: zeroAddress,
  kind: 'other',
  version: '',
  domain: null,
  keptBy: null,
  through: null,
  obeys: null,
  isPaused: null,
  coins: [],
  staked: 0n,
  waiting: 0n,
  shares: 0n,
  brought: 0n,
  pools: [],
  nfts: [],
  tokens: 0,
  unread: [],
}
