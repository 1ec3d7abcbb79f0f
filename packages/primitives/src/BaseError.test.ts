import { describe, expect, test } from 'vitest'
import { BaseError } from './BaseError'

class RpcFailure extends BaseError<'Down' | 'Garbage'> {}

describe('BaseError', () => {
  test('carries a code, a short message and what else a log needs', () => {
    const error = new RpcFailure('Down', 'The endpoint is down.', {
      details: 'ECONNREFUSED',
      metaMessages: ['URL: a'],
    })
    expect(error).toBeInstanceOf(Error)
    expect(error.name).toBe('RpcFailure')
    expect(error.code).toBe('Down')
    expect(error.shortMessage).toBe('The endpoint is down.')
    expect(error.message).toBe('The endpoint is down.\nURL: a\nDetails: ECONNREFUSED')
    expect('cause' in error).toBe(false)
    expect(error.details).toBe('ECONNREFUSED')
  })

  test('a cause may be anything, also a circle', () => {
    expect(new BaseError('A', 'a', { cause: 'just text' }).cause).toBe('just text')
    const a = new Error('a')
    const b = new RpcFailure('Garbage', 'b', { cause: a })
    a.cause = b
    expect(b.cause).toBe(a)
    expect(b.message).toBe('b')
  })
})
