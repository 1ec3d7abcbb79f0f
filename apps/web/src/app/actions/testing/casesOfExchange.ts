import { defiWallet, didWallet, zilAddress } from '@tyto/contracts'
import { ssiPerXsgd, type ExchangeId } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { ActionName } from '../../../shared/transaction/gas/usualGasTable'
import type { SentenceCase, SentenceTools } from './sentenceTools'

/** Coins by their ids, with their digits; `token` is found on the network. */
const decimals = { zil: 12, tyron: 12, s$i: 18, xsgd: 6, gzil: 15 } as const
type CoinId = keyof typeof decimals
const symbols = { zil: 'ZIL', tyron: 'TYRON', s$i: 'S$I', xsgd: 'XSGD', gzil: 'gZIL' } as const

const tyronUnit = 10n ** 12n
const zilUnit = 10n ** 12n
const ssiUnit = 10n ** 18n
const gas = String.raw`You pay about [\d.]+ ZIL gas\.`
const amount = String.raw`[\d.,]+`

type Names = 'trade' | 'allowTrade' | 'addLiquidity' | 'removeLiquidity' | 'joinCommunity' | 'leaveCommunity'

/** Trades and the community's pool, for the test of all sentences. All are made by alice, who has money of every kind. */
export function casesOfExchange<Account extends { readonly address: Address }>(
  tools: SentenceTools<Account>,
): Readonly<Record<Names, SentenceCase>> {
  const coin = async (id: CoinId) => ({
    id,
    symbol: symbols[id],
    decimals: decimals[id],
    token: id === 'zil' ? zilAddress : await tools.service(id),
  })
  const page = 'alice.ssi'
  const deadline = 10n
  const trade = async (
    exchange: ExchangeId,
    ids: readonly [CoinId, CoinId],
    amountOf: bigint,
    direct = false,
  ) => {
    const { account, wallet } = tools.alice()
    const [from, to] = [await coin(ids[0]), await coin(ids[1])]
    const pair = { exchange, from, to, amount: amountOf, minimum: 1n, deadline, had: null, page }
    return tools.told({ account, wallet }, 'trade', { ...pair, wallet: direct ? null : wallet })
  }
  const told = (name: ActionName, input: object) => {
    const { account, wallet } = tools.alice()
    return tools.told({ account, wallet }, name, { wallet, deadline, page, ...input })
  }
  /** A DID wallet joins for the name that it goes by. */
  let named: Promise<void> | undefined
  const goByName = (): Promise<void> => {
    const { account, wallet } = tools.alice()
    tools.knowDomain('alice')
    const { UpdateUsername, AcceptPendingUsername } = didWallet(wallet)
    return (named ??= tools
      .call(account, UpdateUsername({ username: 'alice', tyron: null }))
      .then(() => tools.call(account, AcceptPendingUsername({}))))
  }
  return {
    trade: async () => {
      const said = [
        await trade('zilswap', ['zil', 'gzil'], 100n * 10n ** 12n),
        await trade('zilswap', ['zil', 'gzil'], 100n * 10n ** 12n, true),
        await trade('zilswap', ['gzil', 'zil'], 10n ** 15n),
        await trade('tydradex', ['tyron', 's$i'], 10n * tyronUnit),
        await trade('tydradex', ['s$i', 'xsgd'], ssiPerXsgd * 10n ** 6n),
        await trade('tydradex', ['zil', 'tyron'], 100n * 10n ** 12n),
      ].join('\n')
      const like = [
        `You give 100 ZIL and get 0.3\\d+ gZIL\\. ${gas}`,
        `You give 100 ZIL and get 0.3\\d+ gZIL\\. ${gas}`,
        `You give 1 gZIL and get 2\\d\\d\\.\\d+ ZIL\\. ${gas}`,
        `You give 10 TYRON and get 3\\d\\.\\d+ S\\$I\\. ${gas}`,
        `You give 1 S\\$I and get 1 XSGD\\. ${gas}`,
        `You give 100 ZIL and get 0.8\\d+ TYRON\\. ${gas}`,
      ].join('\n')
      return { said, like: new RegExp(`^${like}$`) }
    },
    allowTrade: async () => {
      const { account, wallet } = tools.alice()
      const from = await coin('gzil')
      const spender = await tools.service('zilswap')
      const to = await coin('zil')
      tools.know(spender, 'ZilSwap')
      const input = { exchange: 'zilswap', from, to, amount: 10n ** 15n, spender, page }
      return {
        said: await tools.told({ account, wallet }, 'allowTrade', input),
        like: new RegExp(
          `^ZilSwap may take up to 1 gZIL from your account: exactly what this trade gives\\. ${gas}$`,
        ),
      }
    },
    addLiquidity: async () => {
      await goByName()
      // The pool of the seeded world: as many shares as S$I.
      const order = { tyron: (8n * tyronUnit) / 10n, ssi: 0n, subdomain: null }
      const minimum = (25n * ssiUnit * 99n) / 1_000n
      const said = [
        await told('addLiquidity', { ...order, withSsi: true, minimum, isCommunity: false }),
        await told('addLiquidity', {
          ...order,
          withSsi: false,
          minimum: (1_228n * ssiUnit) / 1_000n,
          isCommunity: false,
        }),
        // For the domain of the wallet, which has to know its name.
        await told('addLiquidity', { ...order, withSsi: true, minimum, isCommunity: true }),
      ].join('\n')
      const like = [
        `0\\.8 TYRON and 2\\.5 S\\$I go into the pool, and your wallet gets 2\\.5 TYRONS\\$I for it\\. ${gas}`,
        `${amount} TYRON go into the pool, and your wallet gets ${amount} TYRONS\\$I( and ${amount} S\\$I)? for it\\. ${gas}`,
        `0\\.8 TYRON and 2\\.5 S\\$I go into the pool, and the share of alice\\.ssi in the community grows\\. ${gas}`,
      ].join('\n')
      return { said, like: new RegExp(`^${like}$`) }
    },
    removeLiquidity: async () => {
      const { account, wallet } = tools.alice()
      const pool = { dApp: 'zilswap', addrName: 'gzil', subdomain: null, deadline, tyron: null }
      const most = { minContributionAmount: 1n, maxTokenAmount: 10n ** 15n }
      const alone = { isSSI: false, double_allowance: false, is_community: false }
      const bring = defiWallet(wallet).AddLiquidity({ ...pool, ...most, ...alone }, { amount: 20n * zilUnit })
      await tools.call(account, bring)
      const elsewhere = { exchange: 'zilswap', coin: 'gzil' }
      const least = { minBase: 3n, minTokens: 11n }
      const said = [
        await told('removeLiquidity', { elsewhere: null, amount: 10n * ssiUnit, ...least }),
        await told('removeLiquidity', { elsewhere, amount: 10n * zilUnit, ...least }),
      ].join('\n')
      const like = [
        `You give 10 TYRONS\\$I and get 3\\.2 TYRON and 10 S\\$I\\. ${gas}`,
        `${amount} ZIL and ${amount} gZIL come out of the pool into your wallet\\. ${gas}`,
      ].join('\n')
      return { said, like: new RegExp(`^${like}$`) }
    },
    joinCommunity: async () => {
      await goByName()
      return {
        said: await told('joinCommunity', { amount: 10n * ssiUnit, subdomain: null }),
        like: new RegExp(`^10 TYRONS\\$I become a share of alice\\.ssi in the community\\. ${gas}$`),
      }
    },
    leaveCommunity: async () => {
      const { account, wallet } = tools.alice()
      await goByName()
      const order = { dApp: 'tyron_s$i', addrName: 'tyron', amount: 10n * ssiUnit, subdomain: null }
      await tools.call(account, defiWallet(wallet).JoinCommunity({ ...order, deadline, tyron: null }))
      return {
        said: await told('leaveCommunity', { amount: 10n * ssiUnit }),
        like: new RegExp(
          `^The share of alice\\.ssi in the community falls, and your wallet gets 10 TYRONS\\$I\\. ${gas}$`,
        ),
      }
    },
  }
}
