import type { TransactionRequest } from '@tyto/chain'
import type { TestAccount } from '@tyto/devnet'
import { expect } from 'vitest'
import type { Simulation } from '../src'
import type { TestNetwork } from './network'

/** Simulates, then sends the very same transaction: what the network did must be what was said. Answers what was said. */
export async function expectSame(
  network: TestNetwork,
  sender: TestAccount,
  request: TransactionRequest,
): Promise<Simulation> {
  const simulation = await network.simulate(sender, request)
  const receipt = await network.send(sender, request)
  const [step] = simulation.steps
  expect(step?.kind).toBe(receipt.success ? 'success' : 'exception')
  if (step?.kind === 'success') {
    expect(step.gasUsed.toString()).toBe(receipt.cumulative_gas)
    expect(step.events).toEqual(receipt.event_logs ?? [])
    expect(step.messages).toEqual(receipt.transitions ?? [])
  }
  if (step?.kind === 'exception') {
    expect(step.gasUsed.toString()).toBe(receipt.cumulative_gas)
    expect({ message: step.message, line: step.line }).toEqual(receipt.exceptions?.[0])
  }
  const { balances, fields } = await network.changes(receipt.id)
  expect(
    sorted(
      simulation.balances
        .filter(({ token }) => token.address === null)
        .map(({ address, before, after }) => `${address} ${before} ${after}`),
    ),
  ).toEqual(sorted(balances.map(({ address, before, after }) => `${address} ${before} ${after}`)))
  expect(
    sorted(
      simulation.changes.map(({ contract, field, keys, type, before, after }) =>
        JSON.stringify([contract, field, keys, type, jsonOf(before), jsonOf(after)]),
      ),
    ),
  ).toEqual(
    sorted(
      fields
        .filter(({ address }) => !simulation.createdContracts.some((made) => made.address === address))
        .map(({ address, field, keys, type, before, after }) =>
          JSON.stringify([address, field, keys, type, valueOf(before), valueOf(after)]),
        ),
    ),
  )
  return simulation
}

function sorted(lines: readonly string[]): readonly string[] {
  return lines.toSorted()
}

function jsonOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'json' in value ? value.json : value
}

function valueOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'value' in value ? value.value : value
}
