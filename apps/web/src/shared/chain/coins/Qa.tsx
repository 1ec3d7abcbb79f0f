import { formatUnits } from '@tyto/primitives'
import { zil } from '@tyto/contracts'
import { Amount } from '../../ui/text/Amount'

/** An amount of ZIL, given in Qa. */
export function Qa({ value }: { readonly value: bigint }) {
  return <Amount value={formatUnits(value, zil.decimals)} unit={zil.symbol} />
}
