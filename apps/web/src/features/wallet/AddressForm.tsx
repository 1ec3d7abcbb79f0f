import { parseAddress } from '@tyto/primitives'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressPath } from '../../shared/routing/addressPath'
import { Button } from '../../shared/ui/buttons/Button'
import { Field } from '../../shared/ui/fields/Field'
import layout from '../../shared/ui/page/layout.module.css'

interface AddressFormProps {
  readonly route: 'address' | 'resolvedAddress'
  /** A text from the URL that is not an address. It is shown with its error. */
  readonly start: string
}

/** Asks for the address that the page will show. */
export function AddressForm({ route, start }: AddressFormProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const navigate = useNavigate()
  const [typed, setTyped] = useState(start)
  const [refused, setRefused] = useState(start !== '')
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const address = parseAddress(typed.trim())
    if (address.ok) void navigate(addressPath(route, address.value))
    else setRefused(true)
  }
  return (
    <form className={layout.stack} onSubmit={onSubmit} noValidate>
      <Field
        label={t('addressLabel')}
        hint={t('addressHint')}
        error={refused ? t('common:lookUp.wrongAddress') : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
      <div>
        <Button type="submit" variant="step">
          {t('common:lookUp.action')}
        </Button>
      </div>
    </form>
  )
}
