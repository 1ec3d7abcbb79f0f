import { describe, expect, it } from 'vitest'
import { breadcrumbs } from './breadcrumbs'
import { parsePath } from './parsePath'

describe('breadcrumbs', () => {
  it('[RT-11] go from home over the name to the page', () => {
    expect(breadcrumbs(parsePath('/es/alice.did/didx/doc')).map((step) => step.path)).toEqual([
      '/',
      '/did@alice.ssi',
      '/did@alice.ssi/didx',
      '/did@alice.ssi/didx/doc',
    ])
    expect(breadcrumbs(parsePath('/address')).map((step) => step.kind)).toEqual(['home', 'page'])
    expect(breadcrumbs(parsePath('/alice.eth/didx'))).toEqual([{ kind: 'home', path: '/' }])
  })
})
