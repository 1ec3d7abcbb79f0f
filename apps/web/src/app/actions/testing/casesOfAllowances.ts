import { didWallet, zrc2Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { ActionName } from '../../../shared/transaction/gas/usualGasTable'
import type { SentenceCase, SentenceTools } from './sentenceTools'

/** TYRON has twelve digits behind the point. */
const unit = 10n ** 12n
const ssiUnit = 10n ** 18n

/** Allowances, for the test of all sentences: bruno.ssi may take 100 TYRON of each wallet before. */
export function casesOfAllowances<Account extends { readonly address: Address }>(
  tools: SentenceTools<Account>,
): Readonly<Record<'increaseAllowance' | 'decreaseAllowance' | 'revokeAllowance', SentenceCase>> {
  const { person, call, know, told, addressOf, service, tyron } = tools
  const tell = async (domain: string, name: ActionName, input: object, like: RegExp) => {
    const somebody = await person(domain)
    const { account, wallet } = somebody
    const place = { addrName: 'tyron', spender: addressOf('bruno.ssi') }
    await call(account, didWallet(wallet).IncreaseAllowance({ ...place, amount: 100n * unit, tyron: null }))
    return { said: await told(somebody, name, { ...place, wallet, token: tyron(), ...input }), like }
  }
  /** The same of S$I of the account itself, which has eighteen digits. */
  const tellOwn = async (domain: string, name: ActionName, input: object, like: RegExp) => {
    const somebody = await person(domain)
    const [spender, token] = [addressOf('bruno.ssi'), await service('s$i')]
    know(somebody.account.address, 'the account')
    const place = { addrName: 's$i', spender, token, wallet: null }
    await call(somebody.account, zrc2Token(token).IncreaseAllowance({ spender, amount: 100n * ssiUnit }))
    return { said: await told(somebody, name, { ...place, ...input }), like }
  }
  const both = async (of: SentenceCase, own: SentenceCase): ReturnType<SentenceCase> => {
    const [first, second] = [await of(), await own()]
    return {
      said: `${first.said} ${second.said}`,
      like: new RegExp(`${first.like.source.slice(0, -1)} ${second.like.source.slice(1)}`),
    }
  }
  return {
    increaseAllowance: () =>
      both(
        () =>
          tell(
            'inas',
            'increaseAllowance',
            { amount: 5n * unit + unit / 2n },
            /^bruno\.ssi may take up to 105\.5 TYRON from inas\.ssi at any time until you revoke it\. You pay about 0\.5\d* ZIL gas\.$/,
          ),
        () =>
          tellOwn(
            'inaown',
            'increaseAllowance',
            { amount: ssiUnit },
            /^bruno\.ssi may take up to 101 S\$I from the account at any time until you revoke it\. You pay about 0\.\d+ ZIL gas\.$/,
          ),
      ),
    decreaseAllowance: () =>
      both(
        () =>
          tell(
            'dees',
            'decreaseAllowance',
            { amount: 99n * unit },
            /^bruno\.ssi may take up to 1 TYRON from dees\.ssi at any time until you revoke it\. You pay about 0\.5\d* ZIL gas\.$/,
          ),
        () =>
          tellOwn(
            'deesown',
            'decreaseAllowance',
            { amount: 99n * ssiUnit },
            /^bruno\.ssi may take up to 1 S\$I from the account at any time until you revoke it\. You pay about 0\.\d+ ZIL gas\.$/,
          ),
      ),
    revokeAllowance: () =>
      both(
        () =>
          tell(
            'reas',
            'revokeAllowance',
            {},
            /^bruno\.ssi may take no TYRON from reas\.ssi any more\. You pay about 0\.5\d* ZIL gas\.$/,
          ),
        () =>
          tellOwn(
            'reasown',
            'revokeAllowance',
            {},
            /^bruno\.ssi may take no S\$I from the account any more\. You pay about 0\.\d+ ZIL gas\.$/,
          ),
      ),
  }
}
