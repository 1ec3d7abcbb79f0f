/** The second script of the head: it runs once the page is parsed, and shows what the path says before the app is there. */
import { parsePath } from '../shared/routing/parsePath'
import { drawFirstPage } from './drawFirstPage'
import { addStyles } from './startApp'

const path = parsePath(window.location.pathname)
const root = document.getElementById('root')
if (root) {
  // Without its styles a page is not drawn; the app then comes without a picture before it.
  addStyles(path).then(
    () => drawFirstPage(path, root),
    () => undefined,
  )
}
