import { describe, expect, it } from 'vitest'
import { nameInText, nameParts } from './nameParts'

describe('[RT-13] nameParts', () => {
  it('draws subdomain, domain and top-level name apart', () => {
    expect(nameParts('defi@alice.ssi')).toEqual({
      subdomain: 'defi',
      domain: 'alice',
      topLevel: '.ssi',
      breaks: false,
      shortened: false,
    })
    expect(nameParts('alice.did')).toMatchObject({ subdomain: '', domain: 'alice', topLevel: '.did' })
  })

  it('breaks after the @ only where there is one, by the stated lengths', () => {
    expect(nameParts('treasury@wren.ssi').breaks).toBe(true)
    expect(nameParts('defi@kestrel.ssi').breaks).toBe(true)
    expect(nameParts('a@nightjar.ssi').breaks).toBe(true)
    expect(nameParts('defi@alices.ssi').breaks).toBe(false)
    expect(nameParts('nightwatchers.ssi').breaks).toBe(false)
  })

  it('shortens over 20 characters to the first 8 and the last 8, and keeps the top-level name', () => {
    expect(nameParts('verylongdomainandmainname.ssi')).toMatchObject({
      domain: 'verylong…mainname',
      topLevel: '.ssi',
      shortened: true,
    })
    expect(nameParts('defi@nightwatchersofparis.ssi')).toMatchObject({
      subdomain: 'defi',
      domain: 'nig…sofparis',
      shortened: true,
    })
    expect(nameParts('averylongsubdomain@owl.ssi')).toMatchObject({
      subdomain: 'averylon…main',
      domain: 'owl',
    })
  })

  it('draws what is no name as it is', () => {
    expect(nameParts('')).toMatchObject({ subdomain: '', domain: '', topLevel: '' })
    expect(nameParts('@.')).toMatchObject({ subdomain: '', domain: '@' })
  })
})

describe('nameInText', () => {
  it('keeps what a person can check, and shortens ten thousand characters', () => {
    expect(nameInText('a-rather-long-name-of-somebody.ssi')).toBe('a-rather-long-name-of-somebody.ssi')
    expect(nameInText(`${'a'.repeat(10_000)}.ssi`)).toBe('aaaaaaaa…aaaaaaaa.ssi')
  })
})
