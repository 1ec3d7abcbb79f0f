import { undo } from '@codemirror/commands'
import { setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { tellName } from './checker'
import { editorSetup } from './editorSetup'
import type { Checked } from './useChecked'

/** What the page around it can do with the editor. */
export interface EditorHandle {
  /** Another text in place of all of it, which can be undone. */
  replace(text: string): void
  undo(): void
  /** The cursor to a place, counted in UTF-16 code units. */
  goTo(offset: number): void
}

interface ScillaEditorProps {
  readonly label: string
  /** What is said about its keys. */
  readonly description: string
  readonly firstText: string
  readonly checked: Checked | null
  /** Called with the editor once it shows `firstText`, and with null when it goes. */
  readonly onReady: (editor: EditorHandle | null) => void
  readonly onChange: (text: string) => void
  readonly onTooLong: () => void
}

/** The text of a contract, with colours, and what is wrong with it at its lines. CodeMirror comes with this part alone. */
export function ScillaEditor(props: ScillaEditorProps) {
  const { label, description, checked } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const onChange = useEffectEvent((text: string) => props.onChange(text))
  const onTooLong = useEffectEvent(() => props.onTooLong())
  const onReady = useEffectEvent((editor: EditorHandle | null) => props.onReady(editor))
  const firstText = useEffectEvent(() => props.firstText)

  useEffect(() => {
    const host = place.current!
    // In a tree of its own its styles are sheets (`adoptedStyleSheets`); in the page's they would be an element, which the policy refuses.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const made = new EditorView({
      doc: firstText(),
      root,
      parent: root,
      extensions: editorSetup({
        label,
        description,
        onChange: (text) => onChange(text),
        onTooLong: () => onTooLong(),
        tell: tellName,
      }),
    })
    view.current = made
    onReady(handleOf(made))
    return () => {
      onReady(null)
      made.destroy()
      view.current = null
    }
  }, [label, description])

  useEffect(() => {
    const { current } = view
    // What is said of an earlier text stays at its places until this one is looked at.
    if (current === null || checked?.text !== current.state.doc.toString()) return
    current.dispatch(setDiagnostics(current.state, marksOf(checked)))
  }, [checked])

  return <div ref={place} />
}

function handleOf(view: EditorView): EditorHandle {
  return {
    replace: (text) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        // One step of undo, however soon it comes after another.
        userEvent: 'input.replace',
      }),
    undo: () => void undo(view),
    goTo: (offset) => {
      const anchor = Math.min(offset, view.state.doc.length)
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      })
      view.focus()
    },
  }
}

function marksOf({ text, result }: Checked): readonly Diagnostic[] {
  if (result.kind !== 'examined') return []
  return result.findings.map(({ start, end, severity, message }) => ({
    from: Math.min(start.offset, text.length),
    to: Math.min(end.offset, text.length),
    severity,
    message,
  }))
}
