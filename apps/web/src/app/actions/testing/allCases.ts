import type { Address } from '@tyto/primitives'
import type { ActionName, UnmeasuredAction } from '../../../shared/transaction/gas/usualGasTable'
import { casesOfAllowances } from './casesOfAllowances'
import { casesOfExchange } from './casesOfExchange'
import { casesOfCollections } from './casesOfCollections'
import { casesOfFunds } from './casesOfFunds'
import { casesOfIdentity } from './casesOfIdentity'
import { casesOfMotions } from './casesOfMotions'
import { casesOfOwnership } from './casesOfOwnership'
import { casesOfPayments } from './casesOfPayments'
import { casesOfSettings } from './casesOfSettings'
import { casesOfSoulbound } from './casesOfSoulbound'
import { casesOfStaking } from './casesOfStaking'
import { casesOfSubdomains } from './casesOfSubdomains'
import { casesOfSwaps } from './casesOfSwaps'
import type { SentenceCase, SentenceTools } from './sentenceTools'

/** A case of every action: whoever adds an action adds one here, or it does not compile. */
export function allCases<Account extends { readonly address: Address }>(
  tools: SentenceTools<Account>,
): Readonly<Record<ActionName | UnmeasuredAction, SentenceCase>> {
  return {
    ...casesOfAllowances(tools),
    ...casesOfExchange(tools),
    ...casesOfCollections(tools),
    ...casesOfFunds(tools),
    ...casesOfIdentity(tools),
    ...casesOfMotions(tools),
    ...casesOfOwnership(tools),
    ...casesOfPayments(tools),
    ...casesOfSettings(tools),
    ...casesOfSoulbound(tools),
    ...casesOfStaking(tools),
    ...casesOfSubdomains(tools),
    ...casesOfSwaps(tools),
  }
}
