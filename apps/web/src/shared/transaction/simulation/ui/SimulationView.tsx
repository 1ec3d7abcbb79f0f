import type { NetworkId, WalletGasPrice } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { knowledgeOf } from '../../../values/knowledge'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { joinClasses } from '../../../ui/joinClasses'
import layout from '../../../ui/page/layout.module.css'
import { Note } from '../../../ui/cards/Note'
import { Skeleton } from '../../../ui/page/Skeleton'
import text from '../../../ui/text/text.module.css'
import type { ValueNames } from '../../../values/shownValue'
import type { ShownSimulation } from '../shownSimulation'
import { BalanceRows } from './BalanceRows'
import { ExceptionView } from './ExceptionView'
import styles from './SimulationView.module.css'

export interface SimulationViewProps {
  readonly simulation: ShownSimulation
  readonly network: NetworkId
  readonly sender: Address | null
  /** The price that the wallet pays for gas. */
  readonly price: WalletGasPrice
  /** The name of the sender. */
  readonly senderName: string
  readonly onRetry: () => void
  /** Plain sentences that say what it does; they stand before everything else. */
  readonly children?: ReactNode
}

/** Shows the effect of a transaction before it is signed; or why that is not known. */
export function SimulationView(props: SimulationViewProps) {
  const { t } = useTranslation('transaction')
  const { simulation } = props
  switch (simulation.status) {
    case 'running':
      return (
        <div className={layout.stack} role="status" aria-label={t('simulation.running')}>
          <h3 className={styles.heading}>
            <Icon name="clock" />
            {t('simulation.running')}
          </h3>
          {props.children}
          <Skeleton height="5rem" />
          <Skeleton width="60%" />
          {simulation.isLate && <p className={text.hint}>{t('simulation.late')}</p>}
        </div>
      )
    case 'unavailable':
      return <Unavailable {...props} code={simulation.code} />
    case 'done':
      return <Done {...props} simulation={simulation} />
  }
}

function Unavailable({
  code,
  onRetry,
  children,
}: SimulationViewProps & { readonly code: (ShownSimulation & { status: 'unavailable' })['code'] }) {
  const { t } = useTranslation('transaction')
  return (
    <div className={layout.stack} role="status">
      <h3 className={styles.heading}>
        <Icon name="info" />
        {t('simulation.unavailable.title')}
      </h3>
      {children}
      <Note kind="warning">
        <p>{t(`simulation.unavailable.${code}`)}</p>
        <p>{t('simulation.unavailable.open')}</p>
      </Note>
      <LookAgain onRetry={onRetry} />
    </div>
  )
}

const titles = {
  success: 'simulation.title',
  exception: 'simulation.exception.title',
  refused: 'simulation.refused.title',
} as const

function LookAgain({ onRetry }: Pick<SimulationViewProps, 'onRetry'>) {
  const { t } = useTranslation('transaction')
  return (
    <div>
      <Button variant="quiet" onClick={onRetry}>
        {t('simulation.again')}
      </Button>
    </div>
  )
}

function Done({
  simulation,
  ...props
}: SimulationViewProps & { readonly simulation: ShownSimulation & { status: 'done' } }) {
  const { t } = useTranslation('transaction')
  const { result, hasMoved } = simulation
  const { network, sender, senderName } = props
  const names: ValueNames = useMemo(() => knowledgeOf(network), [network])
  const people = { names, contractNames: result.contractNames, sender, senderName }
  const [step] = result.steps
  return (
    <div className={layout.stack} data-simulation={step?.kind}>
      {hasMoved && (
        <div role="alert">
          <Note kind="amber">{t('simulation.moved')}</Note>
        </div>
      )}
      <h3 className={joinClasses(styles.heading, step?.kind === 'success' ? styles.success : styles.danger)}>
        <Icon name={step?.kind === 'success' ? 'ok' : 'err'} />
        <span>{t(titles[step?.kind ?? 'success'])}</span>
      </h3>
      {props.children}
      {step?.kind === 'exception' ? (
        <ExceptionView {...props} step={step} />
      ) : step?.kind === 'refused' ? (
        <Note kind="danger">{t(`simulation.refused.${step.code}`)}</Note>
      ) : (
        <BalanceRows result={result} people={people} price={props.price} />
      )}
      {/* The cause may be gone when it is simulated again. */}
      {(step?.kind === 'exception' || step?.kind === 'refused') && <LookAgain onRetry={props.onRetry} />}
      {!result.isPinned && <p className={text.hint}>{t('simulation.notPinned')}</p>}
    </div>
  )
}
