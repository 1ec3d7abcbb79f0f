import { describe, expect, it } from 'vitest'
import { canUndo, newStep, nextStep, type StepEvent, type StepState } from './stepState'

type Step = StepState<string, number>

function after(step: Step, ...events: readonly StepEvent<string, number>[]): Step {
  return events.reduce(nextStep, step)
}

const edit = (draft: string) => ({ kind: 'edit', draft }) as const
const check = { kind: 'check' } as const
const accept = (value: number, number = 1) => ({ kind: 'accept', value, check: number }) as const
const saved = after(newStep(''), edit('7'), check, accept(7))

describe('[DU-12] a step of a form', () => {
  it('is saved by CONTINUE once its draft is accepted', () => {
    expect(after(newStep(''), edit('7'), check).status).toBe('checking')
    expect(saved).toMatchObject({ draft: '7', status: 'saved', saved: { draft: '7', value: 7 }, error: null })
  })

  it('returns to CONTINUE with any change, and forgets its error', () => {
    expect(after(saved, edit('71')).status).toBe('editing')
    expect(after(saved, edit('7')).status).toBe('editing')
    const refused = after(newStep(''), check, { kind: 'refuse', check: 1, error: 'No number.' })
    expect(refused).toMatchObject({ status: 'editing', error: 'No number.', saved: null })
    expect(after(refused, edit('7')).error).toBeNull()
  })

  it('says nothing of a fault that nobody asked for', () => {
    const quiet = after(newStep('x'), check, { kind: 'refuse', check: 1, error: null })
    expect(quiet).toMatchObject({ draft: 'x', status: 'editing', error: null })
  })

  it('begins again with another prefilled text, and takes no answer to the one before', () => {
    const begun = after(newStep('a'), check, { kind: 'begin', initial: 'b' }, check, accept(1))
    expect(begun).toMatchObject({ draft: 'b', initial: 'b', status: 'checking' })
    expect(after(begun, accept(2, 2))).toMatchObject({ status: 'saved', saved: { draft: 'b', value: 2 } })
  })

  it('does not take a late answer for one to the draft as it stands', () => {
    const edited = after(newStep(''), edit('7'), check, edit('8'))
    expect(after(edited, accept(7))).toBe(edited)
    const again = after(edited, check)
    expect(after(again, accept(7, 1))).toBe(again)
    expect(after(again, { kind: 'refuse', check: 1, error: 'late' })).toBe(again)
    expect(after(again, accept(8, 2)).saved).toEqual({ draft: '8', value: 8 })
  })

  it('undoes to what was saved last, which is saved again, or to the beginning', () => {
    const edited = after(saved, edit('8'))
    expect(canUndo(edited)).toBe(true)
    expect(after(edited, { kind: 'undo' })).toMatchObject({ draft: '7', status: 'saved' })
    expect(canUndo(saved)).toBe(false)
    const fresh = after(newStep('1'), edit('2'))
    expect(after(fresh, { kind: 'undo' })).toMatchObject({ draft: '1', status: 'editing' })
    expect(canUndo(newStep('1'))).toBe(false)
  })
})
