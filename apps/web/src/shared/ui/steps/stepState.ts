/**
 * The state of one step of a form: CONTINUE saves the typed draft, and any edit makes the step unsaved. Pure functions,
 * so that they can be tested without a page.
 */
export interface StepState<Draft, Value> {
  /** The present content of the inputs. */
  readonly draft: Draft
  readonly status: 'editing' | 'checking' | 'saved'
  /** Why the draft was not saved, as text for the person. */
  readonly error: string | null
  /** The last saved value; an edit keeps it, and undo returns to it. */
  readonly saved: { readonly draft: Draft; readonly value: Value } | null
  /** The content of the inputs at the beginning. */
  readonly initial: Draft
  /** The number of the last check: an answer with another number comes too late. */
  readonly check: number
}

export type StepEvent<Draft, Value> =
  | { readonly kind: 'edit'; readonly draft: Draft }
  | { readonly kind: 'check' }
  | { readonly kind: 'accept'; readonly check: number; readonly value: Value }
  | { readonly kind: 'refuse'; readonly check: number; readonly error: string | null }
  | { readonly kind: 'undo' }
  /** Another text is prefilled, before anybody has touched the step. */
  | { readonly kind: 'begin'; readonly initial: Draft }

export function newStep<Draft, Value>(initial: Draft): StepState<Draft, Value> {
  return { draft: initial, status: 'editing', error: null, saved: null, initial, check: 0 }
}

/** Would undo change anything? */
export function canUndo<Draft, Value>(step: StepState<Draft, Value>): boolean {
  return step.status !== 'saved' && !Object.is(step.draft, step.saved ? step.saved.draft : step.initial)
}

export function nextStep<Draft, Value>(
  step: StepState<Draft, Value>,
  event: StepEvent<Draft, Value>,
): StepState<Draft, Value> {
  switch (event.kind) {
    case 'edit':
      return { ...step, draft: event.draft, status: 'editing', error: null }
    case 'check':
      return { ...step, status: 'checking', error: null, check: step.check + 1 }
    case 'accept':
      if (isLate(step, event.check)) return step
      return { ...step, status: 'saved', saved: { draft: step.draft, value: event.value } }
    case 'refuse':
      if (isLate(step, event.check)) return step
      return { ...step, status: 'editing', error: event.error }
    case 'undo':
      if (!step.saved) return { ...step, draft: step.initial, status: 'editing', error: null }
      return { ...step, draft: step.saved.draft, status: 'saved', error: null }
    case 'begin':
      return { ...newStep(event.initial), check: step.check }
  }
}

/** Was the draft edited, or checked again, after this check began? */
function isLate<Draft, Value>(step: StepState<Draft, Value>, check: number): boolean {
  return step.status !== 'checking' || step.check !== check
}
