import type { Result } from '@tyto/primitives'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftKey, keepDraft, mountDraft, recallDraft } from './keptDrafts'
import { canUndo, newStep, nextStep, type StepEvent, type StepState } from './stepState'

/** The question of a step, and how its draft is saved. */
export interface StepPlan<Draft, Value> {
  /** The label of the step. */
  readonly label: string
  readonly initial: Draft
  /** The first choice is a good answer, so that nobody needs to save it. A prefilled text always is. */
  readonly isAnsweredAtFirst?: true
  /** What was typed before a reload, where the form keeps it by itself: it goes before `initial`, as if it were typed now. */
  readonly kept?: Draft | null
  /** The prefilled draft, as text: another one begins the step anew, as long as nobody changed it. */
  readonly begins?: string
  /** The text for an empty draft, if it is not the usual one. */
  readonly missing?: string
  /** Is the draft empty? An empty draft is reported as missing, without a check. */
  isEmpty(draft: Draft): boolean
  /** Returns the value of the draft, or a text that says why it is not accepted. May ask the chain. */
  save(draft: Draft): Result<Value, string> | Promise<Result<Value, string>>
}

/** How a draft is saved: nobody asked for a quiet save, so it shows no fault. */
interface SaveOptions {
  readonly isQuiet?: boolean
}

/** The part of a step that its button uses. */
export interface StepControl {
  readonly label: string
  readonly status: StepState<unknown, unknown>['status']
  readonly error: string | null
  readonly canUndo: boolean
  /** Nothing is typed or chosen yet. */
  readonly isBlank: boolean
  /** Saves the draft if it is good. */
  save(how?: SaveOptions): void
  undo(): void
}

/** The part of a step that its inputs use. */
export interface Step<Draft, Value = unknown> extends StepControl {
  readonly draft: Draft
  /** The value of the draft once it is SAVED; null before. */
  readonly value: Value | null
  edit(draft: Draft): void
  /** An edit that is complete by itself, such as a choice: a good one is saved at once. */
  choose(draft: Draft): void
}

interface TextStepOptions {
  readonly initial?: string
  /** An empty text is allowed: `save` gets ''. */
  readonly optional?: boolean
  /** The message for an empty text, if it is not the usual one. */
  readonly missing?: string
}

/** The plan of a step with one line of text. White space at both ends is removed. */
export function textStep<Value>(
  label: string,
  save: (text: string) => Result<Value, string> | Promise<Result<Value, string>>,
  { initial = '', optional = false, missing }: TextStepOptions = {},
): StepPlan<string, Value> {
  return {
    label,
    initial,
    ...(missing === undefined ? {} : { missing }),
    isEmpty: (draft) => !optional && draft.trim() === '',
    save: (draft) => save(draft.trim()),
  }
}

/** Any plan, for the types below. */
interface AnyPlan {
  readonly label: string
  readonly initial: unknown
  readonly isAnsweredAtFirst?: true
  readonly kept?: unknown
  readonly begins?: string
  readonly missing?: string
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

type AnyStep = StepState<unknown, unknown>
type NamedPlan = StepPlan<unknown, unknown>

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
  const entries = Object.entries(plans as Readonly<Record<string, NamedPlan>>)
  const [states, setStates] = useState<ReadonlyMap<string, AnyStep>>(() => statesOf(entries))
  const texts: CheckTexts = { missing: t('step.missing'), failed: t('step.failed') }
  const placeOf = (name: string, plan: NamedPlan): StepPlace => ({
    plan,
    state: states.get(name) ?? newStep(plan.initial),
    texts,
    tell: (event) =>
      setStates((before) => {
        const step = before.get(name) ?? newStep(plan.initial)
        return new Map(before).set(name, nextStep(step, event))
      }),
  })

  // A prefilled draft is saved without a press; a text may also be prefilled later than the form appears.
  const begun = useRef(new Map<string, unknown>())
  useEffect(() => {
    for (const [name, plan] of entries) {
      if (!isToBegin(plan, begun.current, name)) continue
      begun.current.set(name, plan.begins ?? plan.initial)
      const state = states.get(name)
      if (state !== undefined && !Object.is(state.draft, state.initial)) continue
      // After this render, and before it is painted.
      queueMicrotask(() => begin(placeOf(name, plan)))
    }
  })

  useKeptDrafts(entries, states, (name, plan) =>
    checkDraft(placeOf(name, plan), states.get(name)?.draft, { isQuiet: true }),
  )

  const steps: Record<string, Step<unknown>> = {}
  const values: Record<string, unknown> = {}
  const open: string[] = []
  for (const [name, plan] of entries) {
    const place = placeOf(name, plan)
    steps[name] = stepOf(place)
    if (place.state.status === 'saved') values[name] = place.state.saved?.value
    else open.push(plan.label)
  }
  type Answer = ReturnType<typeof useSteps<Plans>>
  return {
    steps: steps as Answer['steps'],
    values: open.length === 0 ? (values as Answer['values']) : null,
    open,
    reset: () => {
      begun.current.clear()
      setStates(new Map())
    },
  }
}

