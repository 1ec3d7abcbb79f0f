import { expect, it } from 'vitest'
import { account, friend } from '../action/testing/exampleOutcome'
import { highestNonce } from './highestNonce'

it('[BX-27] a nonce never falls, for each account by each client', () => {
  const client = { request: () => Promise.reject(new Error('not asked')) }
  const other = { request: () => Promise.reject(new Error('not asked')) }
  expect([5n, 7n, 6n, 7n, 8n, 0n].map((nonce) => highestNonce(client, account, nonce))).toEqual([
    5n,
    7n,
    7n,
    7n,
    8n,
    8n,
  ])
  expect(highestNonce(client, friend, 1n)).toBe(1n)
  expect(highestNonce(client, account, 2n)).toBe(8n)
  expect(highestNonce(other, account, 2n)).toBe(2n)
})
