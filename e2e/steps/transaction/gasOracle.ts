/**
 * The cost of a signature by the rules of Zilliqa 2, reckoned from what stands in the block: the words of the page are
 * compared with it.
 */
import { expect, type Page } from '@playwright/test'
import { askNode } from '../network/rawChain'
import type { TestSite } from '../network/testSite'
import { fact } from '../page/pageParts'
import { amounts, review } from './transactionSteps'

/** As the source of its nodes has them: units of gas, and Qa for one of them. */
const gasOf = { call: 300n, deploy: 400n, message: 50n } as const
const gasOfBlock = 200_000n
const leastPrice = 2_000_000_016n

/** The figures of one signature as a person read them, in Qa. */
export interface SaidGas {
  /** In the review, before the wallet was asked. */
  readonly most: bigint
  /** Once it was confirmed; null where no dialog says it. */
  readonly paid: bigint | null
}

interface Sent {
  readonly amount: string
  readonly gasLimit: string
  readonly gasPrice: string
  readonly code: string | null
  readonly data: string | null
  readonly receipt: {
    readonly success: boolean
    readonly cumulative_gas: string
    readonly transitions?: readonly { readonly msg: { readonly _recipient: string } }[]
  }
}

/** The most that the open review says; nothing is unfolded for that. */
export async function gasAtMost(page: Page): Promise<bigint> {
  const said = fact(review(page), 'Gas, at most')
  await expect(said).toHaveText(/\d ZIL$/)
  return onlyAmount((await said.textContent()) ?? '')
}

/** The figure of a text, in Qa. */
export function onlyAmount(text: string): bigint {
  const [amount, ...more] = amounts(text)
  if (amount === undefined || more.length > 0) throw new Error(`Not one amount: ${text}`)
  return amount
}

/** Keeps the ids of what is sent through the node of a site from now on, in their order. */
export function watchSends({ node }: TestSite): readonly string[] {
  const ids: string[] = []
  node.behave(async (body, ask) => {
    const answer = await ask(body)
    for (const { result } of [answer].flat() as readonly { readonly result?: unknown }[]) {
      const { TranID: id } = (result ?? {}) as { readonly TranID?: string }
      if (id !== undefined) ids.push(id)
    }
    return answer
  })
  return ids
}

/** Holds what was said of a transaction to the rules and to its receipt; answers what it took from its sender, in Qa. */
export async function holdToRules(site: TestSite, id: string, { most, paid }: SaidGas): Promise<bigint> {
  const sent = (await askNode(site.devnet, 'GetTransaction', id)) as Sent
  const [limit, price] = [BigInt(sent.gasLimit), BigInt(sent.gasPrice)]
  const used = BigInt(sent.receipt.cumulative_gas)
  const bytes = BigInt(Buffer.byteLength(`${sent.code ?? ''}${sent.data ?? ''}`))
  const units = (sent.code ?? '') === '' ? gasOf.call : gasOf.deploy
  const messages = await Promise.all(
    (sent.receipt.transitions ?? []).map(async ({ msg }) => {
      const isContract = await askNode(site.devnet, 'GetSmartContractInit', msg._recipient.slice(2))
      return isContract === null ? gasOf.message : gasOf.call
    }),
  )
  const flat = messages.reduce<bigint>((sum, each) => sum + each, units)
  expect(sent.receipt.success).toBe(true)
  expect(price).toBeGreaterThanOrEqual(leastPrice)
  expect(limit).toBeLessThanOrEqual(gasOfBlock)
  expect(limit).toBeGreaterThanOrEqual(bytes)
  expect(used).toBeGreaterThanOrEqual(bytes > flat ? bytes : flat)
  expect(most, 'the most that the review says').toBe(limit * price)
  expect(most).toBeGreaterThanOrEqual(used * price)
  if (paid !== null) expect(paid, 'what the confirmation says').toBe(used * price)
  return used * price + BigInt(sent.amount)
}
