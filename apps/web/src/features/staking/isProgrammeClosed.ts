import type { NetworkRules } from '@tyto/chain'

/**
 * Where stakes are led elsewhere the old programme takes none: it is not offered, whatever the protocol still names. A network for
 * reading signs nothing, so that what is staked can be read there.
 */
export function isProgrammeClosed({
  stakingPage,
  forReading,
}: Pick<NetworkRules, 'stakingPage' | 'forReading'>): boolean {
  return stakingPage !== null && forReading === null
}
