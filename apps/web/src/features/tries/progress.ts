import { ownValue, parseJson } from '@tyto/primitives'
import { createStored } from '../../shared/device/createStored'
import { tabTexts } from '../../shared/device/textStore'
import { useStored } from '../../shared/device/useStored'
import { stepsOf, tryIds, type TryId } from './tries'

/** How far this tab is. */
export interface Progress {
  /** The walk that goes on; null for none. */
  readonly running: TryId | null
  /** The place of its present step, counted from 0. */
  readonly step: number
  readonly done: readonly TryId[]
}

const nothing: Progress = { running: null, step: 0, done: [] }

/** Reads what a tab has kept; nothing for any other text. */
export function parseProgress(text: string | null): Progress {
  const value = parseJson(text)
  const isOne = (id: unknown): id is TryId => tryIds.some((each) => each === id)
  const running = ownValue(value, 'running')
  const step = ownValue(value, 'step')
  const done = ownValue(value, 'done')
  const known = Array.isArray(done) ? tryIds.filter((id) => done.includes(id)) : []
  if (!isOne(running)) return { ...nothing, done: known }
  const isStep = typeof step === 'number' && Object.hasOwn(stepsOf(running), step)
  return { running, step: isStep ? step : 0, done: known }
}

const progress = createStored({ key: 'tyto.tries', parse: parseProgress, texts: tabTexts })

export function useProgress(): Progress {
  return useStored(progress)
}

export function goToStep(running: TryId, step: number): void {
  progress.set({ ...progress.get(), running, step })
}

export function leaveTry(): void {
  progress.set({ ...progress.get(), running: null, step: 0 })
}

/** The walk is at its end. */
export function endTry(id: TryId): void {
  const { done } = progress.get()
  progress.set({ running: null, step: 0, done: [...done.filter((each) => each !== id), id] })
}

export function startAnew(): void {
  progress.set(nothing)
}
