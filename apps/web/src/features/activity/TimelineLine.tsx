import type { NetworkId } from '@tyto/chain'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Age } from '../../shared/chain/age/Age'
import type { Who } from '../../shared/identity/useWhoIs'
import { ExplorerLink } from '../../shared/transaction/pending/ui/TransactionId'
import { Amount } from '../../shared/ui/text/Amount'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Badge } from '../../shared/ui/text/Badge'
import { Row } from '../../shared/ui/cards/Rows'
import text from '../../shared/ui/text/text.module.css'
import { TextWithNames } from '../../shared/ui/text/TextWithNames'
import type { TimelineRow } from './timeline'
import styles from './Timeline.module.css'

/** Ages are read again so often, in ms: there may be a thousand lines. */
const agePause = 60_000

interface TimelineLineProps {
  readonly row: TimelineRow
  readonly network: NetworkId
  readonly sentence: string
  readonly face: Who
}

/** One thing that happened: who, what, when, and how much to the last digit. */
export function TimelineLine({ row, network, sentence, face }: TimelineLineProps) {
  const { t } = useTranslation('activity')
  const { transaction, happening } = row
  const { amount, kind } = happening
  return (
    <Row className={styles.row}>
      <Avatar name={face.face} />
      <div className={styles.what}>
        <p className={styles.sentence}>
          <TextWithNames>{sentence}</TextWithNames>
        </p>
        <p className={text.hint}>
          <Age since={transaction.time} pause={agePause} /> ·{' '}
          {t('inBlock', { block: transaction.block.toString() })}
        </p>
      </div>
      {amount !== undefined && (
        <span className={styles.amount}>
          {kind === 'received' ? '+' : kind === 'sent' ? '−' : ''}
          <Amount value={formatUnits(amount.units, amount.coin.decimals)} unit={amount.coin.symbol} />
        </span>
      )}
      {kind === 'failed' && <Badge kind="danger">{t('kind.failed')}</Badge>}
      <ExplorerLink network={network} id={transaction.id} />
    </Row>
  )
}
