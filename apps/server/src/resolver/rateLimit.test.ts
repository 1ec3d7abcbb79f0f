import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rateLimit'

describe('createRateLimit', () => {
  it('takes a household of IPv6 for one client, and addresses of IPv4 for many', () => {
    const wait = createRateLimit({ burst: 1, perSecond: 1 }, () => 0)
    expect(wait('2001:db8:1:2::1')).toBe(0)
    expect(wait('2001:db8:1:2:ffff:1:2:3')).toBe(1)
    expect(wait('2001:db8:1:3::1')).toBe(0)
    expect(wait('2001:db8::1:2:3:4')).toBe(0)
    expect(wait('fe80::1%eth0')).toBe(0)
    expect(wait('::ffff:1.2.3.4')).toBe(0)
    expect(wait('::ffff:1.2.3.5')).toBe(0)
    expect(wait('1.2.3.4')).toBe(0)
    expect(wait('1.2.3.4')).toBe(1)
  })

  it('gives back no more than its burst', () => {
    let now = 0
    const wait = createRateLimit({ burst: 2, perSecond: 10 }, () => now)
    const taken = () => [wait('a'), wait('a'), wait('a')].filter((each) => each === 0).length
    expect(taken()).toBe(2)
    now = 1_000_000
    expect(taken()).toBe(2)
    now += 100
    expect(taken()).toBe(1)
  })

  it('forgets who asked first when there are very many', () => {
    const wait = createRateLimit({ burst: 1, perSecond: 0.001 }, () => 0)
    expect([wait('first'), wait('first')]).toEqual([0, 1000])
    for (let i = 0; i < 10_000; i++) wait(`client ${i}`)
    expect([wait('first'), wait('client 9999')]).toEqual([0, 1000])
  })
})
