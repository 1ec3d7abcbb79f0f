import { newDraft, newPerson, nextId, type SendDraft } from '../draft/draft'

interface AskedPayment {
  /** The name of the recipient. */
  readonly to: string
  /** The id of the coin. */
  readonly coin: string
  /** As a person of the page's language types it. */
  readonly amount: string
}

/** The send form with one more payment. What the person began there stays, and the same payment is not added twice. */
export function withPayment(before: SendDraft | null, asked: AskedPayment): SendDraft {
  const { to, coin, amount } = asked
  const isSame = (line: Pick<AskedPayment, 'coin' | 'amount'>): boolean =>
    line.coin === coin && line.amount === amount
  const draft: SendDraft = { ...(before ?? newDraft(coin)), source: 'wallet' }
  if (draft.rows !== null) {
    if (draft.rows.some((row) => row.to === to && isSame(row))) return draft
    return { ...draft, rows: [...draft.rows, { id: nextId(draft.rows), ...asked }], isListTicked: false }
  }
  if (draft.people.some(({ typed, lines }) => typed === to && lines.some(isSame))) return draft
  const begun = draft.people.filter(
    ({ kind, typed, lines }) => kind === 'zilpay' || typed !== '' || lines.some((line) => line.amount !== ''),
  )
  const person = { ...newPerson(nextId(begun), coin), typed: to, lines: [{ id: 0, coin, amount }] }
  return { ...draft, people: [...begun, person] }
}
