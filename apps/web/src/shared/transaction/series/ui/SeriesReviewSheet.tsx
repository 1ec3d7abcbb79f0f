import { zil } from '@tyto/contracts'
import type { Address as ChainAddress } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../../chain/coins/Qa'
import { MissingFix } from '../../../session/fixes/MissingFix'
import { useWallet } from '../../../session/wallet/wallet'
import { useWalletName } from '../../../session/wallet/walletName'
import { Address } from '../../../ui/text/Address'
import { useNetworkId } from '../../../settings/network'
import { Button } from '../../../ui/buttons/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Facts } from '../../../ui/cards/Facts'
import layout from '../../../ui/page/layout.module.css'
import { Note } from '../../../ui/cards/Note'
import { Row, Rows } from '../../../ui/cards/Rows'
import text from '../../../ui/text/text.module.css'
import { Unfold } from '../../../ui/cards/Unfold'
import { mayStart } from '../seriesReviewMachine'
import { isTooPoor, totalsOf, type SeriesLook } from '../lookAtSeries'
import type { SeriesHost, SeriesReview } from '../seriesRunner'
import { countStates } from '../itemStates'
import type { Series } from '../series'
import { actionLabel } from '../../action/ui/actionLabel'
import { MissingNote } from '../../action/ui/MissingOffer'
import { SummaryText } from '../../action/ui/SummaryText'
import { TooPoor } from '../../review/ui/TooPoor'
import { WalletNodeNote } from '../../review/ui/WalletNodeNote'
import styles from './SeriesProgress.module.css'
import { problemText } from './seriesText'
import { useSeriesStates } from './useSeriesStates'

interface SeriesReviewSheetProps {
  readonly review: SeriesReview
  readonly runner: SeriesHost
}

