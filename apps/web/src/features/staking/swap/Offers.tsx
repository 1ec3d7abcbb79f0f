import type { Holding } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/Button'
import { Field } from '../../../shared/ui/Field'
import layout from '../../../shared/ui/layout.module.css'
import { Note } from '../../../shared/ui/Note'
import { Skeleton } from '../../../shared/ui/Skeleton'
import text from '../../../shared/ui/text.module.css'
import { OfferPanel } from './OfferPanel'
import { holdingsQuery, offersQuery } from './queries'
import type { SwapPerson } from './swapSide'
import { useFindDelegator } from './useReceiverPlan'

interface OffersProps {
  readonly person: SwapPerson
  readonly implementation: Address
}

/** What others offer to the person: what the network's list finds, and one that the person names. */
export function Offers({ person, implementation }: OffersProps) {
  const { t } = useTranslation('stakingSwap')
  const network = useNetworkId()
  const [asked, setAsked] = useState<Address | null>(null)
  const listed = useQuery(offersQuery(network, implementation, person.self))
  const found = listed.data ?? []
  const others = asked === null || found.includes(asked) ? found : [...found, asked]
  const both = useQuery({
    ...holdingsQuery(network, implementation, [person.self, ...others]),
    enabled: others.length > 0,
  })
  const failed = listed.data === undefined && listed.error !== null ? listed : both
  const isUnknown = failed.data === undefined && failed.error !== null
  const [own, ...askers] = both.data?.holdings ?? []
  const open = askers.filter(({ offeredTo }) => offeredTo === person.self)
  return (
    <div className={layout.stack}>
      <h3 className={text.h3}>{t('offers.title')}</h3>
      {isUnknown && (
        <CardFailure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
      {!isUnknown && (listed.data === undefined || (others.length > 0 && both.data === undefined)) && (
        <Skeleton height="3rem" />
      )}
      {own !== undefined &&
        both.data &&
        open.map((from) => (
          <OfferPanel key={from.delegator} person={person} from={from} holdings={both.data!} own={own} />
        ))}
      {listed.data !== undefined && listed.data !== null && open.length === 0 && others.length === 0 && (
        <p className={text.sub}>{t('offers.none')}</p>
      )}
      <NoOfferOf asked={asked} askers={askers} self={person.self} />
      <AskerField self={person.self} hasList={listed.data != null} onFound={setAsked} />
    </div>
  )
}

/** Who was named offers nothing. */
function NoOfferOf({
  asked,
  askers,
  self,
}: {
  readonly asked: Address | null
  readonly askers: readonly Holding[]
  readonly self: Address
}) {
  const { t } = useTranslation('stakingSwap')
  const whoIs = useWhoIs()
  const holding = askers.find(({ delegator }) => delegator === asked)
  if (holding === undefined || holding.offeredTo === self) return null
  return <Note kind="info">{t('offers.noneOf', { who: whoIs(holding.delegator).text })}</Note>
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
