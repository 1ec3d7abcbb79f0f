import { didWallet } from '@tyto/contracts'
import { makeKey } from '../../../shared/keys/makeKey'
import { adoptLogin } from '../../../shared/session/wallet/adoptLogin'
import { checkAddress } from '../../../shared/session/login/loginCheck'
import { usePurchase } from '../../../shared/session/fixes/purchase'
import { addressPath } from '../../../shared/routing/addressPath'
import { defineAction } from '../../../shared/transaction/action/action'
import { domainName } from '../../../shared/transaction/action/nameOf'
import type { WalletMadeMoment } from '../moments/WalletMade'
import { didWalletGasLimit } from '../../../shared/transaction/gas/usualGas'
import { codeOfNewWallet } from './codeOfNewWallet'

interface NewDidWallet {
  /** The domain, without suffix, that the person wants for it; undefined if they have not said. */
  readonly domain?: string
}

/**
 * Deploys a new DID wallet. With a storage wallet it gets an update key, whose private half only the storage wallet can
 * read. Without a storage wallet it gets no key.
 */
export const deployDidWallet = defineAction<NewDidWallet>({
  name: 'deployDidWallet',
  gas: { measured: [8_800n, 9_150n], stated: [500n, 500n], zilliqa2: { measured: [68_550n, 73_630n] } },
  gasLimit: didWalletGasLimit,
  request: async (_, { account, client, network, storage }) => {
    const code = await codeOfNewWallet('did', client, network)
    const key = storage && (await makeKey(storage))
    const deploy = didWallet.deploy({
      init_controller: account,
      init: network.init,
      did_methods: new Map(key ? [['update', key.publicKey]] : []),
      did_dkms: new Map(key ? [['update', key.encrypted]] : []),
    })
    return { kind: 'deploy', deploy, code }
  },
  tell: ({ sender, result }) =>
    result.createdContracts
      .filter(({ init }) => init.some(({ vname, value }) => vname === 'init_controller' && value === sender))
      .map(() => ({ text: 'walletMade', values: {} })),
  moment: ({ domain }): WalletMadeMoment => ({
    kind: 'walletMade',
    domain: domain === undefined ? null : (domainName(domain)?.domain ?? null),
  }),
  // A name comes next.
  leadsOn: () => true,
  onConfirmed: async (_, { account, contract, isHere, navigate, network }) => {
    if (contract === null) return
    const answer = await checkAddress(network.id, contract, account)
    if (answer.ok) await adoptLogin(answer.value, { isHere })
    // Who buys a name goes on with that, where it stands.
    if (isHere && usePurchase.getState().domain === null) navigate(addressPath('address', contract))
  },
})
