import { expect, it, vi } from 'vitest'

vi.stubGlobal('window', { location: { pathname: '/alice.ssi', search: '' }, history: { state: null } })
const { draftKey, forgetDrafts, keepDraft, mountDraft, recallDraft } = await import('./keptDrafts')

it('what was sent is not kept again by a check that ends later, until something else is typed', () => {
  const key = draftKey('amount', 'Amount')
  const leave = mountDraft(key)
  keepDraft(key, '1')
  expect(recallDraft(key)).toBe('1')
  forgetDrafts()
  keepDraft(key, '1')
  expect(recallDraft(key)).toBeNull()
  keepDraft(key, '2')
  expect(recallDraft(key)).toBe('2')
  // An empty step begins anew: the same text is one of its own then.
  forgetDrafts()
  leave()
  mountDraft(key)
  keepDraft(key, null)
  keepDraft(key, '2')
  expect(recallDraft(key)).toBe('2')
})
