import { findHodlerContract, hodlerService, getAccount, readFields, valueOr } from '@tyto/chain'
import { didWallet, hodlerAccounts, zil } from '@tyto/contracts'
import { formatUnits, type Address } from '@tyto/primitives'
import { checkService } from '../../../shared/chain/reads/checkService'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction, type RequestContext } from '../../../shared/transaction/action/action'
import type { ReleasedMoment } from '../moments/Released'
import { eventOf, zilGained, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary, SummarySentence } from '../../../shared/transaction/action/summary'
import { claimCall } from './claimCall'

interface HodlerClaim {
  /** Whose account it is, and where the tokens go: a wallet or an account. */
  readonly hodler: Address
  /** Is it a wallet? Then its controller signs, and the wallet passes the claim on. */
  readonly isWallet: boolean
}

/** Takes out what is released of the locked tokens of a Hodler Account. */
export const claimHodler = defineAction<HodlerClaim>({
  name: 'claimHodler',
  gas: { measured: [395n, 725n], zilliqa2: { measured: [1_270n, 2_240n] } },
  saysPaidZil: true,
  gasLimit: 10_000n,
  spends: ({ hodler, isWallet }, account) =>
    isWallet ? [{ payer: hodler, coin: zil, units: 1n, rest: account }] : [],
  request: async ({ hodler, isWallet }, context) => {
    const { client, network, account } = context
    const contract = await findHodlerContract(client, network)
    if (contract === null) throw new ActionError('Unsupported')
    await checkService(context, hodlerService, contract)
    if (isWallet) return { kind: 'call', call: await callOfWallet(hodler, contract, context) }
    if (hodler !== account) throw new ActionError('NotController')
    return { kind: 'call', call: hodlerAccounts(contract).Claim({}) }
  },
  tell: tellRelease,
  moment: ({ hodler }): ReleasedMoment => ({ kind: 'released', hodler }),
})

async function callOfWallet(wallet: Address, contract: Address, { client, account }: RequestContext) {
  const [{ controller }, { balance }] = await Promise.all([
    readFields(client, { controller: didWallet(wallet).fields.controller }),
    getAccount(client, wallet),
  ])
  if (valueOr(controller, null) !== account) throw new ActionError('NotController')
  return claimCall(wallet, contract, balance)
}

/** Tells how much arrives, at whom, and how much stays locked after that. */
function tellRelease(seen: SeenOutcome): Summary {
  const tokens = seen.result.balances.filter(({ token }) => token.address !== null)
  const arrival = tokens.find(({ before, after }) => after > before)
  const payer = tokens.find(({ before, after }) => after < before)
  if (arrival === undefined || payer === undefined) return []
  const { symbol, decimals } = arrival.token
  const amounts = (units: bigint): readonly string[] => [`${formatUnits(units, decimals)} ${symbol}`]
  const values = { to: arrival.address, amounts: amounts(arrival.after - arrival.before) }
  const zil = arrival.address === seen.sender ? 0n : -zilGained(seen, seen.sender)
  const released: SummarySentence =
    zil > 0n
      ? { text: 'releasedAlong', values: { ...values, zil: zil.toString() } }
      : { text: 'released', values }
  const { locked = null } = eventOf(seen, hodlerAccounts.events.Claimed, payer.address) ?? {}
  return locked !== null
    ? [
        released,
        {
          text: locked === 0n ? 'lockedNoMore' : 'staysLocked',
          values: { amounts: amounts(locked) },
        },
      ]
    : [released]
}
