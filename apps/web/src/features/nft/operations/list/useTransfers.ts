import type { NftFacts, OwnedNfts } from '@tyto/chain'
import { err, ok, zeroAddress, type Address } from '@tyto/primitives'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../../shared/chain/failure/useFailureText'
import { useAsked, useLiveAnswers, type LiveAnswers } from '../../../../shared/chain/reads/useLiveAnswers'
import { lookAtWho, type Who, type WhoLook } from '../../../../shared/recipients/lookAtWho'
import type { RecipientAnswer } from '../../../../shared/recipients/recipientText'
import { readRecipientText } from '../../../../shared/recipients/recipientText'
import { resolveRecipients } from '../../../../shared/recipients/resolveRecipients'
import { standingQuery } from '../../../../shared/recipients/standingQuery'
import { whoOf } from '../../../../shared/recipients/useWhoPlan'
import { whoForms } from '../../../../shared/recipients/whoForms'
import { useNetworkId } from '../../../../shared/settings/network'
import type { StepPlan } from '../../../../shared/ui/steps/useSteps'
import { holdsNames } from '../../holdsNames'
import { labelOfNft } from '../../../../shared/identity/nfts/labelOfNft'
import { factsQuery, type Collection } from '../../../../shared/identity/nfts/ownedQueries'
import { readTokenId, type TransferRow } from './readTransfers'

/** Of whose NFTs a list speaks. */
export interface TransferFacts {
  readonly collection: Collection
  readonly owned: OwnedNfts
  readonly wallet: Address
}

interface Draft {
  readonly rows: readonly TransferRow[]
  /** The person has confirmed the addresses that were never used before. */
  readonly isTicked: boolean
}

type Transfers = readonly { readonly id: bigint; readonly to: Who }[]

export interface TransfersPlan {
  readonly plan: StepPlan<Draft, Transfers>
  readonly answers: LiveAnswers<RecipientAnswer>
  /** The names that the wallet has, with their ids; null while they are not known. */
  readonly names: ReadonlyMap<string, bigint> | null
}

/** How many names of a wallet are found by what they are called; others by their numbers. */
const mostNamed = 500

/** The step that asks for transfers: each of an NFT that the wallet has, each NFT once, each to somebody whom the chain knows. */
export function useTransfersPlan(rows: readonly TransferRow[], facts: TransferFacts): TransfersPlan {
  const network = useNetworkId()
  const { t } = useTranslation(['nftOperations', 'chain'])
  const failureText = useFailureText()
  const queries = useQueryClient()
  const find = useCallback((typed: readonly string[]) => resolveRecipients(network, typed), [network])
  const answers = useLiveAnswers(find)
  const names = useOwnNames(facts)
  return {
    answers,
    names,
    plan: {
      label: t('nftOperations:byList.label'),
      initial: { rows, isTicked: false },
      isEmpty: (draft) => draft.rows.length === 0,
      save: async (draft) => {
        const ids = draft.rows.map(({ nft }) => idOf(nft, facts, names))
        const wrong = err(t('nftOperations:byList.wrong'))
        if (new Set(ids).size < ids.length || ids.some((id) => id === null || !facts.owned.ids.includes(id)))
          return wrong
        try {
          const found = await answers.ask(draft.rows.map(({ to }) => to.trim()))
          const transfers = found.flatMap((answer, at) => {
            const id = ids[at]
            return answer.ok && answer.value.address !== facts.wallet && id !== undefined && id !== null
              ? [{ id, to: whoOf(answer.value) }]
              : []
          })
          if (transfers.length < ids.length) return wrong
          const looks = await Promise.all(
            transfers.map(async ({ to }) =>
              lookAtWho({
                ...to,
                gets: whoForms.nftList,
                standing: await queries.fetchQuery(standingQuery(network, to.address)),
              }),
            ),
          )
          if (looks.some(({ stop }) => stop !== null)) return wrong
          if (!draft.isTicked && looks.some(({ needsTick }) => needsTick)) {
            const isNew = looks.some(({ isKnown }) => !isKnown)
            return err(t(isNew ? 'chain:recipient.unticked' : 'chain:who.unticked'))
          }
          return ok(transfers)
        } catch (error) {
          return err(failureText(error))
        }
      },
    },
  }
}

