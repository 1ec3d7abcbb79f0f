/** Units of gas, from and to. */
type Gas = readonly [least: bigint, most: bigint]

interface UsualGas {
  /**
   * Of our contracts, as measured in the interpreter, from a small to a large input. A test of the contracts measures
   * it again.
   */
  readonly measured: Gas
  /** Of the protocol's contracts, where the specification states it, in ZIL at 2,000 Li. */
  readonly stated?: Gas
}

/** The gas limit for the deploy of a DID wallet: the chain holds so much until the wallet is made. */
export const didWalletGasLimit = 50_000n

/** The usual gas of every action by its name. */
export const usualGasTable = {
  acceptPendingController: { measured: [100n, 105n] },
  acceptPendingUsername: { measured: [110n, 125n] },
  acceptPendingDomain: { measured: [100n, 128n] },
  updateDomain: { measured: [112n, 148n], stated: [500n, 1_000n] },
  withdrawDomain: { measured: [105n, 135n] },
  keepFromName: { measured: [90n, 105n] },
  returnToName: { measured: [93n, 103n] },
  pause: { measured: [78n, 92n], stated: [500n, 1_000n] },
  unpause: { measured: [78n, 94n], stated: [500n, 1_000n] },
  addFunds: { measured: [90n, 100n], stated: [500n, 500n] },
  addFundsFrom: { measured: [255n, 280n], stated: [500n, 500n] },
  addGuardians: { measured: [150n, 320n], stated: [500n, 1_000n] },
  advanceCycle: { measured: [480n, 550n] },
  completeWithdrawal: { measured: [320n, 380n], stated: [500n, 1_000n] },
  delegateStake: { measured: [340n, 400n], stated: [500n, 1_000n] },
  redelegateStake: { measured: [470n, 550n], stated: [500n, 1_000n] },
  withdrawStakeAmt: { measured: [380n, 440n], stated: [500n, 1_000n] },
  withdrawStakeRewards: { measured: [395n, 3_560n], stated: [500n, 1_000n] },
  withdrawZil: { measured: [138n, 247n], stated: [1_500n, 1_500n] },
  batchTransfer: { measured: [245n, 3_720n] },
  claimHodler: { measured: [395n, 725n] },
  buyNftUsername: { measured: [530n, 560n] },
  configureSocialRecovery: { measured: [205n, 570n], stated: [500n, 1_000n] },
  decreaseAllowance: { measured: [105n, 280n] },
  deployDidWallet: { measured: [8_800n, 9_150n], stated: [500n, 500n] },
  deployXwallet: { measured: [2_600n, 6_200n] },
  burnNfts: { measured: [390n, 900n] },
  mintNft: { measured: [630n, 710n] },
  mintNfts: { measured: [660n, 3_900n] },
  mintTydra: { measured: [350n, 540n] },
  transferTydra: { measured: [330n, 550n] },
  setNftOperator: { measured: [340n, 370n] },
  setNftSpender: { measured: [390n, 410n] },
  transferNfts: { measured: [480n, 1_460n] },
  updateDomainAddress: { measured: [280n, 290n] },
  updateTokenUri: { measured: [260n, 340n] },
  didCreate: { measured: [1_300n, 2_800n], stated: [3_500n, 3_500n] },
  didDeactivate: { measured: [385n, 400n] },
  didSocialRecovery: { measured: [650n, 1_200n], stated: [750n, 750n] },
  didUpdate: { measured: [410n, 2_300n] },
  dns: { measured: [225n, 440n] },
  increaseAllowance: { measured: [100n, 275n] },
  ivms101: { measured: [500n, 680n], stated: [1_500n, 1_500n] },
  lock: { measured: [240n, 260n] },
  payFromWallet: { measured: [50n, 280n] },
  collectOwnRewards: { measured: [300n, 3_400n] },
  confirmDelegatorSwap: { measured: [200n, 365n] },
  rejectDelegatorSwap: { measured: [160n, 300n] },
  requestDelegatorSwap: { measured: [180n, 330n] },
  revokeDelegatorSwap: { measured: [120n, 240n] },
  raiseMotion: { measured: [190n, 2_750n] },
  backMotion: { measured: [195n, 215n] },
  removeGuardians: { measured: [140n, 205n], stated: [500n, 1_000n] },
  sendFunds: { measured: [145n, 300n] },
  transferNftUsername: { measured: [460n, 470n] },
  transferToken: { measured: [385n, 610n] },
  updateNftDns: { measured: [135n, 165n] },
  trade: { measured: [480n, 2_100n] },
  allowTrade: { measured: [100n, 110n] },
  addLiquidity: { measured: [1_250n, 1_950n] },
  removeLiquidity: { measured: [860n, 1_200n] },
  joinCommunity: { measured: [380n, 440n] },
  leaveCommunity: { measured: [315n, 355n] },
  verifiableCredential: { measured: [465n, 490n], stated: [500n, 500n] },
  zrc2BatchTransfer: { measured: [160n, 2_150n] },
  revokeAllowance: { measured: [105n, 280n] },
  updateController: { measured: [130n, 142n] },
  updateDeadline: { measured: [115n, 125n] },
  updatePublicEncryption: { measured: [345n, 355n], stated: [650n, 650n] },
  updateUsername: { measured: [135n, 160n] },
} as const satisfies Readonly<Record<string, UsualGas>>

/**
 * What the actions use that can be paid in ZIL or in a token, where it is a token: the wallet allows it, and it is taken. What
 * stands above is in ZIL, or for nothing.
 */
export const usualGasInToken = {
  buyNftUsername: { measured: [1_000n, 1_035n] },
  mintNft: { measured: [1_150n, 1_175n] },
  mintNfts: { measured: [1_120n, 4_400n] },
  mintTydra: { measured: [990n, 1_015n] },
  transferTydra: { measured: [1_000n, 1_025n] },
} as const satisfies { readonly [name in ActionName]?: UsualGas }

/** The name of an action of the app. */
export type ActionName = keyof typeof usualGasTable

/** Actions that call contracts of strangers: nobody can say before what they take. */
export type UnmeasuredAction = 'callContract'

/** The usual gas of an action, paid in ZIL or in a token; null if it has no place in the table, as an action of an earlier release. */
export function usualGas(
  action: string,
  { isInToken = false }: { readonly isInToken?: boolean } = {},
): UsualGas | null {
  if (isInToken && Object.hasOwn(usualGasInToken, action))
    return usualGasInToken[action as keyof typeof usualGasInToken]
  return Object.hasOwn(usualGasTable, action) ? usualGasTable[action as ActionName] : null
}
