import { formatName, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { AddressFaultNote } from '../../../shared/recipients/AddressFaultNote'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import { Icon } from '../../../shared/ui/icons/Icon'
import styles from './ExplorerSearch.module.css'
import { searchTarget } from './searchTarget'

/** How much of an unknown name the error shows, in characters. */
const longestShownName = 80

/** A search field for a transaction, an address, a block or a name. */
export function ExplorerSearch({
  start = '',
  error: firstError,
}: {
  readonly start?: string
  readonly error?: string
}) {
  const { t } = useTranslation(['explorer', 'common'])
  const failureText = useFailureText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const network = useNetworkId()
  const [typed, setTyped] = useState(start)
  const [error, setError] = useState(firstError)
  const [busy, setBusy] = useState(false)

  async function addressOf(name: Name): Promise<Address | null> {
    const resolution = await queries.fetchQuery(nameQuery(network, name))
    return resolution.kind === 'found' ? resolution.address : null
  }

  async function openName(name: Name): Promise<void> {
    setBusy(true)
    try {
      const address = await addressOf(name)
      if (address === null)
        setError(t('search.noName', { name: formatName(name).slice(0, longestShownName) }))
      else await navigate(buildPath('explorerAddress', { address: toBech32(address) }))
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setBusy(false)
    }
  }

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const target = searchTarget(typed)
    switch (target.kind) {
      case 'transaction':
        void navigate(buildPath('explorerTransaction', { id: `0x${target.id}` }))
        return
      case 'address':
        void navigate(buildPath('explorerAddress', { address: toBech32(target.address) }))
        return
      case 'block':
        void navigate(buildPath('explorerBlock', { number: target.number }))
        return
      case 'name':
        void openName(target.name)
        return
      case 'none':
        setError(
          target.reason === 'wrongAddress' ? t('common:lookUp.wrongAddress') : t(`search.${target.reason}`),
        )
    }
  }

  return (
    <form role="search" aria-label={t('search.label')} className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        className={styles.field}
        label={t('search.label')}
        hint={t('search.hint')}
        error={error}
        note={<AddressFaultNote typed={typed} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        mono
      />
      <Button type="submit" variant="line" busy={busy}>
        {!busy && <Icon name="search" />}
        <span>{t('search.action')}</span>
      </Button>
    </form>
  )
}
