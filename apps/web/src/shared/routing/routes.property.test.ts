import { parseName } from '@tyto/identity'
import fc from 'fast-check'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { parsePath } from './parsePath'
import { paths, type Route } from './paths'
import { buildPath, findRoute } from './routes'

const username = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).map(parseName)

describe('[RT-07] buildPath', () => {
  it('gives the path of a name that reads back as the same name and page', () => {
    fc.assert(
      fc.property(username, (name) => {
        fc.pre(name.ok)
        const path = parsePath(buildPath('didDocument', { name: name.value }))
        // A name such as "address.ssi" is not the page /address: its path keeps the top-level name.
        expect(path).toMatchObject({
          kind: 'name',
          name: { ok: true, value: name.value },
          page: ['didx', 'doc'],
        })
      }),
    )
  })

  it('omits an empty subdomain and writes did@ for .did', () => {
    const pathOf = (text: string): string | null => {
      const name = parseName(text)
      return name.ok ? buildPath('name', { name: name.value }) : null
    }
    expect(pathOf('alice')).toBe('/alice.ssi')
    expect(pathOf('alice.did')).toBe('/did@alice.ssi')
    expect(pathOf('defi@alice.ssi')).toBe('/defi@alice.ssi')
    expect(pathOf('alice.zlp')).toBe('/alice.zlp')
  })

  it('gives paths that the router matches with their own pattern', () => {
    const name = { subdomain: 'defi', domain: 'alice', topLevel: 'ssi' } as const
    expect(matchPath(paths.didDocument, buildPath('didDocument', { name }))?.params).toEqual({
      name: 'defi@alice.ssi',
    })
    expect(buildPath('home')).toBe('/')
  })
})

describe('findRoute', () => {
  it('finds the page of every route that exists', () => {
    for (const route of Object.keys(paths) as Route[]) {
      const path = paths[route].replace(':name', 'alice.ssi').replace(/:[a-z]+/, '17')
      expect(findRoute(parsePath(path))).toBe(route)
    }
  })

  it('finds none where there is no page, and takes no page for a name', () => {
    for (const path of [
      '/alice.ssi/didx/nothing',
      '/alice.ssi/__proto__',
      '/xpoints/x',
      '/getstarted',
      '/-/x',
      '/-',
      '/-/explorer/tx',
      '/-/explorer/x/1',
      '/-/explorer/tx/1/2',
      '/address/x',
    ]) {
      expect(findRoute(parsePath(path)), path).toBeNull()
    }
  })
})

describe('the pages of the local network', () => {
  it('have paths that read back as the same page and text, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), (id) => {
        const path = parsePath(buildPath('explorerTransaction', { id }))
        expect(path).toMatchObject({ kind: 'page', page: ['-', 'explorer', 'tx', id] })
        expect(findRoute(path)).toBe('explorerTransaction')
      }),
    )
    expect(buildPath('explorer')).toBe('/-/explorer')
    expect(buildPath('explorerBlock', { number: '12' })).toBe('/-/explorer/block/12')
  })
})
