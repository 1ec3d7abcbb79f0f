import type { GasTerms } from '@tyto/exchange'
import { qaPerLi } from '@tyto/primitives'
import { useMemo } from 'react'
import { chainOf } from '../../../shared/chain/network/chain'
import { useNetworkId } from '../../../shared/settings/network'
import { useWalletPrice } from '../../../shared/transaction/gas/ui/walletCosts'
import { gasPayerOf, type TradeSource } from './market'

/** By what the gas of an offer is counted: the network's rules, the most that the wallet pays, and who signs. */
export function useGasTerms(source: TradeSource): GasTerms {
  const rules = chainOf(useNetworkId()).network.rules.gas
  const price = useWalletPrice().mostLi * qaPerLi
  return useMemo(() => ({ rules, price, payer: gasPayerOf(source) }), [rules, price, source])
}
