import { paymentCoins } from '@tyto/contracts'
import type { Availability, Prices, Resolution } from '@tyto/chain'
import { formatName, parseVersion, type Name } from '@tyto/identity'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { formatUnits } from '@tyto/primitives'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { SearchReading } from '../../features/search/readSearch'
import { availabilityQuery, nameQuery } from '../../shared/chain/reads/queries'
import { DidStatusBadge, hasClosedEyes } from '../../shared/identity/DidStatusBadge'
import { walletKindName } from '../../shared/identity/walletKindName'
import { addressPath } from '../../shared/routing/addressPath'
import { buildPath } from '../../shared/routing/routes'
import { openPurchase } from '../../shared/session/fixes/purchase'
import { useNetworkId } from '../../shared/settings/network'
import { Amount } from '../../shared/ui/text/Amount'
import { Badge } from '../../shared/ui/text/Badge'
import { nameInText } from '../../shared/ui/text/nameParts'
import type { PaletteItem } from './paletteItem'

const noName: Name = { subdomain: '', domain: '', topLevel: 'ssi' }

/**
 * Finds out about the typed text: the answer of the chain about a name, an address, or why it is neither. Null for an empty
 * or unfinished text. `isSettled` is false while the person types: the chain is not asked yet.
 */
export function useAnswer(
  reading: SearchReading,
  { isSettled }: { readonly isSettled: boolean },
): PaletteItem | null {
  const { t } = useTranslation(['palette', 'search', 'chain', 'common'])
  const network = useNetworkId()
  const name = reading.kind === 'name' ? reading.name : noName
  const isName = reading.kind === 'name'
  const isSold = name.subdomain === '' && name.topLevel === 'ssi'
  const found = useQuery({ ...nameQuery(network, name), enabled: isName && isSettled })
  const isFree = isName && isSold && found.data?.kind === 'free'
  const offer = useQuery({ ...availabilityQuery(network, name.domain), enabled: isFree && isSettled })

  switch (reading.kind) {
    case 'empty':
    case 'unfinished':
      return null
    case 'invalid':
      return said(
        reading.code === 'SubdomainNeedsSsi'
          ? t('common:lookUp.subdomainNeedsSsi')
          : `${t('common:lookUp.resolverFailed')} ${t('search:endings')}`,
      )
    case 'wrong address':
      return said(`${t('common:lookUp.wrongAddress')} ${t(`common:typedAddress.${reading.fault}`)}`)
    case 'link':
      return {
        id: 'answer link',
        label: t('search:openLink'),
        hint: t('search:isLink'),
        picture: 'arrow',
        act: { kind: 'open', path: reading.path },
      }
    case 'address':
      return {
        id: 'answer address',
        label: t('search:openAddress'),
        hint: t('search:isAddress'),
        picture: 'wallet',
        act: { kind: 'open', path: addressPath('address', reading.address) },
      }
    case 'name':
      return aboutName(t, { name, found, offer, isFree, isSettled })
  }
}

/** The texts of the palette. */
type T = TFunction<['palette', 'search', 'chain', 'common']>

/** The part of an item that the chain's answer decides. */
type Answered = Pick<PaletteItem, 'hint' | 'act'> & Partial<PaletteItem>

function said(label: string): PaletteItem {
  return { id: 'answer', label, hint: '', picture: 'info', act: { kind: 'none' } }
}

type KnownAvailability = Exclude<Availability, { readonly kind: 'unknown' }>

interface AskedName {
  readonly name: Name
  readonly found: UseQueryResult<Resolution>
  readonly offer: UseQueryResult<KnownAvailability>
  /** Nobody holds it, and it is one that is sold. */
  readonly isFree: boolean
  readonly isSettled: boolean
}

