import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { parsePath } from '../../shared/routing/parsePath'
import { buildPath } from '../../shared/routing/routes'
import { useLogin } from '../../shared/session/wallet/login'
import { useNetworkId } from '../../shared/settings/network'
import type { IconName } from '../../shared/ui/icons/iconPaths'
import { nameInText } from '../../shared/ui/text/nameParts'
import type { PaletteItem } from './paletteItem'

/** Pages for everybody, and those that only the controller of a name can use. */
const open = ['name', 'didDocument', 'recovery', 'recoveryKit', 'claim', 'activity', 'statement'] as const
const own = [
  'settings',
  'didOperations',
  'balances',
  'allowances',
  'nfts',
  'gallery',
  'mintDomain',
  'newSubdomain',
  'recoveryLock',
] as const

const icons: Readonly<Record<(typeof open | typeof own)[number], IconName>> = {
  name: 'home',
  didDocument: 'doc',
  recovery: 'shield',
  recoveryKit: 'book',
  claim: 'ok',
  statement: 'doc',
  settings: 'gear',
  didOperations: 'key',
  balances: 'stack',
  allowances: 'users',
  activity: 'clock',
  nfts: 'image',
  gallery: 'image',
  mintDomain: 'plus',
  newSubdomain: 'users',
  recoveryLock: 'lock',
}

/** The rail's word for the part to which a page belongs, where the page has another name. */
const parts: Readonly<
  Partial<Record<(typeof open | typeof own)[number], 'document' | 'guardians' | 'money' | 'names'>>
> = {
  didDocument: 'document',
  recovery: 'guardians',
  recoveryKit: 'guardians',
  recoveryLock: 'guardians',
  balances: 'money',
  allowances: 'money',
  nfts: 'names',
  gallery: 'names',
  mintDomain: 'names',
  newSubdomain: 'names',
}

/** The pages of the name that is open, those of the name that is logged in, and those of the app. */
export function usePageItems(): readonly PaletteItem[] {
  const { t } = useTranslation(['palette', 'common'])
  const network = useNetworkId()
  const { pathname } = useLocation()
  const login = useLogin()
  const path = parsePath(pathname)
  const here = path.kind === 'name' && path.name.ok ? path.name.value : null
  const mine = login?.name ?? null
  const names = new Map([here, mine].flatMap((name) => (name === null ? [] : [[formatName(name), name]])))

  const pagesOf = (name: Name): readonly PaletteItem[] => {
    const username = formatName(name)
    const isMine = mine !== null && formatName(mine) === username
    return [...open, ...(isMine ? own : [])].map((route) => {
      const part = parts[route]
      return {
        id: `page ${username} ${route}`,
        label: t(`palette:page.${route}`),
        hint: nameInText(username),
        also: part === undefined ? '' : t(`common:nav.${part}`),
        picture: icons[route],
        act: { kind: 'open', path: buildPath(route, { name }) },
      }
    })
  }
  const page = (
    route: 'home' | 'xpoints' | 'explorer' | 'faucet' | 'tries',
    label: string,
    picture: IconName,
  ): PaletteItem => ({
    id: `page ${route}`,
    label,
    hint: '',
    picture,
    act: { kind: 'open', path: buildPath(route) },
  })
  return [
    ...[...names.values()].flatMap(pagesOf),
    page('home', t('common:homepage'), 'search'),
    page('xpoints', t('common:crumb.xpoints'), 'voice'),
    ...(network === 'local'
      ? [
          page('explorer', t('common:menu.explorer'), 'search'),
          page('faucet', t('common:menu.faucet'), 'drop'),
          page('tries', t('common:crumb.tries'), 'owl'),
        ]
      : []),
  ]
}
