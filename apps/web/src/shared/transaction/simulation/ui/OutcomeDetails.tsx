import { toBech32, type Address as AddressValue } from '@tyto/primitives'
import type { Simulation } from '@tyto/simulator'
import { useTranslation } from 'react-i18next'
import { Address } from '../../../ui/text/Address'
import text from '../../../ui/text/text.module.css'
import { showParams } from '../../../values/showParams'
import type { ValueNames } from '../../../values/shownValue'
import { briefLook } from '../../../values/valueLook'
import { ValueView } from '../../../values/ValueView'
import { byContract, otherChanges } from '../shownSimulation'
import styles from './SimulationView.module.css'
import { StateDiff } from './StateDiff'
import { WhoIs } from './WhoIs'

interface OutcomeDetailsProps {
  readonly result: Simulation
  readonly names: ValueNames
  readonly sender: AddressValue | null
  readonly senderName: string
}

/** Shows what a call that succeeds makes and changes on the chain, field by field, with its messages and events. */
export function OutcomeDetails({ result, names, sender, senderName }: OutcomeDetailsProps) {
  const { t } = useTranslation('transaction')
  const [step] = result.steps
  const { balances, changes, moreChanges, createdContracts, contractNames } = result
  const groups = byContract(otherChanges(changes, balances))
  const events = step?.kind === 'success' ? step.events : []
  const messages = step?.kind === 'success' ? step.messages : []
  const people = { names, contractNames, sender, senderName }
  return (
    <>
      {createdContracts.map(({ address, name }) => (
        <section key={address} className={styles.part}>
          <h4 className={text.label}>{t('simulation.created')}</h4>
          <p>
            <b>{name}</b> <Address value={toBech32(address)} />
          </p>
        </section>
      ))}
      {Array.from(groups, ([address, group]) => (
        <section key={address} className={styles.part}>
          <h4 className={text.label}>
            {t('simulation.state')} <WhoIs address={address} people={people} name={group[0]?.contractName} />
          </h4>
          <StateDiff changes={group} names={names} />
        </section>
      ))}
      {moreChanges > 0 && <p className={text.hint}>{t('simulation.more', { count: moreChanges })}</p>}
      {groups.size === 0 && createdContracts.length === 0 && balances.length <= 1 && (
        <p className={text.sub}>{t('simulation.nothing')}</p>
      )}
      {messages.length > 0 && (
        <section className={styles.part}>
          <h4 className={text.label}>{t('simulation.messages')}</h4>
          <ul className={styles.lines}>
            {messages.map(({ addr, msg }, index) => (
              <li key={index}>
                <WhoIs address={addr} people={people} /> → <WhoIs address={msg._recipient} people={people} />{' '}
                · <span className={text.mono}>{msg._tag}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {events.length > 0 && (
        <section className={styles.part}>
          <h4 className={text.label}>{t('simulation.events')}</h4>
          <ul className={styles.lines}>
            {events.map(({ _eventname, address, params }, index) => (
              <li key={index} className={text.mono}>
                <span>{_eventname}</span>
                {showParams(params, {
                  of: _eventname,
                  contract: { name: contractNames[address] ?? '' },
                  names,
                }).map(({ name, value }) => (
                  <span key={name} className={styles.eventParam}>
                    {' '}
                    · <span>{name}</span>: <ValueView value={value} look={briefLook} />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
