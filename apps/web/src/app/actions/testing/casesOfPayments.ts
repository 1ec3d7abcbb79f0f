import type { SentenceCase, SentenceTools } from './sentenceTools'

type PaymentAction = 'sendFunds' | 'transferToken' | 'zrc2BatchTransfer' | 'batchTransfer' | 'payFromWallet'

const qa = 10n ** 12n
const digits = { zil: 12, tyron: 12, s$i: 18, xsgd: 6, gzil: 15 } as const

/** The actions of payments, for the test of all sentences. */
export function casesOfPayments<Account>(
  tools: SentenceTools<Account>,
): Readonly<Record<PaymentAction, SentenceCase>> {
  const { told, addressOf, alice } = tools

  function payment(domain: string, id: keyof typeof digits, amount: bigint) {
    const coin = { id, symbol: id.toUpperCase(), decimals: digits[id] }
    return { to: addressOf(`${domain}.ssi`), name: `${domain}.ssi`, coin, amount }
  }

  async function paid(name: PaymentAction, payments: readonly ReturnType<typeof payment>[], like: RegExp) {
    const { wallet } = alice()
    const input = { wallet, payments, payment: payments[0], draft: null, page: null, label: null }
    return { said: await told(alice(), name, input), like }
  }

  return {
    sendFunds: () =>
      paid('sendFunds', [payment('bruno', 'zil', 25n * 10n ** 11n)], /^2\.5 ZIL go to bruno\.ssi\. /),
    transferToken: () =>
      paid('transferToken', [payment('bruno', 'xsgd', 12n)], /^0\.000012 XSGD go to bruno\.ssi\. /),
    zrc2BatchTransfer: () =>
      paid(
        'zrc2BatchTransfer',
        [
          payment('bruno', 'zil', qa),
          payment('bruno', 'xsgd', 12n),
          payment('bruno', 's$i', 12n),
          payment('bruno', 'gzil', 12n),
          payment('bruno', 'tyron', qa),
        ],
        /^(?=.*1 ZIL)(?=.*0\.000012 XSGD)(?=.*1 TYRON).* go to bruno\.ssi\. /,
      ),
    batchTransfer: () =>
      paid(
        'batchTransfer',
        [payment('bruno', 'zil', qa), payment('carol', 'zil', 2n * qa)],
        /^3 ZIL go to 2 recipients\. /,
      ),
    payFromWallet: () =>
      paid('payFromWallet', [payment('bruno', 'zil', qa)], /^1 ZIL go to bruno\.ssi\. You pay 1 ZIL /),
  }
}
