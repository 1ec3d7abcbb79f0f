import { formatName, type Name } from '@tyto/identity'
import { buildPath } from '../../shared/routing/routes'
import { nameInText } from '../../shared/ui/text/nameParts'
import type { PaletteItem } from './paletteItem'

/** A name that leads to its page. */
export function nameItem(group: string, name: Name, hint: string): PaletteItem {
  const username = formatName(name)
  return {
    id: `${group} ${username}`,
    label: nameInText(username),
    hint,
    picture: { name: username, closed: false },
    act: { kind: 'open', path: buildPath('name', { name }) },
  }
}
