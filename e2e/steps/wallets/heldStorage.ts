/** A storage wallet that asks its person until the test says that they agreed. */
import { expect, type Page } from '@playwright/test'

export interface HeldStorage {
  /** Waits until the page has asked it. */
  readonly isAsked: () => Promise<void>
  /** Decrypts now, and waits until the page has heard it. */
  readonly letGo: () => Promise<void>
}

/** From now on the storage wallet of this page decrypts when it is let go. */
export async function holdDecryption(page: Page): Promise<HeldStorage> {
  await page.evaluate(() => {
    const wallet = Reflect.get(window, 'arweaveWallet') as {
      decrypt: (...given: never[]) => Promise<unknown>
    }
    const decrypt = wallet.decrypt.bind(wallet)
    let letGo = () => {}
    const held = new Promise<void>((done) => {
      letGo = done
    })
    let heard: Promise<unknown> = held
    Reflect.set(window, 'asked', 0)
    wallet.decrypt = (...given) => {
      Reflect.set(window, 'asked', 1)
      const answer = held.then(() => decrypt(...given))
      heard = answer
      return answer
    }
    Reflect.set(window, 'letGo', async () => {
      letGo()
      await heard
      // What the page does with it happens in the turns after this one.
      await new Promise((done) => setTimeout(done))
    })
  })
  return {
    isAsked: () => expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'asked')))).toBe(1),
    letGo: () => page.evaluate(async () => (Reflect.get(window, 'letGo') as () => Promise<void>)()),
  }
}
