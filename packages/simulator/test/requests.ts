import type { ContractCall, ContractDeploy, ScillaParam } from '@tyto/abi'
import type { TransactionRequest } from '@tyto/chain'
import { didWallet, type DidWalletDocument } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { documentMessage, domainId } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address } from '@tyto/primitives'
import type { TestNetwork } from './network'

const gasPriceLi = 2_000n

export function callOf(call: ContractCall, gasLimit = 20_000n): TransactionRequest {
  return {
    kind: 'call',
    call,
    gasLimit,
    gasPriceLi,
  }
}

/** A call of a contract that has no bindings. */
export function rawCall(
  to: Address,
  transition: string,
  params: readonly ScillaParam[] = [],
  gasLimit = 20_000n,
): TransactionRequest {
  return callOf({ to, transition, params, amount: 0n }, gasLimit)
}

export function payment(to: Address, amount: bigint): TransactionRequest {
  return {
    kind: 'payment',
    to,
    amount,
    gasLimit: 50n,
    gasPriceLi,
  }
}

export function deployOf(code: string, deploy?: ContractDeploy, gasLimit = 50_000n): TransactionRequest {
  return {
    kind: 'deploy',
    code,
    deploy: deploy ?? { init: [{ vname: '_scilla_version', type: 'Uint32', value: '0' }], amount: 0n },
    gasLimit,
    gasPriceLi,
  }
}

/** An update of a seeded document with the signature of its own update key. */
export async function signedUpdate(
  network: TestNetwork,
  domain: string,
  document: readonly DidWalletDocument[],
): Promise<TransactionRequest> {
  const wallet = network.addressOf(`${domain}.ssi`)
  const state = await network.ask<{ document_nonce: string }>(
    'GetSmartContractSubState',
    wallet.slice(2),
    'document_nonce',
    [],
  )
  const scope = { chainId: network.devnet.network.chainId, wallet, nonce: BigInt(state.document_nonce) }
  const message = documentMessage('DidUpdate', document, scope)
  const signature = bytesToHex(signSchnorr(message, testAccount(`${domain}.ssi / update`).privateKey))
  return callOf(didWallet(wallet).DidUpdate({ document, signature, tyron: null }))
}

/** The purchase of a name by a wallet, paid in ZIL. */
export function purchase(wallet: Address, domain: string): TransactionRequest {
  return callOf(
    didWallet(wallet).BuyNftUsername({ username: domainId(domain), addr: null, id: 'zil', tyron: null }),
  )
}
