import { zil } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { formatDecimal } from '../../../ui/text/formatDecimal'

/** An amount in Qa as a sentence of this language says it, without the unit: '1,200' or '10.9'. */
export function spokenZil(qa: bigint, language: string): string {
  return formatDecimal(formatUnits(qa, zil.decimals), language)
}
