import { isHex, type Hex } from '@tyto/primitives'
import { mostImpersonated, mostMinedAtOnce } from '../bounds/bounds'
import { defineAdminMethod, type RpcMethod } from './defineMethod'
import { addressParam, countParam, optionalParam, textParam, type Params } from './params'
import { RpcFailure } from './RpcFailure'

/** The chain keeps amounts in so many bits. */
const amountBits = 128n
/** Times of blocks are exact numbers of microseconds until then, in ms since 1970. */
const lastTime = Math.floor(Number.MAX_SAFE_INTEGER / 1000)
const publicKeyWidth = 33
/** More copies than a disk has room for. */
const mostCopies = 1_000

/**
 * Methods for whoever runs the network alone, for tests and for trying things out: no public network has them. The doors say who that
 * is (`mayRule` in `doors/door.ts`).
 */
export const devnetMethods: readonly RpcMethod[] = [
  /* (count = 1): makes so many blocks now, empty or not; the number of the latest one. */
  defineAdminMethod('devnet_mine', [blockCountParam], async ({ ledger, produce }, count) => {
    ledger.sequencer.requireAlone()
    for (let i = 0; i < count; i++) await produce()
    return String(ledger.height)
  }),
  /* Remembers everything as it is, until the process ends; what to call `devnet_revert` with. */
  defineAdminMethod('devnet_snapshot', [], async ({ ledger }) => String(await ledger.byHand.snapshot())),
  /* (snapshot): makes everything what it was then, and uses up that snapshot and all later ones; the number of the latest block. */
  defineAdminMethod('devnet_revert', [snapshotParam], async ({ ledger, reverted }, place) => {
    if (!(await ledger.byHand.revert(place))) throw new RpcFailure('invalidParameter', 'No such snapshot')
    reverted()
    return String(ledger.height)
  }),
  /* Copies chain and permanent storage while the network runs; the data folder that was made. Of all copies so many stay, the newest. */
  defineAdminMethod('devnet_backup', [optionalParam(countParam(mostCopies))], ({ backUp }, keep) => {
    if (!backUp) throw new RpcFailure('misc', 'This network is kept in memory')
    return backUp(keep).catch((error: unknown) => {
      // Nothing is left of the copy, so the network itself goes on.
      throw lacksRoom(error) ? new RpcFailure('misc', 'The disk has no room for a copy') : error
    })
  }),
  /* (address, Qa as text): of an account or a contract. */
  defineAdminMethod('devnet_setBalance', [addressParam, amountParam], async ({ ledger }, address, amount) => {
    await ledger.byHand.setBalance(address, amount)
    return true
  }),
  /* (ms since 1970): the clock of the network goes on from there; later than the latest block. */
  defineAdminMethod('devnet_setTime', [timeParam], async ({ ledger }, time) => {
    if (!(await ledger.byHand.setTime(time)))
      throw new RpcFailure('invalidParameter', 'The latest block was made at that time or later')
    return true
  }),
  /* (address, public key): what this key signs is sent by that address from now on, with the nonces of the address. */
  defineAdminMethod(
    'devnet_impersonate',
    [addressParam, publicKeyParam],
    async ({ ledger }, address, publicKey) => {
      if (!(await ledger.byHand.impersonate(publicKey, address)))
        throw new RpcFailure('misc', `More than ${mostImpersonated} keys would act for other addresses`)
      return true
    },
  ),
  /* (public key): it acts for its own address again. */
  defineAdminMethod('devnet_stopImpersonating', [publicKeyParam], ({ ledger }, publicKey) =>
    ledger.byHand.impersonate(publicKey, undefined),
  ),
]

function blockCountParam(params: Params, index: number): number {
  return params[index] === undefined ? 1 : countParam(mostMinedAtOnce)(params, index)
}

function snapshotParam(params: Params, index: number): number {
  const text = textParam(params, index)
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

function amountParam(params: Params, index: number): bigint {
  const text = textParam(params, index)
  const amount = /^\d{1,39}$/.test(text) ? BigInt(text) : -1n
  if (amount < 0n || amount >= 1n << amountBits)
    throw new RpcFailure('invalidParameter', 'Expected Qa as a whole number of 128 bits')
  return amount
}

function timeParam(params: Params, index: number): number {
  return countParam(lastTime)(params, index)
}

function publicKeyParam(params: Params, index: number): Hex {
  const key = `0x${textParam(params, index).replace(/^0x/i, '').toLowerCase()}`
  if (!isHex(key, publicKeyWidth))
    throw new RpcFailure('invalidParameter', 'Expected a public key of 33 bytes')
  return key
}

/** Was there no room for records, or for files? */
function lacksRoom(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['DiskFull', 'ENOSPC'].some((code) => code === error.code)
  )
}
