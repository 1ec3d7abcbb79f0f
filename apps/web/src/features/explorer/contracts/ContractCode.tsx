import { utf8ToBytes, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { CopyButton } from '../../../shared/ui/share/CopyButton'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { CodeLines } from './CodeLines'
import { ListCard } from '../parts/ListCard'
import { sourceQuery } from '../queries'

interface ContractCodeProps {
  readonly address: Address
  /** The line to highlight. */
  readonly marked?: number
}

/** The source of a contract. */
export function ContractCode({ address, marked }: ContractCodeProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const source = useQuery(sourceQuery(network, address))
  const code = source.data?.code
  return (
    <ListCard
      title={t('view.code')}
      aside={
        code !== undefined && (
          <span className={layout.row}>
            <span className={text.hint}>{t('contract.bytes', { count: utf8ToBytes(code).length })}</span>
            <CopyButton value={code} label={t('copyCode')} done={t('codeCopied')} />
          </span>
        )
      }
      reading={source}
      empty={t('noCode')}
      isEmpty={(data) => data === null}
    >
      {(data) => data && <CodeLines label={t('view.code')} code={data.code} marked={marked} scroll />}
    </ListCard>
  )
}
