import type { ContractMessage } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Badge } from '../../../shared/ui/text/Badge'
import { Card } from '../../../shared/ui/cards/Card'
import text from '../../../shared/ui/text/text.module.css'
import { AddressLink } from '../parts/AddressLink'
import { messageTree, type MessageNode } from './messageTree'
import styles from './MessagesCard.module.css'
import { ParamsView } from '../parts/ParamsView'
import { Qa } from '../../../shared/chain/coins/Qa'
import { useContracts, type Contracts } from '../parts/useContracts'

interface MessagesCardProps {
  readonly messages: readonly ContractMessage[]
}

/** The messages that contracts sent each other, each below the message that caused it. */
export function MessagesCard({ messages }: MessagesCardProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const contracts = useContracts(
    network,
    messages.flatMap(({ from, to }) => [from, to]),
  )
  return (
    <Card title={t('messages.title')}>
      {messages.length === 0 ? (
        <p className={text.sub}>{t('messages.none')}</p>
      ) : (
        <MessageList nodes={messageTree(messages)} contracts={contracts} />
      )}
    </Card>
  )
}

function MessageList({
  nodes,
  contracts,
}: {
  readonly nodes: readonly MessageNode[]
  readonly contracts: Contracts
}) {
  return (
    <ul className={styles.list}>
      {nodes.map(({ message, followers }, index) => (
        <li key={index}>
          <Message message={message} contracts={contracts} />
          {followers.length > 0 && <MessageList nodes={followers} contracts={contracts} />}
        </li>
      ))}
    </ul>
  )
}

function Message({
  message,
  contracts,
}: {
  readonly message: ContractMessage
  readonly contracts: Contracts
}) {
  const { t } = useTranslation('explorer')
  const { from, to, tag, amount, params, accepted } = message
  const recipient = contracts.get(to)
  return (
    <div className={styles.message}>
      <p className={styles.head}>
        <b className={styles.tag}>{tag === '' ? t('messages.payment') : tag}</b>
        {amount > 0n && <Qa value={amount} />}
        {amount > 0n && recipient !== null && (
          <Badge kind={accepted ? 'success' : 'warning'}>
            {t(accepted ? 'messages.accepted' : 'messages.notAccepted')}
          </Badge>
        )}
      </p>
      <p className={styles.way}>
        <ContractName contracts={contracts} address={from} /> <AddressLink address={from} />
        <span aria-hidden="true">→</span>
        <ContractName contracts={contracts} address={to} /> <AddressLink address={to} />
      </p>
      {params.length > 0 && (
        <ParamsView
          label={t('params.of', { name: tag })}
          of={tag}
          params={params}
          contract={recipient}
          sender={contracts.get(from)}
        />
      )}
    </div>
  )
}

function ContractName({
  contracts,
  address,
}: {
  readonly contracts: Contracts
  readonly address: ContractMessage['to']
}) {
  return <span>{contracts.get(address)?.name}</span>
}
