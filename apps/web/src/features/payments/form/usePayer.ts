import { useNetworkId } from '../../../shared/settings/network'
import { useWallet } from '../../../shared/session/wallet/wallet'
import { walletRules, type DidRecord } from '@tyto/identity'
import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useSendableCoins } from '../coins'
import type { HeldCoin } from '../heldCoin'
import type { PlanFacts } from '../plan/planPayments'
import type { PaymentSource } from '../draft/draft'

/** Who pays, with what, and how. */
export interface Payer {
  readonly network: NetworkId
  readonly source: PaymentSource
  /** The wallet of the page. */
  readonly record: DidRecord
  /** The connected account; null without one. */
  readonly account: Address | null
  /** The address that pays: the wallet, or the account. */
  readonly address: Address | null
  readonly pays: PlanFacts['pays']
  /** Null while nothing is known. */
  readonly coins: readonly HeldCoin[] | null
  readonly error: Error | null
  readonly isReading: boolean
  readonly readAgain: () => void
}

export function usePayer(record: DidRecord, source: PaymentSource): Payer {
  const network = useNetworkId()
  const account = useWallet((wallet) => wallet.account?.address ?? null)
  const address = source === 'wallet' ? record.address : account
  const { data, error, isFetching, refetch } = useSendableCoins(network, address)
  return {
    network,
    source,
    record,
    account,
    address,
    pays: source === 'zilpay' ? 'one' : howItPays(record.version),
    coins: data ?? null,
    error,
    isReading: isFetching,
    readAgain: () => void refetch(),
  }
}

/** How much a wallet of a version can pay in one transaction. */
export function howItPays(version: string): PlanFacts['pays'] {
  const { paysMany, paysCoins } = walletRules(version)
  return paysMany ? 'many' : paysCoins ? 'coins' : 'one'
}
