import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import { exchangeAt } from '../../../chain/coins/exchangePlaces'
import { useLoginState } from '../../../session/wallet/login'
import { joinClasses } from '../../../ui/joinClasses'
import text from '../../../ui/text/text.module.css'
import { knowledgeOf } from '../../../values/knowledge'
import type { Summary } from '../summary'
import { spokenSummary } from './spokenSummary'

interface SummaryTextProps {
  readonly summary: Summary
  /** The label of the action. */
  readonly action: string
  readonly network: NetworkId
}

/** Says in plain sentences what a transaction does: the same in the review and while the wallet is asked. */
export function SummaryText({ summary, action, network }: SummaryTextProps) {
  const { t, i18n } = useTranslation('transaction')
  const login = useLoginState((state) => state.login)
  if (summary.length === 0) return null
  const ownWallet = login?.network === network ? login.address : null
  const context = {
    t,
    language: i18n.language,
    action,
    names: knowledgeOf(network),
    exchangeAt: (address: Address) => exchangeAt(chainOf(network), address),
    ownWallet,
  }
  return (
    <p className={joinClasses(text.lead, text.ink, text.anywhere)} data-summary>
      {spokenSummary(summary, context)}
    </p>
  )
}
