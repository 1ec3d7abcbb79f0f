import { checkServiceCount } from '@tyto/identity'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { newService, type ServiceInput } from '../draft/serviceInput'
import styles from './ServiceList.module.css'

interface AddServicesProps {
  /** Ids that are already used. */
  readonly taken: readonly string[]
  readonly onAdd: (inputs: readonly ServiceInput[]) => void
}

type CountFault = Extract<ReturnType<typeof checkServiceCount>, { readonly ok: false }>['code']

/** Adds services with one press each, or several at once by how many are wanted. */
export function AddServices({ taken, onAdd }: AddServicesProps) {
  const { t } = useTranslation('update')
  const [count, setCount] = useState('1')
  const [fault, setFault] = useState<CountFault | null>(null)

  const addLinks = (event: SubmitEvent): void => {
    event.preventDefault()
    const checked = checkServiceCount(count)
    setFault(checked.ok ? null : checked.code)
    if (checked.ok) onAdd(Array.from({ length: checked.value }, () => newService('link', [])))
  }
  return (
    <div className={styles.foot}>
      <div className={layout.row} role="group" aria-label={t('add.label')}>
        <Button variant="step" small onClick={() => onAdd([newService('link', taken)])}>
          <Icon name="plus" />
          {t('add.service')}
        </Button>
        <Preset label="Bitcoin" onAdd={() => onAdd([newService('link', taken, 'Bitcoin')])} />
        <Preset label="Twitter" onAdd={() => onAdd([newService('common', taken, 'Twitter')])} />
        <Preset label="GitHub" onAdd={() => onAdd([newService('common', taken, 'GitHub')])} />
        <Button variant="line" small onClick={() => onAdd([newService('common', taken)])}>
          <Icon name="link" />
          {t('add.common')}
        </Button>
        <Button variant="line" small onClick={() => onAdd([newService('address', taken)])}>
          <Icon name="bolt" />
          {t('add.address')}
        </Button>
      </div>
      <Unfold label={t('add.several')}>
        <form className={styles.count} onSubmit={addLinks} noValidate>
          <Field
            label={t('add.count')}
            inputMode="numeric"
            value={count}
            error={fault === null ? undefined : t(`count.${fault}`)}
            autoComplete="off"
            onChange={(event) => {
              setCount(event.target.value)
              setFault(null)
            }}
          />
          <Button type="submit" variant="line">
            <Icon name="plus" />
            {t('add.services')}
          </Button>
        </form>
      </Unfold>
    </div>
  )
}

function Preset({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) {
  return (
    <Button variant="line" small onClick={onAdd}>
      <Icon name="plus" />
      <span>{label}</span>
    </Button>
  )
}
