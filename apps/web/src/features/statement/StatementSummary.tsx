import type { Statement } from '@tyto/chain'
import { zil } from '@tyto/contracts'
import { recoveryThreshold } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../shared/ui/cards/Facts'
import { Address } from '../../shared/ui/text/Address'
import { Amount } from '../../shared/ui/text/Amount'
import { summaryOf, type Figure } from './summaryOf'

/** A statement in a few lines: what it says of the wallet of the name, and how much of each kind is held by all its holders. */
export function StatementSummary({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation('statement')
  const { document, controller, guardians, balances, allowances, held, stakedQa } = summaryOf(statement)
  const figure = <T,>(of: Figure<T>, draw: (value: T) => ReactNode): ReactNode =>
    of === null ? (
      t('summary.unknown')
    ) : (
      <>
        {draw(of.value)}
        {of.isPart && <span>{` (${t('summary.part')})`}</span>}
      </>
    )
  const threshold = recoveryThreshold(guardians ?? 0)
  return (
    <Facts
      facts={[
        {
          label: t('fact.document'),
          value: document === null ? t('summary.unknown') : t('summary.document', document),
        },
        {
          label: t('fact.controller'),
          value: controller === null ? t('summary.unknown') : <Address value={controller} />,
        },
        {
          label: t('fact.guardians'),
          value:
            guardians === null
              ? t('summary.unknown')
              : guardians === 0
                ? t('null.guardians')
                : t('guardians', { count: guardians, threshold }),
        },
        { label: t('summary.balances'), value: figure(balances, String) },
        { label: t('fact.allowances'), value: figure(allowances, String) },
        {
          label: t('summary.held'),
          value: figure(held, ({ pictures, names }) => t('summary.counts', { pictures, names })),
        },
        {
          label: t('fact.stakes'),
          value: figure(stakedQa, (qa) => <Amount value={formatUnits(qa, zil.decimals)} unit={zil.symbol} />),
        },
      ]}
    />
  )
}
