import { formatName } from '@tyto/identity'
import { toBech32, type Address as AddressValue } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { Address } from '../../../shared/ui/text/Address'
import { useAddressLabels, type AddressLabel } from '../../../shared/values/addressLabels'
import styles from './AddressLink.module.css'

interface AddressLinkProps {
  readonly address: AddressValue
  /** Shows the whole address, not a shortened one. */
  readonly whole?: boolean
  /** Leaves the label away, where it stands beside the link already. */
  readonly bare?: boolean
}

/** A link to the page of an address, with the label that this device knows for it. */
export function AddressLink({ address, whole = false, bare = false }: AddressLinkProps) {
  const label = useAddressLabels().get(address)
  const bech32 = toBech32(address)
  return (
    <span className={styles.both}>
      <Link className={styles.link} to={buildPath('explorerAddress', { address: bech32 })}>
        {whole ? (
          <span className={styles.whole} translate="no">
            {bech32}
          </span>
        ) : (
          <Address value={bech32} className={styles.address} />
        )}
      </Link>
      {label && !bare && (
        <span className={styles.label}>
          <LabelText label={label} />
        </span>
      )}
    </span>
  )
}

/** The label of an address as text: 'alice.ssi', 'Test account 3', 'Name registry'. */
export function LabelText({ label }: { readonly label: AddressLabel }) {
  const { t } = useTranslation('explorer')
  if (label.kind === 'name') return <span translate="no">{formatName(label.name)}</span>
  return label.kind === 'account' ? (
    <span>{t('label.account', { index: label.index })}</span>
  ) : (
    <span>{t(`label.${label.part}`)}</span>
  )
}
