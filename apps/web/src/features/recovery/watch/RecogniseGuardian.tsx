import { parseGuardian, type DidRecord } from '@tyto/identity'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberName } from '../../../shared/session/names/knownNames'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'

/** A field for a guardian's name, which is checked against the hashes of the wallet. */
export function RecogniseGuardian({ record }: { readonly record: DidRecord }) {
  const { t } = useTranslation('watch')
  const [typed, setTyped] = useState('')
  const [isStranger, setStranger] = useState(false)
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const guardian = parseGuardian(typed)
    const isGuardian = guardian.ok && record.guardians.includes(guardian.value.id)
    setStranger(!isGuardian)
    if (!isGuardian) return
    rememberName({ domain: guardian.value.domain, subdomain: '', topLevel: 'ssi' })
    setTyped('')
  }
  return (
    <form className={joinClasses(layout.stack, layout.grow)} onSubmit={onSubmit} noValidate>
      <Field
        label={t('recognise.label')}
        hint={t('recognise.hint')}
        error={isStranger ? t('recognise.stranger') : undefined}
        value={typed}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setStranger(false)
        }}
        after={
          <Button type="submit" variant="quiet">
            {t('recognise.action')}
          </Button>
        }
      />
    </form>
  )
}
