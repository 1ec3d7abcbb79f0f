import { readField, readProtocol, valueOr, type Client } from '@tyto/chain'
import { zilAddress, zrc2Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { checkService } from '../../../shared/chain/reads/checkService'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { tellAllowance } from './tellTrade'
import type { AllowTradeInput } from './tradeInput'

/** The amount that is allowed, or asked for. */
interface Allowance {
  readonly owner: Address
  readonly token: Address
  readonly spender: Address
  /** In the token's smallest unit. */
  readonly amount: bigint
}

/** By how much an allowance is too small for an amount; 0 where it is large enough. Rejects with `RpcError`. */
export async function missingAllowance(
  client: Client,
  { owner, token, spender, amount }: Allowance,
): Promise<bigint> {
  const { allowances } = zrc2Token(token).fields
  const allowed = valueOr(await readField(client, allowances.at(owner).at(spender)), 0n)
  return allowed < amount ? amount - allowed : 0n
}

/**
 * Lets an exchange take exactly the amount of one trade from the account of the browser wallet. Throws `AllowedAlready` where
 * it may take that much: then the trade is next, and `OtherContract` where no service of the protocol stands there.
 */
export const allowTrade = defineAction<AllowTradeInput>({
  name: 'allowTrade',
  gas: { measured: [100n, 110n], zilliqa2: { measured: [380n, 410n] } },
  gasLimit: 10_000n,
  request: async ({ from, spender, amount }, context) => {
    const { client, network, account } = context
    const { token } = from
    if (token === zilAddress) throw new ActionError('AllowedAlready')
    const { services } = await readProtocol(client, network)
    const service = [...services].find(([, place]) => place === spender)?.[0]
    if (service === undefined) throw new ActionError('OtherContract')
    await checkService(context, service, spender)
    const missing = await missingAllowance(client, { owner: account, token, spender, amount })
    if (missing === 0n) throw new ActionError('AllowedAlready')
    return { kind: 'call', call: zrc2Token(token).IncreaseAllowance({ spender, amount: missing }) }
  },
  tell: tellAllowance,
})
