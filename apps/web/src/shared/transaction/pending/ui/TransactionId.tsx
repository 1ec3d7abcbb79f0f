import { transactionLink, type NetworkId } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import { CopyButton } from '../../../ui/share/CopyButton'
import { ExternalLink } from '../../../ui/text/ExternalLink'
import { Icon } from '../../../ui/icons/Icon'
import { iconButtonClasses } from '../../../ui/buttons/IconButton'
import text from '../../../ui/text/text.module.css'
import styles from './TransactionId.module.css'

interface TransactionIdProps {
  readonly network: NetworkId
  /** 64 hex digits without 0x. */
  readonly id: string
}

/** The id of a transaction, to be copied or opened in the block explorer. */
export function TransactionId({ network, id }: TransactionIdProps) {
  const { t } = useTranslation('transaction')
  const hex = `0x${id}`
  return (
    <div>
      <p className={text.label}>{t('id.label')}</p>
      <div className={styles.row}>
        <span className={styles.id} title={hex}>
          <b>{hex.slice(0, 12)}</b>…<b>{hex.slice(-10)}</b>
        </span>
        <span className={styles.buttons}>
          <CopyButton value={hex} label={t('id.copy')} done={t('id.copied')} />
          <ExplorerLink network={network} id={id} />
        </span>
      </div>
    </div>
  )
}

/** The page of a transaction in the network's block explorer. */
export function ExplorerLink({ network, id }: TransactionIdProps) {
  const { t } = useTranslation('transaction')
  return (
    <ExternalLink
      className={iconButtonClasses()}
      href={transactionLink(chainOf(network).network, id)}
      label={t('id.open')}
    >
      <Icon name="out" />
    </ExternalLink>
  )
}