/** The steps that were begun when this page was left. What a link or an answer fills in now goes before it. */
function statesOf(entries: readonly (readonly [string, NamedPlan])[]): ReadonlyMap<string, AnyStep> {
  return new Map(
    entries.flatMap(([name, plan]) => {
      const draft = plan.kept ?? (plan.initial === '' ? recallDraft(draftKey(name, plan.label)) : null)
      return draft === null ? [] : [[name, nextStep(newStep(plan.initial), { kind: 'edit', draft })] as const]
    }),
  )
}

/** Keeps what is typed until it is sent, and saves what was found again as if it had just been left. */
function useKeptDrafts(
  entries: readonly (readonly [string, NamedPlan])[],
  states: ReadonlyMap<string, AnyStep>,
  check: (name: string, plan: NamedPlan) => void,
): void {
  const found = useEffectEvent(() => {
    for (const [name, plan] of entries) if (states.has(name)) queueMicrotask(() => check(name, plan))
    const leave = entries.map(([name, plan]) => mountDraft(draftKey(name, plan.label)))
    return () => leave.forEach((each) => each())
  })
  useEffect(() => found(), [])
  const keep = useEffectEvent(() => {
    for (const [name, plan] of entries) {
      const draft = states.get(name)?.draft
      const isKept = typeof draft === 'string' && draft !== '' && draft !== plan.initial
      keepDraft(draftKey(name, plan.label), isKept ? draft : null)
    }
  })
  useEffect(() => keep(), [states])
}

/** Is there something prefilled with which the step has not begun yet? `begun`: with what each step began, by name. */
function isToBegin(plan: NamedPlan, begun: ReadonlyMap<string, unknown>, name: string): boolean {
  const { initial, isAnsweredAtFirst = false, begins } = plan
  const isPrefilled = isAnsweredAtFirst || (typeof initial === 'string' && !plan.isEmpty(initial))
  if (!isPrefilled || !begun.has(name)) return isPrefilled
  if (begins !== undefined) return begun.get(name) !== begins
  return !isAnsweredAtFirst && begun.get(name) !== initial
}

interface CheckTexts {
  /** The text for an empty draft. */
  readonly missing: string
  /** The text where the check itself breaks. */
  readonly failed: string
}

/** One step of a form as it stands, and how it is changed. */
interface StepPlace {
  readonly plan: NamedPlan
  readonly state: AnyStep
  readonly texts: CheckTexts
  readonly tell: (event: StepEvent<unknown, unknown>) => void
}

function begin(place: StepPlace): void {
  const { initial } = place.plan
  place.tell({ kind: 'begin', initial })
  checkDraft(place, initial, { isQuiet: true })
}

function stepOf(place: StepPlace): Step<unknown> {
  const { plan, state, tell } = place
  return {
    label: plan.label,
    draft: state.draft,
    value: state.status === 'saved' ? (state.saved?.value ?? null) : null,
    status: state.status,
    error: state.error,
    canUndo: canUndo(state),
    isBlank: plan.isEmpty(state.draft),
    edit: (draft) => tell({ kind: 'edit', draft }),
    choose: (draft) => {
      tell({ kind: 'edit', draft })
      if (!plan.isEmpty(draft)) checkDraft(place, draft, { isQuiet: true })
    },
    save: (how = {}) => {
      const { draft, status } = state
      // A press during a quiet check asks again, so that its fault is shown.
      if (status === 'editing' || (status === 'checking' && how.isQuiet !== true))
        checkDraft(place, draft, how)
    },
    undo: () => tell({ kind: 'undo' }),
  }
}

/** Asks the plan for the value of a draft, and tells the step what comes of it. */
function checkDraft(
  { plan, state, texts, tell }: StepPlace,
  draft: unknown,
  { isQuiet = false }: SaveOptions,
): void {
  const check = state.check + 1
  tell({ kind: 'check' })
  const refuse = (error: string): void => tell({ kind: 'refuse', check, error: isQuiet ? null : error })
  if (plan.isEmpty(draft)) return refuse(plan.missing ?? texts.missing)
  const settle = (result: Result<unknown, string>): void => {
    if (result.ok) tell({ kind: 'accept', check, value: result.value })
    else refuse(result.code)
  }
  try {
    const result = plan.save(draft)
    // An answer that needs no waiting is shown at once, without a flash of the waiting state.
    if (result instanceof Promise) result.then(settle, () => refuse(texts.failed))
    else settle(result)
  } catch {
    refuse(texts.failed)
  }
}
