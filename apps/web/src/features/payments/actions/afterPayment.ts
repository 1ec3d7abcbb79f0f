import { labelAddress, rememberRecipient } from '../../../shared/recipients/addressBook'
import type { Payment } from '../payment'
import { clearSent } from '../draft/draftStore'

/** The notes that a payment needs for what follows once it is in a block. */
export interface PaymentNotes {
  /** The draft that it was made from: its form is cleared. Null where another page made it. */
  readonly draft: string | null
  /** The name on whose page it was made: there the next one is made. */
  readonly page: string | null
  /** The label that the person gave a new recipient; null for none. */
  readonly label: string | null
}

/** The recipients are known from now on, and the form that was sent is empty. */
export function afterPayment({ draft, label }: PaymentNotes, payments: readonly Pick<Payment, 'to'>[]): void {
  for (const { to } of payments) rememberRecipient(to)
  const [only] = payments
  if (label !== null && payments.length === 1 && only) labelAddress(only.to, label)
  if (draft !== null) clearSent(draft)
}
