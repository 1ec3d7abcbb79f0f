import { readDidRecord } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { chainOf } from '../../shared/chain/network/chain'
import type { HomeNotice } from '../../shared/routing/homeNotice'
import type { StoredLogin } from '../../shared/session/wallet/storedSession'

/**
 * Why an account controls the identity of its log-in no longer, as far as the chain tells it; null where another account was
 * chosen in the wallet. `before`: the account that controlled it, where this page knows.
 */
export async function whyLoggedOff(
  { network, address, name }: StoredLogin,
  { account, before }: { readonly account: Address; readonly before: Address | null },
): Promise<HomeNotice | null> {
  try {
    const record = await readDidRecord(chainOf(network).client, address)
    const controller = record?.controller ?? null
    if (record === null || controller === null || controller === account) return null
    const isRecovered = record.status === 'Recovered'
    if (before !== account && !(before === null && isRecovered)) return null
    return {
      name: name === null ? toBech32(address) : formatName(name),
      outcome: isRecovered ? 'recovered' : 'handedOver',
      controller: toBech32(controller),
    }
  } catch {
    // The reason is not known; that it ended is.
    return null
  }
}
