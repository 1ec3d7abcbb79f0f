import { readFileSync } from 'node:fs'
import { isRecord } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../shared/i18n/languages'
import { parsePath } from '../../../shared/routing/parsePath'
import { paths } from '../../../shared/routing/paths'
import { crumbLabel, routeLabel } from './crumbLabel'

function crumbsIn(language: string): readonly unknown[] {
  const file = new URL(`../../../shared/i18n/locales/${language}/common.json`, import.meta.url)
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isRecord(texts) && isRecord(texts['crumb']) ? Object.values(texts['crumb']) : []
}

describe('what pages are called', () => {
  it.each(languages)('no two of them alike, in %s', (language) => {
    const crumbs = crumbsIn(language)
    expect(crumbs.length).toBeGreaterThan(Object.keys(paths).length - 5)
    expect(crumbs.filter((crumb, at) => crumbs.indexOf(crumb) !== at)).toEqual([])
  })

  it('is told by the route, not by the last part of a path alone', () => {
    expect(crumbLabel(parsePath('/alice.ssi/didx/doc'), 'doc')).toBe('crumb.didDocument')
    expect(crumbLabel(parsePath('/alice.ssi/didx/wallet/doc'), 'doc')).toBe('crumb.didOperations')
    expect(crumbLabel(parsePath('/-/explorer/block'), 'block')).toBe('crumb.block')
    expect(crumbLabel(parsePath('/-/explorer/block/7'), '7')).toBeNull()
    expect(routeLabel('name')).toBeNull()
  })
})