/** The one sheet before all transactions of a series: what they do, what they cost, and which would fail. */
export function SeriesReviewSheet({ review, runner }: SeriesReviewSheetProps) {
  const { t } = useTranslation(['series', 'transaction', 'common'])
  const { order, items, missing, look, refusal } = review
  const failing = look?.items.filter(({ problem }) => problem !== null).length ?? 0
  const count = items.length
  const isPoor = look?.isDone === true && isTooPoor(look)
  const isLooking = missing === null && refusal === null && !look?.isDone
  return (
    <Dialog
      open
      onClose={() => runner.series.cancelReview()}
      title={t('series:review.title', { count })}
      aside={order.title}
      width="42rem"
      footer={
        <>
          <Button onClick={() => runner.series.cancelReview()}>{t('transaction:review.cancel')}</Button>
          {missing ? (
            <MissingFix missing={missing} />
          ) : (
            <Button
              variant="sign"
              disabled={!mayStart(review) && !isLooking}
              busy={isLooking}
              onClick={() => runner.series.start()}
            >
              {isPoor
                ? t('common:cover.short', { coin: zil.symbol })
                : t('series:review.start', { count: failing < count ? count - failing : count })}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack}>
        <p className={text.sub}>{t('series:review.lead')}</p>
        {missing && <MissingNote missing={missing} subject={undefined} />}
        {refusal === 'TooManyItems' && <Note kind="danger">{t('series:review.tooMany')}</Note>}
        {refusal === 'NotKept' && <Note kind="danger">{t('series:review.notKept')}</Note>}
        {review.same !== null && <SameNote series={review.same} runner={runner} />}
        {order.summary}
        {look?.isDone && !missing && <WalletNodeNote contract={contractOf(look)} />}
        {look && <Looked review={review} look={look} runner={runner} />}
      </div>
    </Dialog>
  )
}

/** Another one sends some of the same, and is not finished. */
function SameNote({ series, runner }: { readonly series: Series; readonly runner: SeriesHost }) {
  const { t } = useTranslation(['series', 'transaction'])
  const states = useSeriesStates(series)
  return (
    <Note kind="warning" icon="warn">
      <div className={layout.stack} data-same>
        <p>
          <b>{t('series:review.same')}</b>
        </p>
        <p>
          <span>{series.title}</span> ·{' '}
          <span>{t('series:sent', { sent: countStates(states).confirmed, count: states.length })}</span>
        </p>
        <p>{t('transaction:equal.open')}</p>
        <div className={layout.row}>
          <Button
            variant="step"
            onClick={() => {
              runner.series.cancelReview()
              runner.series.show(series.id)
            }}
          >
            {t('transaction:equal.look')}
          </Button>
          <Button onClick={() => runner.series.meanBoth()}>{t('transaction:equal.second')}</Button>
        </div>
      </div>
    </Note>
  )
}

/** The contract that the first call goes to, as it is what the others build on. */
function contractOf({ items }: SeriesLook): ChainAddress | null {
  const request = items[0]?.request
  return request?.kind === 'call' ? request.call.to : null
}

interface LookedProps extends SeriesReviewSheetProps {
  readonly look: SeriesLook
}

function Looked({ review, look, runner }: LookedProps) {
  const { t } = useTranslation(['series', 'transaction'])
  const account = useWallet((wallet) => wallet.account)
  const payer = useWalletName()
  const totals = totalsOf(look)
  const balance = look.costs?.balance ?? null
  const first = look.items[0]?.item
  const count = look.items.length
  const { gasExpected } = totals
  return (
    <>
      <Facts
        facts={[
          { label: t('series:review.count'), value: count.toString() },
          {
            label: t('series:review.account'),
            value: (
              <>
                <span>{payer}</span> {account && <Address value={account.bech32} />}
              </>
            ),
          },
          ...(totals.amount === 0n
            ? []
            : [{ label: t('series:review.amount'), value: <Qa value={totals.amount} /> }]),
        ]}
      />
      <h3 className={text.h3}>{t('series:review.costs')}</h3>
      <Facts
        facts={[
          ...(look.isDone && gasExpected !== null
            ? [
                {
                  label: t('series:review.gasExpected'),
                  value: (
                    <>
                      {gasExpected.least !== gasExpected.most && (
                        <>
                          <Qa value={gasExpected.least} /> <span>{t('transaction:gasTo')}</span>{' '}
                        </>
                      )}
                      <Qa value={gasExpected.most} />
                    </>
                  ),
                },
              ]
            : []),
          { label: t('series:review.gasAtMost'), value: <Qa value={totals.gasAtMost} /> },
          {
            label: t('series:review.needed'),
            value: (
              <b>
                <Qa value={totals.needed} />
              </b>
            ),
          },
          {
            label: t('series:review.balance'),
            value: balance === null ? t('series:review.unknown') : <Qa value={balance} />,
          },
        ]}
      />
      {look.isDone && balance !== null && isTooPoor(look) && (
        <TooPoor balance={balance} payer={payer} onMoney={() => runner.series.lookAgain()} />
      )}
      {first && look.first.length > 0 && review.for && (
        <div>
          <h3 className={text.h3}>{t('series:review.first')}</h3>
          <SummaryText summary={look.first} action={actionLabel(first.action)} network={review.for.network} />
        </div>
      )}
      {look.isDone ? (
        <Findings look={look} onAgain={() => runner.series.lookAgain()} />
      ) : (
        <div role="status" className={layout.stack}>
          <progress
            className={styles.bar}
            value={look.seen}
            max={count}
            aria-label={t('series:review.looking', { seen: look.seen, count })}
          />
          <p className={text.hint}>{t('series:review.looking', { seen: look.seen, count })}</p>
        </div>
      )}
      <Unfold label={t('series:review.all')}>
        <div className={styles.list} tabIndex={0} role="group" aria-label={t('series:review.all')}>
          <Rows className={styles.flush}>
            {look.items.map(({ item }) => (
              <Row key={item.key}>
                <span className={text.anywhere}>{item.label}</span>
              </Row>
            ))}
          </Rows>
        </div>
      </Unfold>
    </>
  )
}

/** The findings of the simulation of all of them. */
function Findings({ look, onAgain }: { readonly look: SeriesLook; readonly onAgain: () => void }) {
  const network = useNetworkId()
  const { t } = useTranslation(['series', 'transaction'])
  const failing = look.items.flatMap(({ item, problem }) => (problem === null ? [] : [{ item, problem }]))
  const unsure = look.items.filter(({ problem, gasUsed }) => problem === null && gasUsed === null).length
  const count = look.items.length
  const isInGroups = look.together > 0 && look.together < count - failing.length
  return (
    <div className={layout.stack} role="status">
      {failing.length === 0 && unsure === 0 && <p className={text.sub}>{t('series:review.fine')}</p>}
      {isInGroups && <p className={text.hint}>{t('series:review.inGroups', { together: look.together })}</p>}
      {unsure > 0 && <Note kind="warning">{t('series:review.unsure', { count: unsure })}</Note>}
      {failing.length > 0 && (
        <>
          <Note kind="danger">
            {failing.length === count
              ? t('series:review.allFail')
              : t('series:review.failing', { count: failing.length })}
          </Note>
          <Rows className={styles.flush}>
            {failing.map(({ item, problem }) => (
              <Row key={item.key} className={styles.row}>
                <div className={styles.what}>
                  <span>{item.label}</span>
                  <span className={text.hint}>{problemText(problem, network)}</span>
                </div>
              </Row>
            ))}
          </Rows>
        </>
      )}
      {failing.length + unsure > 0 && (
        <div className={layout.row}>
          <Button onClick={onAgain}>{t('series:review.lookAgain')}</Button>
        </div>
      )}
    </div>
  )
}
