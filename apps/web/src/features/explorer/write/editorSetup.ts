import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentUnit } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, lineNumbers, ViewPlugin } from '@codemirror/view'
import { editorLook } from './editorLook'
import { scillaLanguage } from './scillaLanguage'
import { longestText } from './written'

interface EditorWiring {
  /** The name of the text, and what is said about its keys. */
  readonly label: string
  readonly description: string
  onChange(text: string): void
  /** A change was not taken, since the text would be longer than `longestText`. */
  onTooLong(): void
  readonly tell: Tell
}

/** What stands at a place; null where nothing is known of it, or nobody waits for it any more. */
type Tell = (text: string, offset: number, signal: AbortSignal) => Promise<ToldPlace | null>

interface ToldPlace {
  readonly told: string
  readonly from: number
  readonly to: number
}

/** All that the editor of a contract can do. */
export function editorSetup({ label, description, onChange, onTooLong, tell }: EditorWiring): Extension {
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    bracketMatching(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-description': description,
      autocapitalize: 'none',
      autocomplete: 'off',
      // A text that is longer than its frame is scrolled by the keyboard from here.
      tabindex: '0',
    }),
    keymap.of([leaveByTab, indentWithTab, ...defaultKeymap, ...historyKeymap]),
    tabAfterEscape,
    EditorState.changeFilter.of((transaction) => {
      if (transaction.newDoc.length <= longestText) return true
      queueMicrotask(onTooLong)
      return false
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString())
    }),
    toldUnderPointer(tell),
    scillaLanguage,
    editorLook,
  ]
}

/** After Escape, Tab leaves the text: nobody is caught in it by the keyboard. */
const leaveByTab = {
  key: 'Escape',
  run: (view: EditorView): boolean => {
    view.setTabFocusMode(true)
    return false
  },
}

/** Tab indents again once somebody types, or comes back. */
const tabAfterEscape: Extension = [
  EditorView.updateListener.of(({ docChanged, view }) => {
    if (docChanged) view.setTabFocusMode(false)
  }),
  EditorView.domEventHandlers({ focus: (_, view) => view.setTabFocusMode(false) }),
]

/** A question is given up once the next one is asked, or the editor goes. */
function toldUnderPointer(tell: Tell): Extension {
  let asked = new AbortController()
  return [
    hoverTooltip(async (view, at) => {
      asked.abort()
      asked = new AbortController()
      const place = await tell(view.state.doc.toString(), at, asked.signal)
      return place && { pos: place.from, end: place.to, create: () => ({ dom: textOf(place.told) }) }
    }),
    ViewPlugin.define(() => ({ destroy: () => asked.abort() })),
  ]
}

function textOf(told: string): HTMLElement {
  const dom = document.createElement('div')
  dom.textContent = told
  return dom
}
