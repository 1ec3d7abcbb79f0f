import type { Address } from '@tyto/primitives'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import type { OffersToMe } from './useOffers'
import { useFindDelegator } from './useFindDelegator'

interface FindOfferProps {
  readonly offers: OffersToMe
  readonly self: Address
}

/** Says whether anybody offers, and asks about one who may: public networks list no offers by themselves. */
export function FindOffer({ offers, self }: FindOfferProps) {
  const { t } = useTranslation('stakingSwap')
  const whoIs = useWhoIs()
  const { failure, isReading, hasList, open, notOffering } = offers
  return (
    <div className={layout.stack}>
      <h3 className={text.h3}>{t('offers.title')}</h3>
      {failure && <CardFailure error={failure.error} busy={failure.busy} onRetry={failure.retry} />}
      {!failure && isReading && <Skeleton height="3rem" />}
      {!failure && !isReading && hasList && open.length === 0 && notOffering === null && (
        <p className={text.sub}>{t('offers.none')}</p>
      )}
      {notOffering !== null && (
        <div role="status">
          <Note kind="info">{t('offers.noneOf', { who: whoIs(notOffering).text })}</Note>
        </div>
      )}
      <AskerField self={self} hasList={hasList} onFound={offers.ask} />
    </div>
  )
}

interface AskerFieldProps {
  readonly self: Address
  /** Does the network list offers? Elsewhere the field is the only way. */
  readonly hasList: boolean
  readonly onFound: (address: Address) => void
}

/** Asks who offers, and reads that one entry. */
function AskerField({ self, hasList, onFound }: AskerFieldProps) {
  const { t } = useTranslation('stakingSwap')
  const failureText = useFailureText()
  const find = useFindDelegator(useNetworkId(), self)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const look = async (): Promise<void> => {
    setBusy(true)
    try {
      const found = typed.trim() === '' ? null : await find(typed.trim())
      if (found?.ok) onFound(found.value.address)
      setError(found === null ? t('find.missing') : found.ok ? undefined : found.code)
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void look()
      }}
    >
      <Field
        label={t('offers.who')}
        hint={t(hasList ? 'find.hint' : 'offers.noList')}
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button variant="line" type="submit" busy={isBusy} wide>
        {t('offers.look')}
      </Button>
    </form>
  )
}
