import { readField, valueOr, type Client, type TransactionContent } from '@tyto/chain'
import { defiWallet, didWallet, zrc2Token } from '@tyto/contracts'
import { parseVersion } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'

/** Whose tokens a spender may take, and which. */
export interface AllowancePlace {
  /** A wallet that the person controls; null for the account of the browser wallet itself. */
  readonly wallet: Address | null
  /** The token's id among the services of the protocol, and its contract. */
  readonly addrName: string
  readonly token: Address
  readonly spender: Address
}

export interface AllowanceChange extends AllowancePlace {
  /** By how much, in the token's smallest unit; the digits after the point that it was typed with. */
  readonly amount: bigint
  readonly decimals: number
}

/** The call that changes an allowance: of the wallet, or of the token itself where the browser wallet holds it. */
export async function allowanceCall(
  client: Client,
  { wallet, addrName, token, spender, amount }: Omit<AllowanceChange, 'decimals'>,
  way: 'increase' | 'decrease',
): Promise<TransactionContent> {
  const isMore = way === 'increase'
  if (wallet === null) {
    const { IncreaseAllowance, DecreaseAllowance } = zrc2Token(token)
    return { kind: 'call', call: (isMore ? IncreaseAllowance : DecreaseAllowance)({ spender, amount }) }
  }
  // Every kind of wallet keeps its version in a field of this name.
  const version = valueOr(await readField(client, didWallet(wallet).fields.version), '')
  const { kind } = parseVersion(version)
  if (kind === 'defi') {
    const { UpdateAllowance } = defiWallet(wallet)
    return {
      kind: 'call',
      call: UpdateAllowance({ dApp: addrName, spender, add: isMore, amount, tyron: null }),
    }
  }
  if (kind !== 'did') throw new ActionError('UpgradeAccount')
  const { IncreaseAllowance, DecreaseAllowance } = didWallet(wallet)
  const change = isMore ? IncreaseAllowance : DecreaseAllowance
  return { kind: 'call', call: change({ addrName, spender, amount, tyron: null }) }
}
