import type { ContractFacts, NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Row, Rows } from '../../shared/ui/Rows'
import text from '../../shared/ui/text.module.css'
import styles from './ContractState.module.css'
import { ListCard } from './ListCard'
import { definitionsOf, unitOfField } from './ourContracts'
import { contractStateQuery } from './queries'
import { readType, showValue, withoutPrefix } from './shownValue'
import { ValueView } from './ValueView'

interface ContractStateProps {
  readonly network: NetworkId
  readonly address: Address
  readonly contract: ContractFacts
}

/** The fields of a contract as they are now. */
export function ContractState({ network, address, contract }: ContractStateProps) {
  const { t } = useTranslation('explorer')
  const state = useQuery(contractStateQuery(network, address))
  const types = new Map(contract.fields.map(({ vname, type }) => [vname, type]))
  const definitions = definitionsOf(contract.name)
  return (
    <ListCard
      title={t('view.state')}
      reading={state}
      empty={t('noState')}
      isEmpty={(fields) => fields.size === 0}
      live
    >
      {(fields) => (
        <Rows>
          {Array.from(fields, ([name, json]) => {
            const type = types.get(name) ?? (name === '_balance' ? 'Uint128' : null)
            const value = showValue(readType(type), json, definitions)
            return (
              <Row key={name} className={styles.field}>
                <div className={styles.head}>
                  <b className={styles.name}>{name}</b>
                  {type !== null && <span className={text.hint}>{withoutPrefix(type)}</span>}
                </div>
                <div className={styles.value}>
                  <ValueView
                    value={value}
                    unit={unitOfField(contract, name, [])}
                    unitAt={(key) => unitOfField(contract, name, [key.kind === 'text' ? key.text : ''])}
                  />
                </div>
              </Row>
            )
          })}
        </Rows>
      )}
    </ListCard>
  )
}
