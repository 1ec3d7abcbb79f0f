import type { ZilPayBuild } from '../base/requests'

/** The words with which each build refuses, to the letter ("User is't connections." included). */
export const texts = {
  classic: {
    favicon: 'app favicon is required',
    rejected: 'Rejected by user',
    locked: 'ZilPay is disabled.',
    notConnected: "User is't connections.",
    nodeError: (message: string) => message,
  },
  bearby: {
    favicon: 'website favicon is required',
    rejected: 'User rejected the request',
    locked: 'Error: Wallet is locked',
    notConnected: 'Error: Wallet not connected',
    nodeError: (message: string) => `RpcError: ${message}`,
  },
} as const satisfies Record<ZilPayBuild, object>

/** The error of both builds for a page that signs without being connected. */
export const signNotConnected = "User is't connections."

/** The error that the observables of the classic build throw. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError'
}
