import { usualGasPriceLi, walletGasPrice, type WalletGasPrice } from '@tyto/chain'
import { formatUnits, qaPerLi } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../chain/chain'
import { zil } from '../../chain/coins'
import { useNetworkId } from '../../settings/network'
import { useWallet } from '../../session/wallet'
import { gasBoundOf } from '../gasBoundOf'
import { usualGas } from '../usualGas'

/** Digits that count in a figure of a note: exact enough to be found again in the review, short enough to be read. */
const measuredDigits = 3
const statedDigits = 2

/** What the connected wallet pays for gas; without a wallet, all that a wallet may take. */
function useWalletPrice(): WalletGasPrice {
  const adapter = useWallet((wallet) => wallet.adapter)
  return adapter?.gasPrice(usualGasPriceLi) ?? walletGasPrice('unknown', usualGasPriceLi)
}

/** The most, in Qa, that the chain takes for so many units of gas before a transaction runs. */
export function useHeldGas(gasLimit: bigint): bigint {
  return gasBoundOf(gasLimit, useWalletPrice())
}

/**
 * A note on the usual gas of an action at the wallet's price: '10.9 to 11.8 ZIL', or 'around 1 ZIL' where the
 * specification states it for the contracts of this network. Null for an action that is not known.
 */
export function useGasNote(action: string): string | null {
  const { t, i18n } = useTranslation()
  const { walletCode } = chainOf(useNetworkId()).network
  const isOurs = walletCode.did !== undefined && 'source' in walletCode.did
  const price = useWalletPrice()
  const gas = usualGas(action)
  if (gas === null) return null
  const [from, to] =
    isOurs || gas.stated === undefined ? measuredZil(gas.measured, price) : statedZil(gas.stated, price)
  const spoken = (qa: bigint): string =>
    formatUnits(qa, zil.decimals).replace('.', decimalSign(i18n.language))
  return from === to
    ? t('gas.around', { zil: spoken(from) })
    : t('gas.range', { from: spoken(from), to: spoken(to) })
}

type Range = readonly [least: bigint, most: bigint]

/** From and to in Qa, rounded outwards, so that what is paid lies between the two. */
function measuredZil([least, most]: Range, { leastLi, mostLi }: WalletGasPrice): Range {
  const highest = most * mostLi * qaPerLi
  const unit = unitOf(highest, measuredDigits)
  return [roundDown(least * leastLi * qaPerLi, measuredDigits), ((highest + unit - 1n) / unit) * unit]
}

/** A rough figure stays one: a wallet that asks at most a tenth more than the least changes nothing of it. */
function statedZil([least, most]: Range, { build, leastLi, mostLi }: WalletGasPrice): Range {
  const isNearly = build === 'unknown' || mostLi * 10n <= leastLi * 11n
  const roughly = (qa: bigint): bigint => roundDown(qa + unitOf(qa, statedDigits) / 2n, statedDigits)
  return [roughly(least * leastLi * qaPerLi), roughly(most * (isNearly ? leastLi : mostLi) * qaPerLi)]
}

function roundDown(qa: bigint, digits: number): bigint {
  return qa - (qa % unitOf(qa, digits))
}

/** What one of the last digit that counts is worth. */
function unitOf(qa: bigint, digits: number): bigint {
  return 10n ** BigInt(Math.max(0, qa.toString().length - digits))
}

function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
