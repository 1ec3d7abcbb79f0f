/** The pages that another wallet of the same name may have, and this one has not. */
export const walletDoors = ['swap', 'pool', 'stakingWallet'] as const
export type WalletDoor = (typeof walletDoors)[number]
