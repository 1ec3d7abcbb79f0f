import type { DocumentService } from '@tyto/identity'
import { toBech32, type Address as AddressValue } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Address } from '../../../shared/ui/text/Address'
import { CopyButton } from '../../../shared/ui/share/CopyButton'
import text from '../../../shared/ui/text/text.module.css'
import styles from './Person.module.css'

interface AcceptsProps {
  readonly wallet: AddressValue
  readonly services: readonly DocumentService[]
}

const mostShown = 12

/** Where money for a person goes: their wallet on Zilliqa, and the addresses of other chains in their document. */
export function Accepts({ wallet, services }: AcceptsProps) {
  const { t } = useTranslation('wallet')
  const others = services.flatMap(({ id, label, address, chain, text: given }) =>
    chain === null ? [] : [{ id, label, value: ofChain(chain, address, given) }],
  )
  const rows = [{ id: '', label: t('accepts.tokens'), value: toBech32(wallet) }, ...others]
  return (
    <section className={styles.accepts} aria-label={t('accepts.title')}>
      <h2 className={text.label}>{t('accepts.title')}</h2>
      <ul>
        {rows.slice(0, mostShown).map(({ id, label, value }, index) => (
          <li key={`${index} ${id}`}>
            <span className={styles.coin}>{label}</span>
            <Address value={value} />
            <CopyButton value={value} label={t('accepts.copy', { label })} done={t('addressCopied')} />
          </li>
        ))}
      </ul>
      <p className={text.hint}>{t('accepts.zil')}</p>
    </section>
  )
}

function ofChain(chain: string, address: AddressValue | null, given: string): string {
  if (address === null) return given
  return chain === 'zilliqa' ? toBech32(address) : address
}
