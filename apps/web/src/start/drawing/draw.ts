import { isRecord } from '@tyto/primitives'
import { Fragment, type DrawnElement } from './element'

const svg = 'http://www.w3.org/2000/svg'

/** Names of attributes that React writes in another way. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
}

/**
 * Draws what components return into an element, once: no state, no events. Components that only show what they are
 * given come out as React draws them.
 */
export function draw(node: unknown, parent: Element): void {
  if (Array.isArray(node)) {
    for (const child of node) draw(child, parent)
  } else if (isDrawn(node)) {
    drawElement(node, parent)
  } else if (typeof node === 'string' || typeof node === 'number') {
    parent.append(String(node))
  }
}

function isDrawn(node: unknown): node is DrawnElement {
  return isRecord(node) && 'type' in node && 'props' in node
}

function drawElement({ type, props }: DrawnElement, parent: Element): void {
  if (typeof type === 'function') return draw(type(props), parent)
  if (type === Fragment) return draw(props['children'], parent)
  const tag = String(type)
  const isDrawing = tag === 'svg' || parent.namespaceURI === svg
  const element = isDrawing ? document.createElementNS(svg, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value)
  // Nobody can type into a field that is drawn only.
  if (element instanceof HTMLTextAreaElement) element.readOnly = true
  draw(props['children'], element)
  parent.append(element)
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (name === 'style' && isRecord(value)) {
    setStyle(element, value)
  } else if (typeof value === 'string' || typeof value === 'number') {
    if (name !== 'children') element.setAttribute(attributeNames[name] ?? name, String(value))
  } else if (value === true) {
    element.setAttribute(name, name.startsWith('aria-') ? 'true' : '')
  }
}

/** Styles are set one by one: the security policy allows no style attribute in markup. */
function setStyle(element: Element, styles: Readonly<Record<string, unknown>>): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  for (const [name, value] of Object.entries(styles)) {
    element.style.setProperty(name, String(value))
  }
}
