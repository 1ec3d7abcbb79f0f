import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Area } from '../i18n/resources'
import { findHead } from './findHead'

/** The texts at the head of the page that is open; null where its path does not tell them, or until they are there. */
export function usePathHead(): {
  readonly title: string
  readonly plain: string | null
  readonly lead: string | null
} | null {
  const head = findHead(useLocation())
  const areas: readonly Area[] = [head?.area ?? 'common']
  const { t, ready } = useTranslation(areas, { useSuspense: false })
  if (head === null || !ready) return null
  const { title, plain, lead, name } = head
  return { title: t(title), plain: plain && t(plain), lead: lead && t(lead, { name }) }
}
