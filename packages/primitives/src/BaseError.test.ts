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

  test('walks down its causes', () => {
    const root = new TypeError('root')
    const middle = new RpcFailure('Garbage', 'middle', { cause: root })
    const top = new BaseError('Top', 'top', { cause: middle })
    expect(top.walk()).toBe(root)
    expect(root).toBe(middle.walk())
    expect(top.walk((error) => error instanceof RpcFailure)).toBe(middle)
    expect(top.walk((error) => error === top)).toBe(top)
    expect(top.walk((error) => error instanceof RangeError)).toBeUndefined()
    expect(new BaseError('A', 'a').walk()).toMatchObject({ code: 'A' })
  })

  test('a cause may be anything, also a circle', () => {
    expect(new BaseError('A', 'a', { cause: 'just text' }).walk()).toBe('just text')
    const a = new Error('a')
    const b = new BaseError('B', 'b', { cause: a })
    a.cause = b
    expect(b.walk()).toBe(a)
    expect(b.walk(() => false)).toBeUndefined()
  })
})
