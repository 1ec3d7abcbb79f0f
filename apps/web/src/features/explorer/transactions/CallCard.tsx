import { contractNameIn, type NodeTransaction, type NodeTransactionContent } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { utf8ToBytes } from '@tyto/primitives'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { AddressLink } from '../parts/AddressLink'
import { addressViewPath } from '../parts/addressView'
import styles from './CallCard.module.css'
import { ParamsView } from '../parts/ParamsView'
import { useContracts, type Contracts } from '../parts/useContracts'

interface CallCardProps {
  readonly transaction: NodeTransaction
  /** The path to the new contract, after a successful deploy; else null. */
  readonly contractLink: string | null
}

/** The request of the transaction: a transition with its parameters, or a new contract with its init parameters. */
export function CallCard({ transaction, contractLink }: CallCardProps) {
  const network = useNetworkId()
  const { content } = transaction
  const contracts = useContracts(network, content.kind === 'call' ? [content.to] : [])
  if (content.kind === 'payment') return null
  return content.kind === 'call' ? (
    <Call content={content} contracts={contracts} />
  ) : (
    <Deploy content={content} contractLink={contractLink} />
  )
}

type ContentOf<K extends NodeTransactionContent['kind']> = NodeTransactionContent & { readonly kind: K }

function Call({
  content,
  contracts,
}: {
  readonly content: ContentOf<'call'>
  readonly contracts: Contracts
}) {
  const { t } = useTranslation('explorer')
  const { to, transition, params } = content
  const contract = contracts.get(to)
  return (
    <Card title={t('call.title')}>
      <div className={layout.stack}>
        <div>
          <p className={styles.transition}>{transition}</p>
          <p className={styles.on}>
            {contract ? (
              <span>{t('call.onContract', { contract: contract.name })}</span>
            ) : (
              <span>{t('call.on')}</span>
            )}{' '}
            <AddressLink address={to} />
          </p>
        </div>
        <ParamsView label={t('params.label')} of={transition} params={params} contract={contract} />
      </div>
    </Card>
  )
}

interface DeployProps {
  readonly content: ContentOf<'deploy'>
  readonly contractLink: string | null
}

function Deploy({ content, contractLink }: DeployProps) {
  const { t } = useTranslation('explorer')
  const name = contractNameIn(content.code)
  return (
    <Card title={t('call.deployTitle')}>
      <div className={layout.stack}>
        <div>
          <p className={styles.transition}>{name ?? t('contract.word')}</p>
          <p className={text.sub}>
            <span>{t('contract.bytes', { count: utf8ToBytes(content.code).length })}</span>
            {contractLink !== null && (
              <>
                <span>{' · '}</span>
                <Link to={addressViewPath(contractLink, 'code')}>{t('call.showCode')}</Link>
              </>
            )}
          </p>
        </div>
        <ParamsView label={t('params.initLabel')} of="" params={content.params} contract={null} />
      </div>
    </Card>
  )
}
