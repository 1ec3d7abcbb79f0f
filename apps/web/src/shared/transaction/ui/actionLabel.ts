import i18next from 'i18next'
import { chainOf } from '../../chain/chain'
import { useNetworkId } from '../../session/network'

/** What an action is called, in the language of the page. The area `actions` must be loaded. */
export function actionLabel(action: string, otherwise = action): string {
  const key = `actions:${action}.label`
  return isName(action) && i18next.exists(key) ? i18next.t(key, { defaultValue: otherwise }) : otherwise
}

/**
 * What is known of its gas beforehand, 'around 7 ZIL'; null where nothing is. The figures are those of the protocol's
 * contracts; where a network has ours, and they take another, it is the measured one.
 */
export function useGasNote(action: string): string | null {
  const { walletCode } = chainOf(useNetworkId()).network
  const isOurs = walletCode.did !== undefined && 'source' in walletCode.did
  if (!isName(action)) return null
  const keys = [...(isOurs ? [`actions:${action}.gasOfOurs`] : []), `actions:${action}.gas`]
  const key = keys.find((each) => i18next.exists(each))
  return key === undefined ? null : i18next.t(key, { defaultValue: '' })
}

/** Names come out of storage too. */
function isName(action: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(action)
}
