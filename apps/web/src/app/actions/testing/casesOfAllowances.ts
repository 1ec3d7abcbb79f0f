import { didWallet } from '@tyto/contracts'
import type { ActionName } from '../../../shared/transaction/gas/usualGasTable'
import type { SentenceCase, SentenceTools } from './sentenceTools'

/** TYRON has twelve digits behind the point. */
const unit = 10n ** 12n

/** Allowances, for the test of all sentences: bruno.ssi may take 100 TYRON of each wallet before. */
export function casesOfAllowances<Account>(
  tools: SentenceTools<Account>,
): Readonly<Record<'increaseAllowance' | 'decreaseAllowance' | 'revokeAllowance', SentenceCase>> {
  const { person, call, told, addressOf, tyron } = tools
  const tell = async (domain: string, name: ActionName, input: object, like: RegExp) => {
    const somebody = await person(domain)
    const { account, wallet } = somebody
    const place = { addrName: 'tyron', spender: addressOf('bruno.ssi') }
    await call(account, didWallet(wallet).IncreaseAllowance({ ...place, amount: 100n * unit, tyron: null }))
    return { said: await told(somebody, name, { ...place, wallet, token: tyron(), ...input }), like }
  }
  return {
    increaseAllowance: () =>
      tell(
        'inas',
        'increaseAllowance',
        { amount: 5n * unit + unit / 2n },
        /^bruno\.ssi may take up to 105\.5 TYRON from inas\.ssi at any time until you revoke it\. You pay about 0\.5\d* ZIL gas\.$/,
      ),
    decreaseAllowance: () =>
      tell(
        'dees',
        'decreaseAllowance',
        { amount: 99n * unit },
        /^bruno\.ssi may take up to 1 TYRON from dees\.ssi at any time until you revoke it\. You pay about 0\.5\d* ZIL gas\.$/,
      ),
    revokeAllowance: () =>
      tell(
        'reas',
        'revokeAllowance',
        {},
        /^bruno\.ssi may take no TYRON from reas\.ssi any more\. You pay about 0\.5\d* ZIL gas\.$/,
      ),
  }
}
