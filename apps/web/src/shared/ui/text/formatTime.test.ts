import { expect, it } from 'vitest'
import { regionalTag } from './formatTime'

it('[UI-01] dates are written as the person’s own variety of the language does', () => {
  expect(regionalTag('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(regionalTag('zh-Hans', ['zh-SG'])).toBe('zh-SG')
  expect(regionalTag('es', ['ES-mx'])).toBe('ES-mx')
  expect(regionalTag('id', ['en-GB'])).toBe('id')
  expect(regionalTag('ru', [])).toBe('ru')
})
