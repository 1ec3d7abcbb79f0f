import type { NetworkId } from '@tyto/chain'
import {
  decodeRecoveryAnswer,
  decodeRecoveryRequest,
  encodeRecoveryAnswer,
  encodeRecoveryRequest,
  recoveryRequestDigest,
  type RecoveryAnswer,
  type RecoveryRequest,
} from '@tyto/identity'
import { ownValue, parseJson, type Address } from '@tyto/primitives'
import { create } from 'zustand'
import { createStoredMap } from '../../../shared/device/createStored'
import { useStoredAt } from '../../../shared/device/useStored'

/** A request that was made in this browser, and the answers that came so far. All of it is public. */
export interface Ceremony {
  readonly request: RecoveryRequest
  /** In the order in which they came; none twice, not all need to be right. */
  readonly answers: readonly RecoveryAnswer[]
}

const mostAnswers = 150

/** Where a browser keeps the ceremony for a wallet: one at a time. */
export function ceremonyKey(network: NetworkId, wallet: Address): string {
  return `${network}.${wallet}`
}

/** Stored text to a ceremony; null for junk. Answers to another request are passed over. It never throws. */
export function parseCeremony(stored: string | null): Ceremony | null {
  const value = parseJson(stored)
  const code = ownValue(value, 'request')
  const request = typeof code === 'string' ? decodeRecoveryRequest(code) : null
  if (!request?.ok) return null
  const digest = recoveryRequestDigest(request.value)
  const list = ownValue(value, 'answers')
  const answers = (Array.isArray(list) ? list : []).slice(0, mostAnswers).flatMap((text: unknown) => {
    const answer = typeof text === 'string' ? decodeRecoveryAnswer(text) : null
    return answer?.ok && answer.value.request === digest ? [answer.value] : []
  })
  return { request: request.value, answers }
}

export function formatCeremony({ request, answers }: Ceremony): string {
  return JSON.stringify({
    request: encodeRecoveryRequest(request),
    answers: answers.map(encodeRecoveryAnswer),
  })
}

const ceremonies = createStoredMap({
  prefix: 'tyto.recovery.',
  parse: parseCeremony,
  format: formatCeremony,
})

/** The ceremony for a wallet, as this tab or another one has left it. */
export function useCeremony(key: string): Ceremony | null {
  return useStoredAt(ceremonies, key)
}

export function startCeremony(key: string, request: RecoveryRequest): void {
  forgetDiscarded(key)
  ceremonies.set(key, { request, answers: [] })
}

/** So many answers came that no more are kept. */
export function isFull({ answers }: Ceremony): boolean {
  return answers.length >= mostAnswers
}

type AnswerOutcome =
  /** It is counted from now on, if it is right. */
  | 'added'
  | 'known'
  /** For another request than the one in this browser, or there is none here. */
  | 'foreign'
  /** So many came that no more are kept. */
  | 'full'

/** Puts an answer to the ceremony that stands in this browser. */
export function addAnswer(key: string, answer: RecoveryAnswer): AnswerOutcome {
  const ceremony = ceremonies.get(key)
  if (ceremony === null || recoveryRequestDigest(ceremony.request) !== answer.request) return 'foreign'
  const { answers } = ceremony
  if (answers.some((other) => isSame(other, answer))) return 'known'
  if (isFull(ceremony)) return 'full'
  ceremonies.set(key, { ...ceremony, answers: [...answers, answer] })
  return 'added'
}

/** Takes away an answer that counts for nothing. */
export function dropAnswer(key: string, answer: RecoveryAnswer): void {
  const ceremony = ceremonies.get(key)
  if (ceremony === null) return
  const answers = ceremony.answers.filter((other) => !isSame(other, answer))
  ceremonies.set(key, { ...ceremony, answers })
}

function isSame(one: RecoveryAnswer, other: RecoveryAnswer): boolean {
  return one.guardian === other.guardian && one.signature === other.signature
}

/** What was discarded in this page, by key: it can be taken back while the page is open. */
const useDiscarded = create<{ readonly ceremonies: ReadonlyMap<string, Ceremony> }>(() => ({
  ceremonies: new Map(),
}))

export function discardCeremony(key: string): void {
  const discarded = ceremonies.get(key)
  if (discarded !== null) {
    useDiscarded.setState((before) => ({ ceremonies: new Map(before.ceremonies).set(key, discarded) }))
  }
  forgetCeremony(key)
}

/** It has led to its end. */
export function forgetCeremony(key: string): void {
  ceremonies.set(key, null)
}

export function undoDiscard(key: string): void {
  const discarded = useDiscarded.getState().ceremonies.get(key)
  if (discarded !== undefined && ceremonies.get(key) === null) ceremonies.set(key, discarded)
  forgetDiscarded(key)
}

/** Can a ceremony be taken back? */
export function useIsDiscarded(key: string): boolean {
  return useDiscarded((discarded) => discarded.ceremonies.has(key))
}

function forgetDiscarded(key: string): void {
  useDiscarded.setState((before) => {
    const rest = new Map(before.ceremonies)
    rest.delete(key)
    return { ceremonies: rest }
  })
}
