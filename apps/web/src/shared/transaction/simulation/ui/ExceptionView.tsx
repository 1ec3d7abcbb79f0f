import { isOurCode } from '@tyto/contracts'
import type { WalletGasPrice } from '@tyto/chain'
import type { SimulatedException } from '@tyto/simulator'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import type { Thrower } from '../../../errors/contractException'
import { describeException, type DescribedException } from '../../../errors/describeException'
import { useNetworkId } from '../../../settings/network'
import { Facts } from '../../../ui/cards/Facts'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import { Unfold } from '../../../ui/cards/Unfold'
import { GasAmount } from './GasAmount'
import styles from './SimulationView.module.css'
import { stepThrower } from './stepThrower'

interface ExceptionViewProps {
  readonly step: SimulatedException
  /** The price that the wallet pays for gas. */
  readonly price: WalletGasPrice
}

/** Explains the exception in our words, if the contract itself gives no explanation. */
function explain(
  { reason, message }: SimulatedException,
  thrower: Thrower,
  t: TFunction<['transaction', 'errors']>,
): DescribedException {
  if (reason === 'Chain' || reason === 'Checker')
    return { code: null, text: t('simulation.exception.byChain'), next: '' }
  if (reason === 'BalanceTooLow')
    return { code: null, text: t('errors:reason.balanceTooLow'), next: t('errors:reasonNext.balanceTooLow') }
  return describeException(message, thrower)
}

/** Was the exception thrown by one of our contracts? Each contract has its own codes. */
function isOursQuery({ contractName: name, codeHash }: SimulatedException) {
  return queryOptions({
    queryKey: ['ours', name, codeHash],
    queryFn: () => name !== null && codeHash !== null && isOurCode(name, codeHash),
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  })
}

/** The call would fail: the name and code of the exception, its meaning, the cost, and the next step. */
export function ExceptionView({ step, price }: ExceptionViewProps) {
  const { t } = useTranslation(['transaction', 'errors'])
  const { data: isOurs = false } = useQuery(isOursQuery(step))
  const thrower = { ...stepThrower(chainOf(useNetworkId()), step), isOurs }
  const { code, text: meaning, next } = explain(step, thrower, t)
  const place = [...step.raisedIn].toReversed().join(' › ')
  return (
    <>
      <div role="alert">
        <Note kind="danger" icon="warn">
          {code !== null && (
            <p>
              <b>{code}</b>
            </p>
          )}
          <p>{meaning}</p>
          {next !== '' && <p>{next}</p>}
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
                      {step.contractName !== null && <span>{`${step.contractName} › `}</span>}
                      <span>{place}</span>
                    </span>
                  ),
                },
              ]),
          {
            label: t('simulation.exception.gasLost'),
            value: <GasAmount gas={step.gasUsed} price={price} />,
          },
        ]}
      />
      <Unfold label={t('failed.raw')}>
        {step.line > 0 && (
          <p className={text.mono}>
            <span>{t('simulation.exception.line', { line: step.line })}</span>
            {step.source !== '' && <code className={styles.source}>{step.source}</code>}
          </p>
        )}
        <p className={`${text.mono} ${text.anywhere}`}>{step.message}</p>
      </Unfold>
    </>
  )
}
