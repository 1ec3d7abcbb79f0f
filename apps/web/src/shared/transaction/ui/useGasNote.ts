import i18next from 'i18next'
import { chainOf } from '../../chain/chain'
import { useNetworkId } from '../../settings/network'
import { isActionName } from './actionLabel'

/**
 * A note on the usual gas of an action, 'around 7 ZIL'; null if there is none. The figures are those of the protocol's
 * contracts; on networks with our contracts, they are measured figures where these differ.
 */
export function useGasNote(action: string): string | null {
  const { walletCode } = chainOf(useNetworkId()).network
  const isOurs = walletCode.did !== undefined && 'source' in walletCode.did
  if (!isActionName(action)) return null
  const keys = [...(isOurs ? [`actions:${action}.gasOfOurs`] : []), `actions:${action}.gas`]
  const key = keys.find((each) => i18next.exists(each))
  return key === undefined ? null : i18next.t(key, { defaultValue: '' })
}
