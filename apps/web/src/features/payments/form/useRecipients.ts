import type { NetworkId, Standing } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { err, ok, type Address } from '@tyto/primitives'
import { queryOptions, skipToken, useQueries } from '@tanstack/react-query'
import { chainReadOptions } from '../../../shared/chain/reads/queries'
import {
  readAddressText,
  readRecipientText,
  type RecipientAnswer,
} from '../../../shared/recipients/recipientText'
import { resolveRecipient } from '../../../shared/recipients/resolveRecipients'
import { standingQuery } from '../../../shared/recipients/standingQuery'
import { typedWho } from '../../../shared/settings/typedWho'
import { useDebounced } from '../../../shared/ui/fields/useDebounced'
import type { PersonDraft } from '../draft/draft'

/** The facts of a recipient while it is typed. */
export interface RecipientState {
  /** Null while the chain is asked, and where it gave no answer. */
  readonly answer: RecipientAnswer | null
  readonly isAsking: boolean
  /** Why no node answered; null if one did. */
  readonly error: Error | null
  readonly askAgain: () => void
}

/** Names are asked of the chain once nobody types for so long, in ms. */
const pause = 250

/** Where a name leads. */
function recipientQuery(network: NetworkId, name: Name | null) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'recipient', name && formatName(name)],
    queryFn: name === null ? skipToken : () => resolveRecipient(network, formatName(name)),
  })
}

interface RecipientFacts {
  readonly network: NetworkId
  /** The account of the connected browser wallet. */
  readonly account: Address | null
  /** Who pays: it may not be paid. */
  readonly payer: Address | null
}

/** Whom the recipients of the form are: the person's own ZilPay, an address, or a name that the chain is asked about. */
export function useRecipients(
  people: readonly PersonDraft[],
  { network, account, payer }: RecipientFacts,
): readonly RecipientState[] {
  const read = people.map((person) => readPerson(person, account))
  const written = read.map(({ name }) => (name === null ? '' : formatName(name))).join('\n')
  const isSettled = useDebounced(written, pause) === written
  const queries = read.map(({ name }) => recipientQuery(network, isSettled ? name : null))
  const asked = useQueries({ queries })
  return read.map(({ answer }, at) => {
    const query = asked[at]
    const found = answer ?? (isSettled ? query?.data : undefined) ?? null
    return {
      answer: found?.ok && found.value.address === payer ? err('isSender') : found,
      isAsking: found === null && (!isSettled || query?.isFetching === true),
      error: found === null && isSettled ? (query?.error ?? null) : null,
      askAgain: () => void query?.refetch(),
    }
  })
}

interface ReadPerson {
  /** The part of the answer that needs no chain. */
  readonly answer: RecipientAnswer | null
  readonly name: Name | null
}

function readPerson({ kind, typed }: PersonDraft, account: Address | null): ReadPerson {
  if (kind === 'zilpay')
    return { answer: account === null ? err('missing') : ok({ address: account, name: null }), name: null }
  const who = typedWho(typed)
  const text = kind === 'address' && who === typed ? readAddressText(typed) : readRecipientText(who)
  if (!text.ok) return { answer: text, name: null }
  return text.value.kind === 'name'
    ? { answer: null, name: text.value.name }
    : { answer: ok({ address: text.value.address, name: null }), name: null }
}

/** The chain's answers about the recipients. */
interface Standings {
  /** Null while it is not known of each. */
  readonly standings: ReadonlyMap<Address, Standing> | null
  readonly error: Error | null
  readonly askAgain: () => void
}

export function useStandings(network: NetworkId, addresses: readonly Address[]): Standings {
  const unique = [...new Set(addresses)]
  const asked = useQueries({ queries: unique.map((address) => standingQuery(network, address)) })
  const found = unique.flatMap((address, at) => {
    const standing = asked[at]?.data
    return standing === undefined ? [] : [[address, standing] as const]
  })
  const isWhole = found.length === unique.length
  return {
    standings: isWhole ? new Map(found) : null,
    error: isWhole ? null : (asked.find(({ error }) => error !== null)?.error ?? null),
    askAgain: () => asked.forEach(({ data, refetch }) => void (data ?? refetch())),
  }
}
