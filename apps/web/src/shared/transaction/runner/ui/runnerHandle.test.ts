import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { TransactionRunner } from '../transactionRunner'
import { readStored, useRunner } from './runnerHandle'

const runner = {} as TransactionRunner

// A toast tells that a part is missing.
beforeAll(() => i18next.init({ lng: 'en', resources: {} }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tries again until the runner is there, and stops when it is told to', async () => {
  let isThere = false
  let asked = 0
  const start = (): Promise<TransactionRunner> => {
    asked += 1
    return isThere ? Promise.resolve(runner) : Promise.reject(new Error('This part is missing.'))
  }
  useRunner.setState({ start })
  readStored()()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)

  readStored()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toBe(3)
  expect(useRunner.getState()).toMatchObject({ isReading: true, runner: null })
  isThere = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(useRunner.getState()).toMatchObject({ isReading: false, runner })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(4)
})
