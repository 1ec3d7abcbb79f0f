import type { NetworkId } from '@tyto/chain'
import { zil } from '@tyto/contracts'
import type { Simulation } from '@tyto/simulator'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../../ui/text/formatWhole'
import { useNetworkId } from '../../../settings/network'
import { MissingFix, useMissingText } from '../../../session/fixes/MissingFix'
import { useWalletName } from '../../../session/wallet/walletName'
import { SimulationView } from '../../simulation/ui/SimulationView'
import { Button } from '../../../ui/buttons/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { joinClasses } from '../../../ui/joinClasses'
import layout from '../../../ui/page/layout.module.css'
import { Skeleton } from '../../../ui/page/Skeleton'
import text from '../../../ui/text/text.module.css'
import { useCoverWords } from '../../../chain/cover/useCover'
import type { ReviewControls } from '../reviewControls'
import type { ReviewView } from '../reviewView'
import { actionLabel } from '../../action/ui/actionLabel'
import { CallNotes } from './CallReview'
import { CostReview } from './CostReview'
import { DonationField } from './DonationField'
import { MissingNote } from '../../action/ui/MissingOffer'
import { MovedNote } from './MovedNote'
import { ReviewDetails } from './ReviewDetails'
import { ReviewFailure } from './ReviewFailure'
import { ReviewedWho } from './ReviewedWho'
import styles from './ReviewSheet.module.css'
import { signLook } from '../../action/ui/signLook'
import { SummaryText } from '../../action/ui/SummaryText'
import { WalletNodeNote } from './WalletNodeNote'

/** Draws whom things obey after a transaction, as the app knows it; it stands below the sentences. */
export type ControlPart = ComponentType<{ readonly network: NetworkId; readonly simulation: Simulation }>

interface ReviewSheetProps {
  readonly review: ReviewView
  readonly controls: ReviewControls
  readonly Control: ControlPart
  /** A note about the equal request (`review.equal`). */
  readonly equal: ReactNode
  /** Is it a step to the account's first name? */
  readonly isForFirstName: boolean
}

/** The sheet before the wallet opens: the request in plain words, and its cost. The amber button signs. */
export function ReviewSheet({ review, controls, Control, equal, isForFirstName }: ReviewSheetProps) {
  const { t, i18n } = useTranslation('transaction')
  const network = useNetworkId()
  const walletName = useWalletName()
  const { description, donation, isSigning, missing, problem } = review
  const { label: insufficient, note: doubt } = useCoverWords(
    review.spends,
    review.isAffordable === false ? zil.symbol : undefined,
  )
  const onDonation = useCallback((chosen: bigint | null) => controls.chooseDonation(chosen), [controls])

  return (
    <Dialog
      open
      onClose={() => controls.cancelReview()}
      title={t('review.title')}
      aside={
        review.simulation?.status === 'done' &&
        t('simulation.atBlock', {
          block: formatWhole(review.simulation.result.block, i18n.language),
        })
      }
      width="42rem"
      footer={
        <>
          <Reason review={review} doubt={doubt} />
          <Button onClick={() => controls.cancelReview()}>{t('review.cancel')}</Button>
          {missing ? (
            <MissingFix missing={missing} />
          ) : (
            <Button
              variant="sign"
              className={signLook(review)}
              disabled={
                (!review.canSign && !isSigning) ||
                description?.fitsBinding === false ||
                (insufficient !== null && !isSigning)
              }
              busy={isSigning}
              onClick={() => void controls.sign()}
            >
              {insufficient ?? actionLabel(review.action, description?.transition ?? undefined)}
            </Button>
          )}
        </>
      }
    >
      {missing && !isSaidBelow(review) && (
        <div className={styles.missing}>
          <MissingNote missing={missing} subject={review.isControllers ? review.subject : undefined} />
        </div>
      )}
      {problem && <ReviewFailure problem={problem} onRetry={() => void controls.retryReview()} />}
      {description ? (
        <div className={layout.stack}>
          {review.simulation && (
            <SimulationView
              simulation={review.simulation}
              network={network}
              sender={review.payer}
              senderName={walletName}
              price={description.gas.price}
              onRetry={() => controls.simulateAgain()}
            >
              <SummaryText
                summary={review.summary}
                action={actionLabel(review.action, description.transition ?? undefined)}
                network={network}
              />
              {review.simulation.status === 'done' && (
                <Control network={network} simulation={review.simulation.result} />
              )}
            </SimulationView>
          )}
          {review.equal && equal}
          {review.moved && <MovedNote moved={review.moved} onGoOn={() => controls.goOn()} />}
          <CallNotes request={description} />
          <ReviewedWho request={description} summary={review.summary} sender={review.payer} />
          {!missing && (
            <WalletNodeNote
              contract={description.kind === 'call' ? (description.to?.address ?? null) : null}
            />
          )}
          <CostReview
            review={review}
            request={description}
            isForFirstName={isForFirstName}
            onMoney={() => controls.readCostsAgain()}
          />
          {donation.isAsked && <DonationField initial={donation.first} onChange={onDonation} />}
          <ReviewDetails review={review} request={description} onGas={(limit) => controls.chooseGas(limit)} />
        </div>
      ) : (
        !problem && !missing && <Preparing />
      )}
    </Dialog>
  )
}

/** With a wrong account, the reason is shown beside the button instead. */
function isSaidBelow({ description, missing }: ReviewView): boolean {
  return description !== null && missing?.code === 'WrongAccount'
}

/** Why the button shows a closed eye, if the sheet does not say so elsewhere. */
function Reason({ review, doubt }: { readonly review: ReviewView; readonly doubt: string | null }) {
  const { t } = useTranslation('transaction')
  const missingText = useMissingText()
  const { description, donation, missing } = review
  if (missing && isSaidBelow(review)) {
    const subject = review.isControllers ? review.subject : undefined
    return <p className={joinClasses(text.hint, styles.reason)}>{missingText(missing, subject)}</p>
  }
  if (!description || missing) return null
  const isOpen = donation.isAsked && donation.chosen === null
  const { simulation } = review
  const isLooking = simulation?.status === 'running' && !simulation.isLate
  const reason =
    description.fitsBinding === false
      ? t('review.misfit')
      : review.isRefused
        ? t('simulation.closed')
        : review.moved !== null
          ? t('moved.closed')
          : review.equal !== null
            ? t('equal.closed')
            : isOpen
              ? t('donation.choose')
              : isLooking
                ? t('simulation.running')
                : doubt
  return reason && <p className={joinClasses(text.hint, styles.reason)}>{reason}</p>
}

function Preparing() {
  const { t } = useTranslation('transaction')
  return (
    <div className={layout.stack} role="status" aria-label={t('review.preparing')}>
      <Skeleton width="40%" />
      <Skeleton height="8rem" />
      <Skeleton width="70%" />
    </div>
  )
}