function aboutName(t: T, { name, found, offer, isFree, isSettled }: AskedName): PaletteItem {
  const username = formatName(name)
  const base = {
    id: `answer ${username}`,
    label: nameInText(username),
    picture: { name: username, closed: false },
  }
  const failed = [found, offer].find(({ error, isFetching }) => error !== null && !isFetching)
  // An outage is no answer: neither taken nor free.
  if (failed)
    return {
      ...base,
      hint: t('palette:outage'),
      aside: <Badge kind="neutral">{t('chain:unknown')}</Badge>,
      act: { kind: 'run', run: () => void failed.refetch(), staysOpen: true },
    }
  const answer = isSettled ? answerOf(t, { name, found, offer, isFree }) : null
  return answer === null
    ? { ...base, hint: t('search:looking'), act: { kind: 'wait' } }
    : { ...base, ...answer }
}

/** Null while the chain is being asked. */
function answerOf(t: T, { name, found, offer, isFree }: Omit<AskedName, 'isSettled'>): Answered | null {
  if (found.data === undefined || found.error !== null) return null
  if (!isFree) return ofResolution(t, name, found.data)
  return offer.data === undefined || offer.error !== null ? null : ofOffer(t, name, offer.data)
}

function ofResolution(t: T, name: Name, answer: Resolution): Answered {
  const toPage = { kind: 'open', path: buildPath('name', { name }) } as const
  switch (answer.kind) {
    case 'found': {
      const { wallet } = answer
      const kind = wallet === null ? null : walletKindName(parseVersion(wallet.version).kind)
      return {
        hint: kind ?? t(wallet === null ? 'chain:content.account' : 'chain:content.contract'),
        picture: { name: formatName(name), closed: hasClosedEyes(wallet?.status ?? null) },
        aside: wallet?.status ? <DidStatusBadge status={wallet.status} /> : undefined,
        act: toPage,
      }
    }
    case 'free':
      return {
        hint: t('chain:nameNotFound', { name: nameInText(formatName(name)) }),
        act: { kind: 'none' },
      }
    case 'reserved':
      return { hint: t('chain:reservedText'), act: { kind: 'none' } }
    case 'unregistered':
      return { hint: t('chain:unregisteredSubdomain'), act: toPage }
    case 'uninitialized':
      return {
        hint: t(name.subdomain === '' ? 'chain:leadsNowhere' : 'chain:uninitializedSubdomain'),
        act: toPage,
      }
  }
}

function ofOffer(t: T, name: Name, offer: KnownAvailability): Answered {
  switch (offer.kind) {
    case 'taken':
      return { hint: t('search:takenText'), act: { kind: 'open', path: buildPath('name', { name }) } }
    case 'reserved':
      return { hint: reservedText(t, offer.reason), act: { kind: 'none' } }
    case 'free':
      return {
        label: t('search:mint', { name: nameInText(formatName(name)) }),
        hint: offer.prices === null ? t('search:pricesUnknown') : t('search:freeText'),
        aside: (
          <>
            {offer.prices !== null && <PriceTexts prices={offer.prices} />}
            <Badge kind="success">{t('search:free')}</Badge>
          </>
        ),
        act: { kind: 'run', run: () => openPurchase(name.domain) },
      }
  }
}

function reservedText(t: T, reason: Extract<Availability, { readonly kind: 'reserved' }>['reason']): string {
  if (reason === 'DomainIsAddress') return t('search:addressNotSold')
  if (reason === 'DomainHasWhitespace' || reason === 'DomainHasForbiddenCharacter') return t('search:notSold')
  return reason === 'DomainTooShort'
    ? `${t('chain:reservedText')} ${t('search:tooShort')}`
    : t('chain:reservedText')
}

/** The price in each currency that has one on chain. */
function PriceTexts({ prices }: { readonly prices: Prices }) {
  return paymentCoins.map(({ id, decimals, symbol }) => {
    const price = prices.get(id)
    return price !== undefined && <Amount key={id} value={formatUnits(price, decimals)} unit={symbol} />
  })
}
