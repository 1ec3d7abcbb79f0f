import { motionsName, type NetworkId } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { isHex, type Hex } from '@tyto/primitives'
import { buildPath } from '../../shared/routing/routes'
import { publicSite } from '../../shared/settings/publicSite'

const fragment = '#motion='

/** The path of a motion on the board of a name. */
export function motionPath(board: Name, id: Hex): string {
  const name = formatName(board)
  const query = name === formatName(motionsName) ? '' : `?of=${encodeURIComponent(name)}`
  return `${buildPath('xpoints')}${query}${fragment}${id}`
}

/** The same as a link for other people. */
export function motionLink(network: NetworkId, board: Name, id: Hex): string {
  return `${publicSite(network)}${motionPath(board, id)}`
}

/** The motion that a link is about; null for any other fragment. */
export function motionInFragment(hash: string): Hex | null {
  const id = hash.startsWith(fragment) ? hash.slice(fragment.length).toLowerCase() : ''
  return isHex(id, 32) ? id : null
}
