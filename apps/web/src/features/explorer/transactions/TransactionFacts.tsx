import type { NodeTransaction } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { Amount } from '../../../shared/ui/text/Amount'
import { Badge } from '../../../shared/ui/text/Badge'
import { Card } from '../../../shared/ui/cards/Card'
import { Facts, type Fact } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { AddressLink } from '../parts/AddressLink'
import { formatTime } from '../../../shared/ui/text/formatTime'
import { Age, exact } from '../../../shared/chain/age/Age'
import { BlockNumber } from '../parts/BlockNumber'
import { Qa } from '../../../shared/chain/coins/Qa'
import { SuccessBadge } from '../parts/SuccessBadge'

interface TransactionFactsProps {
  readonly transaction: NodeTransaction
  /** When its block was made, in ms since 1970; null while it is unknown. */
  readonly time: number | null
  /** The contract that a deploy created. */
  readonly contract: Address | null
}

/** Sender, recipient, amount, block and cost of a transaction. */
export function TransactionFacts({ transaction, time, contract }: TransactionFactsProps) {
  const { t, i18n } = useTranslation('explorer')
  const { sender, content, amount, nonce, gasLimit, gasPrice, state } = transaction
  const gasUsed = state.kind === 'confirmed' ? state.receipt.gasUsed : null
  const recipient = content.kind === 'deploy' ? contract : content.to
  const where: readonly Fact[] = [
    { label: t('fact.status'), value: <StateBadge state={state} /> },
    { label: t('fact.kind'), value: t(`kind.${content.kind}`) },
    ...(state.kind === 'confirmed'
      ? [
          {
            label: t('fact.block'),
            value: (
              <Link to={buildPath('explorerBlock', { number: state.block.toString() })}>
                <BlockNumber value={state.block} />
              </Link>
            ),
          },
        ]
      : []),
    ...(time === null
      ? []
      : [
          {
            label: t('fact.time'),
            value: (
              <>
                <span>{formatTime(time, i18n.language, exact)}</span>{' '}
                <span className={text.hint}>
                  <span>(</span>
                  <Age since={time} />
                  <span>)</span>
                </span>
              </>
            ),
          },
        ]),
    { label: t('fact.from'), value: <AddressLink address={sender} /> },
    ...(recipient === null
      ? []
      : [
          {
            label: t(content.kind === 'deploy' ? 'fact.newContract' : 'fact.to'),
            value: <AddressLink address={recipient} />,
          },
        ]),
    { label: t('fact.amount'), value: <Qa value={amount} /> },
  ]
  const gas: readonly Fact[] = [
    ...(gasUsed === null
      ? []
      : [
          { label: t('fact.fee'), value: <Qa value={gasUsed * gasPrice} /> },
          { label: t('fact.gasUsed'), value: <Amount value={gasUsed.toString()} /> },
        ]),
    { label: t('fact.gasLimit'), value: <Amount value={gasLimit.toString()} /> },
    { label: t('fact.gasPrice'), value: <Qa value={gasPrice} /> },
    { label: t('fact.gasAtMost'), value: <Qa value={gasLimit * gasPrice} /> },
    { label: t('fact.nonce'), value: <Amount value={nonce.toString()} /> },
  ]
  return (
    <div className={layout.split}>
      <Card title={t('facts')}>
        <Facts facts={where} />
      </Card>
      <Card title={t('gas')} narrow>
        <Facts facts={gas} />
      </Card>
    </div>
  )
}

function StateBadge({ state }: { readonly state: NodeTransaction['state'] }) {
  const { t } = useTranslation('explorer')
  switch (state.kind) {
    case 'confirmed':
      return <SuccessBadge success={state.receipt.success} />
    case 'pending':
      return <Badge kind="amber">{t(state.waitsForNonce ? 'status.waitsForNonce' : 'status.pending')}</Badge>
    case 'dropped':
      return <Badge kind="warning">{t('status.dropped')}</Badge>
  }
}
