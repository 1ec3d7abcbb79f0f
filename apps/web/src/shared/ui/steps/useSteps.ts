import type { Result } from '@tyto/primitives'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canUndo, newStep, nextStep, type StepEvent, type StepState } from './stepState'

/** What a step asks for, and how its draft is saved. */
export interface StepPlan<Draft, Value> {
  /** The label of the step. */
  readonly label: string
  readonly initial: Draft
  /** The initial draft is a complete answer: it is saved without a press. */
  readonly isPrefilled?: boolean
  /** Is the draft empty? An empty draft is reported as missing, without a check. */
  isEmpty(draft: Draft): boolean
  /** Returns the value of the draft, or a text that says why it is not accepted. May ask the chain. */
  save(draft: Draft): Result<Value, string> | Promise<Result<Value, string>>
}

/** The part of a step that its button uses. */
export interface StepControl {
  readonly label: string
  readonly status: StepState<unknown, unknown>['status']
  readonly error: string | null
  readonly canUndo: boolean
  save(): void
  undo(): void
}

/** The part of a step that its inputs use. */
export interface Step<Draft, Value = unknown> extends StepControl {
  readonly draft: Draft
  /** The value of the draft once it is SAVED; null before. */
  readonly value: Value | null
  edit(draft: Draft): void
}

interface TextStepOptions {
  readonly initial?: string
  /** The initial text is a complete answer: it is saved without a press. */
  readonly isPrefilled?: boolean
  /** An empty text is allowed: `save` gets ''. */
  readonly optional?: boolean
}

/** The plan of a step with one line of text. White space at both ends is removed. */
export function textStep<Value>(
  label: string,
  save: (text: string) => Result<Value, string> | Promise<Result<Value, string>>,
  { initial = '', isPrefilled = false, optional = false }: TextStepOptions = {},
): StepPlan<string, Value> {
  return {
    label,
    initial,
    isPrefilled,
    isEmpty: (draft) => !optional && draft.trim() === '',
    save: (draft) => save(draft.trim()),
  }
}

/** Any plan, for the types below. */
interface AnyPlan {
  readonly label: string
  readonly initial: unknown
  readonly isPrefilled?: boolean
  isEmpty(draft: never): boolean
  save(draft: never): unknown
}
type DraftOf<Plan> = Plan extends StepPlan<infer Draft, unknown> ? Draft : never
type ValueOf<Plan> = Plan extends StepPlan<DraftOf<Plan>, infer Value> ? Value : never

/** The steps of one form. */
export interface Steps<Values> {
  /** Each saved value; null until all steps are SAVED. */
  readonly values: Values | null
  /** Labels of the unsaved steps, in order. */
  readonly open: readonly string[]
  /** Puts all steps back to their beginning. */
  reset(): void
}

type States = ReadonlyMap<string, StepState<unknown, unknown>>

/**
 * The steps of a form by name: `useSteps({ to: textStep(t('to'), parseTo), ... })`. The set of steps may change from
 * one render to the next (guardians, recipients); a step keeps its state as long as its name stays.
 */
export function useSteps<Plans extends Readonly<Record<string, AnyPlan>>>(
  plans: Plans,
): Steps<{ readonly [Name in keyof Plans]: ValueOf<Plans[Name]> }> & {
  readonly steps: { readonly [Name in keyof Plans]: Step<DraftOf<Plans[Name]>, ValueOf<Plans[Name]>> }
} {
  const { t } = useTranslation()
  const [states, setStates] = useState<States>(new Map())
  const entries = Object.entries(plans as Readonly<Record<string, StepPlan<unknown, unknown>>>)
  const stateOf = (name: string, plan: StepPlan<unknown, unknown>) =>
    states.get(name) ?? newStep(plan.initial)

  const tell = (name: string, plan: StepPlan<unknown, unknown>, event: StepEvent<unknown, unknown>): void =>
    setStates((before) => {
      const step = before.get(name) ?? newStep(plan.initial)
      return new Map(before).set(name, nextStep(step, event))
    })

  const save = (name: string, plan: StepPlan<unknown, unknown>): void => {
    const { draft, status, check: last } = stateOf(name, plan)
    if (status !== 'editing') return
    const check = last + 1
    tell(name, plan, { kind: 'check' })
    const refuse = (error: string): void => tell(name, plan, { kind: 'refuse', check, error })
    if (plan.isEmpty(draft)) return refuse(t('step.missing'))
    const settle = (result: Result<unknown, string>): void => {
      if (result.ok) tell(name, plan, { kind: 'accept', check, value: result.value })
      else refuse(result.code)
    }
    try {
      const result = plan.save(draft)
      // An answer that needs no waiting is shown at once, without a flash of the waiting state.
      if (result instanceof Promise) result.then(settle, () => refuse(t('step.failed')))
      else settle(result)
    } catch {
      refuse(t('step.failed'))
    }
  }

  const begun = useRef(new Set<string>())
  const prefilled = entries.filter(([, plan]) => plan.isPrefilled === true)
  const savePrefilled = useEffectEvent(() => {
    for (const [name, plan] of prefilled) {
      if (begun.current.has(name)) continue
      begun.current.add(name)
      save(name, plan)
    }
  })
  useEffect(() => savePrefilled(), [prefilled.length])

  const steps: Record<string, Step<unknown>> = {}
  const values: Record<string, unknown> = {}
  const open: string[] = []
  for (const [name, plan] of entries) {
    const state = stateOf(name, plan)
    steps[name] = {
      label: plan.label,
      draft: state.draft,
      value: state.status === 'saved' ? (state.saved?.value ?? null) : null,
      status: state.status,
      error: state.error,
      canUndo: canUndo(state),
      edit: (draft) => tell(name, plan, { kind: 'edit', draft }),
      save: () => save(name, plan),
      undo: () => tell(name, plan, { kind: 'undo' }),
    }
    if (state.status === 'saved') values[name] = state.saved?.value
    else open.push(plan.label)
  }
  type Answer = ReturnType<typeof useSteps<Plans>>
  return {
    steps: steps as Answer['steps'],
    values: open.length === 0 ? (values as Answer['values']) : null,
    open,
    reset: () => setStates(new Map()),
  }
}
