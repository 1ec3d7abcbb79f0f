import { expect, it, vi } from 'vitest'

// The site that served this page, which the chain of a page asks for.
vi.stubGlobal('document', { querySelector: () => null })
const { publishedList } = await import('./publishedList')

it('a list whose place does not answer is unread, and not one that is not there', async () => {
  const record = { did: `did:tyron:zil:isol:${'1'.repeat(40)}`, verificationMethods: new Map() }
  await expect(publishedList('https://127.0.0.1:1/list', record)).rejects.toMatchObject({
    code: 'ListUnread',
  })
})
