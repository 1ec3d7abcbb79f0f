import type { Err } from '@tyto/primitives'
import type { Refusal, TransactionInput } from '@tyto/execution'
import type { RequestCode } from './signedRequest'

/**
 * Why the ledger does not take a transaction, as plain data: a code, and the numbers that tell what would have been right.
 * Nothing in here knows how a node words it; `rpc/refusalFailure.ts` does.
 */
export type LedgerRefusal =
  | Err<
      | RequestCode
      | Exclude<Refusal, 'GasPriceTooLow' | 'GasLimitTooLow'>
      /** Signed for another chain. */
      | 'WrongChain'
      | 'InvalidSignature'
      /** More data than this network takes. */
      | 'DataTooLarge'
      /** Money for a contract has to come with a call. */
      | 'PaymentToContract'
      /** A call to an account, where no code stands. */
      | 'CallToAccount'
      /** A call to an address that nobody has used. */
      | 'CallToNobody'
      /** The very transaction waits already. */
      | 'AlreadyWaiting'
      /** Too many transactions wait, all together or of this sender. */
      | 'PoolFull'
    >
  | (Err<'NonceTooLow'> & { readonly nonce: bigint; readonly current: bigint })
  /** `NonceTaken`: another transaction with this nonce waits. */
  | (Err<'NonceTooHigh' | 'NonceTaken'> & { readonly nonce: bigint })
  /** In Qa. */
  | (Err<'GasPriceTooLow'> & { readonly gasPrice: bigint; readonly least: bigint })
  /** In gas units. */
  | (Err<'GasLimitTooLow'> & {
      readonly gasLimit: bigint
      readonly least: bigint
      readonly kind: TransactionInput['kind']
    })
  | (Err<'GasLimitTooHigh'> & { readonly gasLimit: bigint; readonly most: bigint })
