import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { defiWallet } from '../../src'
import { pools, units, type TradeWorld } from './tradeWorld'
import { zil } from '../world'

const later = { deadline: 10n, tyron: null } as const

/** Calls of a wallet that trades: they all succeed as they are, by the names of their transitions. */
export function tradeCalls(
  { defi }: Pick<TradeWorld, 'defi'>,
  wallet: Address,
): Readonly<Record<string, (change?: object) => ContractCall>> {
  // Both wallets have the same transitions here.
  const own = defiWallet(wallet)
  return {
    SwapExactZILForTokens: (change) =>
      own.SwapExactZILForTokens({
        ...later,
        dApp: 'zilswap',
        addrName: 'gzil',
        amount: 100n * zil,
        minTokenAmount: 1n,
        beneficiary: null,
        ...change,
      }),
    SwapExactTokensForZIL: (change) =>
      own.SwapExactTokensForZIL({
        ...later,
        dApp: 'zilswap',
        addrName: 'gzil',
        amount: units.gzil,
        minZilAmount: 1n,
        ...change,
      }),
    SwapExactTokensForTokens: (change) =>
      own.SwapExactTokensForTokens({
        ...later,
        dApp: 'tyron_s$i',
        addrName: 'tyron',
        toAddrName: 's$i',
        amount: 10n * units.tyron,
        minTokenAmount: 1n,
        beneficiary: null,
        ...change,
      }),
    SwapTydraDEX: (change) =>
      own.SwapTydraDEX({
        ...later,
        iDex: 'zilswap',
        addrName: '',
        iAddrName: 'xsgd',
        toAddrName: 'tyron',
        amount: 100n * zil,
        allowance: 0n,
        minTokenAmount: 1n,
        minIntAmount: 1n,
        beneficiary: null,
        ...change,
      }),
    MintAuth: (change) =>
      own.MintAuth({
        dApp: 'xsgd_vault',
        beneficiary: null,
        amount: 5n * units.xsgd,
        auth: false,
        subdomain: null,
        tyron: null,
        ...change,
      }),
    BurnAuth: (change) =>
      own.BurnAuth({
        dApp: 'xsgd_vault',
        amount: 5n * units.ssi,
        auth: false,
        subdomain: null,
        tyron: null,
        ...change,
      }),
    AddLiquidity: (change) =>
      own.AddLiquidity({
        ...later,
        dApp: 'tyron_s$i',
        isSSI: true,
        addrName: 'tyron',
        // The shares of the pool are as many as its S$I in the beginning.
        minContributionAmount: (pools.dex.ssi * 80n) / 80_000n,
        maxTokenAmount: 80n * units.tyron,
        double_allowance: true,
        is_community: false,
        subdomain: null,
        ...change,
      }),
    RemoveLiquidity: (change) =>
      own.RemoveLiquidity({
        ...later,
        dApp: 'tyron_s$i',
        addrName: 'tyron',
        amount: units.ssi,
        minZilAmount: 1n,
        minTokenAmount: 1n,
        is_community: true,
        ...change,
      }),
    JoinCommunity: (change) =>
      own.JoinCommunity({
        ...later,
        dApp: 'tyron_s$i',
        addrName: 'tyron',
        amount: 10n * units.ssi,
        subdomain: wallet === defi ? 'defi' : null,
        ...change,
      }),
    LeaveCommunity: (change) =>
      own.LeaveCommunity({ ...later, dApp: 'tyron_s$i', amount: units.ssi, ...change }),
  }
}

/** The names of those transitions. */
export const tradeNames = [
  'SwapExactZILForTokens',
  'SwapExactTokensForZIL',
  'SwapExactTokensForTokens',
  'SwapTydraDEX',
  'MintAuth',
  'BurnAuth',
  'AddLiquidity',
  'RemoveLiquidity',
  'JoinCommunity',
  'LeaveCommunity',
] as const
