import type { ContractFacts } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import text from '../../../shared/ui/text/text.module.css'
import { definitionsOf } from '../../../shared/values/definitions'
import { readableType } from '../../../shared/values/readableType'
import { showValue } from '../../../shared/values/shownValue'
import { unitOfField } from '../../../shared/values/units'
import { ValueView } from '../../../shared/values/ValueView'
import styles from './ContractState.module.css'
import { explorerLook } from '../parts/explorerLook'
import { FieldHistory } from './FieldHistory'
import { ListCard } from '../parts/ListCard'
import { contractStateQuery } from '../queries'
import { tellsHistory } from '../../../shared/chain/network/tellsHistory'
import { useKnownDomains } from '../parts/useKnownDomains'

interface ContractStateProps {
  readonly address: Address
  readonly contract: ContractFacts
}

/** The fields of a contract as they are now. */
export function ContractState({ address, contract }: ContractStateProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const state = useQuery(contractStateQuery(network, address))
  const types = new Map(contract.fields.map(({ vname, type }) => [vname, type]))
  const definitions = definitionsOf(contract.name)
  const names = useKnownDomains()
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
            const value = showValue(type, json, {
              definitions,
              names,
              unitAt: (keys) => unitOfField(contract, name, keys),
            })
            return (
              <Row key={name} className={styles.field}>
                <div className={styles.head}>
                  <b className={styles.name}>{name}</b>
                  {type !== null && <span className={text.hint}>{readableType(type)}</span>}
                </div>
                <div className={styles.value}>
                  <div>
                    <ValueView value={value} look={explorerLook} />
                  </div>
                  {types.has(name) && type !== null && tellsHistory(network) && (
                    <History address={address} contract={contract} field={name} type={type} />
                  )}
                </div>
              </Row>
            )
          })}
        </Rows>
      )}
    </ListCard>
  )
}

/** How a field came to be what it is, read once somebody asks. */
function History(props: ComponentProps<typeof FieldHistory>) {
  const { t } = useTranslation('explorer')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.history}>
      <Button
        variant="quiet"
        small
        aria-expanded={isOpen}
        aria-label={t('history.of', { field: props.field })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('history.title')}
      </Button>
      {isOpen && <FieldHistory {...props} />}
    </div>
  )
}
