/** Stands for the router in the script of the head: links are links, and nothing leads anywhere by itself. */
import type { ComponentProps } from 'react'
import { localePrefix, withoutLocale } from '../../shared/i18n/languages'

export function Link({ to, ...rest }: ComponentProps<'a'> & { readonly to: string }) {
  const locale = localePrefix(window.location.pathname)
  return <a {...rest} href={locale ? `/${locale}${to}` : to} />
}

export function useLocation() {
  const { pathname, search, hash } = window.location
  return { pathname: withoutLocale(pathname), search, hash }
}

export function useNavigate() {
  return (): void => undefined
}
