import { describe, expect, it } from 'vitest'
import { chooseLanguage, inLanguage, localePrefix, withoutLocale } from './languages'

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
      '/ES/x',
      '/en/x',
      '/alice.ssi/es',
    ]) {
      expect(localePrefix(path), path).toBeNull()
      expect(withoutLocale(path)).toBe(path)
    }
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
