import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { scillaPiece, type TokenKind } from '../contracts/scillaTokens'

/** The names by which the editor knows the kinds of pieces. */
const names: Readonly<Record<TokenKind, string | null>> = {
  plain: null,
  keyword: 'keyword',
  type: 'typeName',
  text: 'string',
  number: 'number',
  comment: 'comment',
}

const language = StreamLanguage.define<{ depth: number }>({
  name: 'scilla',
  startState: () => ({ depth: 0 }),
  token: (stream, state) => {
    const { kind, end, depth } = scillaPiece(stream.string, stream.pos, state.depth)
    stream.pos = end
    state.depth = depth
    return names[kind]
  },
})

/** As `CodeLines.module.css` has them, whose classes do not reach into the editor. */
const colouring = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--amber-ink)' },
  { tag: tags.typeName, color: 'var(--info)' },
  { tag: [tags.string, tags.number], color: 'var(--success)' },
  { tag: tags.comment, color: 'var(--ink-3)' },
])

/** Scilla in the colours that its code has in the explorer. */
export const scillaLanguage = [language, syntaxHighlighting(colouring)]
