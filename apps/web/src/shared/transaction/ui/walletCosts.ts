import { usualGasPriceLi, walletGasPrice, type WalletGasPrice } from '@tyto/chain'
import { formatUnits, qaPerLi } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../chain/chain'
import { zil } from '../../chain/coins'
import { useNetworkId } from '../../settings/network'
import { useWallet } from '../../session/wallet'
import { usualGas } from './usualGas'

/** What the connected wallet pays for gas; null without a wallet. */
function useWalletPrice(): WalletGasPrice | null {
  return useWallet(({ adapter }) => adapter)?.gasPrice(usualGasPriceLi) ?? null
}

/** The most, in Qa, that the chain takes for so many units of gas before a transaction runs. */
export function useHeldGas(gasLimit: bigint): bigint {
  const { mostLi } = useWalletPrice() ?? walletGasPrice('unknown', usualGasPriceLi)
  return gasLimit * mostLi * qaPerLi
}

/**
 * A note on the usual gas of an action at the wallet's price, 'around 7 ZIL' or '12 to 24 ZIL'; null if it was never
 * measured. Without a wallet, at the network's price.
 */
export function useGasNote(action: string): string | null {
  const { t, i18n } = useTranslation()
  const { walletCode } = chainOf(useNetworkId()).network
  const isOurs = walletCode.did !== undefined && 'source' in walletCode.did
  const price = useWalletPrice()
  const gas = usualGas(action, { isOurs })
  if (gas === null) return null
  const { leastLi, mostLi } = price === null || isNearly(price) ? networkPrice(price) : price
  const [from, to] = [roughZil(gas[0] * leastLi * qaPerLi), roughZil(gas[1] * mostLi * qaPerLi)]
  const spoken = (text: string): string => text.replace('.', decimalSign(i18n.language))
  return from === to
    ? t('gas.around', { zil: spoken(from) })
    : t('gas.range', { from: spoken(from), to: spoken(to) })
}

/** A wallet that asks at most a tenth more than the least changes nothing of a rough figure. */
function isNearly({ leastLi, mostLi }: WalletGasPrice): boolean {
  return mostLi * 10n <= leastLi * 11n
}

function networkPrice(price: WalletGasPrice | null): Pick<WalletGasPrice, 'leastLi' | 'mostLi'> {
  const leastLi = price?.leastLi ?? usualGasPriceLi
  return { leastLi, mostLi: leastLi }
}

/** Two digits that count: 12.6 ZIL is 13. */
function roughZil(qa: bigint): string {
  const unit = 10n ** BigInt(Math.max(0, qa.toString().length - 2))
  return formatUnits(((qa + unit / 2n) / unit) * unit, zil.decimals)
}

function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
