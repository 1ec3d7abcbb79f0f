import { zil } from '@tyto/contracts'
import type { WalletGasPrice } from '@tyto/chain'
import { formatUnits, qaPerLi } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../ui/text/Amount'

interface GasAmountProps {
  /** Units of gas. */
  readonly gas: bigint
  readonly price: WalletGasPrice
}

/** The cost of some gas with this wallet: one amount, or from and to where the wallet's price cannot be known. */
export function GasAmount({ gas, price: { leastLi, mostLi } }: GasAmountProps) {
  const { t } = useTranslation('transaction')
  const inZil = (priceLi: bigint): string => formatUnits(gas * priceLi * qaPerLi, zil.decimals)
  const most = <Amount value={inZil(mostLi)} unit={zil.symbol} />
  if (leastLi === mostLi) return most
  return (
    <>
      <Amount value={inZil(leastLi)} /> <span>{t('gasTo')}</span> {most}
    </>
  )
}
