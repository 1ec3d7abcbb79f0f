import { zil } from '@tyto/contracts'
import type { BalanceChange, ContractFacts, FieldChange, KeptValue, StateChanges } from '@tyto/chain'
import { formatUnits, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Amount } from '../../../shared/ui/text/Amount'
import text from '../../../shared/ui/text/text.module.css'
import { definitionsOf } from '../../../shared/values/definitions'
import { showValue } from '../../../shared/values/shownValue'
import { unitOfField } from '../../../shared/values/units'
import { ValueView } from '../../../shared/values/ValueView'
import { AddressLink } from '../parts/AddressLink'
import { explorerLook } from '../parts/explorerLook'
import { ListCard } from '../parts/ListCard'
import { changesQuery } from '../queries'
import styles from './StateChangesCard.module.css'
import { useContracts, type Contracts } from '../parts/useContracts'
import { useKnownDomains } from '../parts/useKnownDomains'

interface StateChangesCardProps {
  readonly id: string
}

/** The balances and contract fields that a transaction changed, before and after. */
export function StateChangesCard({ id }: StateChangesCardProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const changes = useQuery(changesQuery(network, id))
  return (
    <ListCard
      title={t('changes.title')}
      reading={changes}
      empty={t('changes.none')}
      isEmpty={({ balances, fields }) => balances.length + fields.length === 0}
    >
      {(data) => <Changes changes={data} />}
    </ListCard>
  )
}

function Changes({ changes }: { readonly changes: StateChanges }) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const groups = byContract(changes.fields)
  const contracts = useContracts(network, [...groups.keys()])
  return (
    <div className={styles.changes}>
      {changes.balances.length > 0 && (
        <section>
          <h3 className={text.h3}>{t('changes.balances')}</h3>
          <ul className={styles.list}>
            {changes.balances.map((change) => (
              <BalanceRow key={change.address} change={change} />
            ))}
          </ul>
        </section>
      )}
      {Array.from(groups, ([address, fields]) => (
        <FieldGroup key={address} address={address} fields={fields} contracts={contracts} />
      ))}
      {changes.left > 0 && <p className={text.hint}>{t('changes.left', { count: changes.left })}</p>}
    </div>
  )
}

function byContract(fields: readonly FieldChange[]): ReadonlyMap<Address, readonly FieldChange[]> {
  const groups = new Map<Address, FieldChange[]>()
  for (const change of fields) {
    const group = groups.get(change.address)
    if (group) group.push(change)
    else groups.set(change.address, [change])
  }
  return groups
}

function BalanceRow({ change: { address, before, after } }: { readonly change: BalanceChange }) {
  const { t } = useTranslation('explorer')
  const difference = after - before
  return (
    <li className={styles.balance}>
      <AddressLink address={address} />
      <span className={styles.sides}>
        <span className={text.sr}>{t('changes.before')}</span>
        <Zil value={before} />
        <span aria-hidden="true">→</span>
        <span className={text.sr}>{t('changes.after')}</span>
        <Zil value={after} />
      </span>
      <span className={styles.difference}>
        {difference > 0n ? <span>+</span> : <span>−</span>}
        <Amount
          value={formatUnits(difference > 0n ? difference : -difference, zil.decimals)}
          unit={zil.symbol}
        />
      </span>
    </li>
  )
}

function Zil({ value }: { readonly value: bigint }) {
  return <Amount value={formatUnits(value, zil.decimals)} />
}

interface FieldGroupProps {
  readonly address: Address
  readonly fields: readonly FieldChange[]
  readonly contracts: Contracts
}

/** The fields of one contract. */
function FieldGroup({ address, fields, contracts }: FieldGroupProps) {
  const { t } = useTranslation('explorer')
  const contract = contracts.get(address)
  const names = useKnownDomains()
  return (
    <section>
      <h3 className={styles.contract}>
        <span>{contract?.name ?? t('contract.word')}</span> <AddressLink address={address} />
      </h3>
      <ul className={styles.list}>
        {fields.map((change) => {
          const { field, keys, before, after } = change
          const show = (kept: KeptValue) => <Kept kept={kept} change={change} contract={contract} />
          return (
            <li key={JSON.stringify([field, ...keys])} className={styles.field}>
              <span className={styles.place}>
                {[field, ...keys].map((step, index) => (
                  <span key={index}>
                    {index > 0 && <span aria-hidden="true"> › </span>}
                    {index === 0 ? (
                      <span>{step}</span>
                    ) : (
                      <ValueView value={showValue(null, step, { names })} look={explorerLook} />
                    )}
                  </span>
                ))}
              </span>
              <span className={styles.before}>
                <span className={text.sr}>{t('changes.before')}</span>
                {show(before)}
              </span>
              <span className={styles.arrow} aria-hidden="true">
                →
              </span>
              <span className={styles.after}>
                <span className={text.sr}>{t('changes.after')}</span>
                {show(after)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface KeptProps {
  readonly kept: KeptValue
  readonly change: FieldChange
  readonly contract: ContractFacts | null | undefined
}

/** The value of a field before or after the change. */
function Kept({ kept, change: { field, keys, type }, contract }: KeptProps) {
  const { t } = useTranslation(['explorer', 'transaction'])
  const names = useKnownDomains()
  if (kept === null) return <span className={text.ink3}>{t('changes.nothing')}</span>
  if ('length' in kept)
    return <span className={text.ink3}>{t('transaction:value.characters', { count: kept.length })}</span>
  const value = showValue(type, kept.value, {
    definitions: definitionsOf(contract?.name),
    unitAt: (inner) => unitOfField(contract, field, [...keys, ...inner]),
    names,
  })
  return <ValueView value={value} look={explorerLook} />
}
