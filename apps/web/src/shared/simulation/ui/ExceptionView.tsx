import type { NetworkId } from '@tyto/chain'
import type { SimulatedException } from '@tyto/simulator'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../chain/chain'
import {
  fixOf,
  meaningOf,
  parseException,
  type ContractException,
  type ExceptionMeaning,
} from '../../errors/contractException'
import { Amount } from '../../ui/Amount'
import { Facts } from '../../ui/Facts'
import { Icon } from '../../ui/Icon'
import { Note } from '../../ui/Note'
import text from '../../ui/text.module.css'
import { Unfold } from '../../ui/Unfold'
import styles from './SimulationView.module.css'

interface ExceptionViewProps {
  readonly step: SimulatedException
  readonly network: NetworkId
  /** In Qa. */
  readonly fee: bigint
}

function meaningOfStep(
  { reason }: SimulatedException,
  exception: ContractException,
  network: NetworkId,
): ExceptionMeaning {
  if (reason === 'Chain' || reason === 'Checker') return 'exception.byChain'
  if (reason === 'BalanceTooLow') return 'reason.balanceTooLow'
  const { did } = chainOf(network).network.walletCode
  return meaningOf(exception, did !== undefined && 'source' in did)
}

/** The call would fail: its name, its code, what that means, what it would cost, and what to do about it. */
export function ExceptionView({ step, network, fee }: ExceptionViewProps) {
  const { t } = useTranslation(['transaction', 'errors'])
  const exception = parseException(step.message)
  const meaning = meaningOfStep(step, exception, network)
  const fix = fixOf(meaning)
  const place = [...step.raisedIn].toReversed().join(' › ')
  return (
    <>
      <h3 className={`${styles.heading} ${styles.danger}`}>
        <Icon name="err" />
        {t('simulation.exception.title')}
      </h3>
      <div role="alert">
        <Note kind="danger" icon="warn">
          {exception.name !== null && (
            <p>
              <b>{exception.name}</b>{' '}
              {exception.code !== null && (
                <span className={text.num}>({t('failed.code', { code: exception.code })})</span>
              )}
            </p>
          )}
          <p>{t(`errors:${meaning}`)}</p>
          {fix !== null && <p>{t(`errors:next.${fix}`)}</p>}
          <p>{t('simulation.exception.nothing')}</p>
        </Note>
      </div>
      <Facts
        facts={[
          ...(place === ''
            ? []
            : [
                {
                  label: t('simulation.exception.raisedIn'),
                  value: (
                    <span className={text.mono}>
                      {step.contractName !== null && `${step.contractName} › `}
                      {place}
                    </span>
                  ),
                },
              ]),
          {
            label: t('simulation.exception.gasLost'),
            value: <Amount value={formatUnits(fee, 12)} unit="ZIL" />,
          },
        ]}
      />
      <Unfold label={t('failed.raw')}>
        {step.line > 0 && (
          <p className={text.mono}>
            {t('simulation.exception.line', { line: step.line })}
            {step.source !== '' && <code className={styles.source}>{step.source}</code>}
          </p>
        )}
        <p className={`${text.mono} ${text.anywhere}`}>{step.message}</p>
      </Unfold>
    </>
  )
}
