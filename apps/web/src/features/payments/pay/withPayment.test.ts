import { describe, expect, it } from 'vitest'
import { newDraft, newPerson, readSendDraft } from '../draft/draft'
import { withPayment } from './withPayment'

const asked = { to: 'alice.ssi', coin: 'xsgd', amount: '1.5' }

describe('a payment that a link asks for, in the send form', () => {
  it('fills an empty form', () => {
    const { people, source, rows } = withPayment(null, asked)
    expect({ source, rows }).toEqual({ source: 'wallet', rows: null })
    expect(people).toMatchObject([
      { kind: 'username', typed: 'alice.ssi', isTicked: false, lines: [{ coin: 'xsgd', amount: '1.5' }] },
    ])
  })

  it('takes nothing away that was typed, and pays from the wallet', () => {
    const person = { ...newPerson(3, 'zil'), typed: 'bruno', lines: [{ id: 0, coin: 'zil', amount: '7' }] }
    const before = { ...newDraft('zil'), source: 'zilpay' as const, people: [person] }
    const after = withPayment(before, asked)
    expect(after.source).toBe('wallet')
    expect(after.people[0]).toEqual(person)
    expect(after.people.map(({ id, typed }) => [id, typed])).toEqual([
      [3, 'bruno'],
      [4, 'alice.ssi'],
    ])
  })

  it('joins a pasted list', () => {
    const rows = [{ id: 8, to: 'bruno', coin: 'zil', amount: '7' }]
    const after = withPayment({ ...newDraft('zil'), rows, isListTicked: true }, asked)
    expect(after.rows).toEqual([...rows, { id: 9, ...asked }])
    expect(after.isListTicked).toBe(false)
  })

  it('is not added twice, also after a reload', () => {
    const once = withPayment(null, asked)
    const kept = readSendDraft(JSON.stringify(once))
    expect(withPayment(kept, asked)).toEqual(once)
    const list = withPayment({ ...newDraft('zil'), rows: [] }, asked)
    expect(withPayment(list, asked)).toEqual(list)
  })
})
