import { freePlace, type Box } from './freePlace'

/** How often the page is looked at while toasts are shown, in ms: it may change below them. */
const lookAgain = 300
/** The width in px up to which the bars of a phone are shown, as in the style sheets. */
const phoneWidth = 960
/** Px between the toasts and the edge of the window. */
const margin = { phone: 16, desktop: 24 } as const

const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'

/**
 * Keeps the toasts of a page where they cover no control. Inside a dialog they have a place of their own. Returns the
 * function that stops it.
 */
export function keepInFreePlace(toasts: HTMLElement): () => void {
  const place = (): void => {
    // Not while somebody uses one of them.
    if (toasts.matches(':hover') || toasts.contains(document.activeElement)) return
    const { left, top } = placeOf(toasts)
    toasts.style.left = `${left}px`
    toasts.style.top = `${top}px`
  }
  place()
  const timer = window.setInterval(place, lookAgain)
  window.addEventListener('scroll', place, { passive: true })
  window.addEventListener('resize', place)
  return () => {
    window.clearInterval(timer)
    window.removeEventListener('scroll', place)
    window.removeEventListener('resize', place)
    toasts.style.removeProperty('left')
    toasts.style.removeProperty('top')
  }
}

function placeOf(toasts: HTMLElement): Pick<Box, 'left' | 'top'> {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement
  const isPhone = right <= phoneWidth
  const edge = isPhone ? margin.phone : margin.desktop
  const { width, height } = toasts.getBoundingClientRect()
  return freePlace({
    size: { width, height },
    room: { left: edge, top: edge, right: right - edge, bottom: bottom - edge },
    controls: Array.from(document.querySelectorAll(controls))
      .filter((control) => !toasts.contains(control))
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < bottom),
    edge: isPhone ? 'top' : 'bottom',
  })
}
