import type { AddressContent } from '@tyto/chain'
import { toBech32, toChecksumAddress, type Address as AddressValue } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../shared/chain/coins/Qa'
import { Address } from '../../shared/ui/text/Address'
import { Card } from '../../shared/ui/cards/Card'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { Facts } from '../../shared/ui/cards/Facts'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import styles from './AddressCard.module.css'
import { ExplorerButton } from './ExplorerButton'

interface AddressCardProps {
  readonly address: AddressValue
  /** The kind of account or contract at the address; undefined while it is unknown. */
  readonly content: AddressContent | undefined
  /** True while the chain is being asked. */
  readonly loading: boolean
}

/** An address in both its forms, the kind of its account or contract, and its ZIL balance. */
export function AddressCard({ address, content, loading }: AddressCardProps) {
  const { t } = useTranslation(['wallet', 'chain'])
  const bech32 = toBech32(address)
  const hex = toChecksumAddress(address)
  const fact = (value: ReactNode): ReactNode => (loading ? <Skeleton width="8rem" /> : value)
  return (
    <Card title={t('address')} flush>
      <Rows>
        <Row>
          <span className={styles.form}>
            <span className={text.label}>bech32</span>
            <Address value={bech32} as="grouped" />
          </span>
          <CopyButton value={bech32} label={t('copyBech32')} done={t('addressCopied')} />
        </Row>
        <Row>
          <span className={styles.form}>
            <span className={text.label}>base16</span>
            <Address value={hex} as="grouped" />
          </span>
          <CopyButton value={hex} label={t('copyHex')} done={t('addressCopied')} />
        </Row>
      </Rows>
      <div className={styles.facts} aria-busy={loading || undefined}>
        <Facts
          facts={[
            {
              label: t('standsHere'),
              value: fact(content ? <Content content={content} /> : t('chain:unknown')),
            },
            {
              label: t('fact.balance'),
              value: fact(content ? <Qa value={content.balance} /> : t('chain:unknown')),
            },
          ]}
        />
        <ExplorerButton address={address} />
      </div>
    </Card>
  )
}

function Content({ content }: { readonly content: AddressContent }) {
  const { t } = useTranslation(['wallet', 'chain'])
  if (content.kind === 'wallet') {
    return <span className={text.anywhere}>{t('walletOfVersion', { version: content.record.version })}</span>
  }
  return <span>{t(content.kind === 'contract' ? 'contractNoWallet' : 'accountNoContract')}</span>
}
