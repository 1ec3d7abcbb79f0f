import { readFields, valueOr, type NetworkId } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { chainReadOptions } from '../../shared/chain/reads/queries'

/** The username and the deadline in the settings of a wallet. */
interface WalletSettings {
  /** The domain that it goes by; null where it says none. */
  readonly username: string | null
  /** In blocks; null where it has none. */
  readonly deadline: bigint | null
}

/** The settings of a wallet that only its own page shows. */
export function walletSettingsQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'settings', wallet],
    queryFn: async ({ signal }): Promise<WalletSettings> => {
      const { nft_username, deadline } = didWallet(wallet).fields
      const read = await readFields(chainOf(network).client, { nft_username, deadline }, { signal })
      return { username: valueOr(read.nft_username, '') || null, deadline: valueOr(read.deadline, null) }
    },
  })
}
