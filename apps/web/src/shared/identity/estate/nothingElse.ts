import type { Estate } from '@tyto/identity'

/** In an estate that is about one thing: nothing else that the name carries is told beside it. */
export const nothingElse: Pick<
  Estate,
  'wallets' | 'left' | 'promises' | 'keys' | 'guards' | 'guardians' | 'names'
> = {
  wallets: [],
  left: 0,
  promises: [],
  keys: [],
  guards: [],
  guardians: null,
  names: [],
}
