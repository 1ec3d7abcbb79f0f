import { isAddress, zeroAddress, type Address } from '@tyto/primitives'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serviceAt } from '../../../chain/names/addressNames'
import { lookAtWho } from '../../../recipients/lookAtWho'
import { standingQuery } from '../../../recipients/standingQuery'
import { useNetworkId } from '../../../settings/network'
import { Note } from '../../../ui/cards/Note'
import { knowledgeOf } from '../../../values/knowledge'
import type { ShownValue } from '../../../values/shownValue'
import type { RequestDescription } from '../describeRequest'
import type { Summary } from '../../action/summary'
import { whoText } from '../../action/ui/whoText'

interface ReviewedWhoProps {
  readonly request: RequestDescription
  /** It names who gets something, as the simulation saw it. */
  readonly summary: Summary
  /** The account that signs. */
  readonly sender: Address | null
}

/** How many people of one request are looked at; a list has said it at each row. */
const mostPeople = 20

/** The warnings about everybody whom a request names, once more before it is signed. Needs the area `chain`. */
export function ReviewedWho({ request, summary, sender }: ReviewedWhoProps) {
  const { t } = useTranslation('chain')
  const network = useNetworkId()
  const names = knowledgeOf(network)
  const isParty = (address: Address): boolean =>
    address !== zeroAddress &&
    address !== sender &&
    !(request.kind !== 'payment' && address === request.to?.address) &&
    serviceAt(network, address) === null
  const people = [...new Set(peopleIn(request, summary))].filter(isParty).slice(0, mostPeople)
  const standings = useQueries({ queries: people.map((address) => standingQuery(network, address)) })
  const shown = people.flatMap((address, at) => {
    const name = names.nameOfAddress?.(address) ?? null
    const look = lookAtWho({ address, name, gets: 'part', standing: standings[at]?.data })
    const said = look.warnings.filter(({ weight }) => weight !== 'note').map(({ code }) => t(`who.${code}`))
    const twins = look.lookAlike === null ? said : [...said, t('recipient.lookAlike')]
    return twins.length === 0
      ? []
      : [{ address, who: whoText(name ?? address), twins, other: look.lookAlike }]
  })
  return shown.map(({ address, who, twins, other }) => (
    <Note key={address} kind="warning">
      <b>{who}</b> <span>{twins.join(' ')}</span>{' '}
      {other !== null && <span>{whoText(names.nameOfAddress?.(other) ?? other)}</span>}
    </Note>
  ))
}

function peopleIn({ kind, to, params }: RequestDescription, summary: Summary): readonly Address[] {
  const told = summary.flatMap(({ values }) => Object.values(values).flat()).filter(isAddress)
  const paid = kind === 'payment' && to !== null ? [to.address] : []
  return [...paid, ...told, ...params.flatMap(({ value }) => addressesIn(value))]
}

/** Every address in a value, however deep it lies. */
function addressesIn(value: ShownValue): readonly Address[] {
  switch (value.kind) {
    case 'address':
      return [value.address]
    case 'option':
      return value.value === null ? [] : addressesIn(value.value)
    case 'list':
      return value.items.flatMap(addressesIn)
    case 'map':
      return value.entries.flatMap(({ key, value: entry }) => [...addressesIn(key), ...addressesIn(entry)])
    case 'constructed':
      return value.parts.flatMap(addressesIn)
    default:
      return []
  }
}
