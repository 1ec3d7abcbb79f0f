import { ssnListProxy, zilWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { SentenceCase, SentenceTools } from './sentenceTools'

type SwapAction =
  | 'collectOwnRewards'
  | 'requestDelegatorSwap'
  | 'confirmDelegatorSwap'
  | 'rejectDelegatorSwap'
  | 'revokeDelegatorSwap'

const qa = 10n ** 12n

/** The actions of stake that changes hands, for the test of all sentences. */
export function casesOfSwaps<Account extends { readonly address: Address }>(
  tools: SentenceTools<Account>,
): Readonly<Record<SwapAction, SentenceCase>> {
  const { person, call, deploy, know, told, init, service } = tools

  /** Somebody with a staking wallet of 25 ZIL at a node, ready to be handed over, and another such wallet without any. */
  async function two(domain: string) {
    const owner = await person(domain)
    const own = async (name: string) => {
      const values = { init_nft: domainId(domain), init: init(), init_community: init() }
      const contract = { deploy: zilWallet.deploy(values), contract: 'ZilWallet' as const }
      const wallet = await deploy(owner.account, contract)
      know(wallet, name)
      return wallet
    }
    const [from, to] = [await own(`zil@${domain}.ssi`), await own(`save@${domain}.ssi`)]
    const programme = ssnListProxy(await service('zilstaking'))
    const at = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', tyron: null }
    const { DelegateStake, WithdrawStakeRewards } = zilWallet(from)
    await call(owner.account, DelegateStake({ ...at, amount: 25n * qa }, { amount: 25n * qa }))
    for (const _ of [1, 2]) {
      await tools.mine(30)
      await call(owner.account, programme.AdvanceCycle({}))
    }
    await call(owner.account, WithdrawStakeRewards(at))
    const offer = { stakeID: 'zilstaking', newDelegAddr: to, tyron: null }
    return {
      owner,
      from: { wallet: from, domain },
      to: { wallet: to, domain },
      offer: () => call(owner.account, zilWallet(from).RequestDelegatorSwap(offer)),
    }
  }

  return {
    collectOwnRewards: async () => {
      const owner = await person('earners')
      const [proxy, node] = [await service('zilstaking'), await service('ssnzilpay')]
      await call(owner.account, ssnListProxy(proxy).DelegateStake({ ssnaddr: node }, { amount: 25n * qa }))
      for (const _ of [1, 2]) {
        await tools.mine(30)
        await call(owner.account, ssnListProxy(proxy).AdvanceCycle({}))
      }
      know(owner.account.address, 'earner')
      return {
        said: await told(owner, 'collectOwnRewards', { node }),
        like: /^earner gets [\d,.]+ ZIL of rewards\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    requestDelegatorSwap: async () => {
      const { owner, from, to } = await two('swapper')
      return {
        said: await told(owner, 'requestDelegatorSwap', { ...from, to: to.wallet }),
        like: /^All stake of zil@swapper\.ssi is offered to save@swapper\.ssi; nothing changes hands until save@swapper\.ssi confirms\. Once confirmed it belongs to save@swapper\.ssi, with all later rewards: zil@swapper\.ssi cannot take it back\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    confirmDelegatorSwap: async () => {
      const { owner, from, to, offer } = await two('taking')
      await offer()
      return {
        said: await told(owner, 'confirmDelegatorSwap', { ...to, requestor: from.wallet }),
        like: /^save@taking\.ssi takes over 25 ZIL of stake from zil@taking\.ssi\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    rejectDelegatorSwap: async () => {
      const { owner, from, to, offer } = await two('refusing')
      await offer()
      return {
        said: await told(owner, 'rejectDelegatorSwap', { ...to, requestor: from.wallet }),
        like: /^The stake of zil@refusing\.ssi stays where it is: it is no longer offered to save@refusing\.ssi\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    revokeDelegatorSwap: async () => {
      const { owner, from, offer } = await two('revoking')
      await offer()
      return {
        said: await told(owner, 'revokeDelegatorSwap', from),
        like: /^The stake of zil@revoking\.ssi stays where it is: it is no longer offered to save@revoking\.ssi\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
  }
}
