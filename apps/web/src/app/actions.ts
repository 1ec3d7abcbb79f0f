import type { AnyAction } from '../shared/transaction/action'
import type { ActionName, UnmeasuredAction } from '../shared/transaction/usualGas'

/**
 * Every action by its name, loaded when it is needed. Stored transactions refer to these names, so names never change.
 */
export const actions: Readonly<Record<ActionName | UnmeasuredAction, () => Promise<AnyAction>>> = {
  callContract: () =>
    import('../features/explorer/actions/callContract').then((module) => module.callContract),
  acceptPendingController: () =>
    import('../features/settings/actions/acceptPendingController').then(
      (module) => module.acceptPendingController,
    ),
  acceptPendingUsername: () =>
    import('../features/settings/actions/acceptPendingUsername').then(
      (module) => module.acceptPendingUsername,
    ),
  updateController: () =>
    import('../features/settings/actions/updateController').then((module) => module.updateController),
  updateDeadline: () =>
    import('../features/settings/actions/updateDeadline').then((module) => module.updateDeadline),
  updateUsername: () =>
    import('../features/settings/actions/updateUsername').then((module) => module.updateUsername),
  advanceCycle: () =>
    import('../features/staking/actions/advanceCycle').then((module) => module.advanceCycle),
  completeWithdrawal: () =>
    import('../features/staking/actions/completeWithdrawal').then((module) => module.completeWithdrawal),
  delegateStake: () =>
    import('../features/staking/actions/delegateStake').then((module) => module.delegateStake),
  redelegateStake: () =>
    import('../features/staking/actions/redelegateStake').then((module) => module.redelegateStake),
  withdrawStakeAmt: () =>
    import('../features/staking/actions/withdrawStakeAmt').then((module) => module.withdrawStakeAmt),
  withdrawStakeRewards: () =>
    import('../features/staking/actions/withdrawStakeRewards').then((module) => module.withdrawStakeRewards),
  withdrawZil: () => import('../features/staking/actions/withdrawZil').then((module) => module.withdrawZil),
  addGuardians: () =>
    import('../features/recovery/actions/addGuardians').then((module) => module.addGuardians),
  addFunds: () => import('../features/wallet/actions/addFunds').then((module) => module.addFunds),
  acceptPendingDomain: () =>
    import('../features/ownership/actions/acceptPendingDomain').then((module) => module.acceptPendingDomain),
  updateDomain: () =>
    import('../features/ownership/actions/updateDomain').then((module) => module.updateDomain),
  withdrawDomain: () =>
    import('../features/ownership/actions/withdrawDomain').then((module) => module.withdrawDomain),
  keepFromName: () =>
    import('../features/ownership/actions/keepFromName').then((module) => module.keepFromName),
  returnToName: () =>
    import('../features/ownership/actions/returnToName').then((module) => module.returnToName),
  pause: () => import('../features/ownership/actions/pause').then((module) => module.pause),
  unpause: () => import('../features/ownership/actions/unpause').then((module) => module.unpause),
  addFundsFrom: () => import('../features/wallet/actions/addFundsFrom').then((module) => module.addFundsFrom),
  ivms101: () => import('../features/soulbound/actions/ivms101').then((module) => module.ivms101),
  verifiableCredential: () =>
    import('../features/soulbound/actions/verifiableCredential').then(
      (module) => module.verifiableCredential,
    ),
  updatePublicEncryption: () =>
    import('../features/soulbound/actions/updatePublicEncryption').then(
      (module) => module.updatePublicEncryption,
    ),
  increaseAllowance: () =>
    import('../features/allowances/actions/increaseAllowance').then((module) => module.increaseAllowance),
  decreaseAllowance: () =>
    import('../features/allowances/actions/decreaseAllowance').then((module) => module.decreaseAllowance),
  revokeAllowance: () =>
    import('../features/allowances/actions/revokeAllowance').then((module) => module.revokeAllowance),
  trade: () => import('../features/exchange/actions/trade').then((module) => module.trade),
  allowTrade: () => import('../features/exchange/actions/allowTrade').then((module) => module.allowTrade),
  addLiquidity: () =>
    import('../features/exchange/actions/addLiquidity').then((module) => module.addLiquidity),
  removeLiquidity: () =>
    import('../features/exchange/actions/removeLiquidity').then((module) => module.removeLiquidity),
  joinCommunity: () =>
    import('../features/exchange/actions/joinCommunity').then((module) => module.joinCommunity),
  leaveCommunity: () =>
    import('../features/exchange/actions/leaveCommunity').then((module) => module.leaveCommunity),
  claimHodler: () => import('../features/wallet/actions/claimHodler').then((module) => module.claimHodler),
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
  burnNfts: () => import('../features/nft/actions/burnNfts').then((module) => module.burnNfts),
  mintTydra: () => import('../features/tydras/actions/mintTydra').then((module) => module.mintTydra),
  transferTydra: () =>
    import('../features/tydras/actions/transferTydra').then((module) => module.transferTydra),
  mintNft: () => import('../features/nft/actions/mintNft').then((module) => module.mintNft),
  mintNfts: () => import('../features/nft/actions/mintNfts').then((module) => module.mintNfts),
  setNftOperator: () =>
    import('../features/nft/actions/setNftOperator').then((module) => module.setNftOperator),
  setNftSpender: () => import('../features/nft/actions/setNftSpender').then((module) => module.setNftSpender),
  transferNfts: () => import('../features/nft/actions/transferNfts').then((module) => module.transferNfts),
  updateDomainAddress: () =>
    import('../features/nft/actions/updateDomainAddress').then((module) => module.updateDomainAddress),
  updateTokenUri: () =>
    import('../features/nft/actions/updateTokenUri').then((module) => module.updateTokenUri),
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
  raiseMotion: () => import('../features/motions/actions/raiseMotion').then((module) => module.raiseMotion),
  backMotion: () => import('../features/motions/actions/backMotion').then((module) => module.backMotion),
  sendFunds: () => import('../features/payments/actions/sendFunds').then((module) => module.sendFunds),
  transferToken: () =>
    import('../features/payments/actions/transferToken').then((module) => module.transferToken),
  zrc2BatchTransfer: () =>
    import('../features/payments/actions/zrc2BatchTransfer').then((module) => module.zrc2BatchTransfer),
  batchTransfer: () =>
    import('../features/payments/actions/batchTransfer').then((module) => module.batchTransfer),
  payFromWallet: () =>
    import('../features/payments/actions/payFromWallet').then((module) => module.payFromWallet),
  collectOwnRewards: () =>
    import('../features/staking/swap/actions/collectOwnRewards').then((module) => module.collectOwnRewards),
  requestDelegatorSwap: () =>
    import('../features/staking/swap/actions/requestDelegatorSwap').then(
      (module) => module.requestDelegatorSwap,
    ),
  confirmDelegatorSwap: () =>
    import('../features/staking/swap/actions/confirmDelegatorSwap').then(
      (module) => module.confirmDelegatorSwap,
    ),
  rejectDelegatorSwap: () =>
    import('../features/staking/swap/actions/rejectDelegatorSwap').then(
      (module) => module.rejectDelegatorSwap,
    ),
  revokeDelegatorSwap: () =>
    import('../features/staking/swap/actions/revokeDelegatorSwap').then(
      (module) => module.revokeDelegatorSwap,
    ),
}
