import type { AnyAction } from '../shared/transaction/action'
import type { ActionName } from '../shared/transaction/usualGas'

/**
 * Every action by its name, loaded when it is needed. Stored transactions refer to these names, so names never change.
 */
export const actions: Readonly<Record<ActionName, () => Promise<AnyAction>>> = {
  addGuardians: () =>
    import('../features/recovery/actions/addGuardians').then((module) => module.addGuardians),
  addFunds: () => import('../features/wallet/actions/addFunds').then((module) => module.addFunds),
  buyNftUsername: () =>
    import('../features/wallet/actions/buyNftUsername').then((module) => module.buyNftUsername),
  deployDidWallet: () =>
    import('../features/wallet/actions/deployDidWallet').then((module) => module.deployDidWallet),
  deployXwallet: () =>
    import('../features/wallet/actions/deployXwallet').then((module) => module.deployXwallet),
  dns: () => import('../features/wallet/actions/dns').then((module) => module.dns),
  didDeactivate: () => import('../features/did/actions/didDeactivate').then((module) => module.didDeactivate),
  transferNftUsername: () =>
    import('../features/nft/actions/transferNftUsername').then((module) => module.transferNftUsername),
  updateNftDns: () => import('../features/nft/actions/updateNftDns').then((module) => module.updateNftDns),
  didCreate: () => import('../features/did/actions/didCreate').then((module) => module.didCreate),
  didUpdate: () => import('../features/did/actions/didUpdate').then((module) => module.didUpdate),
  configureSocialRecovery: () =>
    import('../features/recovery/actions/configureSocialRecovery').then(
      (module) => module.configureSocialRecovery,
    ),
  didSocialRecovery: () =>
    import('../features/recovery/actions/didSocialRecovery').then((module) => module.didSocialRecovery),
  lock: () => import('../features/recovery/actions/lock').then((module) => module.lock),
  removeGuardians: () =>
    import('../features/recovery/actions/removeGuardians').then((module) => module.removeGuardians),
}
