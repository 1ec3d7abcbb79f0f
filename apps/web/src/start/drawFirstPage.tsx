import type { ParsedPath } from '../shared/routing/parsePath'
import { draw } from './drawing/draw'
import { FirstPage } from './FirstPage'

/**
 * Draws the first page into the root. It is a picture: nobody can press or focus anything in it, and readers of the
 * screen pass it over. The app takes its place; where it is there already, nothing is drawn.
 */
export function drawFirstPage(path: ParsedPath, root: HTMLElement): void {
  if (root.hasChildNodes()) return
  const picture = document.createElement('div')
  picture.inert = true
  picture.ariaHidden = 'true'
  picture.style.display = 'contents'
  draw(<FirstPage path={path} />, picture)
  root.replaceChildren(picture)
}
