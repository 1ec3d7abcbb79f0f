import i18next from 'i18next'
import { chainOf } from '../../chain/chain'
import { useNetworkId } from '../../settings/network'
import { isActionName } from './actionLabel'

/**
 * What is known of an action's gas beforehand, 'around 7 ZIL'; null where nothing is. The figures are those of the
 * protocol's contracts; where a network has ours, and they take another, it is the measured one.
 */
export function useGasNote(action: string): string | null {
  const { walletCode } = chainOf(useNetworkId()).network
  const isOurs = walletCode.did !== undefined && 'source' in walletCode.did
  if (!isActionName(action)) return null
  const keys = [...(isOurs ? [`actions:${action}.gasOfOurs`] : []), `actions:${action}.gas`]
  const key = keys.find((each) => i18next.exists(each))
  return key === undefined ? null : i18next.t(key, { defaultValue: '' })
}
