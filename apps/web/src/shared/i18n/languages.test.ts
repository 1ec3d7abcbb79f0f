import { describe, expect, it } from 'vitest'
import { chooseLanguage, inLanguage, localePrefix, withoutLocale, withPlainLocale } from './languages'

describe('[RT-04] the locale prefix of a path', () => {
  it('is es, cn, id or ru as a whole first segment', () => {
    expect(['/es', '/cn/', '/id/alice.ssi', '/ru/alice.ssi/didx'].map(localePrefix)).toEqual([
      'es',
      'cn',
      'id',
      'ru',
    ])
  })

  it('is not the beginning of a name', () => {
    for (const path of [
      '/',
      '/esther.ssi',
      '/cn.ssi',
      '/idris.ssi/didx',
      '/rufus',
      '/EN/x',
      '/%2565s/x',
      '/es%2Fx',
      '/ESTHER.ssi',
      '/en/x',
      '/alice.ssi/es',
    ]) {
      expect(localePrefix(path), path).toBeNull()
      expect(withoutLocale(path)).toBe(path)
    }
  })

  it.each([
    ['/ES/alice.ssi', 'es', '/alice.ssi', '/es/alice.ssi'],
    ['/Cn/alice.ssi/didx', 'cn', '/alice.ssi/didx', '/cn/alice.ssi/didx'],
    ['/iD', 'id', '/', '/id'],
    ['/RU/Alice.ssi', 'ru', '/Alice.ssi', '/ru/Alice.ssi'],
    ['/%65%53/alice.ssi', 'es', '/alice.ssi', '/es/alice.ssi'],
    ['//es/alice.ssi', 'es', '/alice.ssi', '/es/alice.ssi'],
    ['/es/alice.ssi', 'es', '/alice.ssi', '/es/alice.ssi'],
    ['/EN/alice.ssi', null, '/EN/alice.ssi', '/EN/alice.ssi'],
  ])('of %s is %s, however it is written', (path, locale, without, plain) => {
    expect(localePrefix(path)).toBe(locale)
    expect(withoutLocale(path)).toBe(without)
    expect(withPlainLocale(path)).toBe(plain)
  })

  it('is put on, changed and taken off while the page stays', () => {
    expect(inLanguage('/alice.ssi/didx', 'ru')).toBe('/ru/alice.ssi/didx')
    expect(inLanguage('/ru/alice.ssi', 'es')).toBe('/es/alice.ssi')
    expect(inLanguage('/ru/alice.ssi', 'en')).toBe('/alice.ssi')
    expect(inLanguage('/ru', 'en')).toBe('/')
    expect(inLanguage('/', 'id')).toBe('/id')
  })
})

describe('chooseLanguage', () => {
  it('takes the prefix, then the stored choice, then the browser, then English', () => {
    expect(chooseLanguage('/ru/alice.ssi', 'es', ['id'])).toBe('ru')
    expect(chooseLanguage('/alice.ssi', 'es', ['id'])).toBe('es')
    expect(chooseLanguage('/alice.ssi', null, ['de-DE', 'id-ID', 'es'])).toBe('id')
    expect(chooseLanguage('/', null, ['zh-CN'])).toBe('cn')
    expect(chooseLanguage('/', null, ['en-GB', 'ru'])).toBe('en')
    expect(chooseLanguage('/', null, ['de', 'cn'])).toBe('en')
  })
})
