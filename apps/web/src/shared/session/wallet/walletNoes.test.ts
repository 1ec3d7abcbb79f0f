import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { walletNoes, type WalletNo } from '../../../../../../packages/chain/src/wallet/walletNoes'
import errors from '../../i18n/locales/en/errors.json'
import session from '../../i18n/locales/en/session.json'

/** The sentence that a person reads in the case of a row. */
function sentenceOf({ wallet, asked, code }: WalletNo): string {
  const brand = wallet === 'local wallet' ? session.localWallet : wallet.split(' ')[0]!
  const atConnect: Readonly<Record<string, string>> = session.connect
  const book: Readonly<Record<string, unknown>> = errors
  const text =
    code === null
      ? session.need.WalletLocked
      : asked === 'network'
        ? session.connect.removed
        : asked === 'sign'
          ? String(book[code])
          : code === 'WalletSilent'
            ? session.connect.gone
            : atConnect[code]!
  return text.replaceAll('{{wallet}}', brand)
}

it('[BX-27] docs/wallets.md says of each wallet and cause what the app says', () => {
  const page = readFileSync(new URL('../../../../../../docs/wallets.md', import.meta.url), 'utf8')
  const told = page.split('\n').filter((line) => /^\| (?:ZilPay|Bearby|local wallet) /.test(line))
  const expected = walletNoes.map((row) => {
    const { wallet, asked, cause, says, known } = row
    return `| ${[wallet, asked, cause, says, sentenceOf(row), known].join(' | ')} |`
  })
  expect(told).toEqual(expected)
})
