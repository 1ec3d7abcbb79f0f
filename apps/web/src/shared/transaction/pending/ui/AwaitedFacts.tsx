import { toBech32, toChecksumAddress } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../../chain/coins/Qa'
import { Address } from '../../../ui/text/Address'
import { CopyButton } from '../../../ui/share/CopyButton'
import { Facts } from '../../../ui/cards/Facts'
import { Name } from '../../../ui/text/Name'
import text from '../../../ui/text/text.module.css'
import { knowledgeOf } from '../../../values/knowledge'
import type { StoredTransaction } from '../storedTransaction'
import styles from './AwaitedFacts.module.css'
import { SummaryText } from '../../action/ui/SummaryText'
import { labelOf } from './statusText'
import { useWalletWindow } from './useWalletWindow'

/** The facts that the wallet's window must show: people compare it with these. */
export function AwaitedFacts({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t } = useTranslation(['transaction', 'common'])
  const { summary, network, gasBound, intent } = transaction
  const { kind, transition, amount, sender } = intent
  return (
    <>
      <SummaryText summary={summary} action={labelOf(transaction)} network={network} />
      <Facts
        facts={[
          ...(transition === null
            ? []
            : [{ label: t('fact.transition'), value: <span className={text.mono}>{transition}</span> }]),
          { label: t('review.amount'), value: <Qa value={amount} /> },
          { label: t('fact.gasAtMost'), value: <Qa value={gasBound} /> },
          {
            label: t('review.total'),
            value: (
              <b>
                <Qa value={amount + gasBound} />
              </b>
            ),
          },
          { label: t('review.account'), value: <Address value={toBech32(sender)} /> },
          { label: t('review.network'), value: t(`common:network.${network}`) },
        ]}
      />
      {kind === 'deploy' ? (
        <p className={text.sub}>{t('awaiting.newContract')}</p>
      ) : (
        <Target transaction={transaction} />
      )}
    </>
  )
}

/** The contract or the recipient in both forms of an address. */
function Target({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t } = useTranslation('transaction')
  const { intent, network } = transaction
  const { address: shown } = useWalletWindow(transaction)
  const name = knowledgeOf(network).nameOfAddress?.(intent.to) ?? null
  const bech32 = toBech32(intent.to)
  const base16 = toChecksumAddress(intent.to)
  const label = t(intent.kind === 'payment' ? 'fact.recipient' : 'fact.contract')
  return (
    <section aria-label={label}>
      <h3 className={text.label}>
        <span>{label}</span> {name !== null && <Name name={name} size="xs" />}
      </h3>
      <div className={styles.row}>
        <span className={styles.form} translate="no">
          {bech32}
        </span>
        <CopyButton value={bech32} label={t('awaiting.copyBech32')} />
      </div>
      <div className={styles.row}>
        <span className={styles.form}>{base16}</span>
        <CopyButton value={base16} label={t('awaiting.copyBase16')} />
      </div>
      {shown !== 'none' && <p className={text.hint}>{t(`awaiting.form.${shown}`)}</p>}
    </section>
  )
}
