import type { ApprovalSheet } from './approvalSheet'
import { readSheetMessage, shownMessage } from './sheetMessages'

export interface DialogSheetOptions {
  /** The approval page, of this origin. */
  readonly pageUrl: string
  /** The name of the sheet, for screen readers. */
  readonly title: string
  /** The owner closed it: Escape, the page's own button, a press beside it. */
  readonly onClose: () => void
  /** Does anything still wait for an answer? */
  readonly isBusy: () => boolean
}

const className = 'tyto-local-wallet'

/** Where a wallet's window stands: at the top right, and on a phone as a sheet from below. Colours are the page's. */
const rules = `
dialog.${className} {
  width: 26rem; max-width: calc(100vw - 2rem); height: 42rem; max-height: calc(100dvh - 2rem);
  margin: 1rem 1rem auto auto; padding: 0; border: 0; overflow: hidden;
  border-radius: var(--radius-2, 8px); background: var(--surface, Canvas); box-shadow: var(--shadow-modal, none);
}
dialog.${className}::backdrop { background: var(--scrim, rgb(0 0 0 / 0.4)); }
dialog.${className} > iframe { display: block; width: 100%; height: 100%; border: 0; }
@media (max-width: 45rem) {
  dialog.${className} {
    width: 100%; max-width: none; height: 92dvh; max-height: none; margin: auto 0 0;
    border-radius: var(--radius-2, 8px) var(--radius-2, 8px) 0 0;
  }
}
@media (forced-colors: active) { dialog.${className} { border: 1px solid; } }
`

/**
 * A modal dialog around the approval page: modal, because a page's own dialog would lie over anything else. Its style
 * is a constructed sheet, which a strict content security policy allows. The page is loaded once, at the first need.
 */
export function createDialogSheet({ pageUrl, title, onClose, isBusy }: DialogSheetOptions): ApprovalSheet {
  let dialog: SheetDialog | undefined
  // A window of its own lies over whatever the page opens: so does this one.
  const watch = new MutationObserver((changes) => {
    const isCovered = changes.some(
      ({ target }) => target !== dialog?.box && (target as Element).matches('dialog[open]'),
    )
    if (!isCovered || !dialog?.box.open) return
    dialog.box.close()
    dialog.box.showModal()
    dialog.frame.focus()
  })
  const style = new CSSStyleSheet()
  style.replaceSync(rules)

  const close = (): void => {
    if (!dialog?.box.open) return
    watch.disconnect()
    dialog.box.close()
    onClose()
  }
  const onMessage = (event: MessageEvent): void => {
    if (event.origin !== window.location.origin || event.source !== dialog?.frame.contentWindow) return
    const message = readSheetMessage(event.data)
    if (message === 'close' || (message === 'done' && !isBusy())) close()
  }

  function build(): SheetDialog {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    window.addEventListener('message', onMessage)
    const built = buildDialog({ pageUrl, title, close })
    document.body.append(built.box)
    return built
  }

  return {
    show: () => {
      dialog ??= build()
      const { box, frame } = dialog
      if (box.open) return
      box.showModal()
      watch.observe(document, { subtree: true, attributeFilter: ['open'] })
      frame.focus()
      frame.contentWindow?.postMessage(shownMessage, window.location.origin)
    },
    isOpen: () => dialog?.box.open === true,
    remove: () => {
      watch.disconnect()
      window.removeEventListener('message', onMessage)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style)
      dialog?.box.remove()
    },
  }
}

/** The dialog, and the approval page in it. */
interface SheetDialog {
  readonly box: HTMLDialogElement
  readonly frame: HTMLIFrameElement
}

function buildDialog({
  pageUrl,
  title,
  close,
}: Pick<DialogSheetOptions, 'pageUrl' | 'title'> & { readonly close: () => void }): SheetDialog {
  const box = document.createElement('dialog')
  box.className = className
  box.setAttribute('aria-label', title)
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = pageUrl
  box.append(frame)
  box.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  // The frame covers the dialog: only the backdrop reports a press on it.
  let beganOutside = false
  box.addEventListener('pointerdown', ({ target }) => {
    beganOutside = target === box
  })
  box.addEventListener('click', ({ target }) => {
    if (target === box && beganOutside) close()
  })
  return { box, frame }
}
