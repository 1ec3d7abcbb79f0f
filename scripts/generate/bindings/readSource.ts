import type { ErrorCode } from './renderBinding'

const errorConstant = /^let err_(\w+)\s*=\s*Int32 (-?\d+)\s*$/gm
const commentedTransition = /\(\*((?:(?!\*\)|\(\*)[\s\S])*)\*\)\ntransition (\w+)/g

/** The codes that the library of a contract names `err_...`, as they stand. */
export function readErrorCodes(source: string): ErrorCode[] {
  return [...source.matchAll(errorConstant)].map(([, name = '', code = '']) => ({ name, code }))
}

/** The comment directly above each transition, as one line. */
export function readComments(source: string): Map<string, string> {
  const comments = new Map<string, string>()
  for (const [, comment = '', name = ''] of source.matchAll(commentedTransition)) {
    comments.set(name, comment.trim().replace(/\s+/g, ' '))
  }
  return comments
}
