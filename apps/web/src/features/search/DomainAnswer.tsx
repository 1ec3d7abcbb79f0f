import { formatName, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NodeGlitch } from '../../shared/chain/failure/NodeGlitch'
import { availabilityQuery } from '../../shared/chain/reads/queries'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { retriedPart } from '../../shared/ui/parts/retriedPart'
import { rememberName } from '../../shared/session/names/knownNames'
import { openPurchase } from '../../shared/session/fixes/purchase'
import { Button } from '../../shared/ui/buttons/Button'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Answer, Looking } from './Answer'
import { PriceList } from './PriceList'

// Fetched for a name that nobody has. Without it the answer is as true.
const DidYouMean = retriedPart(
  () => import('./DidYouMean').then((module) => module.DidYouMean),
  () => null,
)

interface DomainAnswerProps {
  /** A .ssi domain without a subdomain. Only such names are sold. */
  readonly name: Name
}

/** Says whether a name is taken, free, or not for sale. */
export function DomainAnswer({ name }: DomainAnswerProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['search', 'chain'])
  const { data, error, isFetching, refetch } = useQuery(availabilityQuery(network, name.domain))
  const isTaken = data?.kind === 'taken'
  useEffect(() => {
    if (isTaken) rememberName(name)
  }, [isTaken, name])

  if (error && !isFetching)
    return <NodeGlitch error={error} busy={isFetching} onRetry={() => void refetch()} headingLevel={2} />
  if (data === undefined || error) return <Looking />
  switch (data.kind) {
    case 'taken':
      return (
        <Answer badge={t('taken')} kind="info" open={buildPath('name', { name })}>
          {t('takenText')}
        </Answer>
      )
    case 'reserved':
      return (
        <Answer badge={t('reserved')} kind="warning">
          {data.reason === 'DomainIsAddress' ? (
            <span>{t('addressNotSold')}</span>
          ) : data.reason === 'DomainHasWhitespace' || data.reason === 'DomainHasForbiddenCharacter' ? (
            <span>{t('notSold')}</span>
          ) : (
            <span>{t('chain:reservedText')}</span>
          )}
          {data.reason === 'DomainTooShort' && <span>{` ${t('tooShort')}`}</span>}
        </Answer>
      )
    case 'free':
      return (
        <>
          <Answer
            badge={t('free')}
            kind="success"
            action={
              <Button variant="step" onClick={() => openPurchase(name.domain)}>
                {t('mint', { name: nameInText(formatName(name)) })}
              </Button>
            }
          >
            <Avatar name={formatName(name)} />
            <span>
              <b>{t('freeName', { name: nameInText(formatName(name)) })}</b> {t('freeText')}
            </span>
            <PriceList prices={data.prices} />
          </Answer>
          <Suspense>
            <DidYouMean name={name} />
          </Suspense>
        </>
      )
  }
}
