import type { ContractCall } from '@tyto/abi'
import { defiWallet } from '@tyto/contracts'
import { tyronDexService } from '@tyto/exchange'
import type { AddLiquidityInput, RemoveLiquidityInput } from './liquidityInput'

/** The community's exchange among the services, and its token. */
export const communityPool = { dApp: tyronDexService, addrName: 'tyron' } as const

/** The amounts that come out of a pool: S$I or ZIL, and the coin that is traded for it. */
export interface Expected {
  readonly base: bigint
  readonly tokens: bigint
}

/** Of 100 parts that are expected, so many are accepted at the least by the exchange itself; it refuses more just as well. */
const nearBound = { part: 98n, whole: 100n } as const

/** Is the share that comes of it now another one than the person agreed to? A least of nothing agrees to nothing. */
export function hasShareMoved(share: bigint, minimum: bigint): boolean {
  return minimum <= 0n || share < minimum || share * nearBound.part > minimum * nearBound.whole
}

/** Does less of either coin come out now than the person agreed to? */
export function hasRemovalMoved(
  { base, tokens }: Expected,
  { minBase, minTokens }: Pick<RemoveLiquidityInput, 'minBase' | 'minTokens'>,
): boolean {
  return base < minBase || tokens < minTokens
}

export function additionCall(
  input: Pick<
    AddLiquidityInput,
    'wallet' | 'withSsi' | 'tyron' | 'minimum' | 'deadline' | 'isCommunity' | 'subdomain'
  >,
): ContractCall {
  const { wallet, withSsi, tyron, minimum, deadline, isCommunity, subdomain } = input
  return defiWallet(wallet).AddLiquidity({
    ...communityPool,
    isSSI: withSsi,
    minContributionAmount: minimum,
    maxTokenAmount: tyron,
    deadline,
    double_allowance: withSsi,
    is_community: isCommunity,
    subdomain,
    tyron: null,
  })
}

export function removalCall({
  wallet,
  elsewhere,
  amount,
  minBase,
  minTokens,
  deadline,
}: Omit<RemoveLiquidityInput, 'page'>): ContractCall {
  const pool = elsewhere === null ? communityPool : { dApp: elsewhere.exchange, addrName: elsewhere.coin }
  return defiWallet(wallet).RemoveLiquidity({
    ...pool,
    amount,
    minZilAmount: minBase,
    minTokenAmount: minTokens,
    deadline,
    is_community: elsewhere === null,
    tyron: null,
  })
}
