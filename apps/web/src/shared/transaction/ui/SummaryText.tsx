import type { NetworkId } from '@tyto/chain'
import { formatUnits, isAddress } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { zil } from '../../chain/coins'
import { formatDecimal } from '../../ui/formatDecimal'
import text from '../../ui/text.module.css'
import { knowledgeOf } from '../../values/knowledge'
import type { Summary, SummarySentence } from '../review/summary'
import { whoText } from './whichText'

interface SummaryTextProps {
  readonly summary: Summary
  /** The label of the action. */
  readonly action: string
  readonly network: NetworkId
}

/** What a transaction does, in plain sentences: the same in the review and while the wallet is asked. */
export function SummaryText({ summary, action, network }: SummaryTextProps) {
  const { t, i18n } = useTranslation('transaction')
  if (summary.length === 0) return null
  const say = ({ text: key, values: { subject = '', to = '', zil: qa = '' } }: SummarySentence): string =>
    t(`summary.${key}`, {
      action,
      subject: whoText(subject),
      to: (isAddress(to) ? knowledgeOf(network).nameOfAddress?.(to) : null) ?? whoText(to),
      zil: /^\d+$/.test(qa) ? formatDecimal(formatUnits(BigInt(qa), zil.decimals), i18n.language) : qa,
    })
  return <p className={text.lead}>{summary.map(say).join(' ')}</p>
}
