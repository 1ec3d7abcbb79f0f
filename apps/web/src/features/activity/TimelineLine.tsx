import type { NetworkId } from '@tyto/chain'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Age } from '../../shared/chain/age/Age'
import type { KnownWho } from '../../shared/identity/useWhoIs'
import { ExplorerLink } from '../../shared/transaction/pending/ui/TransactionId'
import { Amount } from '../../shared/ui/text/Amount'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Badge } from '../../shared/ui/text/Badge'
import { Row } from '../../shared/ui/cards/Rows'
import { Unfold } from '../../shared/ui/cards/Unfold'
import text from '../../shared/ui/text/text.module.css'
import { TextWithNames } from '../../shared/ui/text/TextWithNames'
import type { HappeningKind } from '../../shared/values/happenings'
import type { Unit } from '../../shared/values/units'
import type { Deed } from './timeline'
import styles from './Timeline.module.css'

/** Ages are read again so often, in ms: there may be a thousand lines. */
const agePause = 60_000

interface TimelineLineProps {
  readonly deed: Deed
  readonly network: NetworkId
  /** Tells it in one sentence. */
  readonly sentence: string
  /** Of a deed of several lines, what each of them says. */
  readonly steps: readonly { readonly key: string; readonly sentence: string }[]
  readonly face: KnownWho
}

/** One thing that was done: who, what, when, and how much to the last digit; its steps are one press away. */
export function TimelineLine({ deed, network, sentence, steps, face }: TimelineLineProps) {
  const { t } = useTranslation('activity')
  const { lead, rows, changes } = deed
  const { transaction, happening } = lead
  const { kind } = happening
  return (
    <Row className={styles.row}>
      <Avatar name={face.face} />
      <div className={styles.what}>
        <p className={styles.sentence}>
          <TextWithNames>{sentence}</TextWithNames>
        </p>
        <p className={text.hint}>
          <Age since={transaction.time} pause={agePause} /> <span>·</span>{' '}
          <span>{t('inBlock', { block: transaction.block.toString() })}</span>
        </p>
      </div>
      <span className={styles.amounts}>
        {rows.length === 1
          ? happening.amount && <Figure sign={signOf(kind)} {...happening.amount} />
          : changes.map(({ coin, units }) => (
              <Figure
                key={`${coin.symbol} ${coin.decimals}`}
                sign={units > 0n ? '+' : '−'}
                units={units > 0n ? units : -units}
                coin={coin}
              />
            ))}
      </span>
      {kind === 'failed' && <Badge kind="danger">{t('kind.failed')}</Badge>}
      <ExplorerLink network={network} id={transaction.id} />
      {steps.length > 0 && (
        <div className={styles.steps}>
          <Unfold label={t('steps', { count: steps.length })}>
            <ul>
              {steps.map((step) => (
                <li key={step.key}>
                  <p className={text.sub}>
                    <TextWithNames>{step.sentence}</TextWithNames>
                  </p>
                </li>
              ))}
            </ul>
          </Unfold>
        </div>
      )}
    </Row>
  )
}

function signOf(kind: HappeningKind): string {
  return kind === 'received' ? '+' : kind === 'sent' ? '−' : ''
}

interface FigureProps {
  readonly sign: string
  readonly units: bigint
  readonly coin: Unit
}

/** How much of one coin came or went. */
function Figure({ sign, units, coin }: FigureProps) {
  return (
    <span className={styles.amount}>
      <span>{sign}</span>
      <Amount value={formatUnits(units, coin.decimals)} unit={coin.symbol} />
    </span>
  )
}
