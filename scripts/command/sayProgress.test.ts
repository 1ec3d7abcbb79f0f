import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sayProgress } from './sayProgress'

describe('sayProgress', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }),
  )
  afterEach(() => void vi.useRealTimers())

  async function written(isTTY: boolean, work: () => Promise<unknown>): Promise<readonly string[]> {
    const texts: string[] = []
    const done = sayProgress('Packing', work, { isTTY, write: (text) => texts.push(text) }).catch(
      () => undefined,
    )
    await vi.advanceTimersByTimeAsync(5_000)
    await done
    return texts
  }
  const wait = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms))

  it('counts the seconds where somebody looks on', async () => {
    expect(await written(true, wait(2_300))).toEqual([
      '\rPacking: 0.0 s',
      '\rPacking: 1.0 s',
      '\rPacking: 2.0 s',
      '\rPacking: 2.3 s\n',
    ])
  })

  it('writes one line into a log', async () => {
    expect(await written(false, wait(2_300))).toEqual(['Packing: 2.3 s\n'])
  })

  it('ends the line also where the work fails', async () => {
    expect(await written(true, () => Promise.reject(new Error('no')))).toEqual([
      '\rPacking: 0.0 s',
      '\rPacking: 0.0 s\n',
    ])
  })

  it('answers what was made', async () => {
    expect(await sayProgress('Packing', async () => 7, { write: () => undefined })).toBe(7)
  })
})
