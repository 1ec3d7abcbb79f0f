import { ssnListProxy, zilWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { ActionName } from '../../../shared/transaction/gas/usualGasTable'
import type { SentenceCase, SentenceTools } from './sentenceTools'

type StakingAction = Extract<
  ActionName,
  | 'advanceCycle'
  | 'completeWithdrawal'
  | 'delegateStake'
  | 'redelegateStake'
  | 'withdrawStakeAmt'
  | 'withdrawStakeRewards'
  | 'withdrawZil'
>

const qa = 10n ** 12n
const at = { ssnID: 'ssnzilpay' } as const
const order = { stakeID: 'zilstaking', ...at, tyron: null } as const

/** The actions of a staking wallet, for the test of all sentences. */
export function casesOfStaking<Account>(
  tools: SentenceTools<Account>,
): Readonly<Record<StakingAction, SentenceCase>> {
  const { person, call, deploy, know, told, init, addressOf, mine } = tools
  const programme = async () => ssnListProxy(await tools.service('zilstaking'))

  /** Somebody with a staking wallet of 100 ZIL. */
  async function staker(domain: string) {
    const owner = await person(domain)
    const values = { init_nft: domainId(domain), init: init(), init_community: init() }
    const wallet = await deploy(owner.account, { deploy: zilWallet.deploy(values), contract: 'ZilWallet' })
    know(wallet, `zil@${domain}.ssi`)
    const calls = zilWallet(wallet)
    await call(owner.account, calls.AddFunds({}, { amount: 100n * qa }))
    const input = { wallet, username: domain }
    return { owner, calls, input }
  }

  async function endCycle<Owner extends { readonly account: Account }>({ account }: Owner): Promise<void> {
    await mine(30)
    await call(account, (await programme()).AdvanceCycle({}))
  }

  /** The same with a settled stake of 50 ZIL. */
  async function settled(domain: string) {
    const who = await staker(domain)
    await call(who.owner.account, who.calls.DelegateStake({ ...order, amount: 50n * qa }))
    await endCycle(who.owner)
    await call(who.owner.account, who.calls.WithdrawStakeRewards(order))
    return who
  }

  return {
    delegateStake: async () => {
      const { owner, input } = await staker('stina')
      const amount = 110n * qa
      return {
        said: await told(owner, 'delegateStake', { ...input, ...at, amount, extra: 20n * qa }),
        like: /^110 ZIL of zil@stina\.ssi are staked\. They are buffered: they earn nothing before the reward cycle ends, and then only while the node is active\. You pay 20 ZIL and about [\d.]+ ZIL gas\.$/,
      }
    },
    redelegateStake: async () => {
      const { owner, input } = await settled('stella')
      const move = { ...input, ...at, tossnID: 'ssnzillet', amount: 20n * qa }
      return {
        said: await told(owner, 'redelegateStake', move),
        like: /^20 ZIL of the stake of zil@stella\.ssi move to another node, where they are buffered again\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    withdrawStakeAmt: async () => {
      const { owner, input } = await settled('sten')
      return {
        said: await told(owner, 'withdrawStakeAmt', { ...input, ...at, amount: 50n * qa }),
        like: /^50 ZIL of the stake of zil@sten\.ssi stop earning at once\. They can be taken home after the waiting time\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    withdrawStakeRewards: async () => {
      const { owner, input } = await settled('stig')
      for (let cycle = 0; cycle < 2; cycle++) await endCycle(owner)
      return {
        said: await told(owner, 'withdrawStakeRewards', { ...input, ...at }),
        like: /^zil@stig\.ssi gets 0\.[\d,]+ ZIL of rewards\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    completeWithdrawal: async () => {
      const { owner, calls, input } = await settled('stuart')
      await call(owner.account, calls.WithdrawStakeAmt({ ...order, amount: 30n * qa }))
      await mine(60)
      return {
        said: await told(owner, 'completeWithdrawal', input),
        like: /^30 ZIL arrive at zil@stuart\.ssi\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    withdrawZil: async () => {
      const { owner, input } = await staker('stilla')
      const coin = { id: 'zil', symbol: 'ZIL', decimals: 12 }
      const payment = { to: addressOf('bruno.ssi'), name: 'bruno.ssi', coin, amount: 25n * 10n ** 11n }
      return {
        said: await told(owner, 'withdrawZil', { ...input, payment }),
        like: /^2\.5 ZIL go to bruno\.ssi\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    advanceCycle: async () => {
      const owner = await person('stefan')
      await mine(30)
      return {
        said: await told(owner, 'advanceCycle', { proxy: (await programme()).AdvanceCycle({}).to }),
        like: /^Reward cycle \d+ ends: its rewards can be collected from then on\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
  }
}
