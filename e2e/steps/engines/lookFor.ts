export interface Sought {
  readonly parts: 'controls' | 'fields' | 'texts' | 'wallet'
  /** The source of a pattern for the words. */
  readonly words: string
  /** The same for the name of the part around it. */
  readonly inside: string | null
}

/**
 * Runs in the page, and so uses nothing from outside: where the last part with these words can be pressed, in CSS px of the window, or what stands in the way.
 */
export function lookFor({ parts, words, inside }: Sought): { x: number; y: number } | string {
  const frame = document.querySelector<HTMLIFrameElement>('dialog.tyto-local-wallet > iframe')
  const isWallet = parts === 'wallet'
  const page = isWallet ? frame?.contentDocument : document
  if (!page) return 'no window of the wallet'
  const kinds = {
    controls: 'a, button, summary, input[type=checkbox], input[type=radio], [role=button], [role=tab]',
    wallet: 'button',
    fields: 'input, textarea, select',
    texts: 'h1, h2, h3, p, li, dd, dt, span, a, button, strong, div, label, output',
  }
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (part: Element): string => {
    const by = (part.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => page.getElementById(id)?.textContent ?? '')
      .join(' ')
    const labels =
      'labels' in part ? [...((part as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : []
    const isField = part.matches('input, textarea, select')
    const said = [part.getAttribute('aria-label'), by, labels.join(' '), isField ? '' : part.textContent]
    return said.map(plain).find((text) => text !== '') ?? ''
  }
  const isShown = (part: Element): boolean => {
    const { width, height } = part.getBoundingClientRect()
    return width > 0 && height > 0 && part.checkVisibility({ checkVisibilityCSS: true } as never)
  }
  const around = 'dialog, section, nav, article, fieldset, form, [role=dialog], [role=group], [role=region]'
  const scopes =
    inside === null
      ? [page]
      : [...page.querySelectorAll(around)].filter(
          (part) => isShown(part) && new RegExp(inside).test(nameOf(part)),
        )
  if (scopes.length === 0) return `nothing is called ${inside}`
  const found = scopes
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(kinds[parts])])
    .filter((part) => isShown(part) && new RegExp(words).test(nameOf(part)))
  const part = found.at(-1)
  if (!part) {
    const here = [...page.querySelectorAll(kinds[parts])].filter(isShown).map(nameOf)
    return `not there at ${location.pathname}, but ${here.join(' | ').slice(0, 1_500)}`
  }
  if (parts === 'texts') return { x: 0, y: 0 }
  if (part.matches(':disabled, [aria-disabled=true]')) return 'closed'
  const target = part.matches('input[type=checkbox], input[type=radio]')
    ? ((part as HTMLInputElement).labels?.[0] ?? part)
    : part
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = target.getBoundingClientRect()
  const x = Math.round(box.left + Math.min(box.width / 2, isWallet || target === part ? box.width : 20))
  const y = Math.round(box.top + box.height / 2)
  const hit = page.elementFromPoint(x, y)
  if (hit === null || !(target.contains(hit) || hit.contains(part)))
    return `covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`
  // Whether the press came where it was meant: what moves meanwhile takes none.
  document.documentElement.dataset['pressed'] = 'no'
  target.addEventListener('click', () => (document.documentElement.dataset['pressed'] = 'yes'), {
    capture: true,
    once: true,
  })
  const place = isWallet ? frame!.getBoundingClientRect() : { left: 0, top: 0 }
  return { x: Math.round(x + place.left), y: Math.round(y + place.top) }
}
