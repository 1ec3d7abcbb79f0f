import type { ContractFacts } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { Age } from '../../../shared/chain/age/Age'
import { buildPath } from '../../../shared/routing/routes'
import { Address as ShortId } from '../../../shared/ui/text/Address'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import text from '../../../shared/ui/text/text.module.css'
import styles from './ContractEvents.module.css'
import { EarlierTransactions } from '../parts/EarlierTransactions'
import { eventsOf, fitsFilter, type PastEvent } from './pastEvents'
import { ListCard } from '../parts/ListCard'
import { ParamsView } from '../parts/ParamsView'
import { addressActivityQuery } from '../queries'

interface ContractEventsProps {
  readonly address: Address
  readonly contract: ContractFacts
}

/** The events that a contract told, newest first: all, those of one name, or those in which a text stands. The path keeps what is looked for. */
export function ContractEvents({ address, contract }: ContractEventsProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const [asked, setAsked] = useSearchParams()
  const filter = { name: asked.get('event') ?? '', text: asked.get('text') ?? '' }
  const query = useInfiniteQuery(addressActivityQuery(network, address))

  const look = (change: Readonly<Record<string, string>>): void => {
    const next = { event: filter.name, text: filter.text, ...change }
    const set = Object.entries(next).filter(([, value]) => value !== '')
    setAsked({ view: 'events', ...Object.fromEntries(set) }, { replace: true })
  }

  return (
    <ListCard title={t('events.title')} reading={query} empty={t('events.noneEver')} isEmpty={() => false}>
      {({ pages }) => {
        const transactions = pages.flatMap((page) => page.transactions)
        const events = eventsOf(transactions, address)
        const names = [...new Set([...events.map(({ name }) => name), filter.name])].filter(Boolean).sort()
        const found = events.filter((event) => fitsFilter(event, filter))
        const unread = transactions.filter(({ receipt }) => receipt === null).length
        return (
          <>
            <search className={styles.filter}>
              <SelectField
                label={t('events.name')}
                value={filter.name}
                options={[
                  { value: '', label: t('events.all') },
                  ...names.map((name) => ({ value: name, label: name })),
                ]}
                onChange={(event) => look({ event })}
              />
              <Field
                label={t('events.text')}
                hint={t('events.textHint')}
                value={filter.text}
                onChange={({ target }) => look({ text: target.value })}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </search>
            <p className={`${styles.inside} ${text.hint}`} role="status">
              <span>{t('events.found', { found: found.length, count: transactions.length })}</span>
              {unread > 0 && <span>{` ${t('events.unread', { count: unread })}`}</span>}
            </p>
            {found.length > 0 && (
              <ol className={styles.events}>
                {found.map((event, index) => (
                  <li key={`${event.id} ${index}`}>
                    <EventHead event={event} />
                    <ParamsView
                      label={t('params.of', { name: event.name })}
                      of={event.name}
                      params={event.params}
                      contract={contract}
                    />
                  </li>
                ))}
              </ol>
            )}
            <EarlierTransactions reading={query} />
          </>
        )
      }}
    </ListCard>
  )
}

function EventHead({ event: { name, id, time } }: { readonly event: PastEvent }) {
  return (
    <p className={layout.row}>
      <b className={styles.name}>{name}</b>
      <Link to={buildPath('explorerTransaction', { id: `0x${id}` })}>
        <ShortId value={`0x${id}`} />
      </Link>
      <span className={text.hint}>
        <Age since={time} />
      </span>
    </p>
  )
}
