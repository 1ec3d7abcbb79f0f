import { readFileSync, readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

const folder = 'apps/web/src/shared/i18n/locales'

/** Every text of a language by its area and key. */
function textsOf(language: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const gather = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.set(key, value)
    else for (const [name, inner] of Object.entries(value as object)) gather(inner, `${key}.${name}`)
  }
  for (const file of readdirSync(`${folder}/${language}`))
    gather(JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')), file)
  return found
}

const english = textsOf('en')

/** The English sentences of the app that stand on a page in another language: three words or more, nothing to fill in, and not the same there. */
export async function englishOn(page: Page, language: 'es' | 'cn' | 'id' | 'ru'): Promise<readonly string[]> {
  const own = new Set(textsOf(language).values())
  const shown = await page.locator('body').innerText()
  return [...english.values()].filter(
    (text) => text.split(' ').length > 2 && !text.includes('{{') && !own.has(text) && shown.includes(text),
  )
}
