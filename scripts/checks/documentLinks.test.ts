import { describe, expect, it } from 'vitest'
import { checkDocumentLinks, untoldFeatures, untoldShared } from './documentLinks'

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

  it('a folder of shared that neither its README nor its own one names is found', () => {
    const at = (path: string) => `apps/web/src/shared/${path}`
    const files = ['clock/now.ts', 'clock/face/Face.tsx', 'clock/testing/fake.ts', 'texts/en/a.json'].map(at)
    const texts = new Map([[at('README.md'), '| `clock` |']])
    expect(untoldShared(files, texts)).toEqual([`${at('README.md')} does not name the folder clock/face`])
    texts.set(at('clock/README.md'), '`face` is drawn')
    expect(untoldShared(files, texts)).toEqual([])
    expect(untoldShared(files, new Map())).toHaveLength(2)
  })
})
