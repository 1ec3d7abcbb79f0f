import { describe, expect, it } from 'vitest'
import { checkBrowsers, findFeatures, supported, used } from './browsers'

describe('[BX-30] what the app needs of a browser', () => {
  it('is listed, and the README says from which version on', async () => {
    expect(await checkBrowsers()).toEqual([])
  })

  it('is the newest of what it breaks without', () => {
    expect(
      supported([
        { name: 'a', pattern: /a/, since: [100, 10, 17.4], without: 'broken' },
        { name: 'b', pattern: /b/, since: [90, 20, 15], without: 'broken' },
        { name: 'c', pattern: /c/, since: [200, 200, 200], without: 'plainer' },
      ]),
    ).toBe('Chrome and Edge 100, Firefox 20, Safari 17.4')
  })

  it('finds what is used without a row, and a row of what nothing uses', () => {
    const found = findFeatures(
      new Map([
        ['a.css', '.a { field-sizing: content }'],
        ['b.ts', 'document.startViewTransition(draw); const id = crypto.randomUUID()'],
        ['c.css', '.c:has(> b) { color: red }'],
      ]),
    )
    expect(found.filter((text) => text.startsWith('a.css'))).toHaveLength(1)
    expect(found.filter((text) => text.startsWith('b.ts'))).toHaveLength(2)
    expect(found.filter((text) => text.startsWith('c.css'))).toEqual([])
    expect(found.filter((text) => text.includes('nothing uses'))).toHaveLength(used.length - 1)
  })
})
