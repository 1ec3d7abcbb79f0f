import { useNetworkId } from '../../settings/network'
import { networks } from './networks'

/** Does the chosen network execute no calls? */
export function useIsForReading(): boolean {
  return networks[useNetworkId()].rules.forReading !== null
}
