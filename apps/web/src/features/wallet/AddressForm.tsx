import { readTypedAddress } from '@tyto/identity'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressPath } from '../../shared/routing/addressPath'
import { AddressFaultNote } from '../../shared/recipients/AddressFaultNote'
import { typedWho } from '../../shared/settings/typedWho'
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
    const address = readTypedAddress(typedWho(typed))
    if (address?.ok) void navigate(addressPath(route, address.value.address))
    else setRefused(true)
  }
  return (
    <form className={layout.stack} onSubmit={onSubmit} noValidate>
      <Field
        label={t('addressLabel')}
        hint={t('addressHint')}
        error={refused ? t('common:lookUp.wrongAddress') : undefined}
        note={<AddressFaultNote typed={typed} />}
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
