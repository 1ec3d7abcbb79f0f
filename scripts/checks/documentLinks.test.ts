import { describe, expect, it } from 'vitest'
import { checkDocumentLinks, untoldFeatures } from './documentLinks'

const file = (path: string) => `apps/web/src/features/${path}`

describe('the pages of the project', () => {
  it('lead somewhere, are short, and tell of every feature', async () => {
    expect(await checkDocumentLinks()).toEqual([])
  })

  it('a feature without a README and a folder that none names are found', () => {
    const files = ['chess/Board.tsx', 'chess/moves/castle.ts', 'go/Stone.tsx'].map(file)
    const texts = new Map([
      [file('chess/README.md'), '# chess'],
      [file('README.md'), '# features'],
    ])
    expect(untoldFeatures(files, texts)).toEqual([
      `${file('chess/README.md')} does not name the folder moves`,
      `${file('go')} has no README.md`,
    ])
    texts.set(file('chess/README.md'), '`moves` are here')
    texts.set(file('go/README.md'), '# go')
    expect(untoldFeatures(files, texts)).toEqual([])
  })
})
