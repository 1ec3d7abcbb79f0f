/** The pages in the engines of Firefox and Safari. Where one cannot be had, its walk is skipped by its name. */
import { expect, test } from '../steps/network/testSite'
import { until, type Engine } from '../steps/engines/engine'
import { engines, sizes } from '../steps/engines/engines'
import { linksOf } from '../steps/page/everyLink'

const isThere = `document.querySelectorAll('main h1').length === 1 && document.querySelector('main [aria-busy=true]') === null`

/** How far the page is wider than the window, and controls of the page that stand outside of it, by their names. */
const layout = `({
  wider: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  outside: [...document.querySelectorAll('main :is(a, button, input, textarea, select)')]
    .map((control) => [control, control.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.left < -1 || box.right > document.documentElement.clientWidth + 1))
    .map(([control]) => control.textContent || control.getAttribute('aria-label')),
})`

/** Opens a page of the app that runs already, as a press of a link does: a whole load of each page would take minutes. */
const openWithin = (path: string): string => `(() => {
  history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: String(Math.random()) }, '', ${JSON.stringify(path)})
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
})()`

for (const { name, isHere, open } of engines) {
  test.describe(`in ${name}`, () => {
    test.skip(!isHere, `${name} is not installed here`)
    test.setTimeout(180_000)
    let engine: Engine
    test.beforeAll(async () => {
      engine = await open()
    })
    test.afterAll(async () => engine?.close())

    test(`a name is looked up, in ${name}`, async ({ site }) => {
      await engine.resize(1366, 900)
      await engine.goto(site.url)
      await until(engine, `document.querySelector('main textarea') && !document.querySelector('[inert]')`)
      await engine.read(`(() => {
        const field = document.querySelector('main textarea')
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, 'alice.ssi')
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        field.form.requestSubmit()
      })()`)
      await until(engine, `location.pathname === '/alice.ssi' && document.querySelector('main article')`)
    })

    test(`a toast is as high as its text, in ${name}`, async ({ site }) => {
      await engine.resize(1366, 900)
      await engine.goto(`${site.url}/alice.ssi/didx/doc`)
      const copy = `[...document.querySelectorAll('main button')].find((button) => /copy/i.test(button.getAttribute('aria-label') ?? ''))`
      await until(engine, `${isThere} && ${copy}`)
      await engine.read(`void ${copy}.click()`)
      await until(engine, `document.querySelector('section:popover-open')`)
      const height = await engine.read(
        `document.querySelector('section:popover-open').getBoundingClientRect().height`,
      )
      expect(height).toBeGreaterThan(40)
      expect(height).toBeLessThan(160)
    })

    // Firefox and Safari keep a page that is left as it stands: nothing of it is loaded anew, and no script of it ran meanwhile.
    test(`a page that comes back has what another one wrote meanwhile, in ${name}`, async ({ site }) => {
      await engine.goto(`${site.url}/tyrondex.ssi/defix`)
      await until(engine, isThere)
      await engine.goto(`${site.url}/favicon.svg`)
      await engine.read(`localStorage.setItem('tyto.settings', '{"theme":"night"}')`)
      await engine.read(`void history.back()`)
      await until(engine, `location.pathname === '/tyrondex.ssi/defix' && ${isThere}`)
      await until(engine, `document.documentElement.dataset.theme === 'night'`)
      await engine.read(`localStorage.clear()`)
    })

    for (const { width, height } of sizes) {
      test(`nothing is cut off sideways on any page that is ${width} wide, in ${name}`, async ({ site }) => {
        await engine.resize(width, height)
        await engine.goto(`${site.url}/`)
        await until(engine, isThere)
        // The path that a link becomes is opened itself: what corrects it would come after the next page is asked for.
        for (const [link, path = link] of linksOf(/^\/(?!-\/)/)) {
          await engine.read(openWithin(path))
          await until(engine, `${isThere} && location.pathname === ${JSON.stringify(path)}`)
          expect.soft(await engine.read(layout), `${path} at ${width}`).toEqual({ wider: 0, outside: [] })
        }
      })
    }
  })
}
