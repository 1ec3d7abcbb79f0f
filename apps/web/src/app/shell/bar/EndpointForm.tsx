import type { NetworkId } from '@tyto/chain'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwnEndpoint } from '../../../shared/settings/ownEndpoint'
import { changeEndpoint, useSettings } from '../../../shared/settings/settings'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { showToast } from '../../../shared/ui/toast/toasts'
import styles from './Network.module.css'

/** The person's own RPC endpoint of a network. Only a valid one is saved. */
export function EndpointForm({ network }: { readonly network: NetworkId }) {
  const { t } = useTranslation()
  const saved = useSettings((settings) => settings.endpoints.get(network) ?? '')
  const [typed, setTyped] = useState(saved)
  const [refused, setRefused] = useState(false)

  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    const endpoint = typed.trim()
    if (endpoint === '') return remove()
    if (!isOwnEndpoint(endpoint)) {
      setRefused(true)
      return
    }
    changeEndpoint(network, endpoint)
    setTyped(endpoint)
    showToast({ about: 'endpoint', kind: 'success', text: t('network.endpointSaved') })
  }

  const remove = (): void => {
    if (saved) showToast({ about: 'endpoint', kind: 'info', text: t('network.endpointRemoved') })
    changeEndpoint(network, null)
    setTyped('')
    setRefused(false)
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Field
        label={t('network.endpoint')}
        hint={t('network.endpointHint')}
        error={refused ? t('network.endpointInvalid') : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        mono
      />
      <div className={layout.row}>
        <Button type="submit" variant="step" small>
          {t('action.save')}
        </Button>
        {saved && (
          <Button variant="quiet" small onClick={remove}>
            {t('action.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
