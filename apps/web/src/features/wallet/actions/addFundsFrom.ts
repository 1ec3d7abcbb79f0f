import { didWallet, zil } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import { arrivalAt } from '../../../shared/transaction/action/arrivalAt'

interface Funds {
  /** The DID wallet that pays. */
  readonly originator: Address
  /** The wallet that receives them: it takes ZIL by its transition AddFunds. */
  readonly wallet: Address
  /** In Qa. */
  readonly amount: bigint
}

/** Adds funds to a wallet out of another one of the person's wallets: its SendFunds calls AddFunds of the other. */
export const addFundsFrom = defineAction<Funds>({
  name: 'addFundsFrom',
  gas: { measured: [255n, 280n], stated: [500n, 500n], zilliqa2: { measured: [820n, 880n] } },
  gasLimit: 10_000n,
  spends: ({ originator, amount }) => [{ payer: originator, coin: zil, units: amount }],
  request: ({ originator, wallet, amount }) => ({
    kind: 'call',
    call: didWallet(originator).SendFunds({
      tag: 'AddFunds',
      beneficiary: { constructor: 'Recipient', arguments: [wallet] },
      amount,
      tyron: null,
    }),
  }),
  tell: (seen) =>
    seen.result.balances
      .filter(
        ({ token, address }) => token.address === null && address !== seen.to && address !== seen.sender,
      )
      .flatMap(({ address }) => arrivalAt(seen, address)),
})
