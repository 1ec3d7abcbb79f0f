import { expect, it } from 'vitest'
import { logInNameOf } from './logInNameOf'

const name = { subdomain: '', domain: 'alice', topLevel: 'ssi' } as const

it.each([
  ['both', 'ssi'],
  ['ssi', 'ssi'],
  ['did', 'did'],
] as const)('[BX-28] of a name whose half is %s somebody logs in to the .%s', (half, topLevel) => {
  expect(logInNameOf({ name, half })).toEqual({ ...name, topLevel })
})
