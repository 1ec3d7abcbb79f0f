import { zilId } from '@tyto/primitives'
import { whoForms, type Gets } from '../../shared/recipients/whoForms'

/** The thing that somebody gets who is paid in these coins: ZIL asks the most of them. */
export function getsOf(coins: readonly string[]): Gets {
  return whoForms[coins.includes(zilId) ? 'payment' : 'tokenPayment']
}
