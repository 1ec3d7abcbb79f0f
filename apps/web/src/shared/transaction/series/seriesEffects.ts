import { ActionError } from '../../errors/ActionError'
import { askToSign } from '../pending/askToSign'
import type { FollowUp } from '../pending/followUp'
import { performEffect } from '../review/performEffect'
import { createNonceCheck } from './checkNonce'
import { attemptsOf, isOver, itemStates } from './itemStates'
import { lookAtSeries, type SeriesLook } from './lookAtSeries'
import { sendItem } from './sendItem'
import type { Series } from './series'
import type { PrepareEffect, SeriesEvent } from './seriesMachine'
import type { SeriesNeeds } from './seriesNeeds'
import type { LookEffect } from './seriesReviewMachine'
import { settleAttempts } from './settleAttempts'

export interface SeriesOptions extends SeriesNeeds {
  readonly followUp: FollowUp
  /** Aborts when the page closes. */
  readonly stopped: AbortSignal
}

interface Asker {
  /** Aborts when nobody waits for it any longer: then the wallet is not asked. */
  readonly signal: AbortSignal
  /** Called after the intent is stored and before the wallet is asked, without a pause in between. */
  readonly onAsked: () => void
}

/** The work of both machines of series. */
export interface SeriesEffects {
  /** Settles earlier attempts of an item, makes it and asks the wallet for it. Never rejects. */
  prepare(series: Series, effect: PrepareEffect, asker: Asker): Promise<SeriesEvent>
  /** Looks at a whole series before anything is signed. Never rejects. */
  look(effect: LookEffect, onProgress: (look: SeriesLook) => void, signal: AbortSignal): Promise<void>
}

export function createSeriesEffects(options: SeriesOptions): SeriesEffects {
  const { seriesStore, store, session, stopped } = options
  const checkNonce = createNonceCheck()

  async function prepare(
    series: Series,
    { item: key, ticket }: PrepareEffect,
    { signal, onAsked }: Asker,
  ): Promise<SeriesEvent> {
    const item = series.items.find((each) => each.key === key)
    if (!item) throw new ActionError('Unexpected')
    const attempts = attemptsOf(series.id, store.list()).get(key) ?? []
    if (await settleAttempts({ ...options, signal }, attempts)) return { kind: 'hadGone', ticket }
    await checkNonce(series, { ...options, signal })
    signal.throwIfAborted()
    let wasAsked = false
    const perform = performEffect({
      ...options,
      askToSign: (intent, asking) => {
        // A review holds for one account on one network.
        if (intent.network !== series.network) throw new ActionError('OtherNetwork')
        if (intent.sender !== series.account) throw new ActionError('WrongAccount')
        const noteAsked = (): void => {
          wasAsked = true
          onAsked()
          asking.onAsked()
        }
        const place = { id: series.id, item: key }
        const followUp: FollowUp = (transaction, circumstances) => {
          const isLast = isOver(itemStates(seriesStore.get(series.id) ?? series, store.list()))
          return options.followUp(transaction, { ...circumstances, isLast })
        }
        return askToSign({ ...options, followUp, series: place }, intent, {
          signal: asking.signal,
          onAsked: noteAsked,
        })
      },
    })
    const problem = await sendItem(series, item, { session, perform, wasAsked: () => wasAsked, signal })
    return problem === null ? { kind: 'asked', ticket } : { kind: 'notAsked', ticket, problem }
  }

  return {
    prepare: (series, effect, asker) =>
      prepare(series, effect, asker).catch((cause: unknown) => {
        const problem = { code: codeOf(cause), cause, step: null }
        return { kind: 'notAsked', ticket: effect.ticket, problem }
      }),
    look: ({ items, for: madeFor, facts }, onProgress, signal) =>
      lookAtSeries(items, {
        simulate: options.simulate,
        perform: performEffect({ ...options, askToSign: () => Promise.resolve() }),
        for: madeFor,
        facts,
        onProgress,
        signal: AbortSignal.any([signal, stopped]),
      }),
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'Unexpected'
}
