import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { contractAddress, type RpcTransaction } from '@tyto/primitives'
import { expect } from 'vitest'
import type { TestAccount } from '../genesis/testAccounts'
import { slowCode, slowDeploy, slowGas } from './slowContract'
import { callOf, deployOf, sign } from './startTestNetwork'

/** Starts the network in a process of its own and answers its URL. */
export async function startDevnetProcess(
  folder: string,
  blockTime: string,
  execution: 'here' | 'own' = 'here',
): Promise<{ readonly url: string; kill(): Promise<void> }> {
  const script = fileURLToPath(new URL('./devnetProcess.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, blockTime, execution], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The network did not start')))
  const [url] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [
    string,
  ]
  ended.catch(() => undefined)
  return {
    url,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Sends transactions in one batch and answers their ids. */
export async function send(url: string, transactions: readonly RpcTransaction[]): Promise<readonly string[]> {
  const body = transactions.map((params, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'CreateTransaction',
    params: [params],
  }))
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answers = (await response.json()) as { result: { TranID: string } }[]
  return answers.map(({ result }) => result.TranID)
}

/** The result of a method with one parameter. */
export async function ask(url: string, method: string, param: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [param] }),
  })
  return ((await response.json()) as { result: unknown }).result
}

/** Deploys the contract that loops, and signs a call of it. */
export async function prepareLoop(url: string, sender: TestAccount): Promise<RpcTransaction> {
  const [deploy] = await send(url, [sign(sender, { nonce: 1n, ...deployOf(slowCode, slowDeploy) })])
  await expect
    .poll(() => ask(url, 'GetPendingTxn', deploy), { interval: 20 })
    .toMatchObject({ confirmed: true })
  const slow = contractAddress(sender.address, 0n)
  const loop = callOf({ to: slow, transition: 'Loop', amount: 0n, params: [] })
  return sign(sender, { nonce: 2n, ...loop, gasLimit: slowGas })
}
