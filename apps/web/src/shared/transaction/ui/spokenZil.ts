import { formatUnits } from '@tyto/primitives'
import { zil } from '../../chain/coins'

/** An amount in Qa as a sentence of this language says it, without the unit: '1,200' or '10.9'. */
export function spokenZil(qa: bigint, language: string): string {
  const [whole = '0', fraction] = formatUnits(qa, zil.decimals).split('.')
  const spoken = BigInt(whole).toLocaleString(language)
  return fraction === undefined ? spoken : `${spoken}${decimalSign(language)}${fraction}`
}

function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
