/** Does to a page what a browser's translator does: each text gives way to elements of its own, now and whenever one comes. */
import type { Page } from '@playwright/test'

/** The marks around each text that was translated, so that a test can tell it from one that was not. */
export const translated = { before: '«', after: '»' } as const

/** Starts the translator; like a browser's, it leaves `translate="no"`, fields and scripts alone. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(({ before, after }) => {
    const alone = '[translate=no], script, style, textarea, option, title, svg, font'
    const replaceIn = (root: Node): void => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '') texts.push(node)
      if (root instanceof Text && root.data.trim() !== '') texts.push(root)
      for (const text of texts) {
        if (text.parentElement?.closest(alone) !== null) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `${before}${text.data}${after}`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replaceIn(target)
        for (const node of addedNodes) if (node.isConnected) replaceIn(node)
      }
    })
    replaceIn(document.body)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }, translated)
}