function useOwnNames({ collection, owned, wallet }: TransferFacts): ReadonlyMap<string, bigint> | null {
  const network = useNetworkId()
  const isNames = holdsNames(collection)
  const { data } = useQuery({
    ...factsQuery(network, owned, wallet, owned.ids.slice(0, mostNamed)),
    enabled: isNames,
  })
  if (!isNames) return new Map()
  return (
    (data && new Map(data.map((nft: NftFacts) => [labelOfNft(collection, nft).toLowerCase(), nft.id]))) ??
    null
  )
}

/** The id of an NFT that is written as a number or as a name; null where it is neither. */
function idOf(
  typed: string,
  { collection }: TransferFacts,
  names: ReadonlyMap<string, bigint> | null,
): bigint | null {
  const number = readTokenId(typed, collection)
  if (number !== null) return number
  const name = typed.trim().toLowerCase()
  return names?.get(name) ?? names?.get(`${name}${collection}`) ?? null
}

/** The facts of one row; null where there is nothing to say. */
interface SeenRow {
  readonly nftFault: string | null
  readonly toFault: string | null
  /** That the chain is asked, or that nobody answers. */
  readonly toNote: string | null
  /** Who gets it, with all that is to be said of them; null while nobody is found. */
  readonly look: (WhoLook & Who) | null
}

/** Finds out about each row while it is typed. */
export function useTransferRows(
  rows: readonly TransferRow[],
  facts: TransferFacts,
  { answers, names }: TransfersPlan,
): readonly SeenRow[] {
  const { t } = useTranslation(['nftOperations', 'chain'])
  const network = useNetworkId()
  const texts = rows.map(({ to }) => to.trim())
  useAsked(
    answers,
    texts.filter((typed) => readRecipientText(typed).ok),
  )
  const ids = rows.map(({ nft }) => idOf(nft, facts, names))
  const nftFaultAt = (at: number): string | null => {
    const id = ids[at] ?? null
    if (id === null && names === null) return null
    if (id === null || !facts.owned.ids.includes(id)) return t('nftOperations:byList.notYours')
    return ids.indexOf(id) === at ? null : t('nftOperations:byList.twice')
  }
  const whoAt = texts.map((typed) => {
    const answer = answers.of(typed)
    return answer?.ok ? whoOf(answer.value) : null
  })
  const standings = useQueries({
    queries: whoAt.map((who) => ({
      ...standingQuery(network, who?.address ?? zeroAddress),
      enabled: who !== null,
    })),
  })
  return rows.map((_, at) => {
    const typed = texts[at] ?? ''
    const nftFault = nftFaultAt(at)
    const read = readRecipientText(typed)
    const answer = read.ok ? answers.of(typed) : read
    if (answer === undefined) {
      const isAsking = answers.error === null
      const toNote = t(isAsking ? 'nftOperations:byList.asking' : 'nftOperations:byList.unknown')
      return { nftFault, toFault: null, toNote, look: null }
    }
    if (!answer.ok)
      return { nftFault, toFault: t(`chain:recipient.fault.${answer.code}`), toNote: null, look: null }
    const who = whoOf(answer.value)
    if (who.address === facts.wallet)
      return { nftFault, toFault: t('nftOperations:sameWallet'), toNote: null, look: null }
    const look = lookAtWho({ ...who, gets: whoForms.nftList, standing: standings[at]?.data })
    const toFault = look.stop === null ? null : t(`chain:who.${look.stop}`)
    return { nftFault, toFault, toNote: null, look: { ...look, ...who } }
  })
}

/** How many of the new owners have to be confirmed: never used here, or with a warning. */
export function newOwnersOf(rows: readonly SeenRow[]): number {
  return new Set(rows.flatMap(({ look }) => (look?.needsTick ? [look.address] : []))).size
}
