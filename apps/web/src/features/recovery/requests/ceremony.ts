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

/** A request that was made in this browser, and the answers so far. It holds no secrets. */
export interface Ceremony {
  readonly request: RecoveryRequest
  /** Answers in the order of arrival, without repetitions. Some may be wrong. */
  readonly answers: readonly RecoveryAnswer[]
}

const mostAnswers = 150

/** The key under which a browser stores the ceremony for a wallet. There is one at a time. */
export function ceremonyKey(network: NetworkId, wallet: Address): string {
  return `${network}.${wallet}`
}

/** Reads a stored ceremony; null for any other text. Answers to another request are left out. It never throws. */
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

/** The ceremony for a wallet, also when another tab changes it. */
export function useCeremony(key: string): Ceremony | null {
  return useStoredAt(ceremonies, key)
}

export function startCeremony(key: string, request: RecoveryRequest): void {
  forgetDiscarded(key)
  ceremonies.set(key, { request, answers: [] })
}

/** True if the ceremony keeps as many answers as it may. */
export function isFull({ answers }: Ceremony): boolean {
  return answers.length >= mostAnswers
}

type AnswerOutcome =
  /** It was added, and counts if it is right. */
  | 'added'
  | 'known'
  /** It answers another request, or this browser keeps none. */
  | 'foreign'
  /** The ceremony already keeps as many answers as it may. */
  | 'full'

/** Adds an answer to the ceremony in this browser. */
export function addAnswer(key: string, answer: RecoveryAnswer): AnswerOutcome {
  const ceremony = ceremonies.get(key)
  if (ceremony === null || recoveryRequestDigest(ceremony.request) !== answer.request) return 'foreign'
  const { answers } = ceremony
  if (answers.some((other) => isSame(other, answer))) return 'known'
  if (isFull(ceremony)) return 'full'
  ceremonies.set(key, { ...ceremony, answers: [...answers, answer] })
  return 'added'
}

/** Removes a wrong answer. */
export function dropAnswer(key: string, answer: RecoveryAnswer): void {
  const ceremony = ceremonies.get(key)
  if (ceremony === null) return
  const answers = ceremony.answers.filter((other) => !isSame(other, answer))
  ceremonies.set(key, { ...ceremony, answers })
}

function isSame(one: RecoveryAnswer, other: RecoveryAnswer): boolean {
  return one.guardian === other.guardian && one.signature === other.signature
}

/** Ceremonies discarded in this page, by key. They can be restored while the page is open. */
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

/** Removes a ceremony that is finished. */
export function forgetCeremony(key: string): void {
  ceremonies.set(key, null)
}

export function undoDiscard(key: string): void {
  const discarded = useDiscarded.getState().ceremonies.get(key)
  if (discarded !== undefined && ceremonies.get(key) === null) ceremonies.set(key, discarded)
  forgetDiscarded(key)
}

/** True if a discarded ceremony can be restored. */
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
