import type { ActivityPage } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { readAllPages } from './allPages'

const page = (count: number, next: string | null): ActivityPage => ({
  transactions: Array.from({ length: count }, () => ({}) as ActivityPage['transactions'][number]),
  next,
})

/** A past of so many pages with 20 transactions each, and how often it was asked. */
function past(pages: number) {
  const asked: string[] = []
  const read = (next: string): Promise<ActivityPage> => {
    asked.push(next)
    const at = Number(next)
    return Promise.resolve(page(20, at + 1 < pages ? String(at + 1) : null))
  }
  return { asked, read }
}

describe('[BX-16] all that a file holds', () => {
  it('is read to the end, from where the page is', async () => {
    const { asked, read } = past(5)
    const all = await readAllPages(read, [page(20, '1'), page(20, '2')])
    expect(all).toMatchObject({ count: 100, isWhole: true })
    expect(asked).toEqual(['2', '3', '4'])
  })

  it('ends after 5,000 transactions, and says that there are more', async () => {
    const { asked, read } = past(10_000)
    const all = await readAllPages(read, [page(20, '1')])
    expect(all).toMatchObject({ count: 5_000, isWhole: false })
    expect(all.pages).toHaveLength(250)
    expect(asked).toHaveLength(249)
  })

  it('asks a node that hands out empty pages no more, and is not whole then', async () => {
    let asked = 0
    const read = () => {
      asked += 1
      return Promise.resolve(page(0, 'again'))
    }
    expect(await readAllPages(read, [page(20, '1')])).toMatchObject({ count: 20, isWhole: false })
    expect(asked).toBe(1)
  })
})
