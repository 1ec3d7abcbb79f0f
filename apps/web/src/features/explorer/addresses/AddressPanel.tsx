import type { ContractFacts } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import { toBech32, toChecksumAddress, type Address as AddressValue } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { NodeGlitch } from '../../../shared/chain/failure/NodeGlitch'
import { buildPath } from '../../../shared/routing/routes'
import { Address } from '../../../shared/ui/text/Address'
import { Amount } from '../../../shared/ui/text/Amount'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { CopyButton } from '../../../shared/ui/share/CopyButton'
import { Facts } from '../../../shared/ui/cards/Facts'
import { Icon } from '../../../shared/ui/icons/Icon'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import text from '../../../shared/ui/text/text.module.css'
import { useAddressLabels } from '../../../shared/values/addressLabels'
import { AddressLink, LabelText } from '../parts/AddressLink'
import { AddressTransactions } from './AddressTransactions'
import styles from './AddressPanel.module.css'
import { addressViews, parseAddressView } from '../parts/addressView'
import { CallPanel } from '../calls/CallPanel'
import { ContractCode } from '../contracts/ContractCode'
import { ContractEvents } from '../contracts/ContractEvents'
import { ContractState } from '../contracts/ContractState'
import { ParamsView } from '../parts/ParamsView'
import { Qa } from '../../../shared/chain/coins/Qa'
import { accountQuery, contractQuery } from '../queries'
import { tellsHistory } from '../../../shared/chain/network/tellsHistory'
import { RowsSkeleton } from '../parts/RowsSkeleton'

interface AddressPanelProps {
  readonly address: AddressValue
}

/** An account or a contract: what it is, what it holds, and what happened to it. */
export function AddressPanel({ address }: AddressPanelProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const label = useAddressLabels().get(address)
  const account = useQuery(accountQuery(network, address))
  const contract = useQuery(contractQuery(network, address))
  const failed = account.error ?? contract.error
  const isThere = account.data !== undefined && contract.data !== undefined
  const bech32 = toBech32(address)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead
        title={contract.data ? contract.data.name : t(isThere ? 'account' : 'address')}
        lead={label && <LabelText label={label} />}
      >
        {label?.kind === 'name' && (
          <Link className={buttonClasses({ variant: 'line' })} to={buildPath('name', { name: label.name })}>
            <span>{t('openName', { name: formatName(label.name) })}</span>
            <Icon name="arrow" size="sm" />
          </Link>
        )}
      </PageHead>
      <Card title={t('facts')}>
        <Facts
          facts={[
            {
              label: 'bech32',
              value: <Form value={bech32} label={t('copyBech32')} />,
            },
            { label: 'base16', value: <Form value={toChecksumAddress(address)} label={t('copyHex')} /> },
            ...(isThere && account.data && contract.data !== undefined
              ? [
                  { label: t('fact.what'), value: t(contract.data ? 'contract.word' : 'account') },
                  { label: t('fact.balance'), value: <Qa value={account.data.balance} /> },
                  ...(contract.data
                    ? contractFacts(contract.data, t('fact.deployer'), t('fact.deploy'))
                    : [{ label: t('fact.nonce'), value: <Amount value={account.data.nonce.toString()} /> }]),
                ]
              : []),
          ]}
        />
      </Card>
      {isThere ? (
        <Parts address={address} contract={contract.data ?? null} />
      ) : failed ? (
        <NodeGlitch
          error={failed}
          busy={account.isFetching || contract.isFetching}
          onRetry={() => {
            void account.refetch()
            void contract.refetch()
          }}
          headingLevel={2}
        />
      ) : (
        <Card flush>
          <RowsSkeleton />
        </Card>
      )}
    </div>
  )
}

function contractFacts(
  { deployer, transactionId }: ContractFacts,
  deployerLabel: string,
  deployLabel: string,
) {
  return [
    ...(deployer === null ? [] : [{ label: deployerLabel, value: <AddressLink address={deployer} /> }]),
    ...(transactionId === null
      ? []
      : [
          {
            label: deployLabel,
            value: (
              <Link to={buildPath('explorerTransaction', { id: `0x${transactionId}` })}>
                <Address value={`0x${transactionId}`} />
              </Link>
            ),
          },
        ]),
  ]
}

function Form({ value, label }: { readonly value: string; readonly label: string }) {
  const { t } = useTranslation('explorer')
  return (
    <span className={joinClasses(layout.row, layout.nowrap)}>
      <Address value={value} as="grouped" className={layout.grow} />
      <CopyButton value={value} label={label} done={t('addressCopied')} />
    </span>
  )
}

/** The past of an address, or the events of its contract: where the network's nodes keep that. */
function OverTime({ address, contract }: PartsProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  if (!tellsHistory(network))
    return (
      <Card title={t(contract === null ? 'transactions' : 'events.title')}>
        <p className={text.sub}>{t('notKept')}</p>
      </Card>
    )
  return contract === null ? (
    <AddressTransactions address={address} />
  ) : (
    <ContractEvents address={address} contract={contract} />
  )
}

interface PartsProps extends AddressPanelProps {
  readonly contract: ContractFacts | null
}

/** The transactions of an address; a contract has its state, code and init data beside them. */
function Parts({ address, contract }: PartsProps) {
  const { t } = useTranslation('explorer')
  const [query, setQuery] = useSearchParams()
  if (contract === null) return <OverTime address={address} contract={null} />
  const view = parseAddressView(query.get('view'))
  const line = Number(query.get('line') ?? 0)
  return (
    <div className={layout.stack}>
      <div className={styles.parts}>
        <Segmented
          label={t('parts')}
          value={view}
          options={addressViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(next) => setQuery({ view: next }, { replace: true })}
        />
      </div>
      {view === 'transactions' && <OverTime address={address} contract={null} />}
      {view === 'events' && <OverTime address={address} contract={contract} />}
      {view === 'state' && <ContractState address={address} contract={contract} />}
      {view === 'code' && <ContractCode address={address} {...(line > 0 ? { marked: line } : {})} />}
      {view === 'call' && <CallPanel address={address} />}
      {view === 'init' && (
        <Card title={t('view.init')}>
          <p className={text.hint}>{t('initHint')}</p>
          <ParamsView label={t('view.init')} of="" params={contract.init} contract={contract} />
        </Card>
      )}
    </div>
  )
}
