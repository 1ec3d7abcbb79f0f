import type { Address } from '@tyto/primitives'
import { casesOfAllowances } from './casesOfAllowances'
import { casesOfExchange } from './casesOfExchange'
import { casesOfCollections } from './casesOfCollections'
import { casesOfFunds } from './casesOfFunds'
import { casesOfMotions } from './casesOfMotions'
import { casesOfOwnership } from './casesOfOwnership'
import { casesOfPayments } from './casesOfPayments'
import { casesOfSettings } from './casesOfSettings'
import { casesOfSoulbound } from './casesOfSoulbound'
import { casesOfSubdomains } from './casesOfSubdomains'
import { casesOfSwaps } from './casesOfSwaps'
import type { SentenceTools } from './sentenceTools'

/** The cases of all files beside this one, for the test of all sentences. */
export function casesOfFiles<Account extends { readonly address: Address }>(tools: SentenceTools<Account>) {
  return {
    ...casesOfAllowances(tools),
    ...casesOfExchange(tools),
    ...casesOfCollections(tools),
    ...casesOfFunds(tools),
    ...casesOfMotions(tools),
    ...casesOfOwnership(tools),
    ...casesOfPayments(tools),
    ...casesOfSettings(tools),
    ...casesOfSoulbound(tools),
    ...casesOfSubdomains(tools),
    ...casesOfSwaps(tools),
  }
}
