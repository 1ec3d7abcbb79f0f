import { defiWallet, olderDefiWallet, sbtWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { SentenceCase, SentenceTools } from './sentenceTools'

type OwnershipAction =
  | 'acceptPendingDomain'
  | 'keepFromName'
  | 'pause'
  | 'returnToName'
  | 'unpause'
  | 'updateDomain'
  | 'withdrawDomain'

/** The actions that pause wallets and hand them over, for the test of all sentences. */
export function casesOfOwnership<Account extends { readonly address: Address }>(
  tools: SentenceTools<Account>,
): Readonly<Record<OwnershipAction, SentenceCase>> {
  const { person, call, deploy, know, told, init } = tools

  /** Somebody with a DeFi wallet, known by its name. */
  const withDefi = async (domain: string) => {
    const owner = await person(domain)
    const values = { init_nft: domainId(domain), init: init(), init_community: init() }
    const wallet = await deploy(owner.account, { deploy: defiWallet.deploy(values), contract: 'DefiWallet' })
    know(wallet, `defi@${domain}.ssi`)
    return { owner, wallet, at: defiWallet(wallet) }
  }
  const offered = async (domain: string, to: string) => {
    const { owner, wallet, at } = await withDefi(domain)
    await call(owner.account, at.UpdateDomain({ domain: domainId(to), tyron: null }))
    return { owner, wallet }
  }

  return {
    pause: async () => {
      const { owner, wallet } = await withDefi('pausing')
      return {
        said: await told(owner, 'pause', { wallet, username: 'pausing' }),
        like: /^defi@pausing\.ssi is paused: it does nothing but take money until you unpause it\. What was promised before still holds\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    keepFromName: async () => {
      const { owner, wallet } = await withDefi('binding')
      return {
        said: await told(owner, 'keepFromName', { wallet }),
        like: /^defi@binding\.ssi stays with the DID wallet that its name leads to now, and does not go along when the name is handed over\. A recovery of that wallet reaches it\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    returnToName: async () => {
      const { owner, wallet, at } = await withDefi('freeing')
      await call(owner.account, at.KeepFromName({ tyron: null }))
      return {
        said: await told(owner, 'returnToName', { wallet }),
        like: /^defi@freeing\.ssi goes along with its name again\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    unpause: async () => {
      const { owner, wallet, at } = await withDefi('goingon')
      await call(owner.account, at.Pause({ tyron: null }))
      return {
        said: await told(owner, 'unpause', { wallet, username: 'goingon' }),
        like: /^defi@goingon\.ssi works again as before\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    updateDomain: async () => {
      const { owner, wallet } = await withDefi('offering')
      return {
        said: await told(owner, 'updateDomain', { wallet, domain: 'bruno' }),
        like: /^defi@offering\.ssi is offered to bruno\.ssi; nothing changes until its controller accepts\. Once accepted, defi@offering\.ssi with all that it holds and stakes belongs to bruno\.ssi: only bruno\.ssi can give it back\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    withdrawDomain: async () => {
      const { owner, wallet } = await offered('keeping', 'bruno')
      return {
        said: await told(owner, 'withdrawDomain', { wallet }),
        like: /^defi@keeping\.ssi stays with its present owner: the offer is gone\. You pay about 0\.\d+ ZIL gas\.$/,
      }
    },
    acceptPendingDomain: async () => {
      const heir = await person('hildas')
      const { wallet } = await offered('hilda', 'hildas')
      const input = { name: null, domain: 'hildas' }
      // The same of a soulbound wallet, which keeps the name itself, and of one with a controller of its own.
      const giver = await person('sonja')
      const values = { init_username: 'sonja', domain: 'sbt', init: init() }
      const contract = { deploy: sbtWallet.deploy(values), contract: 'SbtWallet' as const }
      const sbt = await deploy(giver.account, contract)
      know(sbt, 'sbt@sonja.ssi')
      await call(giver.account, sbtWallet(sbt).UpdateUsername({ username: 'hildas', tyron: null }))
      const older = await deploy(giver.account, {
        deploy: olderDefiWallet.deploy({
          init_version: 'DEFIxWALLET_1.1.1',
          init_controller: giver.account.address,
        }),
        contract: 'OlderDefiWallet',
      })
      know(older, 'defi@sonja.ssi')
      const addr = heir.account.address
      await call(giver.account, olderDefiWallet(older).UpdateController({ addr, tyron: null }))
      const all = [wallet, sbt, older].map((each) =>
        told(heir, 'acceptPendingDomain', { wallet: each, ...input }),
      )
      return {
        said: (await Promise.all(all)).join(' '),
        like: /^defi@hilda\.ssi belongs to hildas\.ssi from then on\. You pay about [\d.]+ ZIL gas\. sbt@sonja\.ssi belongs to hildas\.ssi from then on\. You pay about [\d.]+ ZIL gas\. defi@sonja\.ssi is controlled by you from then on, no longer by [^ ]+\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
  }
}
