import { leastGasPriceLi, walletGasPrice, type WalletGasPrice } from '@tyto/chain'
import { qaPerLi } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import { useNetworkId } from '../../../settings/network'
import { useWallet } from '../../../session/wallet/wallet'
import { gasBoundOf } from '../gasBoundOf'
import { gasRange, roughCost } from '../gasRange'
import { didWalletLimit, usualGas } from '../usualGas'
import { spokenZil } from '../../action/ui/spokenZil'

/** The gas price of the connected wallet; without a wallet, all that a wallet may take. */
export function useWalletPrice(): WalletGasPrice {
  const adapter = useWallet((wallet) => wallet.adapter)
  const leastLi = leastGasPriceLi(chainOf(useNetworkId()).network.rules.gas)
  return adapter?.gasPrice(leastLi) ?? walletGasPrice('unknown', leastLi)
}

/** The most, in Qa, that the chain takes before a DID wallet is deployed. */
export function useHeldForWallet(): bigint {
  return gasBoundOf(didWalletLimit(chainOf(useNetworkId()).network.rules.name), useWalletPrice())
}

/** The most, in Qa, that the chain takes for so many units of gas before a transaction runs. */
export function useHeldGas(gasLimit: bigint): bigint {
  return gasBoundOf(gasLimit, useWalletPrice())
}

/** The cost of measured gas at the wallet's price: a rough figure in Qa. */
export function useMeasuredCost(gas: bigint): bigint {
  return roughCost(gas, useWalletPrice().mostLi)
}

/** The least, in Qa, that an action takes for gas at the wallet's price; 0 for one that nobody measured. */
export function useLeastGas(action: string): bigint {
  const { leastLi } = useWalletPrice()
  const { rules } = chainOf(useNetworkId()).network
  const [least] = usualGas(action, rules.name)?.measured ?? [0n]
  return least * leastLi * qaPerLi
}

/**
 * A note on the usual gas of an action at the wallet's price: '16.6 to 17.8 ZIL', or 'around 1 ZIL' where the
 * specification states it for the contracts of this network. Null for an action that is not known. `isInToken`: it is paid
 * in a token, and not in ZIL.
 */
export function useGasNote(action: string, { isInToken = false } = {}): string | null {
  const { t, i18n } = useTranslation()
  const { walletCode, rules } = chainOf(useNetworkId()).network
  const isOurs = walletCode.did !== undefined && 'source' in walletCode.did
  const price = useWalletPrice()
  const range = gasRange(action, { isOurs, price, rules: rules.name, isInToken })
  if (range === null) return null
  const [from, to] = range
  const spoken = (qa: bigint): string => spokenZil(qa, i18n.language)
  return from === to
    ? t('gas.around', { zil: spoken(from) })
    : t('gas.range', { from: spoken(from), to: spoken(to) })
}
