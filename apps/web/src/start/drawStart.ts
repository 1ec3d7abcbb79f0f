/** The second script of the head: it runs once the page is parsed, and shows what the path says before the app is there. */
import { plateRival } from '../shared/identity/plateRival'
import { parsePath } from '../shared/routing/parsePath'
import { keepPlatesApart } from '../shared/ui/plate/plateDrawing'
import { drawFirstPage } from './drawFirstPage'
import { addTexts } from './drawing/i18n'
import { addStyles, knownPages } from './startApp'

/** How long the picture waits for the two faces that it is drawn in, in ms. */
const longestWait = 400

/** The faces that the page preloads. Drawn in others, the picture would be painted again by the app. */
async function facesAreThere(): Promise<void> {
  const faces = ['340 1em "Literata Name"', '1em "Geist"'].map((face) => document.fonts.load(face))
  await Promise.race([Promise.allSettled(faces), new Promise((go) => setTimeout(go, longestWait))])
}

keepPlatesApart(plateRival)
const path = parsePath(window.location.pathname)
const root = document.getElementById('root')
if (root) {
  // Without its styles a page is not drawn; the app then comes without a picture before it.
  const heads = knownPages(path).then(({ texts }) => addTexts(texts))
  Promise.all([addStyles(path), facesAreThere(), heads]).then(
    () => drawFirstPage(path, root),
    () => undefined,
  )
}
