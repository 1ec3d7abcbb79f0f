import type { Name } from '@tyto/identity'
import type { OwnName } from './ownNames'

/** The name under which somebody logs in to an own name: its .did, where that half alone leads to their wallet. */
export function logInNameOf({ name, half }: Pick<OwnName, 'name' | 'half'>): Name {
  return half === 'did' ? { ...name, topLevel: 'did' } : name
}
