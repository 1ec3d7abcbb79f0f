import { didWallet } from '@tyto/contracts'
import { toBech32, type Address } from '@tyto/primitives'
import type { ActionName } from '../../../shared/transaction/gas/usualGasTable'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import type { SentenceCase, SentenceTools } from './sentenceTools'

type SettingsAction = Extract<
  ActionName,
  | 'acceptPendingController'
  | 'acceptPendingUsername'
  | 'updateController'
  | 'updateDeadline'
  | 'updateUsername'
>

/** The actions of the settings of a wallet, for the test of all sentences. */
export function casesOfSettings<Account extends { readonly address: Address }>({
  person,
  call,
  told,
}: SentenceTools<Account>): Readonly<Record<SettingsAction, SentenceCase>> {
  const short = ({ address }: Account): string => shortAddress(toBech32(address))
  return {
    updateController: async () => {
      const [giver, taker] = [await person('givers'), await person('takers')]
      const input = { wallet: giver.wallet, newController: taker.account.address }
      return {
        said: (await told(giver, 'updateController', input)).replaceAll(short(taker.account), 'the other'),
        like: /^the other is asked to take over givers\.ssi; nothing changes until it accepts\. Once it accepts, you lose givers\.ssi with its document, names and money, and every wallet of these names: only the new controller can give them back\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    acceptPendingController: async () => {
      const [giver, taker] = [await person('leaver'), await person('heiress')]
      const addr = taker.account.address
      await call(giver.account, didWallet(giver.wallet).UpdateController({ addr, tyron: null }))
      const input = { wallet: giver.wallet, newController: addr, name: null }
      return {
        said: (await told(taker, 'acceptPendingController', input)).replaceAll(short(giver.account), 'it'),
        like: /^leaver\.ssi is controlled by you from then on, no longer by it\. Its keys and guardians stay those of before\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    updateUsername: async () => {
      const asking = await person('asking')
      return {
        said: await told(asking, 'updateUsername', { wallet: asking.wallet, username: 'bruno' }),
        like: /^asking\.ssi asks to go by bruno\.ssi; nothing changes until the owner of bruno\.ssi confirms it\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    acceptPendingUsername: async () => {
      const [wallet, owner] = [await person('wallets'), await person('owners')]
      const { UpdateUsername } = didWallet(wallet.wallet)
      await call(wallet.account, UpdateUsername({ username: 'owners', tyron: null }))
      return {
        said: await told(owner, 'acceptPendingUsername', { wallet: wallet.wallet }),
        like: /^wallets\.ssi goes by owners\.ssi from then on: what it brings for the community counts for that name\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    updateDeadline: async () => {
      const slow = await person('slowly')
      return {
        said: await told(slow, 'updateDeadline', { wallet: slow.wallet, blocks: 1_200n }),
        like: /^The deadline of slowly\.ssi becomes 1,200 blocks\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
  }
}
